/**
 * Things that stand in the cemetery, one painted geometry each, standing on y = 0. Those that move (gate leaf, chest
 * lid) have their hinge at the origin.
 */
import { Model, polygon, slab } from '../model.js';
import { random } from '../dice_track.js';
import { FATE_OUTLINES, FATE_PAINT } from '../fate_signs.js';

/** @typedef {import('../model.js').Vec} Vec */
/** @typedef {[number, number][]} Outline */

const IRON = '#2b303c';
const RUST = '#4a3a38';
const STONE = '#7d8494';
const DARK_STONE = '#565d6e';
const MOSS = '#51683f';
const WOOD = '#6b4326';
const BRASS = '#e2ad3c';

/** The floor's slab: top at y = 0, edges cut only above, so that neighbours show a thin line. */
export function slabShape() {
  return slab(0.97, 0.3, 0.035);
}

/** A leaning headstone with its sign. @param {import('../fate_signs.js').Symbol} symbol */
export function tombstoneShape(symbol) {
  const m = new Model();
  m.block(DARK_STONE, [0.74, 0.14, 0.4], [0, 0.07, 0.02]);
  /** @type {Outline} */
  const slab = [[-0.29, 0], [0.29, 0], [0.29, 0.48], [0.21, 0.66], [0.08, 0.74], [-0.08, 0.74], [-0.21, 0.66], [-0.29, 0.48]];
  m.plate('#8f97a8', slab, 0.2, [0, 0.12, 0], { bevel: 0.04 });
  m.plate('#343a48', slab.map(([x, y]) => [x * 0.76, y * 0.76 + 0.09]), 0.02, [0, 0.12, 0.1]);
  m.plate(FATE_PAINT[symbol], FATE_OUTLINES[symbol].map(([x, y]) => [x * 0.46, y * 0.46]), 0.03, [0, 0.5, 0.115], { glow: true });
  if (symbol === 'skull') {
    for (const s of [-1, 1]) m.plate('#20242e', polygon(6, 0.045), 0.03, [s * 0.065, 0.53, 0.125]);
    m.stick('#20242e', [0.015, 0.07, 0.03], [0, 0.37, 0.125]).stick('#20242e', [0.015, 0.07, 0.03], [-0.045, 0.37, 0.125]).stick('#20242e', [0.015, 0.07, 0.03], [0.045, 0.37, 0.125]);
  }
  m.ball(MOSS, 0.1, [-0.24, 0.16, 0.12], { scale: [1.4, 0.6, 1], detail: 0 }).ball(MOSS, 0.08, [0.22, 0.72, -0.02], { scale: [1.3, 0.5, 1], detail: 0 });
  return m.build();
}

/** One leaf of a gate of black iron, from its hinge at x = 0 to x = 1. @param {number} width */
export function gateLeafShape(width = 1) {
  const m = new Model();
  m.stick(IRON, [width, 0.06, 0.05], [width / 2, 0.14, 0]).stick(IRON, [width, 0.06, 0.05], [width / 2, 0.66, 0]);
  m.stick(RUST, [width * 0.96, 0.05, 0.04], [width / 2, 0.4, 0], { turn: [0, 0, 0.5 / width] });
  const bars = Math.round(width * 6);
  for (let i = 0; i <= bars; i++) {
    const x = (i / bars) * width;
    const tall = 0.78 + 0.2 * Math.sin((x / width) * Math.PI * 0.5);
    m.stick(IRON, [0.045, tall, 0.045], [x, tall / 2 + 0.04, 0], { open: true });
    m.tube('#8f98aa', [0, 0.05, 0.13], [x, tall + 0.1, 0], { sides: 4, open: true });
  }
  m.block(BRASS, [0.16, 0.18, 0.12], [width - 0.09, 0.42, 0]);
  m.ring('#b9c4d6', [0.06, 0.018], [width - 0.09, 0.54, 0], { arc: Math.PI, sides: 6 });
  return m.build();
}

/** A stone post beside a gate. */
export function postShape() {
  const m = new Model();
  m.block(STONE, [0.24, 1.0, 0.24], [0, 0.5, 0], { bevel: 0.04 }).block(DARK_STONE, [0.32, 0.1, 0.32], [0, 1.02, 0]).ball(STONE, 0.13, [0, 1.17, 0]);
  return m.build();
}

