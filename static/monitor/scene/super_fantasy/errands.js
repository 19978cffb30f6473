/**
 * What missions have heroes do besides fighting: braziers, buttons, gold, boulders, padlocks, crypts, whoever is led by
 * the hand, and the borders of areas where something must be brought or held. `lay` puts everything where the server
 * says; the verbs move one thing and leave it as the server will say next.
 */
import { Color, Mesh, MeshBasicMaterial, Object3D } from '../../../vendor/monitor.js';
import { groundAt } from '../../../lib/geometry.js';
import { entitiesOf } from '../../../lib/store.js';
import { cellsOfArea } from '../../games/super_fantasy/areas.js';
import { darkBraziers } from '../../games/super_fantasy/beacons.js';
import { Crowd } from '../crowd.js';
import { easeIn, easeOut, linear, overshoot } from '../clock.js';
import { Model } from '../model.js';
import * as props from './errand_props.js';

/** @typedef {import('../rig.js').Cell} Cell */
/** @typedef {import('../model.js').Vec} Vec */
/** @typedef {import('../../games/super_fantasy/entities.js').GoldEntity} GoldEntity */

const UP = { y: 0.04, tint: new Color('#ff5a4a') };
const DOWN = { y: -0.11, tint: new Color('#4dff88') };
const NEXT = new Color('#ffd24a');
const LATER = new Color('#7f88a8');
const BORDER = new Color('#ffd24a');
/** Which way is out of a square, and how a thing along x is turned there. @type {[number, number, 'n' | 'e' | 's' | 'w', number][]} */
const SIDES = [[0, 1, 's', 0], [1, 0, 'e', Math.PI / 2], [-1, 0, 'w', Math.PI / 2], [0, -1, 'n', 0]];

export class Errands {
  /** @param {import('../stage.js').Stage} stage @param {import('../../../vendor/monitor.js').Material} material @param {import('./figures.js').Figures} figures */
  constructor(stage, material, figures) {
    this.stage = stage;
    this.material = material;
    this.figures = figures;
    this.root = new Object3D();
    stage.scene.add(this.root);
    this.bright = new MeshBasicMaterial({ vertexColors: true, toneMapped: false, fog: false });
    const crowd = (/** @type {any} */ shape, most = 12) => new Crowd(this.root, shape, material, { most });
    const sign = (/** @type {any} */ shape, /** @type {number} */ most) => new Crowd(this.root, shape, this.bright, { most, shadow: false, receives: false });
    this.crowds = {
      cold: crowd(props.brazierShape(false)),
      burning: crowd(props.brazierShape(true)),
      plate: crowd(props.buttonPlateShape()),
      knob: crowd(props.knobShape()),
      gold: crowd(props.goldShape(), 16),
      sack: crowd(props.sackShape(), 16),
      boulder: crowd(props.boulderShape(), 16),
      padlock: crowd(props.padlockShape(), 8),
      rope: crowd(new Model().stick('#e8d9a8', [0.04, 0.04, 1], [0, 0, 0]).build(), 4),
      dash: sign(props.dashShape(), 200),
    };
    this.sign = sign;
    /** Numbers over braziers, by digit. @type {Map<number, Crowd>} */
    this.numbers = new Map();
    /** @type {Mesh | null} */
    this.crypts = null;
    this.drawnCrypts = '';
    /** @type {Map<string, GoldEntity>} */
    this.gold = new Map();
    /** Where gold is on its way from, and how far it has come. @type {Map<string, {from: Vec, t: number}>} */
    this.flights = new Map();
    /** @type {Map<string, string>} figures that lead, by the key of whom they lead */
    this.leads = new Map();
    /** Where fires burn, and where green light leaks out. @type {Vec[]} */
    this.flames = [];
    /** @type {Vec[]} */
    this.wisps = [];
    /** @type {Record<string, any>} */
    this.entities = {};
  }

