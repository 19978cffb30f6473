/** A line of fire on the board: bright dashes that run towards the target; red and crossed out where something is in the way. */
import { Color, MeshBasicMaterial } from '../../../vendor/monitor.js';
import { Crowd } from '../crowd.js';
import { Model } from '../model.js';

/** @typedef {[number, number]} Point */
/** @typedef {import('../theatre.js').Shot} Shot */

const GAP = 0.34;
const HEIGHT = 0.16;
/** So much of the way is left out at both ends, where the figures stand. */
const RIM = 0.46;

export class Aim {
  /** @param {import('../stage.js').Stage} stage */
  constructor(stage) {
    this.stage = stage;
    const paint = () => new MeshBasicMaterial({ vertexColors: true, toneMapped: false, fog: false, depthTest: false, transparent: true });
    const above = { shadow: false, receives: false, order: 4 };
    this.dashes = new Crowd(stage.scene, new Model().plate('#ffffff', [[-0.07, -0.12], [0.07, -0.12], [0.07, 0.04], [0, 0.13], [-0.07, 0.04]], 0.02, [0, 0, 0], { turn: [-Math.PI / 2, 0, 0], glow: true }).build(), paint(), { most: 64, ...above });
    const cross = new Model();
    for (const s of [-1, 1]) cross.stick('#ffffff', [0.16, 0.04, 0.74], [0, 0, 0], { turn: [0, s * 0.785, 0], glow: true });
    this.crosses = new Crowd(stage.scene, cross.build(), paint(), { most: 2, ...above });
    /** @type {Shot | null} */
    this.shot = null;
  }

  /** @param {Shot | null} shot null takes it away */
  show(shot) {
    this.shot = shot;
    this.dashes.clear();
    this.crosses.clear();
    this.stage.wake();
  }

  /** @param {number} time */
  update(time) {
    if (this.shot) this.lay(this.shot, this.stage.still ? 0 : (time * 0.9) % 1);
    this.dashes.update();
    this.crosses.update();
  }

  /** @param {Shot} shot @param {number} run 0 to 1: how far the dashes have run on */
  lay({ way, colour, stopped }, run) {
    const total = way.slice(1).reduce((sum, [x, z], i) => sum + Math.hypot(x - way[i][0], z - way[i][1]), 0);
    const end = stopped ? Math.hypot(stopped[0] - way[0][0], stopped[1] - way[0][1]) - 0.2 : total - RIM;
    let n = 0;
    for (let at = RIM + run * GAP; at < total - RIM; at += GAP) {
      const { x, z, yaw } = along(way, at);
      const dash = this.dashes.member(`${n++}`);
      dash.position.set(x, HEIGHT, z);
      dash.rotation.y = yaw;
      dash.scale.setScalar(at < end ? 1.25 : 0.6);
      dash.tint = new Color(stopped ? '#ff4a4a' : colour);
      dash.visible = true;
    }
    for (const [key, dash] of this.dashes.members) if (Number(key) >= n) dash.visible = false;
    if (!stopped) return;
    const cross = this.crosses.member('stop');
    cross.position.set(stopped[0], 0.75, stopped[1]);
    cross.rotation.set(0.6, this.stage.rig.pose.yaw, 0);
    cross.tint = new Color('#ff4a4a');
  }

  dispose() {
    this.dashes.dispose();
    this.crosses.dispose();
  }
}

/** @param {Point[]} way @param {number} far from its beginning @returns {{x: number, z: number, yaw: number}} */
function along(way, far) {
  let left = far;
  for (let i = 1; i < way.length; i++) {
    const [[ax, az], [bx, bz]] = [way[i - 1], way[i]];
    const long = Math.hypot(bx - ax, bz - az);
    if (left <= long || i === way.length - 1) return { x: ax + ((bx - ax) * left) / long, z: az + ((bz - az) * left) / long, yaw: Math.atan2(-(bx - ax), -(bz - az)) };
    left -= long;
  }
  return { x: way[0][0], z: way[0][1], yaw: 0 };
}