/** One length of crooked fence along x, from -0.5 to 0.5. @param {number} seed */
export function fenceShape(seed) {
  const next = random(seed);
  const m = new Model();
  const lean = () => /** @type {Vec} */ ([(next() - 0.5) * 0.22, 0, (next() - 0.5) * 0.2]);
  m.stick(IRON, [1.02, 0.05, 0.045], [0, 0.2, 0], { turn: [0, 0, (next() - 0.5) * 0.05] });
  m.stick(IRON, [1.02, 0.05, 0.045], [0, 0.52, 0], { turn: [0, 0, (next() - 0.5) * 0.08] });
  m.stick(DARK_STONE, [0.18, 0.3, 0.18], [-0.5, 0.14, 0]).stick(IRON, [0.07, 0.72, 0.07], [-0.5, 0.5, 0], { open: true }).ball('#8f98aa', 0.07, [-0.5, 0.9, 0], { detail: 0 });
  m.stick(STONE, [1, 0.12, 0.16], [0, 0.05, 0]);
  for (let i = 1; i < 5; i++) {
    if (next() < 0.1) continue;
    const x = -0.5 + i / 5;
    const tall = 0.6 + next() * 0.08;
    m.stick(next() < 0.2 ? RUST : IRON, [0.035, tall, 0.035], [x, tall / 2 + 0.08, 0], { turn: lean(), open: true });
    m.tube('#8f98aa', [0, 0.05, 0.13], [x, tall + 0.12, 0], { sides: 4, open: true });
  }
  return m.build();
}

/** A square of ruined stone that nothing passes. @param {number} seed */
export function ruinShape(seed) {
  const next = random(seed);
  const m = new Model();
  m.block(DARK_STONE, [0.98, 0.42, 0.98], [0, 0.21, 0], { bevel: 0.06 });
  for (let i = 0; i < 4; i++) {
    const [x, z] = [((i % 2) - 0.5) * 0.46, (Math.floor(i / 2) - 0.5) * 0.46];
    const tall = 0.24 + next() * 0.42;
    m.block(next() < 0.5 ? STONE : '#6a7182', [0.46, tall, 0.46], [x, 0.42 + tall / 2, z], { turn: [0, (next() - 0.5) * 0.16, 0], bevel: 0.05 });
    if (next() < 0.4) m.ball(MOSS, 0.13, [x + (next() - 0.5) * 0.2, 0.42 + tall, z + 0.12], { scale: [1.2, 0.3, 0.8], detail: 0 });
  }
  return m.build();
}

/** A broken column with flutes. */
export function columnShape() {
  const m = new Model();
  m.block(DARK_STONE, [0.76, 0.14, 0.76], [0, 0.07, 0]).block(STONE, [0.62, 0.1, 0.62], [0, 0.19, 0]);
  m.tube('#9aa2b3', [0.2, 0.24, 1.0], [0, 0.72, 0], { sides: 9 });
  m.ring(STONE, [0.24, 0.05], [0, 0.27, 0], { turn: [Math.PI / 2, 0, 0], sides: 10 });
  m.ring(STONE, [0.21, 0.05], [0, 1.22, 0], { turn: [Math.PI / 2, 0, 0], sides: 10 });
  m.block('#9aa2b3', [0.36, 0.16, 0.36], [0.02, 1.32, 0], { turn: [0.1, 0.3, 0.12] });
  m.ball(MOSS, 0.14, [0.28, 0.26, 0.2], { scale: [1.2, 0.5, 1], detail: 0 });
  return m.build();
}

/** @param {'base' | 'lid'} part of a chest; the lid turns about its back edge */
export function chestShape(part) {
  const m = new Model();
  if (part === 'base') {
    m.block(WOOD, [0.68, 0.32, 0.46], [0, 0.2, 0], { bevel: 0.03 });
    m.block('#241610', [0.58, 0.02, 0.36], [0, 0.365, 0]);
    for (const x of [-1, 1]) for (const z of [-1, 1]) m.block(BRASS, [0.1, 0.34, 0.1], [x * 0.31, 0.2, z * 0.2]);
    m.block(BRASS, [0.16, 0.16, 0.05], [0, 0.27, 0.24]).stick('#241610', [0.03, 0.07, 0.02], [0, 0.26, 0.27]);
  } else {
    m.tube('#7d4f2d', [0.24, 0.24, 0.68], [0, 0.0, 0.23], { sides: 10, turn: [0, 0, Math.PI / 2], scale: [1, 1, 1] });
    for (const x of [-0.3, 0.3]) m.tube(BRASS, [0.255, 0.255, 0.1], [x, 0.0, 0.23], { sides: 10, turn: [0, 0, Math.PI / 2] });
    m.block(BRASS, [0.14, 0.12, 0.05], [0, 0.03, 0.48]);
  }
  return m.build();
}

