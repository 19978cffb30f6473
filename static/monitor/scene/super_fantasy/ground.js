/**
 * What never moves: slabs, fences, stones, columns, scenery, the plinth under them. Two drawn things in all: the slabs
 * (one InstancedMesh, so that single squares can rise) and everything else merged.
 */
import { Color, InstancedMesh, Matrix4, Mesh, MeshLambertMaterial } from '../../../vendor/monitor.js';
import { cellKey, groundAt, wallsOf } from '../../../lib/geometry.js';
import { Model } from '../model.js';
import { random } from '../dice_track.js';
import * as props from './props.js';

/** @typedef {import('../rig.js').Cell} Cell */
/** @typedef {import('../../games/super_fantasy/entities.js').BoardEntity} BoardEntity */
/** @typedef {import('../model.js').Vec} Vec */

/** A stone colour for each area, told apart by hue and by lightness. */
const STONES = ['#7f8f78', '#7a84a4', '#9a8b7c', '#8a7a98', '#6f8c8c', '#a39a78'];
const WARM = new Color('#ffb066');
const matrix = new Matrix4();

/** @param {BoardEntity} board @returns {string[]} letters of the areas, in reading order */
export function lettersOf(board) {
  return [...new Set(board.areas.join('').replace(/[^A-Za-z]/g, ''))];
}

export class Ground {
  /**
   * @param {import('../stage.js').Stage} stage
   * @param {BoardEntity} board
   * @param {{cell: Cell}[]} lecterns squares on which something to study stands
   */
  constructor(stage, board, lecterns) {
    this.stage = stage;
    this.board = board;
    this.lecterns = lecterns;
    this.material = new MeshLambertMaterial({ vertexColors: true });
    /** @type {Vec[]} where flames burn */
    this.flames = [];
    /** @type {Map<string, number>} */
    this.index = new Map();
    /** @type {Color[]} */
    this.paint = [];
    /** @type {Map<string, number>} height of squares that are not level, by key */
    this.heights = new Map();
    this.slabs = this.layFloor();
    this.scenery = new Mesh(this.build(), this.material);
    this.scenery.castShadow = true;
    this.scenery.receiveShadow = true;
    stage.scene.add(this.slabs, this.scenery);
  }

  layFloor() {
    const { board } = this;
    const letters = lettersOf(board);
    const next = random(board.width * 31 + board.height);
    /** @type {Cell[]} */
    const cells = [];
    for (let y = 0; y < board.height; y++) for (let x = 0; x < board.width; x++) if (groundAt(board, [x, y]) !== ' ') cells.push([x, y]);
    const lights = (board.decor ?? []).filter(({ kind }) => props.FLAMES[kind]);
    const mesh = new InstancedMesh(props.slabShape(), new MeshLambertMaterial(), cells.length);
    mesh.receiveShadow = true;
    cells.forEach(([x, y], i) => {
      const colour = new Color(STONES[Math.max(0, letters.indexOf(board.areas[y][x])) % STONES.length]);
      colour.offsetHSL((next() - 0.5) * 0.02, (next() - 0.5) * 0.06, (next() - 0.5) * 0.06 + ((x + y) % 2 ? 0.012 : -0.012));
      if (next() < 0.12) colour.lerp(new Color('#5c7a48'), 0.35);
      for (const { cell } of lights) {
        const far = Math.hypot(cell[0] - x, cell[1] - y);
        if (far < 3) colour.lerp(WARM, 0.34 * (1 - far / 3));
      }
      this.index.set(cellKey([x, y]), i);
      this.paint.push(colour);
      mesh.setMatrixAt(i, matrix.makeTranslation(x, 0, y));
      mesh.setColorAt(i, colour);
    });
    mesh.frustumCulled = false;
    return mesh;
  }

