/**
 * What fills the air of the cemetery: low mist, flames and their halos, wisps over the coffins, sparks and dust.
 * Everything moves in the shaders or in a small crowd: nothing is computed a square at a time.
 */
import {
  AdditiveBlending,
  BufferAttribute,
  BufferGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  Points,
  ShaderMaterial,
  TetrahedronGeometry,
  Vector3,
} from '../../../vendor/monitor.js';
import { Crowd } from '../crowd.js';
import { linear } from '../clock.js';
import { Model } from '../model.js';
import { skull } from './monster_parts.js';

/** @typedef {import('../rig.js').Cell} Cell */
/** @typedef {import('../theatre.js').Burst} Burst */
/** @typedef {import('../theatre.js').Missile} Missile */

/** @type {Record<Burst, string[]>} */
const PALETTES = {
  dust: ['#8a8078', '#6d655e', '#a39a90'],
  spark: ['#ffd24a', '#fff3c0', '#ff9a3a'],
  bone: ['#e8e3d0', '#c6d5e2', '#8fa3b8'],
  star: ['#ffe27a', '#ffd24a', '#ffffff'],
  blood: ['#d2324a', '#8f1730', '#ff6a78'],
  ice: ['#bfeaff', '#8fd8ff', '#ffffff'],
  holy: ['#fff8d8', '#a6ffb8', '#ffe27a'],
  fire: ['#ff8a1f', '#ffd24a', '#ff4a2a'],
  note: ['#ff4fd8', '#c9a4ff', '#ffffff'],
  shade: ['#4a2f6b', '#2a1836', '#8a5fc0'],
  poison: ['#7dff5a', '#3fa52a', '#c9ff8a'],
};
/** Bits that rise instead of falling. @type {Set<Burst>} */
const RISING = new Set(['holy', 'star', 'fire', 'note', 'poison']);

const MIST_VERTEX = `varying vec2 at; void main() { vec4 world = modelMatrix * vec4(position, 1.0); at = world.xz; gl_Position = projectionMatrix * viewMatrix * world; }`;
const MIST_FRAGMENT = `
  varying vec2 at; uniform float time; uniform vec3 tint; uniform vec2 centre; uniform vec2 reach;
  float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5453); }
  float noise(vec2 p) { vec2 i = floor(p), f = fract(p); f = f * f * (3.0 - 2.0 * f);
    return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y); }
  void main() {
    float n = noise(at * 0.55 + vec2(time * 0.11, time * 0.05)) * 0.65 + noise(at * 1.3 - vec2(time * 0.08, -time * 0.06)) * 0.35;
    vec2 far = abs(at - centre) / reach;
    float rim = smoothstep(1.25, 0.75, max(far.x, far.y));
    float outside = smoothstep(0.72, 1.0, max(far.x, far.y));
    gl_FragColor = vec4(tint, smoothstep(0.36, 0.95, n) * rim * (0.3 + 0.4 * outside));
    #include <colorspace_fragment>
  }`;

const FLAME_VERTEX = `
  attribute vec4 look; /* size, phase, kind (0 flame, 1 halo, 2 wisp), 0 */
  varying vec2 kind; uniform float time; uniform float scale;
  void main() {
    vec3 p = position;
    if (look.z > 1.5) p += vec3(sin(time * 0.7 + look.y * 5.0) * 0.6, sin(time * 1.1 + look.y * 3.0) * 0.18, cos(time * 0.6 + look.y * 7.0) * 0.4);
    vec4 seen = modelViewMatrix * vec4(p, 1.0);
    float flicker = 0.86 + 0.14 * sin(time * 11.0 + look.y * 9.0) * sin(time * 7.3 + look.y * 4.0);
    gl_PointSize = look.x * scale * flicker / -seen.z;
    kind = look.zy;
    gl_Position = projectionMatrix * seen;
  }`;
