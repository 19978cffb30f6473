/**
 * The board drawn flat, for machines without WebGL 2 or too slow for three dimensions: the same verbs, the same taps,
 * fully playable. Figures are their signs with an arrow where they look.
 */
import { cellKey, groundAt, wallsOf } from '../../lib/geometry.js';
import { entitiesOf } from '../../lib/store.js';
import { Clock, easeInOut, easeOut, linear } from './clock.js';
import { FlatDice } from './flat_dice.js';
import { drawFigure, drawShot, drawThings } from './flat_shapes.js';

/** @typedef {import('./rig.js').Cell} Cell */
/** @typedef {{kind: string, x: number, z: number, facing: number, scale: number, shake: number, down: number}} Token facing in eighths of a turn */

const STONES = ['#5d6b58', '#58617e', '#74685b', '#675a73', '#527070', '#7a7258'];

/** @type {Partial<Record<import('./theatre.js').Burst, string>>} */
const BURSTS = { blood: '#ff4658', ice: '#8fd8ff', fire: '#ff8a1f', note: '#ff4fd8', shade: '#8a5fc0', poison: '#7dff5a' };

export class FlatBoard {
  /**
   * @param {HTMLCanvasElement} canvas
   * @param {{still: boolean, free: {left: number, right: number, top: number, bottom: number}, onView: () => void}} options
   */
  constructor(canvas, { still, free, onView }) {
    this.canvas = canvas;
    this.pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    this.free = free;
    this.onView = onView;
    this.clock = new Clock(() => this.wake());
    this.dice = new FlatDice(this.clock);
    if (still) this.clock.pace = 0;
    /** @type {Record<string, any>} */
    this.entities = {};
    /** @type {Map<string, Token>} */
    this.tokens = new Map();
    /** @type {{cells: {cell: Cell, zone: boolean}[], targets: Cell[], chosen: Cell | null, colour: string} | null} */
    this.choice = null;
    /** @type {import('./theatre.js').Shot | null} */
    this.shot = null;
    /** @type {string | null} */
    this.actor = null;
    /** @type {Map<string, {cell: Cell, colour: string, size: number}>} rings that spread */
    this.waves = new Map();
    this.redness = 0;
    this.requested = 0;
    this.last = 0;
    this.moving = false;
    this.watch = new ResizeObserver(() => this.wake());
    this.watch.observe(canvas);
  }

  wake() {
    this.requested ||= requestAnimationFrame((now) => {
      this.requested = 0;
      if (!this.moving && now - this.last > 100) this.clock.rebase(now);
      else this.clock.advance(now);
      this.last = now;
      this.draw();
      this.onView();
      this.moving = this.clock.busy;
      if (this.moving) this.wake();
    });
  }

  /** Size of a square and place of the first, in pixels of the page. */
  get scale() {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const board = this.entities.board ?? { width: 1, height: 1 };
    const { left, right, top, bottom } = this.free;
    const [wide, tall] = [width * (1 - left - right), height * (1 - top - bottom)];
    const size = Math.min(wide / (board.width + 0.6), tall / (board.height + 0.6));
    return { size, x: width * left + (wide - size * board.width) / 2, y: height * top + (tall - size * board.height) / 2 };
  }

  draw() {
    const { canvas, pen } = this;
    const ratio = Math.min(1.5, window.devicePixelRatio || 1);
    const [width, height] = [Math.round(canvas.clientWidth * ratio), Math.round(canvas.clientHeight * ratio)];
    if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.fillStyle = `rgb(${18 + this.redness * 40}, 16, ${34 - this.redness * 12})`;
    pen.fillRect(0, 0, canvas.clientWidth, canvas.clientHeight);
    const { board } = this.entities;
    if (!board) return;
    const { size, x, y } = this.scale;
    pen.translate(x, y);
    pen.scale(size, size);
    this.drawFloor(board);
    drawThings(pen, this.entities);
    this.drawChoice();
    for (const [id, token] of this.tokens) drawFigure(pen, token, id === this.actor);
    if (this.shot) drawShot(pen, this.shot);
    for (const { cell, colour, size: wave } of this.waves.values()) {
      pen.strokeStyle = colour;
      pen.lineWidth = 0.07;
      pen.beginPath();
      pen.arc(cell[0] + 0.5, cell[1] + 0.5, 0.2 + wave * 0.6, 0, 7);
      pen.stroke();
    }
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.dice.draw(pen, (canvas.clientWidth * (1 + this.free.left - this.free.right)) / 2, canvas.clientHeight * 0.87, canvas.clientHeight * 0.08);
  }