  /** @returns {import('../../../vendor/monitor.js').BufferGeometry} everything that stands still, merged */
  build() {
    const { board } = this;
    const m = new Model();
    const fences = [1, 2, 3, 4].map(props.fenceShape);
    const ruins = [5, 6, 7].map(props.ruinShape);
    const decorated = new Map((board.decor ?? []).map(({ kind, cell }) => [cellKey(cell), kind]));
    this.plinth(m);
    wallsOf(board).forEach(([x, y, side], i) => {
      // Around the board the edges are drawn by themselves, low where they would hide what is behind.
      if (groundAt(board, [x, y]) === ' ' || groundAt(board, side === 'e' ? [x + 1, y] : [x, y + 1]) === ' ') return;
      const fence = fences[i % 4];
      if (side === 'e') m.set(fence, [x + 0.5, 0, y], { turn: [0, Math.PI / 2, 0] });
      else m.set(fence, [x, 0, y + 0.5]);
    });
    for (let y = 0; y < board.height; y++) {
      for (let x = 0; x < board.width; x++) {
        const ground = groundAt(board, [x, y]);
        if (ground === '#' && !decorated.has(cellKey([x, y]))) m.set(ruins[(x + y * 2) % 3], [x, 0, y]);
        if (ground !== ' ') this.edges(m, fences, x, y);
      }
    }
    this.overgrow(m);
    const column = props.columnShape();
    for (const [x, y] of board.columns) m.set(column, [x, 0, y]);
    for (const { kind, cell } of board.decor ?? []) this.decorate(m, kind, cell);
    for (const { cell } of this.lecterns) {
      m.set(props.altarShape(), [cell[0], 0, cell[1]]);
      this.burn('altar', cell);
    }
    return m.build();
  }

  /** Moss in the corners of the flagstones and tufts of grass, too low to be in anyone's way. @param {Model} m */
  overgrow(m) {
    const next = random(this.board.width * 7 + 5);
    for (const key of this.index.keys()) {
      const [x, y] = key.split(',').map(Number);
      if (groundAt(this.board, [x, y]) !== '.' || next() > 0.3) continue;
      const [sx, sz] = [next() < 0.5 ? -1 : 1, next() < 0.5 ? -1 : 1];
      const at = /** @type {Vec} */ ([x + sx * (0.26 + next() * 0.14), 0, y + sz * (0.26 + next() * 0.14)]);
      if (next() < 0.6) m.ball(next() < 0.5 ? '#4d6a3c' : '#5f7d48', 0.1 + next() * 0.09, at, { scale: [1.3, 0.16, 1], detail: 0 });
      else for (let i = 0; i < 3; i++) m.tube('#6f8f4e', [0, 0.025, 0.13 + next() * 0.06], [at[0] + (i - 1) * 0.05, 0.06, at[2]], { sides: 3, open: true, turn: [(next() - 0.5) * 0.6, 0, (i - 1) * -0.35] });
    }
  }

  /** A fence along the far edge of the board, a low kerb along the others. @param {Model} m
   * @param {import('../../../vendor/monitor.js').BufferGeometry[]} fences @param {number} x @param {number} y */
  edges(m, fences, x, y) {
    const { board } = this;
    const kerb = (/** @type {Vec} */ at, /** @type {Vec} */ size) => m.stick('#596072', size, at);
    if (groundAt(board, [x, y - 1]) === ' ') m.set(fences[(x * 3 + y) % 4], [x, 0, y - 0.56]);
    if (groundAt(board, [x, y + 1]) === ' ') kerb([x, -0.06, y + 0.57], [1, 0.26, 0.14]);
    if (groundAt(board, [x - 1, y]) === ' ') kerb([x - 0.57, -0.02, y], [0.14, 0.34, 1]);
    if (groundAt(board, [x + 1, y]) === ' ') kerb([x + 0.57, -0.02, y], [0.14, 0.34, 1]);
  }

