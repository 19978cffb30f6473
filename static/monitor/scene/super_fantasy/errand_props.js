/**
 * Shapes of what missions have heroes light, press, carry and clear away, one painted geometry each, standing on y = 0.
 */
import { Model, polygon } from '../model.js';

const IRON = '#3a3f4d';
const STONE = '#7d8494';
const DARK_STONE = '#565d6e';
const MOSS = '#51683f';
const BRASS = '#e2ad3c';

/** A bowl of iron on three legs, with its coals. @param {boolean} lit */
export function brazierShape(lit) {
  const m = new Model();
  m.tube(DARK_STONE, [0.36, 0.4, 0.08], [0, 0.04, 0], { sides: 8 });
  for (let i = 0; i < 3; i++) {
    const a = Math.PI / 2 + (i / 3) * Math.PI * 2;
    m.tube(IRON, [0.035, 0.045, 0.56], [Math.cos(a) * 0.2, 0.34, Math.sin(a) * 0.2], { sides: 5, turn: [-Math.sin(a) * 0.25, 0, Math.cos(a) * 0.25] });
  }
  m.tube('#515869', [0.36, 0.18, 0.24], [0, 0.7, 0], { sides: 10 });
  m.ring(BRASS, [0.36, 0.04], [0, 0.82, 0], { turn: [Math.PI / 2, 0, 0], sides: 12 });
  for (let i = 0; i < 7; i++) m.ball(lit ? (i % 2 ? '#ff6a1a' : '#ffc23a') : '#221d22', 0.12, [Math.cos(i * 2.4) * 0.18, 0.83, Math.sin(i * 2.4) * 0.18], { detail: 0, glow: lit });
  // The fire as far as it has a shape; the rest flickers above it.
  for (let i = 0; lit && i < 4; i++) m.tube(i % 2 ? '#ff8a1f' : '#ffd24a', [0, 0.12, 0.34 + (i % 2) * 0.14], [Math.cos(i * 1.6) * 0.11, 1.02, Math.sin(i * 1.6) * 0.11], { sides: 5, glow: true, turn: [Math.sin(i * 1.6) * 0.15, 0, -Math.cos(i * 1.6) * 0.15] });
  return m.build();
}

/** Bars of a digit in a box 2 wide and 4 tall: middle and size. @type {[number, number, number, number][]} */
const BARS = [[0, 2, 1, 0], [1, 1, 0, 1], [1, -1, 0, 1], [0, -2, 1, 0], [-1, -1, 0, 1], [-1, 1, 0, 1], [0, 0, 1, 0]];
const DIGITS = ['abcdef', 'bc', 'abged', 'abgcd', 'fgbc', 'afgcd', 'afgedc', 'abc', 'abcdefg', 'abcdfg'];

/** A number on a dark disc, to be read from afar; white, so that it takes any tint. @param {number} value of one digit */
export function numberShape(value) {
  const m = new Model();
  m.plate('#ffffff', polygon(16, 0.3), 0.03, [0, 0, -0.03], { glow: true });
  m.plate('#1a1524', polygon(16, 0.26), 0.03, [0, 0, -0.01], { glow: true });
  const unit = 0.075;
  for (const letter of DIGITS[value % 10]) {
    const [x, y, wide] = BARS[letter.charCodeAt(0) - 97];
    const shift = value === 1 ? -unit : 0;
    m.stick('#ffffff', wide ? [unit * 2.7, unit * 0.75, 0.04] : [unit * 0.75, unit * 2.6, 0.04], [x * unit + shift, y * unit, 0.02], { glow: true });
  }
  return m.build();
}

/** Two dashes along x of a border, flat on the ground. */
export function dashShape() {
  const m = new Model();
  for (const s of [-1, 1]) m.stick('#ffffff', [0.3, 0.03, 0.07], [s * 0.25, 0.025, 0], { glow: true });
  return m.build();
}

/** The frame of a button, set into the floor. */
export function buttonPlateShape() {
  const m = new Model();
  m.block(DARK_STONE, [0.84, 0.07, 0.84], [0, 0.03, 0], { bevel: 0.03 });
  m.ring(BRASS, [0.31, 0.045], [0, 0.075, 0], { turn: [Math.PI / 2, 0, 0], sides: 14 });
  for (const s of [-1, 1]) for (const r of [-1, 1]) m.ball(BRASS, 0.05, [s * 0.32, 0.07, r * 0.32], { detail: 0 });
  return m.build();
}

