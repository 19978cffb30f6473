/**
 * What a choice looks like on the board, readable without colour: reachable squares rise and carry a bright frame,
 * squares of a Block Zone carry a hatch, targets a ring and an arrow above, the one who acts a ring that turns.
 */
import { CanvasTexture, Color, Mesh, MeshBasicMaterial, OctahedronGeometry, PlaneGeometry, RepeatWrapping, SRGBColorSpace } from '../../../vendor/monitor.js';
import { cellKey } from '../../../lib/geometry.js';
import { Crowd } from '../crowd.js';
import { easeOut, linear } from '../clock.js';
import { Model, polygon } from '../model.js';

/** @typedef {import('../rig.js').Cell} Cell */
/** @typedef {{cells: {cell: Cell, zone: boolean}[], targets: Cell[], chosen: Cell | null, colour: string}} Choice */

const RISE = 0.09;

/** A square frame lying flat. */
function frameShape() {
  const m = new Model();
  for (const s of [-1, 1]) m.stick('#ffffff', [0.94, 0.03, 0.075], [0, 0.02, s * 0.435], { glow: true }).stick('#ffffff', [0.075, 0.03, 0.94], [s * 0.435, 0.02, 0], { glow: true });
  return m.build();
}

/** A ring of four arcs around a target. */
function ringShape() {
  const m = new Model();
  for (let i = 0; i < 4; i++) m.ring('#ffffff', [0.52, 0.05], [0, 0.08, 0], { turn: [Math.PI / 2, 0, i * (Math.PI / 2) + 0.25], arc: 1.1, sides: 6, glow: true });
  return m.build();
}

/** An arrow that points down. */
function arrowShape() {
  return new Model().plate('#ffffff', [[0, -0.3], [0.24, 0.02], [0.09, 0.02], [0.09, 0.3], [-0.09, 0.3], [-0.09, 0.02], [-0.24, 0.02]], 0.12, [0, 0, 0], { bevel: 0.02, glow: true }).build();
}