  /** @param {Model} m */
  plinth(m) {
    const { width, height } = this.board;
    const [x, z] = [(width - 1) / 2, (height - 1) / 2];
    m.block('#1f1a1c', [width + 0.7, 0.5, height + 0.7], [x, -0.42, z], { bevel: 0.08 });
    m.block('#4a2f22', [width + 1.3, 0.4, height + 1.3], [x, -0.82, z], { bevel: 0.1 });
    m.block('#b98a35', [width + 1.42, 0.07, height + 1.42], [x, -0.66, z], { bevel: 0.02 });
    for (const sx of [-1, 1]) for (const sz of [-1, 1]) m.block('#d9a441', [0.5, 0.5, 0.5], [x + (sx * (width + 1.1)) / 2, -0.8, z + (sz * (height + 1.1)) / 2], { bevel: 0.1 });
    const next = random(3);
    for (let i = -9; i < 10; i++) {
      const shade = new Color('#573a2b').offsetHSL(0, 0, (next() - 0.5) * 0.035);
      m.stick(`#${shade.getHexString()}`, [70, 0.1, 2.36], [x, -1.08 + (next() - 0.5) * 0.02, z + i * 2.4]);
    }
  }

  /** @param {Model} m @param {string} kind @param {Cell} cell */
  decorate(m, kind, [x, y]) {
    const at = /** @type {Vec} */ ([x, 0, y]);
    const seed = x * 7 + y * 13 + 1;
    const stone = groundAt(this.board, [x, y]) === '#';
    if (kind.includes('tree')) m.set(props.treeShape(seed), stone ? at : [x - 0.3, 0, y - 0.3]);
    else if (kind.includes('candle')) m.set(props.candlesShape(), at);
    else if (kind.includes('lantern') || kind.includes('lamp')) m.set(props.lanternShape(), [x - 0.34, 0, y - 0.34]);
    else if (kind.includes('crypt') || kind.includes('chapel')) m.set(props.cryptShape(), at);
    else m.set(props.stonesShape(seed), at);
    this.burn(kind, [x, y]);
  }

  /** @param {string} kind @param {Cell} cell */
  burn(kind, [x, y]) {
    const known = Object.keys(props.FLAMES).find((name) => kind.includes(name.replace(/s$/, '')));
    const shift = known === 'lantern' ? -0.34 : 0;
    for (const [fx, fy, fz] of (known && props.FLAMES[known]) || []) this.flames.push([x + fx + shift, fy, y + fz + shift]);
  }

  /** Raises squares above the others; all not named sink back. @param {Map<string, number>} heights by cell key */
  raise(heights) {
    for (const key of new Set([...this.heights.keys(), ...heights.keys()])) {
      const i = this.index.get(key);
      if (i === undefined) continue;
      const [x, y] = key.split(',').map(Number);
      this.slabs.setMatrixAt(i, matrix.makeTranslation(x, heights.get(key) ?? 0, y));
    }
    this.heights = heights;
    this.slabs.instanceMatrix.needsUpdate = true;
    this.stage.wake();
  }

  /** @param {Cell} cell @returns {number} how high its slab lies now */
  heightAt(cell) {
    return this.heights.get(cellKey(cell)) ?? 0;
  }

  /** Lets some areas glow and others fade. @param {string[]} areas letters; none = all alike @param {number} amount 0 to 1 */
  awaken(areas, amount) {
    const { board } = this;
    for (const [key, i] of this.index) {
      const [x, y] = key.split(',').map(Number);
      const awake = areas.includes(board.areas[y][x]);
      this.slabs.setColorAt(i, this.paint[i].clone().multiplyScalar(areas.length ? 1 + (awake ? 0.35 : -0.35) * amount : 1));
    }
    if (this.slabs.instanceColor) this.slabs.instanceColor.needsUpdate = true;
  }

  dispose() {
    for (const mesh of [this.slabs, this.scenery]) {
      mesh.removeFromParent();
      mesh.geometry.dispose();
    }
  }
}