/** What one steps on; white, so that it takes any tint. */
export function knobShape() {
  return new Model().tube('#ffffff', [0.25, 0.28, 0.16], [0, 0.1, 0], { sides: 12, glow: true }).plate('#9a9aa8', polygon(3, 0.12), 0.03, [0, 0.19, 0], { turn: [-Math.PI / 2, 0, Math.PI] }).build();
}

/** A sack of treasure that has burst its seam. */
export function goldShape() {
  const m = new Model();
  m.ball('#a8763e', 0.27, [0, 0.25, 0], { scale: [1, 0.95, 0.9] });
  m.tube('#8a5c2c', [0.14, 0.09, 0.16], [0, 0.54, 0], { sides: 7 }).ring('#e9dcc0', [0.09, 0.03], [0, 0.48, 0], { turn: [Math.PI / 2, 0, 0], sides: 8 });
  m.plate('#ffd24a', polygon(8, 0.13), 0.04, [0, 0.27, 0.24], { glow: true }).plate('#a87410', polygon(4, 0.06), 0.04, [0, 0.27, 0.25]);
  for (let i = 0; i < 7; i++) m.tube(i % 2 ? '#ffd24a' : '#f2b62c', [0.09, 0.09, 0.035], [Math.cos(i * 0.95 + 0.4) * (0.3 + (i % 3) * 0.05), 0.03 + (i % 2) * 0.03, Math.sin(i * 0.95 + 0.4) * 0.32], { sides: 8, turn: [i % 3 ? 0 : 0.4, 0, 0], glow: true });
  m.tube('#e8eef6', [0.02, 0.03, 0.3], [0.17, 0.58, 0.02], { sides: 5, turn: [0, 0, -0.5] }).tube('#e8eef6', [0.08, 0.03, 0.1], [0.26, 0.74, 0.02], { sides: 7, turn: [0, 0, -0.5] });
  return m.build();
}

/** The same sack, tied up and slung over a shoulder: it hangs around the origin. */
export function sackShape() {
  const m = new Model();
  m.ball('#a8763e', 0.24, [0, 0.1, 0], { scale: [1, 1.05, 0.85] });
  m.tube('#8a5c2c', [0.13, 0.08, 0.14], [0, 0.38, 0], { sides: 7 }).ring('#e9dcc0', [0.08, 0.03], [0, 0.33, 0], { turn: [Math.PI / 2, 0, 0], sides: 8 });
  m.plate('#ffd24a', polygon(8, 0.12), 0.04, [0, 0.12, 0.21], { glow: true }).plate('#a87410', polygon(4, 0.055), 0.04, [0, 0.12, 0.22]);
  m.tube('#e8eef6', [0.02, 0.03, 0.24], [0.08, 0.5, 0], { sides: 5, turn: [0, 0, -0.3] }).ball('#ffd24a', 0.06, [-0.06, 0.46, 0.02], { detail: 0, glow: true });
  return m.build();
}

/** A boulder nobody walks around. */
export function boulderShape() {
  const m = new Model();
  m.ball('#8b8578', 0.46, [0, 0.42, 0], { scale: [1, 0.92, 0.96], turn: [0.4, 0.7, 0] });
  m.ball('#767063', 0.3, [0.2, 0.3, 0.16], { detail: 1, turn: [0, 0.3, 0] }).ball('#a09a8b', 0.22, [-0.2, 0.62, 0.06], { detail: 0 });
  m.ball(MOSS, 0.26, [0.04, 0.76, -0.06], { scale: [1.2, 0.4, 1], detail: 0 }).ball(MOSS, 0.15, [-0.34, 0.3, 0.2], { scale: [0.7, 1, 0.9], detail: 0 });
  return m.build();
}

/** A padlock as big as a head, hanging in the middle at the height of a hand. */
export function padlockShape() {
  const m = new Model();
  m.ring('#cfd8e6', [0.15, 0.045], [0, 0.66, 0], { arc: Math.PI, sides: 10 });
  for (const s of [-1, 1]) m.tube('#cfd8e6', [0.045, 0.045, 0.14], [s * 0.15, 0.6, 0], { sides: 6 });
  m.block(BRASS, [0.46, 0.4, 0.2], [0, 0.38, 0], { bevel: 0.05 });
  for (const s of [-1, 1]) {
    m.tube('#241610', [0.065, 0.065, 0.03], [0, 0.42, s * 0.1], { sides: 8, turn: [Math.PI / 2, 0, 0] });
    m.stick('#241610', [0.05, 0.14, 0.03], [0, 0.33, s * 0.1]);
    for (const x of [-0.17, 0.17]) for (const y of [0.25, 0.51]) m.ball('#8a6418', 0.03, [x, y, s * 0.1], { detail: 0 });
  }
  return m.build();
}

