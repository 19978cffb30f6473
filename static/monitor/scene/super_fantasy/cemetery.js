/**
 * The cemetery of Trista in three dimensions: one object with the verbs that the game's script calls.
 * `lay` is the truth of the server; every verb is a promise that ends when the movement has ended.
 */
import { Color, MeshLambertMaterial } from '../../../vendor/monitor.js';
import { cellKey } from '../../../lib/geometry.js';
import { entitiesOf } from '../../../lib/store.js';
import { DiceTray } from '../dice_tray.js';
import { beacons, lecterns } from '../../games/super_fantasy/beacons.js';
import { Afflictions } from './afflictions.js';
import { Aim } from './aim.js';
import { Air } from './air.js';
import { Errands } from './errands.js';
import { Figures } from './figures.js';
import { Ground } from './ground.js';
import { Marks } from './marks.js';
import { Things } from './things.js';

/** @typedef {import('../rig.js').Cell} Cell */
/** @typedef {import('../theatre.js').Theatre} Theatre */

const NIGHT = { back: new Color('#0b0a1a'), sky: new Color('#8fa2ff'), moon: new Color('#b9ccff') };
const BLOOD = { back: new Color('#2a0710'), sky: new Color('#ff7a6a'), moon: new Color('#ff9a86') };

/** @implements {Theatre} */
export class Cemetery {
  /** @param {import('../stage.js').Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.clock = stage.clock;
    this.material = new MeshLambertMaterial({ vertexColors: true });
    this.dice = new DiceTray(stage);
    /** @type {Ground | null} */
    this.ground = null;
    this.figures = new Figures(stage, this.material, (cell) => this.ground?.heightAt(cell) ?? 0);
    this.things = new Things(stage, this.material);
    this.errands = new Errands(stage, this.material, this.figures);
    this.afflictions = new Afflictions(stage, this.figures);
    this.shots = new Aim(stage);
    /** @type {Marks | null} */
    this.marks = null;
    /** @type {Air | null} */
    this.air = null;
    this.drawnBoard = '';
    this.redness = 0;
    /** How bright the lamp over who acts burns. */
    this.brightness = 5;
  }

  /** @param {Record<string, any>} entities */
  lay(entities) {
    if (!entities.board) return;
    const board = JSON.stringify(entities.board);
    if (board !== this.drawnBoard) this.build(entities, board);
    this.things.lay(entities);
    this.figures.lay(entities);
    const open = (entities.goals ?? []).filter((/** @type {import('../../games/super_fantasy/entities.js').GoalEntity} */ goal) => !goal.done && goal.open !== false);
    this.errands.lay(entities, [...new Set(open.flatMap((/** @type {{area?: string}} */ { area }) => area ?? []))]);
    // A number hangs over the next brazier already.
    const braziers = new Set(entitiesOf(entities, 'braziers').map(([, { cell }]) => cellKey(cell)));
    this.marks?.aspire(beacons(entities).filter((cell) => !braziers.has(cellKey(cell))));
    this.burn();
    this.stage.shadowsDirty = true;
    this.stage.wake();
  }

  /** Lights all fires there are now. */
  burn() {
    this.air?.burn([...(this.ground?.flames ?? []), ...this.errands.flames], [...this.things.glows.values(), ...this.errands.wisps]);
  }

  /** @param {Record<string, any>} entities @param {string} drawn */
  build(entities, drawn) {
    for (const part of [this.ground, this.marks, this.air]) part?.dispose();
    this.drawnBoard = drawn;
    this.stage.beforeDraw.length = 0;
    this.stage.beforeDraw.push((time) => this.figures.update(time), () => this.things.update(), (time) => this.errands.update(time), (time) => this.afflictions.update(time), (time) => this.shots.update(time));
    this.stage.beforeDraw.push((time) => this.flicker(time));
    this.ground = new Ground(this.stage, entities.board, lecterns(entities));
    this.marks = new Marks(this.stage, this.ground, this.figures);
    this.air = new Air(this.stage, entities.board);
    this.stage.board = entities.board;
    this.stage.aimMoon(entities.board.width, entities.board.height);
  }

  /** The lamp over who acts burns like a flame. @param {number} time */
  flicker(time) {
    const unrest = this.stage.still ? 0 : Math.sin(time * 9.1) * Math.sin(time * 5.7) * 0.07;
    this.stage.lamp.intensity = this.brightness * (1 + unrest);
  }

  /** All squares of the board, for the picture of the whole. @returns {Cell[]} */
  corners() {
    const board = this.ground?.board;
    return board ? [[0, 0], [board.width - 1, board.height - 1]] : [];
  }

  /** @param {Cell[]} cells none = the whole board @param {{pitch?: number, yaw?: number, margin?: number, least?: number, jump?: boolean}} [how] */
  look(cells, how = {}) {
    if (cells.length) this.stage.look(cells, how);
    else this.stage.look(this.corners(), { margin: 0.2, pitch: 1.02, ...how });
  }

  /** The first sight of the board: from low over the graves up to where all of it is seen. */
  arrive() {
    if (this.stage.still) return;
    const goal = this.stage.pose(this.corners(), { margin: 0.2, pitch: 1.02 });
    this.stage.rig.fly({ x: goal.x + 3, z: goal.z + 3, distance: goal.distance * 0.42, yaw: 0.75, pitch: 0.4 }, goal, 3.4);
    this.stage.wake();
  }

  /** @param {import('../stage.js').Free} free @param {boolean} [jump] */
  reserve(free, jump) {
    this.stage.setFree(free, jump);
  }

  /** @param {string | null} id @param {string} [colour] */
  act(id, colour) {
    this.marks?.act(id, colour);
    const figure = id ? this.figures.all.get(id) : null;
    if (figure) this.stage.lamp.position.set(figure.x + 0.3, 2.6, figure.z + 0.9);
    this.brightness = figure ? 15 : 5;
  }

  /** @param {import('./marks.js').Choice | null} choice */
  choose(choice) {
    this.marks?.show(choice);
  }

  /** @param {import('../theatre.js').Shot | null} shot */
  aim(shot) {
    this.shots.show(shot);
  }

  /** @param {string} id @param {Cell[]} path @param {(i: number) => void} [onStep] */
  async walk(id, path, onStep) {
    const figure = this.figures.all.get(id);
    const follow = () => {
      if (!figure || this.marks?.actor !== id) return;
      this.stage.lamp.position.set(figure.x + 0.3, 2.6, figure.z + 0.9);
    };
    this.stage.beforeDraw.push(follow);
    await this.figures.walk(id, path, onStep);
    this.stage.beforeDraw.splice(this.stage.beforeDraw.indexOf(follow), 1);
  }

  /** @param {string} id @param {Cell} cell */
  face = (id, cell) => this.figures.face(id, cell);
  /** @param {string} id @param {Cell} cell */
  lunge = (id, cell) => this.figures.lunge(id, cell);
  /** @param {string} id @param {Cell} cell */
  fly = (id, cell) => this.figures.fly(id, cell);
  /** @param {string} id */
  recoil = (id) => this.figures.recoil(id);
  /** @param {string} id */
  hop = (id) => this.figures.hop(id);
  /** @param {string} id */
  topple = (id) => this.figures.topple(id);
  /** @param {string} id */
  rise = (id) => this.figures.rise(id);
  /** @param {string} id */
  vanish = (id) => this.figures.vanish(id);
  /** @param {string} id */
  openGate = (id) => this.things.openGate(id);
  /** @param {string} id */
  fellTombstone = (id) => this.things.fellTombstone(id);
  /** @param {string} id */
  openChest = (id) => this.things.openChest(id);
  /** @param {string} id */
  purifyCoffin = (id) => this.things.purifyCoffin(id);

  /** @param {string} id */
  async lightBrazier(id) {
    const lit = this.errands.lightBrazier(id);
    this.burn();
    await lit;
  }

  /** @param {string[]} ids @param {boolean} down */
  pressButtons = (ids, down) => this.errands.pressButtons(ids, down);
  /** @param {string} id @param {{cell: Cell | null, held_by: string | null, safe?: boolean}} where */
  moveGold = (id, where) => this.errands.moveGold(id, where);
  /** @param {string} id @param {Cell} from */
  clearBoulder = (id, from) => this.errands.clearBoulder(id, from);
  /** @param {string} gate */
  unlock = (gate) => this.errands.unlock(gate);

  /** @param {string} id @param {string} kind @param {Cell} cell @param {number} [facing] */
  async appear(id, kind, cell, facing) {
    void this.air?.burst(cell, 'dust', 0.1);
    await this.figures.appear(id, kind, cell, facing);
  }

  /** @param {Cell} from @param {Cell} to @param {import('../theatre.js').Missile} kind @param {string} colour */
  shoot = async (from, to, kind, colour) => this.air?.shoot(from, to, kind, colour);

  /** @param {Cell} cell @param {import('../theatre.js').Burst} kind */
  burst = async (cell, kind) => this.air?.burst(cell, kind);

  /** @param {Cell} cell */
  pulse = async (cell) => this.marks?.pulse(cell);

  /** @param {Cell} cell @param {string} colour */
  ripple = async (cell, colour) => this.marks?.ripple(cell, colour);

  /** Lets areas glow up for a moment. @param {string[]} areas */
  async awaken(areas) {
    await this.clock.run(900, (t) => this.ground?.awaken(areas, Math.sin(t * Math.PI)));
    this.ground?.awaken([], 0);
  }

  /** @param {import('../dice_tray.js').Throw} what */
  roll = (what) => this.dice.roll(what);

  clearDice() {
    this.dice.clear();
  }

  /** The sky reddens. @param {number} redness 0 to 1 */
  mood(redness) {
    this.redness = redness;
    const { stage } = this;
    const back = NIGHT.back.clone().lerp(BLOOD.back, redness);
    /** @type {Color} */ (stage.scene.background).copy(back);
    stage.scene.fog?.color.copy(back);
    stage.sky.color.copy(NIGHT.sky).lerp(BLOOD.sky, redness * 0.8);
    stage.moon.color.copy(NIGHT.moon).lerp(BLOOD.moon, redness * 0.7);
    stage.wake();
  }

  /** @param {string | Cell} what a figure's id or a square @param {number} [height] @returns {{x: number, y: number, seen: boolean}} in parts of the screen */
  where(what, height = 1.35) {
    const figure = typeof what === 'string' ? this.figures.all.get(what) : null;
    if (typeof what === 'string' && !figure) return { x: 0, y: 0, seen: false };
    const [x, z] = figure ? [figure.x, figure.z] : /** @type {Cell} */ (what);
    return this.stage.project(x, figure?.fallen ? 0.6 : height && Math.max(height, figure ? this.figures.tall(figure.id) : 0), z);
  }

  /** @param {number} x part of the width @param {number} y part of the height @returns {Cell | null} the square pointed at, or that of the figure pointed at */
  pick(x, y) {
    let best = { far: Infinity, cell: /** @type {Cell | null} */ (null) };
    for (const figure of this.figures.all.values()) {
      const far = this.stage.passes(x, y, [figure.x, 0.6, figure.z], 0.42);
      if (far !== null && far < best.far) best = { far, cell: [figure.x, figure.z] };
    }
    if (best.cell) return [Math.round(best.cell[0]), Math.round(best.cell[1])];
    const ground = this.stage.ground(x, y);
    if (!ground || !this.ground) return null;
    const cell = /** @type {Cell} */ ([Math.round(ground.x), Math.round(ground.z)]);
    return this.ground.index.has(`${cell[0]},${cell[1]}`) ? cell : null;
  }

  dispose() {
    for (const part of [this.ground, this.marks, this.air]) part?.dispose();
    this.figures.dispose();
    this.things.dispose();
    this.errands.dispose();
    this.afflictions.dispose();
    this.shots.dispose();
    this.stage.dispose();
  }
}
