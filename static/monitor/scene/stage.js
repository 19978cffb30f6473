/**
 * The theatre itself, whatever is played in it: canvas, camera, lights, table, the loop that draws only when something
 * moves, and the quality that steps down by itself on weak machines.
 */
import {
  AmbientLight,
  Color,
  DirectionalLight,
  Fog,
  HemisphereLight,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  PointLight,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from '../../vendor/monitor.js';
import { Clock } from './clock.js';
import { JUDGED, LADDER, judge, middleOf } from './ladder.js';
import { Rig, eye, frame, keepOnBoard, spring } from './rig.js';

/** @typedef {import('./rig.js').Cell} Cell */
/** @typedef {import('./ladder.js').Quality} Quality */
/** @typedef {{left: number, right: number, top: number, bottom: number}} Free parts of the screen that panels cover */

const FOV = 30;
const SIDES = /** @type {const} */ (['left', 'right', 'top', 'bottom']);

/** @param {HTMLCanvasElement} canvas @returns {boolean} whether this browser can draw the theatre at all */
export function canDraw(canvas) {
  try {
    return Boolean(canvas.getContext('webgl2'));
  } catch {
    return false;
  }
}

export class Stage {
  /**
   * @param {HTMLCanvasElement} canvas
   * @param {{quality: Quality, fixed: boolean, still: boolean, onHopeless: () => void}} options
   *   fixed: never change the quality; still: nothing moves by itself and cameras jump; onHopeless: too slow at the last step
   */
  constructor(canvas, { quality, fixed, still, onHopeless }) {
    this.canvas = canvas;
    this.quality = quality;
    this.fixed = fixed;
    this.still = still;
    this.onHopeless = onHopeless;
    this.renderer = new WebGLRenderer({ canvas, antialias: quality === 'high' || quality === 'normal', powerPreference: 'high-performance' });
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.toneMappingExposure = 1.15;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.renderer.info.autoReset = false;
    this.scene = new Scene();
    this.scene.background = new Color('#0b0a1a');
    this.scene.fog = new Fog('#0b0a1a', 26, 60);
    this.camera = new PerspectiveCamera(FOV, 16 / 9, 0.5, 120);
    this.rig = new Rig();
    this.clock = new Clock(() => this.wake());
    /** What is left free now, on its way to what shall be left free. @type {Free} */
    this.free = { left: 0, right: 0, top: 0, bottom: 0 };
    /** @type {Free} */
    this.wanted = this.free;
    /** @type {Free} how fast each side moves */
    this.shift = { left: 0, right: 0, top: 0, bottom: 0 };
    /** @type {{width: number, height: number}} squares of the board, which the camera keeps in sight */
    this.board = { width: 1, height: 1 };
    /** Called before each frame with seconds since start; copies what moved into what is drawn. @type {((time: number) => void)[]} */
    this.beforeDraw = [];
    /** Drawn after the scene, above it. @type {((renderer: WebGLRenderer) => void)[]} */
    this.afterDraw = [];
    /** Called with the camera after it moved. @type {((camera: PerspectiveCamera) => void)[]} */
    this.onView = [];
    this.stats = { calls: 0, triangles: 0, fps: 0 };
    /** @type {number[]} */
    this.frames = [];
    this.last = 0;
    /** Whether the last frame was followed by another at once. */
    this.moving = false;
    /** How much the camera sways by itself, 0 to 1: only while nothing happens. */
    this.drift = 0;
    this.requested = 0;
    this.idleTimer = 0;
    this.shadowsDirty = true;
    this.lost = false;
    const { sky, moon, lamp } = this.lights();
    this.sky = sky;
    this.moon = moon;
    this.lamp = lamp;
    this.ratio = 1;
    this.applyQuality();
    this.listen();
  }

  /** A cold moon that throws the shadows, a night sky, a warm lamp that follows who acts. */
  lights() {
    const sky = new HemisphereLight('#9aabff', '#463049', 1.6);
    const moon = new DirectionalLight('#c8d6ff', 2.7);
    moon.castShadow = true;
    moon.shadow.bias = -0.0008;
    moon.shadow.normalBias = 0.02;
    const lamp = new PointLight('#ffab5c', 15, 9, 1.7);
    lamp.position.set(0, 2.6, 0);
    this.scene.add(sky, moon, moon.target, new AmbientLight('#ffb27a', 0.4), lamp);
    return { sky, moon, lamp };
  }

  /** Points the moon and its shadow at a board. @param {number} width squares @param {number} height squares */
  aimMoon(width, height) {
    const [x, z] = [(width - 1) / 2, (height - 1) / 2];
    const reach = Math.hypot(width, height) / 2 + 1;
    this.moon.position.set(x - reach * 0.9, reach * 1.7, z - reach * 0.35);
    this.moon.target.position.set(x, 0, z);
    const shadow = this.moon.shadow.camera;
    Object.assign(shadow, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.5, far: reach * 4 });
    shadow.updateProjectionMatrix();
    this.shadowsDirty = true;
  }

  applyQuality() {
    const { ratio, shadow } = LADDER[this.quality];
    this.renderer.shadowMap.enabled = shadow > 0;
    this.moon.castShadow = shadow > 0;
    if (shadow) this.moon.shadow.mapSize.set(shadow, shadow);
    this.moon.shadow.map?.dispose();
    this.moon.shadow.map = null;
    this.shadowsDirty = true;
    this.ratio = Math.min(ratio, Math.max(0.5, ratio * Math.min(1, window.devicePixelRatio || 1)));
    this.resize();
  }

  resize() {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (!width || !height) return;
    const most = Math.min(1, 1920 / (width * this.ratio), 1200 / (height * this.ratio));
    this.renderer.setPixelRatio(this.ratio * most);
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.applyFree();
    this.wake();
  }

  /** Tells which margins panels cover, so that pictures are composed in what is left. @param {Free} free parts of width and height @param {boolean} [jump] */
  setFree(free, jump = false) {
    this.wanted = { ...free };
    if (jump || this.still) {
      this.free = { ...free };
      this.shift = { left: 0, right: 0, top: 0, bottom: 0 };
    }
    this.applyFree();
    this.wake();
  }

  /** Moves the free part of the screen on. @param {number} dt seconds @returns {boolean} whether it still moves */
  shiftFree(dt) {
    let moving = false;
    for (const side of SIDES) {
      [this.free[side], this.shift[side]] = spring(this.free[side], this.shift[side], this.wanted[side], 0.4, dt);
      if (Math.abs(this.free[side] - this.wanted[side]) > 0.0005) moving = true;
    }
    if (moving) this.applyFree();
    return moving;
  }

  applyFree() {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const { left, right, top, bottom } = this.free;
    if (width && height) this.camera.setViewOffset(width, height, ((right - left) / 2) * width, ((bottom - top) / 2) * height, width, height);
  }

  /** What the director's pictures are composed for. @returns {{aspect: number, fov: number}} */
  get lens() {
    const { left, right, top, bottom } = this.wanted;
    const [wide, tall] = [1 - left - right, 1 - top - bottom];
    const half = Math.tan((FOV * Math.PI) / 360) * tall;
    return { aspect: (this.camera.aspect * wide) / tall, fov: (Math.atan(half) * 360) / Math.PI };
  }

  /**
   * Shows these squares whole, and as little as may be of the table around the board.
   * @param {Cell[]} cells
   * @param {{pitch?: number, yaw?: number, margin?: number, least?: number, jump?: boolean}} [how]
   */
  look(cells, { jump = false, ...how } = {}) {
    if (!cells.length) return;
    this.rig.look(this.pose(cells, how), jump || this.still);
    this.wake();
  }

  /** @param {Cell[]} cells @param {{pitch?: number, yaw?: number, margin?: number, least?: number}} [how] @returns {import('./rig.js').Pose} that shows them */
  pose(cells, how) {
    return keepOnBoard(frame(cells, { ...this.lens, ...how }), cells, this.lens, this.board);
  }

  /** @param {number} x part of the canvas's width @param {number} y part of its height @returns {Raycaster} */
  ray(x, y) {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), this.camera);
    return ray;
  }

  /** How far from the eye a pointed line passes a point within `reach`; null when it misses. @param {number} x @param {number} y parts of the canvas
   * @param {[number, number, number]} point @param {number} reach @returns {number | null} */
  passes(x, y, point, reach) {
    const { ray } = this.ray(x, y);
    const at = new Vector3(...point);
    return ray.distanceToPoint(at) < reach ? ray.origin.distanceTo(at) : null;
  }

  /** @param {number} x part of the width @param {number} y part of the height @returns {Vector3 | null} where the ground is hit */
  ground(x, y) {
    return this.ray(x, y).ray.intersectPlane(new Plane(new Vector3(0, 1, 0), 0), new Vector3());
  }

  /** Where a point of the board is on the screen, in parts. @param {number} x @param {number} y height @param {number} z */
  project(x, y, z) {
    const point = new Vector3(x, y, z).project(this.camera);
    return { x: (point.x + 1) / 2, y: (1 - point.y) / 2, seen: point.z < 1 };
  }

  /** Draws a frame soon. */
  wake() {
    if (this.requested || this.lost) return;
    clearTimeout(this.idleTimer);
    this.requested = requestAnimationFrame((now) => this.tick(now));
  }

  /** @param {number} now */
  tick(now) {
    this.requested = 0;
    const gap = now - this.last;
    this.last = now;
    if (!this.moving && gap > 100) this.clock.rebase(now);
    else this.clock.advance(now);
    const dt = Math.min(0.25, gap / 1000);
    const moved = [this.rig.step(dt), this.shiftFree(dt)].includes(true);
    const busy = this.clock.busy || moved;
    this.moving = busy;
    this.draw(now / 1000, busy);
    if (busy) {
      this.measure(gap);
      this.wake();
    } else {
      this.frames.length = 0;
      const { idle } = LADDER[this.quality];
      if (idle && !this.still && !document.hidden) this.idleTimer = window.setTimeout(() => this.wake(), idle);
    }
  }

  /** @param {number} time seconds @param {boolean} busy */
  draw(time, busy) {
    this.drift += ((busy || this.still || this.rig.free ? 0 : 1) - this.drift) * 0.02;
    const at = eye({ ...this.rig.pose, yaw: this.rig.pose.yaw + Math.sin(time * 0.11) * 0.07 * this.drift, pitch: this.rig.pose.pitch + Math.sin(time * 0.07) * 0.02 * this.drift });
    this.camera.position.set(at.x, at.y, at.z);
    this.camera.lookAt(this.rig.pose.x, 0.2, this.rig.pose.z);
    this.camera.updateMatrixWorld();
    for (const prepare of this.beforeDraw) prepare(time);
    for (const follow of this.onView) follow(this.camera);
    if (busy || this.shadowsDirty) {
      this.renderer.shadowMap.needsUpdate = true;
      this.shadowsDirty = false;
    }
    this.renderer.info.reset();
    this.renderer.autoClear = true;
    this.renderer.render(this.scene, this.camera);
    for (const more of this.afterDraw) more(this.renderer);
    this.stats.calls = this.renderer.info.render.calls;
    this.stats.triangles = this.renderer.info.render.triangles;
  }

  /** Steps the quality down when the middle frame of a while was slow. @param {number} gap milliseconds since the last frame */
  measure(gap) {
    if (gap > 1500) return;
    this.frames.push(gap);
    if (this.frames.length < JUDGED) return;
    const middle = middleOf(this.frames);
    this.frames.length = 0;
    this.stats.fps = Math.round(1000 / middle);
    const verdict = this.fixed ? this.quality : judge(this.quality, middle);
    if (verdict === 'flat') this.onHopeless();
    else if (verdict !== this.quality) {
      this.quality = verdict;
      this.applyQuality();
    }
  }

  listen() {
    this.watch = new ResizeObserver(() => this.resize());
    this.watch.observe(this.canvas);
    this.canvas.addEventListener('webglcontextlost', (event) => {
      event.preventDefault();
      this.lost = true;
    });
    this.canvas.addEventListener('webglcontextrestored', () => {
      this.lost = false;
      this.shadowsDirty = true;
      this.wake();
    });
    document.addEventListener('visibilitychange', () => this.wake());
  }

  dispose() {
    this.lost = true;
    cancelAnimationFrame(this.requested);
    clearTimeout(this.idleTimer);
    this.watch?.disconnect();
    this.clock.finish();
    this.renderer.dispose();
  }
}
