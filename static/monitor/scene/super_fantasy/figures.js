/**
 * Heroes, monsters and companions on the board, moved like toys: they hop, lean, lunge and topple whole. A figure's name is its
 * entity's key: `heroes.kayla`, `monsters.m3`, `companions.goat`.
 */
import { Color, Mesh, MeshLambertMaterial, Object3D } from '../../../vendor/monitor.js';
import { entitiesOf } from '../../../lib/store.js';
import { Crowd } from '../crowd.js';
import { easeIn, easeInOut, easeOut, linear, overshoot } from '../clock.js';
import { COMPANIONS, companionShape } from './companions.js';
import { heroShape } from './heroes.js';
import { idle } from './idle.js';
import { monsterShape } from './monsters.js';
import { HEROES } from '../../games/super_fantasy/signs.js';

/** @typedef {import('../rig.js').Cell} Cell */
/** @typedef {{id: string, body: Object3D & {tint?: Color}, kind: string, x: number, z: number, y: number, yaw: number, pitch: number, roll: number, scale: number, squash: number, fallen: number, phase: number, hidden: boolean, status: string[]}} Figure */

const TINTS = { frozen: new Color('#8fd8ff'), poisoned: new Color('#a6e37a'), down: new Color('#8f8fa3') };
const TURN = Math.PI / 4;
/** Height of most figures, in squares. */
const USUAL = 1.35;

/** @param {number} facing 0-7 @returns {number} the turn about y of a figure that looks there */
export const yawOf = (facing) => -facing * TURN;

/** @param {number} from @param {number} to @returns {number} `to` or a whole turn beside it, nearest to `from` */
const near = (from, to) => to + Math.round((from - to) / (2 * Math.PI)) * 2 * Math.PI;

/** @param {import('../../../vendor/monitor.js').BufferGeometry} shape @returns {number} its height, never less than usual */
function heightOf(shape) {
  shape.computeBoundingBox();
  return Math.max(USUAL, shape.boundingBox?.max.y ?? 0);
}

export class Figures {
  /**
   * @param {import('../stage.js').Stage} stage
   * @param {import('../../../vendor/monitor.js').Material} material
   * @param {(cell: Cell) => number} heightAt of the slab a figure stands on
   */
  constructor(stage, material, heightAt) {
    this.stage = stage;
    this.material = material;
    this.heightAt = heightAt;
    this.root = new Object3D();
    stage.scene.add(this.root);
    /** @type {Map<string, Figure>} */
    this.all = new Map();
    /** @type {Map<string, Crowd>} */
    this.crowds = new Map();
    /** @type {Map<string, number>} how tall each kind of figure is, for what hangs above it */
    this.heights = new Map();
  }

  /** @param {string} id @param {string} kind @returns {Object3D} */
  body(id, kind) {
    if (HEROES.includes(kind)) {
      const mesh = new Mesh(heroShape(kind), new MeshLambertMaterial({ vertexColors: true }));
      mesh.castShadow = true;
      mesh.receiveShadow = true;
      mesh.rotation.order = 'YXZ';
      this.root.add(mesh);
      return mesh;
    }
    let crowd = this.crowds.get(kind);
    if (!crowd) {
      crowd = new Crowd(this.root, COMPANIONS.includes(kind) ? companionShape(kind) : monsterShape(kind), this.material, { most: 16 });
      this.heights.set(kind, heightOf(crowd.mesh.geometry));
      this.crowds.set(kind, crowd);
    }
    return crowd.member(id);
  }

  /** @param {string} id @param {string} kind @param {Cell} cell @param {number} facing @returns {Figure} */
  add(id, kind, [x, z], facing) {
    const figure = { id, kind, body: this.body(id, kind), x, z, y: 0, yaw: yawOf(facing), pitch: 0, roll: 0, scale: 1, squash: 1, fallen: 0, phase: (x * 7 + z * 3) % 6, hidden: false, status: [] };
    this.all.set(id, figure);
    return figure;
  }

  /** @param {string} id */
  remove(id) {
    const figure = this.all.get(id);
    if (!figure) return;
    this.all.delete(id);
    if (figure.body instanceof Mesh) {
      figure.body.removeFromParent();
      figure.body.geometry.dispose();
      figure.body.material.dispose();
    } else this.crowds.get(figure.kind)?.remove(id);
  }

  /** @param {Cell} cell @returns {Figure | undefined} who stands there */
  at([x, z]) {
    return [...this.all.values()].find((figure) => Math.round(figure.x) === x && Math.round(figure.z) === z);
  }