  /** @param {Record<string, any>} entities @param {string[]} areas letters of areas with a border */
  lay(entities, areas) {
    this.entities = entities;
    for (const crowd of [...Object.values(this.crowds), ...this.numbers.values()]) crowd.clear();
    this.flames = [];
    this.wisps = [];
    for (const [id, brazier] of entitiesOf(entities, 'braziers')) this.layBrazier(id, brazier);
    for (const { id, cell, order, next } of darkBraziers(entities)) this.layNumber(id, cell, order, next);
    for (const [id, { cell, down }] of entitiesOf(entities, 'buttons')) {
      this.crowds.plate.member(id).position.set(cell[0], 0, cell[1]);
      const knob = this.crowds.knob.member(id);
      knob.position.set(cell[0], (down ? DOWN : UP).y, cell[1]);
      knob.tint = (down ? DOWN : UP).tint;
    }
    for (const [id, { cell, there }] of entitiesOf(entities, 'boulders')) {
      if (!there) continue;
      const boulder = this.crowds.boulder.member(id);
      boulder.position.set(cell[0], 0, cell[1]);
      boulder.rotation.y = cell[0] * 2.3 + cell[1];
    }
    for (const [id, lock] of entitiesOf(entities, 'padlocks')) if (!lock.open) this.layPadlock(id, entities[`gates.${lock.gate}`]?.edges ?? []);
    this.gold = new Map(entitiesOf(entities, 'gold'));
    this.flights.clear();
    this.leads = new Map(entitiesOf(entities, 'companions').flatMap(([goal, { leader }]) => (leader ? [[`companions.${goal}`, `heroes.${leader}`]] : [])));
    this.layCrypts();
    for (const area of areas) this.layBorder(area);
    this.stage.wake();
  }

  /** @param {string} id @param {import('../../games/super_fantasy/entities.js').BrazierEntity} brazier */
  layBrazier(id, { cell: [x, y], lit }) {
    (lit ? this.crowds.burning : this.crowds.cold).member(id).position.set(x, 0, y);
    if (lit) for (const [dx, dz] of [[0, 0], [0.14, 0.06], [-0.13, 0.05], [0.02, -0.14]]) this.flames.push([x + dx, 0.98, y + dz]);
  }

  /** @param {string} id @param {Cell} cell @param {number} order @param {boolean} next */
  layNumber(id, [x, y], order, next) {
    let crowd = this.numbers.get(order);
    if (!crowd) {
      crowd = this.sign(props.numberShape(order), 4);
      this.numbers.set(order, crowd);
    }
    const number = crowd.member(id);
    number.position.set(x, next ? 1.5 : 1.2, y);
    number.scale.setScalar(next ? 1.15 : 0.7);
    number.tint = next ? NEXT : LATER;
  }

  /** In the middle of its gate. @param {string} id @param {[Cell, Cell][]} edges */
  layPadlock(id, edges) {
    if (!edges.length) return;
    const mean = (/** @type {number} */ axis) => edges.reduce((sum, [a, b]) => sum + (a[axis] + b[axis]) / 2, 0) / edges.length;
    const lock = this.crowds.padlock.member(id);
    lock.position.set(mean(0), 0.06, mean(1));
    lock.scale.setScalar(1.35);
    // On a gate that runs away from the camera it hangs half turned, to be seen.
    lock.rotation.y = edges[0][0][1] === edges[0][1][1] ? 0.7 : 0;
  }

  layCrypts() {
    const crypts = entitiesOf(this.entities, 'crypts').map(([, crypt]) => crypt);
    for (const { cells, sealed } of crypts) if (!sealed) this.wisps.push(this.doorOf(cells).light);
    const drawn = JSON.stringify(crypts);
    if (drawn === this.drawnCrypts) return;
    this.drawnCrypts = drawn;
    this.crypts?.removeFromParent();
    this.crypts?.geometry.dispose();
    this.crypts = null;
    if (!crypts.length) return;
    const m = new Model();
    for (const { cells, sealed } of crypts) {
      const { side, cell } = this.doorOf(cells);
      m.set(props.cryptShape(cells, side, cell, sealed), [0, 0, 0]);
    }
    this.crypts = new Mesh(m.build(), this.material);
    this.crypts.castShadow = this.crypts.receiveShadow = true;
    this.root.add(this.crypts);
  }

