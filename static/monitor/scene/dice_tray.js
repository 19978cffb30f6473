/**
 * The dice, in a small theatre of their own drawn above the big one, so that they are large whatever the camera does.
 * They land on the server's faces: see dice_track.js.
 */
import {
  AmbientLight,
  BoxGeometry,
  CanvasTexture,
  CircleGeometry,
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PerspectiveCamera,
  SRGBColorSpace,
  Scene,
  Vector3,
} from '../../vendor/monitor.js';
import { Crowd } from './crowd.js';
import { paintActionSide, paintFateSide } from './dice_pictures.js';
import { poseAt, throwDice } from './dice_track.js';
import { linear } from './clock.js';
import { Model } from './model.js';

/** @typedef {import('../../vendor/monitor.js').Texture} Texture */
/** @typedef {{faces: number[], seed: number, fate?: boolean, paint: string}} Throw faces: action 1, 2, 0 = Star; fate: side 0-5 */

const SIDE = 160;
/** How many units of the tray fill the free width of the screen, and how far down the screen its middle is. */
const WIDE = 12;
const MIDDLE = 0.87;

/** @param {(pen: CanvasRenderingContext2D, side: number) => void} paint draws side 0-5 in a box from -1 to 1 @returns {CanvasTexture} six sides in a row */
function sheet(paint) {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE * 6;
  canvas.height = SIDE;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  for (let side = 0; side < 6; side++) {
    pen.save();
    pen.translate((side + 0.5) * SIDE, SIDE / 2);
    pen.scale(SIDE / 2, SIDE / 2);
    paint(pen, side);
    pen.restore();
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** A cube whose six sides show the six pictures of a sheet. */
function cube() {
  const box = new BoxGeometry(1, 1, 1, 3, 3, 3);
  const uv = box.attributes.uv;
  const perSide = uv.count / 6;
  for (let i = 0; i < uv.count; i++) uv.setX(i, (Math.floor(i / perSide) + uv.getX(i)) / 6);
  // Round the edges: pull the outer points towards a ball.
  const at = box.attributes.position;
  const v = new Vector3();
  for (let i = 0; i < at.count; i++) {
    v.fromBufferAttribute(at, i);
    const far = [v.x, v.y, v.z].filter((c) => Math.abs(c) > 0.49).length;
    if (far > 1) v.multiplyScalar(far === 2 ? 0.955 : 0.9);
    at.setXYZ(i, v.x, v.y, v.z);
  }
  box.computeVertexNormals();
  return box;
}

export class DiceTray {
  /** @param {import('./stage.js').Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.scene = new Scene();
    this.camera = new PerspectiveCamera(26, 16 / 9, 0.1, 60);
    this.scene.add(new AmbientLight('#ffffff', 1.5));
    const sun = new DirectionalLight('#fff1d6', 2.2);
    sun.position.set(-3, 8, 4);
    this.scene.add(sun);
    const shade = new MeshBasicMaterial({ color: '#000000', transparent: true, opacity: 0.45, depthWrite: false });
    this.shadows = new Crowd(this.scene, new CircleGeometry(0.75, 18).rotateX(-Math.PI / 2), shade, { most: 16, shadow: false, receives: false });
    const shape = cube();
    this.action = new Crowd(this.scene, shape, new MeshLambertMaterial({ map: sheet(paintActionSide) }), { most: 16, shadow: false, receives: false });
    this.fate = new Crowd(this.scene, shape.clone(), new MeshLambertMaterial({ map: sheet(paintFateSide) }), { most: 16, shadow: false, receives: false });
    const tray = new Model().block('#2b2450', [10.6, 0.1, 2.2], [0, -0.05, 0]);
    for (const s of [-1, 1]) tray.block('#8d5f2c', [10.9, 0.34, 0.2], [0, 0.06, s * 1.2]).block('#8d5f2c', [0.2, 0.34, 2.6], [s * 5.4, 0.06, 0]);
    this.scene.add(new Mesh(tray.build(), new MeshLambertMaterial({ vertexColors: true })));
    this.visible = false;
    stage.afterDraw.push((renderer) => this.draw(renderer));
  }

  /** @param {import('../../vendor/monitor.js').WebGLRenderer} renderer */
  draw(renderer) {
    if (!this.visible) return;
    const { left, right } = this.stage.wanted;
    const aspect = this.stage.camera.aspect;
    this.camera.aspect = aspect;
    // The tray lies at the near edge and is as wide as what the panels leave free.
    const wide = 1 - left - right;
    const distance = WIDE / (2 * Math.tan((26 * Math.PI) / 360) * aspect * wide);
    this.camera.position.set(0, distance * 0.82, distance * 0.57);
    this.camera.lookAt(0, 0, 0);
    const { clientWidth: width, clientHeight: height } = this.stage.canvas;
    this.camera.setViewOffset(width, height, ((right - left) / 2) * width, (0.5 - MIDDLE) * height, width, height);
    for (const crowd of [this.shadows, this.action, this.fate]) crowd.update();
    renderer.autoClear = false;
    renderer.clearDepth();
    renderer.render(this.scene, this.camera);
  }

  /**
   * Throws dice; resolves when they lie still.
   * @param {Throw} what
   * @returns {Promise<void>}
   */
  async roll({ faces, seed, fate = false }) {
    this.clear();
    if (!faces.length) return;
    const sides = fate ? faces : faces.map((face, i) => [[4, 5], [0, 1], [2, 3]][face][(seed + i) % 2]);
    const flights = throwDice(sides, seed);
    const crowd = fate ? this.fate : this.action;
    this.visible = true;
    const size = Math.min(1.3, 9 / (faces.length * 1.5));
    await this.stage.clock.run(1000, (t) => {
      flights.forEach((flight, i) => {
        const { position, quaternion } = poseAt(flight, t);
        const die = crowd.member(String(i));
        die.position.set(position[0] * size, position[1] * size, position[2] * size);
        die.quaternion.set(...quaternion);
        die.scale.setScalar(size);
        const shadow = this.shadows.member(String(i));
        shadow.position.set(position[0] * size, 0.01, position[2]);
        shadow.scale.setScalar(size / (1 + Math.max(0, position[1] - 0.5) * 0.5));
      });
    }, linear);
  }

  clear() {
    this.visible = false;
    for (const crowd of [this.shadows, this.action, this.fate]) crowd.clear();
    this.stage.wake();
  }
}