  /** @param {import('../games/super_fantasy/entities.js').BoardEntity} board */
  drawFloor(board) {
    const { pen } = this;
    const letters = [...new Set(board.areas.join('').replace(/[^A-Za-z]/g, ''))];
    for (let y = 0; y < board.height; y++) {
      for (let x = 0; x < board.width; x++) {
        const ground = groundAt(board, [x, y]);
        if (ground === ' ') continue;
        pen.fillStyle = ground === '#' ? '#2b2f3a' : STONES[Math.max(0, letters.indexOf(board.areas[y][x])) % STONES.length];
        pen.fillRect(x + 0.02, y + 0.02, 0.96, 0.96);
        if (ground === '#') {
          pen.fillStyle = '#474d5c';
          pen.fillRect(x + 0.1, y + 0.1, 0.36, 0.36);
          pen.fillRect(x + 0.54, y + 0.5, 0.36, 0.36);
        }
      }
    }
    for (const [x, y] of board.columns) {
      pen.fillStyle = '#aab2c2';
      pen.beginPath();
      pen.arc(x + 0.5, y + 0.5, 0.34, 0, 7);
      pen.fill();
    }
    pen.strokeStyle = '#d9d2c0';
    pen.lineWidth = 0.11;
    pen.lineCap = 'round';
    for (const [x, y, side] of wallsOf(board)) {
      pen.beginPath();
      if (side === 'e') pen.moveTo(x + 1, y), pen.lineTo(x + 1, y + 1);
      else pen.moveTo(x, y + 1), pen.lineTo(x + 1, y + 1);
      pen.stroke();
    }
  }

  drawChoice() {
    const { pen, choice } = this;
    if (!choice) return;
    for (const { cell: [x, y], zone } of choice.cells) {
      const chosen = choice.chosen && cellKey(choice.chosen) === cellKey([x, y]);
      pen.strokeStyle = chosen ? '#ffffff' : choice.colour;
      pen.lineWidth = chosen ? 0.14 : 0.08;
      pen.strokeRect(x + 0.08, y + 0.08, 0.84, 0.84);
      if (!zone) continue;
      pen.lineWidth = 0.05;
      pen.strokeStyle = '#ffb3a8';
      for (let i = 0.2; i < 1.6; i += 0.28) {
        pen.beginPath();
        pen.moveTo(x + Math.max(0.1, i - 0.8), y + Math.min(0.9, i + 0.1));
        pen.lineTo(x + Math.min(0.9, i), y + Math.max(0.1, i - 0.7));
        pen.stroke();
      }
    }
    for (const [x, y] of choice.targets) {
      pen.strokeStyle = '#ffe27a';
      pen.lineWidth = 0.07;
      pen.setLineDash([0.28, 0.14]);
      pen.beginPath();
      pen.arc(x + 0.5, y + 0.5, 0.5, 0, 7);
      pen.stroke();
      pen.setLineDash([]);
      pen.fillStyle = '#ffe27a';
      pen.beginPath();
      pen.moveTo(x + 0.5, y + 0.08), pen.lineTo(x + 0.3, y - 0.2), pen.lineTo(x + 0.7, y - 0.2);
      pen.fill();
    }
  }

  /** @param {Record<string, any>} entities */
  lay(entities) {
    this.entities = { ...entities };
    this.tokens.clear();
    for (const [id, hero] of entitiesOf(entities, 'heroes')) if (hero.cell) this.token(`heroes.${id}`, id, hero);
    for (const [id, monster] of entitiesOf(entities, 'monsters')) if (monster.cell) this.token(`monsters.${id}`, monster.kind, monster);
    for (const [id, companion] of entitiesOf(entities, 'companions')) if (companion.cell) this.token(`companions.${id}`, companion.kind, companion);
    this.wake();
  }