/** A coffin over two squares along x, its green glow leaking from under the lid. */
export function coffinShape() {
  const m = new Model();
  /** @type {Outline} */
  const plan = [[-0.86, 0.2], [-0.4, 0.36], [0.86, 0.22], [0.86, -0.22], [-0.4, -0.36], [-0.86, -0.2]];
  m.plate('#3b2a22', plan, 0.3, [0, 0.17, 0], { turn: [-Math.PI / 2, 0, 0], bevel: 0.03 });
  m.plate('#6cff8d', plan.map(([x, y]) => [x * 0.96, y * 0.94]), 0.06, [0, 0.34, 0], { turn: [-Math.PI / 2, 0, 0], glow: true });
  m.plate('#5a4030', plan.map(([x, y]) => [x * 1.02, y * 1.04]), 0.12, [0.03, 0.45, 0.03], { turn: [-Math.PI / 2 + 0.07, 0.0, 0.07], bevel: 0.03 });
  m.stick(BRASS, [0.6, 0.04, 0.07], [0.02, 0.53, 0.03]).stick(BRASS, [0.07, 0.04, 0.3], [-0.14, 0.53, 0.03]);
  return m.build();
}

/** What stays of a purified coffin: flowers on a pale outline. */
export function flowersShape() {
  const m = new Model();
  m.plate('#8fa08a', [[-0.86, 0.2], [-0.4, 0.36], [0.86, 0.22], [0.86, -0.22], [-0.4, -0.36], [-0.86, -0.2]], 0.03, [0, 0.02, 0], { turn: [-Math.PI / 2, 0, 0] });
  const next = random(7);
  for (let i = 0; i < 9; i++) {
    const at = /** @type {Vec} */ ([(next() - 0.5) * 1.4, 0.12, (next() - 0.5) * 0.4]);
    m.stick('#4f7a3f', [0.025, 0.18, 0.025], [at[0], 0.09, at[2]]);
    m.ball(['#ffd34d', '#ff8fa3', '#f4f0ff'][i % 3], 0.07, [at[0], 0.2, at[2]], { detail: 0 });
  }
  return m.build();
}

/** One square of a mass grave: broken earth and bones. @param {number} seed */
export function graveShape(seed) {
  const next = random(seed);
  const m = new Model();
  m.block('#2a1f1c', [0.98, 0.05, 0.98], [0, 0.015, 0], { bevel: 0.02 });
  for (let i = 0; i < 5; i++) m.ball('#4a372c', 0.16 + next() * 0.1, [(next() - 0.5) * 0.8, 0.03, (next() - 0.5) * 0.8], { scale: [1, 0.35, 1], detail: 0 });
  for (let i = 0; i < 2; i++) {
    const at = /** @type {Vec} */ ([(next() - 0.5) * 0.6, 0.12, (next() - 0.5) * 0.6]);
    m.tube('#e8e3d0', [0.03, 0.03, 0.34], at, { sides: 5, turn: [Math.PI / 2, 0, next() * 3] });
  }
  m.ball('#e8e3d0', 0.11, [(next() - 0.5) * 0.5, 0.13, (next() - 0.5) * 0.5]);
  return m.build();
}

/** A coloured drop beside a mass grave: where its colour appears the dead climb out. @param {string} colour */
export function graveDrop(colour) {
  return new Model().plate(colour, FATE_OUTLINES.drop.map(([x, y]) => [x * 0.34, y * 0.34]), 0.04, [0, 0.07, 0], { turn: [-Math.PI / 2, 0, 0], glow: true }).build();
}