  /** Puts every figure where the server says. @param {Record<string, any>} entities */
  lay(entities) {
    const present = new Set();
    for (const [id, hero] of entitiesOf(entities, 'heroes')) if (hero.cell) present.add(`heroes.${id}`) && this.settle(`heroes.${id}`, id, hero);
    for (const [id, monster] of entitiesOf(entities, 'monsters')) if (monster.cell) present.add(`monsters.${id}`) && this.settle(`monsters.${id}`, monster.kind, monster);
    for (const [id, { cell, kind }] of entitiesOf(entities, 'companions')) {
      const key = `companions.${id}`;
      const yaw = this.all.get(key)?.yaw ?? yawOf(4); // the server does not care where they look
      present.add(key);
      Object.assign(this.settle(key, kind, { cell }), { yaw });
    }
    for (const id of [...this.all.keys()]) if (!present.has(id)) this.remove(id);
    this.stage.wake();
  }

  /** @param {string} id @param {string} kind @param {any} entity @returns {Figure} */
  settle(id, kind, { cell, facing, down = false, status = [] }) {
    // In the next game somebody else may bear the same name.
    if (this.all.get(id)?.kind !== kind) this.remove(id);
    const figure = this.all.get(id) ?? this.add(id, kind, cell, facing);
    Object.assign(figure, { x: cell[0], z: cell[1], y: 0, yaw: yawOf(facing ?? 0), pitch: 0, roll: 0, scale: 1, squash: 1, fallen: down ? 1 : 0, hidden: false, status });
    const tint = down ? TINTS.down : status.includes('frozen') ? TINTS.frozen : status.includes('poisoned') ? TINTS.poisoned : undefined;
    if (figure.body instanceof Mesh) figure.body.material.color.set(tint ?? '#ffffff');
    else figure.body.tint = tint;
    return figure;
  }

  /** @param {string | null} id @returns {number} how tall a figure is; of nobody, how tall figures are */
  tall(id) {
    const figure = id ? this.all.get(id) : null;
    return this.heights.get(figure?.kind ?? '') ?? USUAL;
  }

  /** @param {number} time */
  update(time) {
    for (const figure of this.all.values()) {
      const { body } = figure;
      const { breath = 0, rise = 0, pitch = 0, yaw = 0, roll = 0 } = this.stage.still || figure.fallen || figure.status.includes('frozen') ? {} : idle(figure.kind, time + figure.phase);
      const height = this.heightAt([Math.round(figure.x), Math.round(figure.z)]);
      body.position.set(figure.x, height + figure.y + figure.fallen * 0.22 + rise, figure.z);
      body.rotation.set(figure.pitch + figure.fallen * 1.45 + pitch, figure.yaw + yaw, figure.roll + roll);
      const tall = figure.scale * figure.squash * (1 + breath);
      body.scale.set(figure.scale / Math.sqrt(figure.squash), tall, figure.scale / Math.sqrt(figure.squash));
      body.visible = !figure.hidden && figure.scale > 0.01;
    }
    for (const crowd of this.crowds.values()) crowd.update();
  }

  /** @param {string} id @param {Cell} cell */
  async face(id, [x, z]) {
    const figure = this.all.get(id);
    if (!figure || (figure.x === x && figure.z === z)) return;
    const from = figure.yaw;
    const to = near(from, Math.atan2(-(x - figure.x), -(z - figure.z)));
    if (Math.abs(to - from) < 0.05) return;
    await this.stage.clock.run(160, (t) => (figure.yaw = from + (to - from) * t), easeInOut);
  }

  /** @param {string} id @param {Cell[]} path start included @param {(index: number) => void} [onStep] */
  async walk(id, path, onStep = () => {}) {
    const figure = this.all.get(id);
    if (!figure) return;
    for (let i = 1; i < path.length; i++) {
      const [from, to] = [path[i - 1], path[i]];
      const turnFrom = figure.yaw;
      const turnTo = near(turnFrom, Math.atan2(-(to[0] - from[0]), -(to[1] - from[1])));
      await this.stage.clock.run(300, (t) => {
        figure.x = from[0] + (to[0] - from[0]) * easeInOut(t);
        figure.z = from[1] + (to[1] - from[1]) * easeInOut(t);
        figure.y = Math.sin(t * Math.PI) * 0.16;
        figure.pitch = -Math.sin(t * Math.PI) * 0.16;
        figure.roll = Math.sin(t * Math.PI) * (i % 2 ? 0.07 : -0.07);
        figure.yaw = turnFrom + (turnTo - turnFrom) * Math.min(1, t * 2.5);
        figure.squash = t > 0.85 ? 1 - (1 - t) * 0.6 : 1;
      }, linear);
      figure.squash = 1;
      onStep(i);
    }
  }