  /** @param {string} id @param {string} kind @param {{cell: Cell, facing?: number, down?: boolean}} entity */
  token(id, kind, { cell, facing = 4, down = false }) {
    const token = { kind, x: cell[0], z: cell[1], facing, scale: 1, shake: 0, down: down ? 1 : 0 };
    this.tokens.set(id, token);
    return token;
  }

  look() {}

  arrive() {}

  /** The sides alone count: the flat board has one size. @param {{left: number, right: number, top: number, bottom: number}} free */
  reserve({ left, right }) {
    this.free = { ...this.free, left, right };
    this.wake();
  }

  /** @param {string | null} id */
  act(id) {
    this.actor = id;
    this.wake();
  }

  /** @param {FlatBoard['choice']} choice */
  choose(choice) {
    this.choice = choice;
    this.wake();
  }

  /** @param {string} id @param {(token: Token) => Promise<void>} move */
  async with(id, move) {
    const token = this.tokens.get(id);
    if (token) await move(token);
  }

  /** @param {string} id @param {Cell[]} path @param {(i: number) => void} [onStep] */
  walk(id, path, onStep) {
    return this.with(id, async (token) => {
      for (let i = 1; i < path.length; i++) {
        const [from, to] = [path[i - 1], path[i]];
        token.facing = facing(from, to, token.facing);
        await this.clock.run(280, (t) => Object.assign(token, { x: from[0] + (to[0] - from[0]) * t, z: from[1] + (to[1] - from[1]) * t }), easeInOut);
        onStep?.(i);
      }
    });
  }

  /** @param {string} id @param {Cell} cell */
  face(id, cell) {
    return this.with(id, async (token) => {
      token.facing = facing([token.x, token.z], cell, token.facing);
      this.wake();
    });
  }

  /** @param {string} id @param {Cell} at */
  lunge(id, at) {
    return this.with(id, async (token) => {
      const [x, z] = [token.x, token.z];
      token.facing = facing([x, z], at, token.facing);
      await this.clock.run(300, (t) => Object.assign(token, { x: x + (at[0] - x) * 0.45 * Math.sin(t * Math.PI), z: z + (at[1] - z) * 0.45 * Math.sin(t * Math.PI) }), linear);
    });
  }

  /** @param {string} id @param {Cell} cell */
  fly(id, cell) {
    return this.walk(id, [[this.tokens.get(id)?.x ?? 0, this.tokens.get(id)?.z ?? 0], cell]);
  }

  /** @param {string} id */
  recoil(id) {
    return this.with(id, (token) => this.clock.run(350, (t) => (token.shake = Math.sin(t * 20) * 0.12 * (1 - t)), linear));
  }

  /** @param {string} id */
  hop(id) {
    return this.with(id, (token) => this.clock.run(350, (t) => (token.scale = 1 + Math.sin(t * Math.PI) * 0.2), linear));
  }

  /** @param {string} id */
  topple(id) {
    return this.with(id, (token) => this.clock.run(500, (t) => (token.down = t), easeOut));
  }

  /** @param {string} id */
  rise(id) {
    return this.with(id, (token) => this.clock.run(500, (t) => (token.down = 1 - t), easeOut));
  }

  /** @param {string} id */
  async vanish(id) {
    await this.with(id, (token) => this.clock.run(450, (t) => (token.scale = 1 - t), easeOut));
    this.tokens.delete(id);
  }

  /** @param {string} id @param {string} kind @param {Cell} cell @param {number} [facing] */
  async appear(id, kind, cell, facing) {
    const token = this.token(id, kind, { cell, facing });
    await this.clock.run(500, (t) => (token.scale = t), easeOut);
  }

  /** @param {string} key @param {Record<string, any>} fields */
  async set(key, fields) {
    if (this.entities[key]) this.entities[key] = { ...this.entities[key], ...fields };
    await this.clock.run(350, () => {}, linear);
  }