/** Where each side of a square lies, and how what looks south is turned to look there. @type {Record<'n' | 'e' | 's' | 'w', [number, number, number]>} */
const SIDES = { s: [0, 1, 0], e: [1, 0, Math.PI / 2], n: [0, -1, Math.PI], w: [-1, 0, -Math.PI / 2] };

/**
 * A crypt over its squares, in the board's own places: its door open and glowing green, or shut under a cross of planks with a seal.
 * @param {[number, number][]} cells @param {'n' | 'e' | 's' | 'w'} side on which its door is @param {[number, number]} at the square of the door @param {boolean} sealed
 */
export function cryptShape(cells, side, at, sealed) {
  const m = new Model();
  const [xs, zs] = [cells.map(([x]) => x), cells.map(([, z]) => z)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  // Squares that make no rectangle carry a roof each.
  const whole = (right - left + 1) * (bottom - top + 1) === cells.length;
  if (whole) house(m, (left + right) / 2, (top + bottom) / 2, right - left + 1, bottom - top + 1);
  else for (const [x, z] of cells) house(m, x, z, 1.1, 1.1);
  const [dx, dz, turn] = SIDES[side];
  m.set(doorShape(sealed), [at[0] + dx * 0.46, 0, at[1] + dz * 0.46], { turn: [0, turn, 0] });
  return m.build();
}

/** @param {Model} m @param {number} x @param {number} z its middle @param {number} width @param {number} depth squares */
function house(m, x, z, width, depth) {
  const [w, d] = [width - 0.12, depth - 0.12];
  m.block(DARK_STONE, [w + 0.08, 0.12, d + 0.08], [x, 0.06, z], { bevel: 0.03 });
  m.block(STONE, [w - 0.1, 0.9, d - 0.1], [x, 0.52, z], { bevel: 0.05 });
  const gable = /** @type {[number, number][]} */ ([[-w / 2 - 0.06, 0], [w / 2 + 0.06, 0], [0, 0.24 + Math.min(w, d) * 0.2]]);
  if (width > depth) m.plate(DARK_STONE, gable.map(([a, y]) => [(a * d) / w, y]), w + 0.02, [x, 0.96, z], { bevel: 0.04, turn: [0, Math.PI / 2, 0] });
  else m.plate(DARK_STONE, gable, d + 0.02, [x, 0.96, z], { bevel: 0.04 });
  for (const s of [-1, 1]) for (const r of [-1, 1]) m.tube('#9aa2b3', [0.09, 0.1, 0.86], [x + s * (w / 2 - 0.08), 0.53, z + r * (d / 2 - 0.08)], { sides: 7 });
  m.ball(MOSS, 0.2, [x - w / 2 + 0.1, 0.98, z], { scale: [0.7, 0.5, 1.3], detail: 0 });
}

/** @param {boolean} sealed */
function doorShape(sealed) {
  const m = new Model();
  m.plate('#9aa2b3', [[-0.36, 0], [0.36, 0], [0.36, 0.5], [0, 0.8], [-0.36, 0.5]], 0.08, [0, 0.1, -0.06]);
  m.plate(sealed ? '#6a7182' : '#5dff9a', [[-0.25, 0], [0.25, 0], [0.25, 0.46], [0, 0.68], [-0.25, 0.46]], 0.04, [0, 0.1, 0], { glow: !sealed });
  m.ball('#e8e3d0', 0.13, [0, 0.98, 0]);
  for (const s of [-1, 1]) {
    m.ball('#14101a', 0.045, [s * 0.05, 0.99, 0.11], { detail: 0 });
    if (sealed) m.block('#7d4f2d', [0.86, 0.12, 0.05], [0, 0.4, 0.06], { turn: [0, 0, s * 0.6], bevel: 0.02 });
    else m.plate('#2b303c', [[0, 0], [0.26, 0], [0.26, 0.46], [0, 0.6]], 0.05, [s * 0.27, 0.1, 0.02], { turn: [0, s < 0 ? Math.PI + 0.9 : -0.9, 0] });
  }
  if (sealed) m.tube('#ff4658', [0.13, 0.13, 0.05], [0, 0.4, 0.1], { sides: 9, turn: [Math.PI / 2, 0, 0], glow: true });
  return m.build();
}