  /** Flies in a bow to a square, turning over: pushes, throws, leaps. @param {string} id @param {Cell} cell */
  async fly(id, [x, z]) {
    const figure = this.all.get(id);
    if (!figure) return;
    const from = { x: figure.x, z: figure.z };
    await this.stage.clock.run(520, (t) => {
      figure.x = from.x + (x - from.x) * t;
      figure.z = from.z + (z - from.z) * t;
      figure.y = Math.sin(t * Math.PI) * 0.9;
      figure.pitch = t * Math.PI * 2;
    }, linear);
    figure.pitch = 0;
  }

  /** @param {string} id @param {Cell} at */
  async lunge(id, at) {
    const figure = this.all.get(id);
    if (!figure) return;
    await this.face(id, at);
    const [x, z] = [figure.x, figure.z];
    const far = Math.hypot(at[0] - x, at[1] - z) || 1;
    const [dx, dz] = [((at[0] - x) / far) * 0.42, ((at[1] - z) / far) * 0.42];
    await this.stage.clock.run(170, (t) => Object.assign(figure, { x: x - dx * 0.3 * t, z: z - dz * 0.3 * t, pitch: 0.24 * t }), easeOut);
    await this.stage.clock.run(110, (t) => Object.assign(figure, { x: x + dx * (1.3 * t - 0.3), z: z + dz * (1.3 * t - 0.3), pitch: 0.24 - 0.74 * t }), easeIn);
    void this.stage.clock.run(260, (t) => Object.assign(figure, { x: x + dx * (1 - t), z: z + dz * (1 - t), pitch: -0.5 * (1 - t) }), easeOut);
  }

  /** Staggers under a blow. @param {string} id */
  async recoil(id) {
    const figure = this.all.get(id);
    if (!figure) return;
    await this.stage.clock.run(380, (t) => {
      figure.pitch = Math.sin(t * Math.PI * 3) * 0.3 * (1 - t);
      figure.squash = 1 - Math.sin(t * Math.PI) * 0.18;
    }, linear);
    Object.assign(figure, { pitch: 0, squash: 1 });
  }

  /** A small hop of joy, or of surprise. @param {string} id */
  async hop(id) {
    const figure = this.all.get(id);
    if (!figure) return;
    await this.stage.clock.run(420, (t) => {
      figure.y = Math.abs(Math.sin(t * Math.PI * 2)) * 0.22 * (1 - t * 0.4);
      figure.squash = 1 + Math.sin(t * Math.PI * 4) * 0.08;
    }, linear);
    Object.assign(figure, { y: 0, squash: 1 });
  }

  /** @param {string} id */
  async topple(id) {
    const figure = this.all.get(id);
    if (figure) await this.stage.clock.run(620, (t) => (figure.fallen = t), overshoot);
  }

  /** @param {string} id */
  async rise(id) {
    const figure = this.all.get(id);
    if (figure) await this.stage.clock.run(520, (t) => (figure.fallen = 1 - t), easeOut);
  }

  /** Climbs out of the ground. @param {string} id @param {string} kind @param {Cell} cell @param {number} [facing] */
  async appear(id, kind, cell, facing = 4) {
    const figure = this.all.get(id) ?? this.add(id, kind, cell, facing);
    Object.assign(figure, { x: cell[0], z: cell[1], hidden: false, scale: 1 });
    await this.stage.clock.run(760, (t) => {
      figure.y = -1.1 * (1 - t);
      figure.yaw = yawOf(facing) + (1 - t) * 2.4;
      figure.roll = Math.sin(t * 9) * 0.12 * (1 - t);
    }, easeOut);
  }

  /** Sinks back into the ground, hat last. @param {string} id */
  async vanish(id) {
    const figure = this.all.get(id);
    if (!figure) return;
    await this.stage.clock.run(260, (t) => (figure.fallen = t), easeIn);
    await this.stage.clock.run(360, (t) => (figure.scale = 1 - t), easeIn);
    this.remove(id);
  }

  dispose() {
    for (const id of [...this.all.keys()]) this.remove(id);
    for (const crowd of this.crowds.values()) crowd.dispose();
    this.root.removeFromParent();
  }
}