  /** @param {string} id */
  openGate = (id) => this.set(`gates.${id}`, { open: true });
  /** @param {string} id */
  fellTombstone = (id) => this.set(`tombstones.${id}`, { upright: false });
  /** @param {string} id */
  openChest = (id) => this.set(`chests.${id}`, { opened: true });
  /** @param {string} id */
  purifyCoffin = (id) => this.set(`coffins.${id}`, { purified: true });
  /** @param {string} id */
  lightBrazier = (id) => this.set(`braziers.${id}`, { lit: true });
  /** @param {string[]} ids @param {boolean} down */
  pressButtons = async (ids, down) => void (await Promise.all(ids.map((id) => this.set(`buttons.${id}`, { down }))));
  /** @param {string} id @param {{cell: Cell | null, held_by: string | null, safe?: boolean}} where */
  moveGold = (id, where) => this.set(`gold.${id}`, where);
  /** @param {string} id */
  clearBoulder = (id) => this.set(`boulders.${id}`, { there: false });
  /** @param {string} gate */
  unlock = async (gate) => void (await Promise.all(entitiesOf(this.entities, 'padlocks').map(([id, lock]) => lock.gate === gate && this.set(`padlocks.${id}`, { open: true }))));

  /** @param {Cell} cell @param {string} colour */
  async ripple(cell, colour) {
    const key = `${cell}${colour}`;
    await this.clock.run(600, (t) => this.waves.set(key, { cell, colour, size: t }), easeOut);
    this.waves.delete(key);
    this.wake();
  }

  /** @param {import('./theatre.js').Shot | null} shot */
  aim(shot) {
    this.shot = shot;
    this.wake();
  }

  /** @param {Cell} from @param {Cell} to @param {import('./theatre.js').Missile} kind @param {string} colour */
  async shoot(from, to, kind, colour) {
    if (kind === 'thunder') return this.ripple(to, colour);
    const size = kind === 'bolt' ? -0.2 : -0.08;
    await this.clock.run(320, (t) => this.waves.set('shot', { cell: [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t], colour, size }), linear);
    this.waves.delete('shot');
  }

  /** @param {Cell} cell @param {import('./theatre.js').Burst} kind */
  burst = (cell, kind) => this.ripple(cell, BURSTS[kind] ?? '#ffe27a');
  /** @param {Cell} cell */
  pulse = (cell) => this.ripple(cell, '#ffffff');

  /** @param {string[]} areas */
  async awaken(areas) {
    const { board } = this.entities;
    const cells = /** @type {Cell[]} */ ([]);
    for (let y = 0; y < board.height; y++) for (let x = 0; x < board.width; x++) if (areas.includes(board.areas[y][x])) cells.push([x, y]);
    await Promise.all(cells.map((cell) => this.ripple(cell, '#c6d5e2')));
  }

  /** @param {{faces: number[], seed: number, fate?: boolean, paint: string}} what */
  roll = (what) => this.dice.roll(what);

  clearDice() {
    this.dice.clear();
    this.wake();
  }

  /** @param {number} redness */
  mood(redness) {
    this.redness = redness;
    this.wake();
  }

  /** @param {string | Cell} what @param {number} [height] 0 is the middle of a square, 1 its upper edge */
  where(what, height = 1) {
    const token = typeof what === 'string' ? this.tokens.get(what) : null;
    if (typeof what === 'string' && !token) return { x: 0, y: 0, seen: false };
    const [x, z] = token ? [token.x, token.z] : /** @type {Cell} */ (what);
    const { size, x: left, y: top } = this.scale;
    return { x: (left + (x + 0.5) * size) / this.canvas.clientWidth, y: (top + (z + 0.5 - height / 2) * size) / this.canvas.clientHeight, seen: true };
  }

  /** @param {number} px @param {number} py @returns {Cell | null} */
  pick(px, py) {
    const { board } = this.entities;
    const { size, x, y } = this.scale;
    const cell = /** @type {Cell} */ ([Math.floor((px * this.canvas.clientWidth - x) / size), Math.floor((py * this.canvas.clientHeight - y) / size)]);
    return board && groundAt(board, cell) !== ' ' ? cell : null;
  }

  dispose() {
    cancelAnimationFrame(this.requested);
    this.watch.disconnect();
    this.clock.finish();
  }
}

/** @param {Cell} from @param {Cell} to @param {number} before @returns {number} eighths of a turn clockwise from north */
function facing([fx, fz], [tx, tz], before) {
  return fx === tx && fz === tz ? before : (Math.atan2(tx - fx, fz - tz) / (Math.PI / 4) + 8) % 8;
}