  /** The first side of a crypt before which one can stand, the southern ones first: there the camera sees it.
   * @param {Cell[]} cells @returns {{side: 'n' | 'e' | 's' | 'w', cell: Cell, light: Vec}} */
  doorOf(cells) {
    const inside = new Set(cells.map(String));
    for (const [dx, dy, side] of SIDES) {
      const doors = cells.filter(([x, y]) => !inside.has(`${x + dx},${y + dy}`) && groundAt(this.entities.board, [x + dx, y + dy]) === '.');
      const cell = doors[Math.floor(doors.length / 2)];
      if (cell) return { side, cell, light: [cell[0] + dx * 0.6, 0.4, cell[1] + dy * 0.6] };
    }
    return { side: 's', cell: cells[0], light: [cells[0][0], 0.4, cells[0][1]] };
  }

  /** Dashes along the border of an area. @param {string} area its letter */
  layBorder(area) {
    const { board } = this.entities;
    for (const [x, y] of cellsOfArea(board, area)) {
      for (const [dx, dy, side, turn] of SIDES) {
        if (board.areas[y + dy]?.[x + dx] === area) continue;
        const dash = this.crowds.dash.member(`${x},${y}${side}`);
        dash.position.set(x + dx * 0.43, 0, y + dy * 0.43);
        dash.rotation.y = turn;
        dash.tint = BORDER;
      }
    }
  }

  /** @param {number} time */
  update(time) {
    const beat = this.stage.still ? 0 : Math.sin(time * 3.4);
    for (const number of [...this.numbers.values()].flatMap((crowd) => [...crowd.members.values()])) {
      number.rotation.set(-0.75, this.stage.rig.pose.yaw, 0);
      if (number.tint === NEXT) number.scale.setScalar(1.15 + beat * 0.08);
    }
    const carried = new Map();
    const stored = new Map();
    for (const [id, heap] of this.gold) {
      const nth = (/** @type {Map<string, number>} */ of, /** @type {string} */ key) => of.set(key, (of.get(key) ?? -1) + 1).get(key) ?? 0;
      const place = heap.safe ? this.inStore(heap, nth(stored, heap.goal)) : heap.held_by ? this.onBack(heap.held_by, nth(carried, heap.held_by)) : heap.cell && { at: /** @type {Vec} */ ([heap.cell[0], 0, heap.cell[1]]), yaw: 0, scale: 1 };
      if (place) this.layGold(id, heap, place);
    }
    for (const [companion, leader] of this.leads) this.layRope(companion, leader);
    for (const crowd of [...Object.values(this.crowds), ...this.numbers.values()]) crowd.update();
  }

  /** @param {string} id @param {GoldEntity} heap @param {{at: Vec, yaw: number, scale: number}} place */
  layGold(id, heap, { at, yaw, scale }) {
    const [worn, other] = heap.held_by && !heap.safe ? [this.crowds.sack, this.crowds.gold] : [this.crowds.gold, this.crowds.sack];
    other.remove(id);
    const flight = this.flights.get(id);
    const body = worn.member(id);
    const t = flight?.t ?? 1;
    const from = flight?.from ?? at;
    body.position.set(from[0] + (at[0] - from[0]) * t, from[1] + (at[1] - from[1]) * t + Math.sin(t * Math.PI) * 0.8, from[2] + (at[2] - from[2]) * t);
    body.rotation.y = yaw;
    body.scale.setScalar(scale);
  }

  /** On the back of who carries it. @param {string} hero @param {number} n how many he carries below it */
  onBack(hero, n) {
    const figure = this.figures.all.get(`heroes.${hero}`);
    if (!figure) return null;
    return { at: /** @type {Vec} */ ([figure.x + Math.sin(figure.yaw) * 0.3, 0.42 + figure.y + n * 0.34, figure.z + Math.cos(figure.yaw) * 0.3]), yaw: figure.yaw, scale: 1 };
  }

  /** Beside where people stand, square after square of the area it was brought to. @param {GoldEntity} heap @param {number} n */
  inStore({ goal }, n) {
    const area = (this.entities.goals ?? []).find((/** @type {{id: string}} */ { id }) => id === goal)?.area;
    const cells = cellsOfArea(this.entities.board, area ?? '');
    if (!cells.length) return null;
    const [x, y] = cells[(n * 2) % cells.length];
    return { at: /** @type {Vec} */ ([x + 0.3, 0, y - 0.3]), yaw: n, scale: 0.62 };
  }