/** Diagonal stripes. */
function hatch() {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  pen.strokeStyle = '#ffffff';
  pen.lineWidth = 9;
  for (let i = -64; i < 128; i += 22) {
    pen.beginPath();
    pen.moveTo(i, 64);
    pen.lineTo(i + 64, 0);
    pen.stroke();
  }
  const texture = new CanvasTexture(canvas);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

export class Marks {
  /** @param {import('../stage.js').Stage} stage @param {import('./ground.js').Ground} ground @param {import('./figures.js').Figures} figures */
  constructor(stage, ground, figures) {
    this.stage = stage;
    this.ground = ground;
    this.figures = figures;
    const paint = () => new MeshBasicMaterial({ vertexColors: true, toneMapped: false, fog: false });
    const flat = { shadow: false, receives: false };
    this.frames = new Crowd(stage.scene, frameShape(), paint(), { most: 160, ...flat });
    this.rings = new Crowd(stage.scene, ringShape(), paint(), { most: 24, ...flat });
    this.arrows = new Crowd(stage.scene, arrowShape(), paint(), { most: 24, ...flat });
    const stripes = new MeshBasicMaterial({ map: hatch(), color: '#ff5a4a', transparent: true, opacity: 0.85, depthWrite: false, toneMapped: false });
    this.hatches = new Crowd(stage.scene, new PlaneGeometry(0.84, 0.84).rotateX(-Math.PI / 2), stripes, { most: 120, ...flat, order: 1 });
    const gem = new Model().add(new OctahedronGeometry(0.2), '#ffd24a', [0, 0, 0], { scale: [0.8, 1.3, 0.8] }).ring('#ffe9a8', [0.34, 0.03], [0, 0, 0], { turn: [Math.PI / 2, 0, 0], sides: 14, glow: true }).build();
    this.gems = new Crowd(stage.scene, gem, new MeshBasicMaterial({ vertexColors: true, toneMapped: false }), { most: 32, ...flat });
    this.turn = new Mesh(new Model().ring('#ffffff', [0.56, 0.035], [0, 0.05, 0], { turn: [Math.PI / 2, 0, 0], sides: 20, glow: true }).plate('#ffffff', polygon(3, 0.13), 0.06, [0, 0.05, -0.66], { turn: [-Math.PI / 2, 0, 0], glow: true }).build(), paint());
    this.turn.visible = false;
    stage.scene.add(this.turn);
    /** @type {string | null} */
    this.actor = null;
    /** @type {Cell[]} */
    this.targets = [];
    stage.beforeDraw.push((time) => this.update(time));
  }

  /** Shows a choice; null hides it. @param {Choice | null} choice */
  show(choice) {
    for (const crowd of [this.frames, this.rings, this.arrows, this.hatches]) crowd.clear();
    /** @type {Map<string, number>} */
    const heights = new Map();
    this.targets = choice?.targets ?? [];
    const tint = new Color(choice?.colour ?? '#ffffff').lerp(new Color('#ffffff'), 0.45);
    for (const { cell, zone } of choice?.cells ?? []) {
      const key = cellKey(cell);
      const chosen = choice?.chosen && cellKey(choice.chosen) === key;
      heights.set(key, chosen ? RISE * 2.4 : RISE);
      const edge = this.frames.member(key);
      edge.position.set(cell[0], heights.get(key) ?? 0, cell[1]);
      edge.tint = chosen ? new Color('#ffffff') : tint;
      if (zone) this.hatches.member(key).position.set(cell[0], RISE + 0.012, cell[1]);
    }
    this.ground.raise(heights);
    for (const cell of this.targets) {
      this.rings.member(cellKey(cell)).position.set(cell[0], 0, cell[1]);
      this.rings.member(cellKey(cell)).tint = new Color('#ffe27a');
      this.arrows.member(cellKey(cell)).tint = new Color('#ffe27a');
    }
    this.stage.wake();
  }

  /** @param {number} time */
  update(time) {
    const beat = this.stage.still ? 0 : Math.sin(time * 3.4);
    for (const cell of this.targets) {
      const key = cellKey(cell);
      this.rings.member(key).scale.setScalar(1 + beat * 0.05);
      this.rings.member(key).rotation.y = this.stage.still ? 0 : time * 0.7;
      const arrow = this.arrows.member(key);
      arrow.position.set(cell[0], this.headroom(cell, 0.65) + 0.6 + beat * 0.06, cell[1]);
      arrow.scale.setScalar(0.7);
      arrow.rotation.y = this.stage.rig.pose.yaw;
    }
    for (const gem of this.gems.members.values()) {
      gem.rotation.y = this.stage.still ? 0 : time * 1.2;
      const { x, z } = gem.position;
      gem.position.y = 0.25 + this.headroom([x, z], 1.25) + beat * 0.06;
    }
    for (const crowd of [this.frames, this.rings, this.arrows, this.hatches, this.gems]) crowd.update();
    const figure = this.actor ? this.figures.all.get(this.actor) : null;
    this.turn.visible = Boolean(figure);
    if (figure) {
      this.turn.position.set(figure.x, this.ground.heightAt([Math.round(figure.x), Math.round(figure.z)]), figure.z);
      this.turn.rotation.y = figure.yaw;
    }
  }

  /** @param {Cell} cell @param {number} least @returns {number} how high something hangs over a square, above whoever stands there */
  headroom(cell, least) {
    const figure = this.figures.at(cell);
    return figure ? Math.max(least, this.figures.tall(figure.id) + 0.2) : least;
  }

  /** Hangs a golden mark over every square that an open goal leads to. @param {Cell[]} cells */
  aspire(cells) {
    this.gems.clear();
    for (const cell of cells) this.gems.member(cellKey(cell)).position.set(cell[0], 1.5, cell[1]);
  }

  /** Marks who acts. @param {string | null} id @param {string} [colour] */
  act(id, colour = '#ffffff') {
    this.actor = id;
    /** @type {MeshBasicMaterial} */ (this.turn.material).color.set(colour);
    this.stage.wake();
  }

  /** A wave on one square: somebody points there. @param {Cell} cell */
  async pulse([x, z]) {
    const key = `pulse${x},${z}`;
    const ring = this.rings.member(key);
    ring.position.set(x, 0.05, z);
    ring.tint = new Color('#ffffff');
    await this.stage.clock.run(900, (t) => ring.scale.setScalar(1.5 - Math.abs(Math.sin(t * Math.PI * 2)) * 0.7), linear);
    this.rings.remove(key);
  }

  /** A ring that spreads and sinks. @param {Cell} cell @param {string} colour */
  async ripple([x, z], colour) {
    const key = `ripple${x},${z}`;
    const ring = this.rings.member(key);
    ring.position.set(x, 0.05, z);
    ring.tint = new Color(colour);
    await this.stage.clock.run(600, (t) => ring.scale.set(0.4 + t * 1.4, 1 - t, 0.4 + t * 1.4), easeOut);
    this.rings.remove(key);
  }

  dispose() {
    for (const crowd of [this.frames, this.rings, this.arrows, this.hatches, this.gems]) crowd.dispose();
    this.turn.removeFromParent();
  }
}