const FLAME_FRAGMENT = `
  varying vec2 kind; uniform float time;
  void main() {
    vec2 p = gl_PointCoord * 2.0 - 1.0;
    float far = length(p);
    vec3 colour; float alpha;
    if (kind.x < 0.5) {
      p.x += sin(time * 8.0 + kind.y * 9.0 + p.y * 3.0) * 0.08 * (1.0 - p.y);
      float body = 1.0 - smoothstep(0.0, 0.42 * smoothstep(-1.0, 0.3, p.y) * smoothstep(1.0, 0.55, p.y) + 0.02, abs(p.x));
      alpha = body; colour = mix(vec3(1.0, 0.42, 0.08), vec3(1.0, 0.93, 0.62), smoothstep(0.4, 0.0, abs(p.x) + abs(p.y - 0.35) * 0.5));
    } else if (kind.x < 1.5) { alpha = pow(max(0.0, 1.0 - far), 2.0) * 0.34; colour = vec3(1.0, 0.6, 0.22); }
    else { alpha = pow(max(0.0, 1.0 - far), 2.5) * 0.8; colour = vec3(0.4, 1.0, 0.55); }
    gl_FragColor = vec4(colour * alpha, alpha);
    #include <colorspace_fragment>
  }`;

function skullShape() {
  const m = new Model();
  skull(m, [0, 0, 0], 0.2, '#ff8a2a');
  return m.build();
}

export class Air {
  /** @param {import('../stage.js').Stage} stage @param {{width: number, height: number}} board */
  constructor(stage, { width, height }) {
    this.stage = stage;
    const centre = new Vector3((width - 1) / 2, 0, (height - 1) / 2);
    this.time = { value: 0 };
    this.mist = new Mesh(
      new PlaneGeometry(width + 9, height + 9).rotateX(-Math.PI / 2).translate(centre.x, 0.16, centre.z),
      new ShaderMaterial({
        vertexShader: MIST_VERTEX,
        fragmentShader: MIST_FRAGMENT,
        transparent: true,
        depthWrite: false,
        uniforms: { time: this.time, tint: { value: new Color('#aebcf0') }, centre: { value: { x: centre.x, y: centre.z } }, reach: { value: { x: (width + 5) / 2, y: (height + 5) / 2 } } },
      }),
    );
    this.mist.renderOrder = 2;
    this.scale = { value: 900 };
    this.fires = new Points(
      new BufferGeometry(),
      new ShaderMaterial({ vertexShader: FLAME_VERTEX, fragmentShader: FLAME_FRAGMENT, transparent: true, depthWrite: false, blending: AdditiveBlending, uniforms: { time: this.time, scale: this.scale } }),
    );
    this.fires.frustumCulled = false;
    this.fires.renderOrder = 3;
    stage.scene.add(this.mist, this.fires);
    this.bits = new Crowd(stage.scene, new TetrahedronGeometry(0.075), new MeshLambertMaterial({ emissive: '#443a30' }), { most: 96, shadow: false, receives: false });
    const bolt = new Model().stick('#f4ecd0', [0.05, 0.05, 0.6], [0, 0, 0]).tube('#dfe6ee', [0, 0.09, 0.16], [0, 0, -0.36], { sides: 4, turn: [-Math.PI / 2, 0, 0] }).build();
    this.bolts = new Crowd(stage.scene, bolt, new MeshBasicMaterial({ vertexColors: true }), { most: 4, shadow: false });
    this.orbs = new Crowd(stage.scene, new Model().ball('#ffffff', 0.17, [0, 0, 0], { glow: true }).build(), new MeshBasicMaterial({ vertexColors: true, toneMapped: false }), { most: 4, shadow: false });
    this.skulls = new Crowd(stage.scene, skullShape(), new MeshLambertMaterial({ vertexColors: true }), { most: 8, shadow: false });
    this.beams = new Crowd(stage.scene, new Model().stick('#ffffff', [0.09, 0.09, 1], [0, 0, 0], { glow: true }).build(), new MeshBasicMaterial({ vertexColors: true, toneMapped: false, fog: false }), { most: 8, shadow: false, receives: false });
    this.serial = 0;
    stage.beforeDraw.push((time) => {
      this.time.value = stage.still ? 10 : time;
      this.scale.value = stage.canvas.height * 1.9;
      this.mist.visible = stage.quality === 'high' || stage.quality === 'normal';
      for (const crowd of this.flying) crowd.update();
    });
  }