/** A dead tree. @param {number} seed */
export function treeShape(seed) {
  const next = random(seed);
  const m = new Model();
  const bark = '#4a3d44';
  m.tube(bark, [0.1, 0.2, 0.9], [0, 0.45, 0], { sides: 6, turn: [0, 0, 0.08] });
  for (let i = 0; i < 6; i++) {
    const yaw = i * 1.05 + next();
    const y = 0.6 + i * 0.14;
    const long = 0.7 - i * 0.06;
    const [dx, dz] = [Math.cos(yaw), Math.sin(yaw)];
    m.tube(bark, [0.015, 0.055, long], [dx * long * 0.34 - 0.04, y + long * 0.32, dz * long * 0.34], { sides: 4, turn: [dz * 0.85, 0, -dx * 0.85] });
    m.tube(bark, [0.01, 0.03, long * 0.5], [dx * long * 0.62, y + long * 0.72, dz * long * 0.62], { sides: 4, turn: [dz * 0.2, 0, -dx * 0.2] });
  }
  return m.build();
}

/** Three candles in a puddle of wax; the flames are drawn apart (see FLAMES). */
export function candlesShape() {
  const m = new Model();
  m.tube('#b8ae94', [0.2, 0.26, 0.05], [0, 0.03, 0], { sides: 8 });
  for (const [x, tall, z] of CANDLES) m.tube('#efe6cc', [0.05, 0.06, tall], [x, tall / 2, z], { sides: 6 });
  return m.build();
}
/** @type {Vec[]} x, height, z */
const CANDLES = [[-0.1, 0.26, 0.04], [0.09, 0.36, 0.05], [0.02, 0.2, -0.1]];

/** A lantern on a crooked pole. */
export function lanternShape() {
  const m = new Model();
  m.tube('#3a3340', [0.03, 0.05, 1.3], [0, 0.65, 0], { sides: 6, turn: [0, 0, 0.05] });
  m.stick('#3a3340', [0.36, 0.04, 0.04], [0.13, 1.26, 0]);
  m.tube('#2b303c', [0.02, 0.13, 0.09], [0.27, 1.2, 0], { sides: 6 });
  m.tube('#ffb54a', [0.08, 0.09, 0.18], [0.27, 1.06, 0], { sides: 6, glow: true });
  m.tube('#2b303c', [0.11, 0.11, 0.04], [0.27, 0.95, 0], { sides: 6 });
  return m.build();
}

/** A crypt that fills its square. */
export function cryptShape() {
  const m = new Model();
  m.block(STONE, [0.94, 0.86, 0.9], [0, 0.43, 0], { bevel: 0.05 });
  m.plate(DARK_STONE, [[-0.56, 0], [0.56, 0], [0, 0.42]], 1.0, [0, 0.86, 0], { bevel: 0.04 });
  m.block('#14121a', [0.36, 0.56, 0.06], [0, 0.3, 0.45]);
  m.stick('#e2ad3c', [0.04, 0.26, 0.04], [0, 1.04, 0.5]).stick('#e2ad3c', [0.16, 0.04, 0.04], [0, 1.08, 0.5]);
  return m.build();
}

/** A low heap of stones, for scenery that has no shape of its own. @param {number} seed */
export function stonesShape(seed) {
  const next = random(seed);
  const m = new Model();
  for (let i = 0; i < 4; i++) m.ball(i % 2 ? STONE : DARK_STONE, 0.09 + next() * 0.08, [(next() - 0.5) * 0.5, 0.06, (next() - 0.5) * 0.5], { detail: 0, scale: [1.2, 0.8, 1] });
  return m.build();
}

/** A stand for what a goal wants: a small altar. */
export function altarShape() {
  const m = new Model();
  m.block(DARK_STONE, [0.6, 0.1, 0.6], [0, 0.05, 0]).block(STONE, [0.36, 0.34, 0.36], [0, 0.27, 0]).block('#9aa2b3', [0.52, 0.08, 0.52], [0, 0.47, 0]);
  m.tube('#efe6cc', [0.06, 0.07, 0.26], [0, 0.63, 0], { sides: 6 });
  return m.build();
}

/** Where scenery burns, by kind: flames above the square's centre. @type {Record<string, Vec[]>} */
export const FLAMES = {
  candles: CANDLES.map(([x, tall, z]) => [x, tall + 0.07, z]),
  lantern: [[0.27, 1.08, 0]],
  altar: [[0, 0.84, 0]],
};