  /** From hand to hand. @param {string} companion @param {string} leader */
  layRope(companion, leader) {
    const [a, b] = [this.figures.all.get(companion), this.figures.all.get(leader)];
    if (!a || !b) return;
    const rope = this.crowds.rope.member(companion);
    const far = Math.hypot(b.x - a.x, b.z - a.z);
    rope.position.set((a.x + b.x) / 2, 0.66 + (a.y + b.y) / 2, (a.z + b.z) / 2);
    rope.rotation.y = Math.atan2(b.x - a.x, b.z - a.z);
    rope.scale.z = Math.max(0.01, far - 0.3);
  }

  /** @param {string} id */
  async lightBrazier(id) {
    const brazier = this.entities[`braziers.${id}`];
    if (!brazier) return;
    this.crowds.cold.remove(id);
    for (const crowd of this.numbers.values()) crowd.remove(id);
    this.layBrazier(id, { ...brazier, lit: true });
    const body = this.crowds.burning.member(id);
    await this.stage.clock.run(520, (t) => body.scale.setScalar(1 + Math.sin(t * Math.PI) * 0.25), linear);
  }

  /** @param {string[]} ids @param {boolean} down */
  async pressButtons(ids, down) {
    const knobs = ids.flatMap((id) => this.crowds.knob.members.get(id) ?? []);
    const [from, to] = down ? [UP, DOWN] : [DOWN, UP];
    await this.stage.clock.run(280, (t) => {
      for (const knob of knobs) {
        knob.position.y = from.y + (to.y - from.y) * t;
        knob.tint = to.tint;
      }
    }, down ? easeIn : overshoot);
  }

  /** Gold goes to somebody's back, to a square or into safety. @param {string} id @param {Partial<GoldEntity>} where */
  async moveGold(id, where) {
    const heap = this.gold.get(id);
    if (!heap) return;
    const body = this.crowds.sack.members.get(id) ?? this.crowds.gold.members.get(id);
    /** @type {{from: Vec, t: number}} */
    const flight = { from: body ? [body.position.x, body.position.y, body.position.z] : [0, 0, 0], t: 0 };
    this.gold.set(id, { ...heap, ...where });
    if (body) this.flights.set(id, flight);
    await this.stage.clock.run(520, (t) => (flight.t = t), easeOut);
    this.flights.delete(id);
  }

  /** It rolls away and crumbles. @param {string} id @param {Cell} from where whoever pushes stands */
  async clearBoulder(id, from) {
    const body = this.crowds.boulder.members.get(id);
    if (!body) return;
    const [x, z] = [body.position.x, body.position.z];
    const far = Math.hypot(x - from[0], z - from[1]) || 1;
    const [dx, dz] = [(x - from[0]) / far, (z - from[1]) / far];
    await this.stage.clock.run(700, (t) => {
      body.position.set(x + dx * t * 0.7, -0.5 * t * t, z + dz * t * 0.7);
      body.rotation.set(dz * t * 3, 0, -dx * t * 3);
      body.scale.setScalar(Math.max(0.01, 1 - t * t * 0.9));
    }, easeIn);
    this.crowds.boulder.remove(id);
  }

  /** The padlocks of a gate spring open and fall. @param {string} gate */
  async unlock(gate) {
    const locks = entitiesOf(this.entities, 'padlocks').flatMap(([id, lock]) => (lock.gate === gate ? (this.crowds.padlock.members.get(id) ?? []) : []));
    await this.stage.clock.run(300, (t) => locks.forEach((lock) => (lock.rotation.z = Math.sin(t * 20) * 0.14)), linear);
    await this.stage.clock.run(380, (t) => locks.forEach((lock) => {
      lock.position.y = 0.06 - 0.5 * t;
      lock.rotation.x = t * 1.4;
      lock.scale.setScalar(Math.max(0.01, 1 - t * t));
    }), easeIn);
    for (const [id, lock] of entitiesOf(this.entities, 'padlocks')) if (lock.gate === gate) this.crowds.padlock.remove(id);
  }

  dispose() {
    for (const crowd of [...Object.values(this.crowds), ...this.numbers.values()]) crowd.dispose();
    this.crypts?.geometry.dispose();
    this.root.removeFromParent();
  }
}