  /** @param {[number, number, number][]} flames @param {[number, number, number][]} wisps where green light leaks out */
  burn(flames, wisps) {
    /** @type {number[]} */
    const at = [];
    /** @type {number[]} */
    const look = [];
    flames.forEach((flame, i) => {
      at.push(...flame, ...flame);
      look.push(0.34, i * 1.7, 0, 0, 1.9, i * 1.7, 1, 0);
    });
    wisps.forEach((wisp, i) => {
      for (let k = 0; k < 5; k++) {
        at.push(...wisp);
        look.push(0.34, i * 2.1 + k * 1.3, 2, 0);
      }
    });
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(at), 3));
    geometry.setAttribute('look', new BufferAttribute(new Float32Array(look), 4));
    this.fires.geometry.dispose();
    this.fires.geometry = geometry;
    this.fires.visible = at.length > 0;
  }

  /** Bits that fly apart. @param {Cell} cell @param {Burst} kind @param {number} [height] */
  async burst([x, z], kind, height = 0.6) {
    const count = this.stage.quality === 'high' || this.stage.quality === 'normal' ? 18 : 8;
    const palette = PALETTES[kind];
    const bits = Array.from({ length: count }, (_, i) => {
      const key = `${this.serial++}`;
      const angle = i * 2.4;
      const speed = 0.5 + ((i * 37) % 10) / 12;
      const body = this.bits.member(key);
      body.tint = new Color(palette[i % palette.length]);
      return { key, body, vx: Math.cos(angle) * speed, vz: Math.sin(angle) * speed, vy: 1.4 + ((i * 53) % 10) / 7, spin: i };
    });
    const rises = RISING.has(kind);
    await this.stage.clock.run(750, (t) => {
      for (const { body, vx, vz, vy, spin } of bits) {
        const fall = rises ? vy * t * 0.8 : vy * t - 3.1 * t * t;
        body.position.set(x + vx * t, Math.max(0.03, height + fall), z + vz * t);
        body.rotation.set(spin + t * 7, spin * 2 + t * 5, 0);
        body.scale.setScalar((1 - t * t) * (kind === 'bone' ? 1.5 : 1.1));
      }
    }, linear);
    for (const { key } of bits) this.bits.remove(key);
  }

  get flying() {
    return [this.bits, this.bolts, this.orbs, this.skulls, this.beams];
  }

  /** Something flies from one square to another. @param {Cell} from @param {Cell} to @param {Missile} kind @param {string} colour */
  async shoot(from, to, kind, colour) {
    if (kind === 'beam') return this.beam([from[0], 0.8, from[1]], [to[0], 0.7, to[1]], colour);
    if (kind === 'thunder') return this.beam([to[0] + 0.5, 6, to[1] - 1], [to[0], 0, to[1]], colour);
    const crowd = { bolt: this.bolts, orb: this.orbs, skull: this.skulls }[kind];
    const key = `${this.serial++}`;
    const body = crowd.member(key);
    body.tint = new Color(kind === 'orb' ? colour : '#ffffff');
    body.rotation.y = Math.atan2(-(to[0] - from[0]), -(to[1] - from[1]));
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
    await this.stage.clock.run(140 + far * 70, (t) => {
      body.position.set(from[0] + (to[0] - from[0]) * t, 0.75 + Math.sin(t * Math.PI) * 0.15 * far, from[1] + (to[1] - from[1]) * t);
      body.rotation.x = Math.cos(t * Math.PI) * 0.3;
    }, linear);
    crowd.remove(key);
  }

  /** A bright line that is there at once and grows thin. @param {[number, number, number]} from @param {[number, number, number]} to @param {string} colour */
  async beam([ax, ay, az], [bx, by, bz], colour) {
    const key = `${this.serial++}`;
    const body = this.beams.member(key);
    const flat = Math.hypot(bx - ax, bz - az);
    body.tint = new Color(colour);
    body.position.set((ax + bx) / 2, (ay + by) / 2, (az + bz) / 2);
    body.rotation.set(Math.atan2(by - ay, flat), Math.atan2(-(bx - ax), -(bz - az)), 0);
    await this.stage.clock.run(420, (t) => {
      const wide = (1 - t) * (1 + Math.sin(t * 40) * 0.3) * 1.6;
      body.scale.set(wide, wide, Math.hypot(flat, by - ay));
    }, linear);
    this.beams.remove(key);
  }

  dispose() {
    for (const crowd of this.flying) crowd.dispose();
    this.mist.removeFromParent();
    this.fires.removeFromParent();
  }
}
