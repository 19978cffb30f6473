/**
 * The six heroes, built from painted primitives. A figure stands on y = 0, looks north (-z), is about 1.2 squares tall,
 * and stands on a base whose outline is the hero's own sign (see SIGNS): shape and colour say who it is.
 */
import { Model, polygon } from '../model.js';
import { SIGNS, PAINT } from '../../games/super_fantasy/signs.js';

/** @typedef {import('../model.js').Vec} Vec */

const SKIN = '#f0b894';
const STEEL = '#b9c4d6';
const LEATHER = '#6a4328';
const BRASS = '#e2ad3c';
const DARK = '#22202c';

/** The base with the hero's outline, and a bright notch where he looks. @param {Model} model @param {string} hero */
function base(model, hero) {
  const { corners } = SIGNS[hero];
  model.plate('#16131f', corners.map(([x, y]) => /** @type {[number, number]} */ ([x * 0.46, y * 0.46])), 0.05, [0, 0.03, 0], { turn: [-Math.PI / 2, 0, 0] });
  model.plate(PAINT[hero].bright, corners.map(([x, y]) => /** @type {[number, number]} */ ([x * 0.41, y * 0.41])), 0.06, [0, 0.06, 0], { turn: [-Math.PI / 2, 0, 0], glow: true });
  model.plate('#fff4d0', [[-0.13, 0], [0.13, 0], [0, 0.2]], 0.05, [0, 0.1, -0.3], { turn: [-Math.PI / 2, 0, 0], glow: true });
}

/** Two legs with boots. @param {Model} m @param {string} trousers @param {string} boots @param {number} [apart] @param {number} [tall] */
function legs(m, trousers, boots, apart = 0.1, tall = 0.3) {
  for (const s of [-1, 1]) {
    m.tube(trousers, [0.09, 0.075, tall], [s * apart, 0.09 + tall / 2, 0], { sides: 6 });
    m.block(boots, [0.15, 0.11, 0.23], [s * (apart + 0.01), 0.14, -0.04]);
  }
}

/** A head that looks north: eyes, nose. @param {Model} m @param {Vec} at @param {number} r @param {string} [skin] */
function head(m, [x, y, z], r, skin = SKIN) {
  m.ball(skin, r, [x, y, z], { scale: [0.95, 1.05, 0.95] });
  for (const s of [-1, 1]) m.ball('#14101a', r * 0.17, [x + s * r * 0.38, y + r * 0.12, z - r * 0.82], { detail: 0 });
  m.ball(skin, r * 0.2, [x, y - r * 0.1, z - r * 0.98], { detail: 0 });
}

/** An arm from shoulder to hand. @param {Model} m @param {string} sleeve @param {Vec} from @param {Vec} to @param {string} [hand] */
function arm(m, sleeve, from, to, hand = SKIN) {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(dx, dy, dz);
  const turn = /** @type {Vec} */ ([Math.atan2(dz, dy), 0, -Math.asin(dx / length)]);
  m.tube(sleeve, [0.065, 0.075, length], [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2], { sides: 6, turn });
  m.ball(hand, 0.08, to, { detail: 0 });
}

/** Elfric: pointed ears, a cloak of night, a sword longer than himself. @param {Model} m */
function elfric(m) {
  const { bright, deep } = PAINT.elfric;
  legs(m, '#4a2a1c', DARK);
  m.tube(bright, [0.2, 0.25, 0.36], [0, 0.58, 0], { sides: 8 });
  m.ring(BRASS, [0.21, 0.03], [0, 0.46, 0], { turn: [Math.PI / 2, 0, 0] });
  m.plate('#2a1836', [[-0.16, 0.42], [0.16, 0.42], [0.36, -0.4], [0.12, -0.32], [0, -0.42], [-0.12, -0.32], [-0.36, -0.4]], 0.07, [0, 0.52, 0.2], { turn: [0.24, 0, 0], bevel: 0.02 });
  m.ring('#3b2350', [0.17, 0.07], [0, 0.78, 0.02], { turn: [Math.PI / 2, 0, 0] });
  head(m, [0, 0.97, -0.02], 0.18);
  m.ball('#e8d9a0', 0.2, [0, 1.04, 0.04], { scale: [1, 0.85, 1] });
  m.plate('#e8d9a0', [[-0.16, 0.1], [0.16, 0.1], [0.12, -0.32], [-0.12, -0.32]], 0.1, [0, 0.94, 0.16], { bevel: 0.02 });
  for (const s of [-1, 1]) m.tube(SKIN, [0, 0.06, 0.26], [s * 0.25, 1.02, 0.02], { sides: 4, turn: [0, 0, -s * 1.2] });
  arm(m, deep, [-0.2, 0.72, 0], [-0.32, 0.52, -0.14]);
  arm(m, deep, [0.2, 0.72, 0], [0.34, 0.7, -0.2]);
  m.block(STEEL, [0.13, 0.95, 0.045], [0.37, 1.2, -0.28], { turn: [-0.22, 0, -0.1], bevel: 0.02 });
  m.tube('#e9f2ff', [0, 0.075, 0.16], [0.425, 1.74, -0.4], { sides: 4, turn: [-0.22, 0, -0.1] });
  m.block(BRASS, [0.34, 0.07, 0.08], [0.335, 0.76, -0.2], { turn: [-0.22, 0, -0.1] });
  m.tube(LEATHER, [0.035, 0.035, 0.2], [0.32, 0.64, -0.17], { sides: 6 });
}

/** Axl: hair like an explosion, leather and chains, an electric guitar. @param {Model} m */
function axl(m) {
  const { bright } = PAINT.axl;
  legs(m, '#3a3648', '#15131c', 0.13);
  m.tube('#1d1a26', [0.21, 0.18, 0.36], [0, 0.6, 0], { sides: 8 });
  m.plate('#e9e4f2', [[-0.07, 0.17], [0.07, 0.17], [0.05, -0.17], [-0.05, -0.17]], 0.03, [0, 0.6, -0.19]);
  for (const s of [-1, 1]) for (const y of [0.66, 0.74]) m.tube(STEEL, [0, 0.045, 0.11], [s * 0.25, y, 0], { sides: 4, turn: [0, 0, -s * 1.2] });
  head(m, [0, 0.95, 0], 0.17);
  const hair = '#7d2fd6';
  m.ball(hair, 0.2, [0, 1.03, 0.06]);
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI * 2;
    m.tube(i % 2 ? hair : '#b061ff', [0, 0.1, 0.36], [Math.cos(a) * 0.2, 1.12 + Math.sin(a) * 0.17, 0.08], { sides: 4, turn: [0.35, 0, a - Math.PI / 2] });
  }
  m.plate(hair, [[-0.22, 0.1], [0.22, 0.1], [0.16, -0.42], [-0.16, -0.42]], 0.08, [0, 0.85, 0.2], { bevel: 0.02 });
  const slope = /** @type {Vec} */ ([0, 0, -0.5]);
  m.plate('#ff2f6d', [[-0.24, 0.1], [-0.1, 0.07], [0.0, 0.2], [0.1, 0.12], [0.1, -0.12], [0, -0.2], [-0.1, -0.07], [-0.28, -0.18]], 0.09, [-0.08, 0.5, -0.3], { turn: slope, bevel: 0.02 });
  m.stick('#f2dfb5', [0.58, 0.07, 0.05], [0.27, 0.68, -0.31], { turn: [0, 0, 0.5] });
  m.block(bright, [0.17, 0.12, 0.06], [0.55, 0.84, -0.31], { turn: [0, 0, 0.5] });
  m.ring('#fff', [0.05, 0.02], [-0.08, 0.5, -0.36], { sides: 8 });
  arm(m, '#1d1a26', [-0.22, 0.72, 0], [-0.12, 0.5, -0.36]);
  arm(m, '#1d1a26', [0.22, 0.72, 0], [0.38, 0.74, -0.36]);
}

/** Don Pizzarro: a wide straw hat, a green robe, a round belly, fists. @param {Model} m */
function pizzarro(m) {
  const { bright, deep } = PAINT.pizzarro;
  m.tube(deep, [0.2, 0.34, 0.4], [0, 0.3, 0], { sides: 8 });
  m.ball(bright, 0.27, [0, 0.6, -0.01], { scale: [1, 0.95, 0.95] });
  m.ring('#f4efe0', [0.27, 0.04], [0, 0.5, 0], { turn: [Math.PI / 2, 0, 0] });
  m.plate('#f4efe0', [[-0.05, 0.12], [0.05, 0.12], [0.08, -0.2], [-0.02, -0.2]], 0.04, [0.06, 0.36, -0.29], { turn: [0.2, 0, 0] });
  for (let i = 0; i < 8; i++) m.ball('#8c4a20', 0.05, [Math.cos(i * 0.785) * 0.19, 0.78 + Math.sin(i * 0.785) * 0.02, Math.sin(i * 0.785) * 0.19], { detail: 0 });
  head(m, [0, 0.93, -0.02], 0.17, '#e6a67c');
  m.plate('#3a2a22', [[-0.13, 0.05], [0, 0.02], [0.13, 0.05], [0.15, -0.1], [0, -0.04], [-0.15, -0.1]], 0.06, [0, 0.89, -0.17]);
  m.tube('#f0cf7a', [0.52, 0.55, 0.05], [0, 1.05, 0], { sides: 14 });
  m.tube('#e0b75a', [0.06, 0.3, 0.22], [0, 1.18, 0], { sides: 10 });
  m.ring('#b7322a', [0.27, 0.03], [0, 1.1, 0], { turn: [Math.PI / 2, 0, 0], sides: 10 });
  arm(m, bright, [-0.26, 0.7, 0], [-0.36, 0.62, -0.3], '#e6a67c');
  arm(m, bright, [0.26, 0.7, 0], [0.3, 0.84, -0.36], '#e6a67c');
  m.ball('#e6a67c', 0.11, [-0.36, 0.62, -0.34]).ball('#e6a67c', 0.11, [0.3, 0.84, -0.4]);
}

/** Kayla: a dark elf with white hair in a tail, a hood of blue, a crossbow in each hand. @param {Model} m */
function kayla(m) {
  const { bright, deep } = PAINT.kayla;
  const skin = '#8a78b8';
  legs(m, '#26304f', DARK, 0.09, 0.32);
  m.tube(bright, [0.16, 0.2, 0.36], [0, 0.6, 0], { sides: 8 });
  m.tube(deep, [0.2, 0.29, 0.16], [0, 0.44, 0.01], { sides: 8 });
  m.ring(LEATHER, [0.18, 0.03], [0, 0.5, 0], { turn: [Math.PI / 2, 0, 0] });
  m.stick(LEATHER, [0.06, 0.5, 0.03], [0, 0.62, -0.17], { turn: [0.1, 0, 0.6] });
  head(m, [0, 0.95, -0.02], 0.165, skin);
  m.ball('#f2f4ff', 0.19, [0, 1.01, 0.05], { scale: [1, 0.95, 0.95] });
  m.tube('#f2f4ff', [0.1, 0.02, 0.5], [0, 0.92, 0.28], { sides: 6, turn: [-0.5, 0, 0] });
  m.ring(bright, [0.17, 0.035], [0, 1.06, -0.01], { turn: [Math.PI / 2 - 0.15, 0, 0] });
  for (const s of [-1, 1]) {
    m.tube(skin, [0, 0.055, 0.26], [s * 0.23, 1.0, 0.02], { sides: 4, turn: [0, 0, -s * 1.15] });
    arm(m, deep, [s * 0.18, 0.72, 0], [s * 0.32, 0.66, -0.26], skin);
    m.stick('#7a4a24', [0.06, 0.06, 0.46], [s * 0.33, 0.7, -0.42]);
    m.ring('#d8dfef', [0.22, 0.032], [s * 0.33, 0.71, -0.4], { turn: [Math.PI / 2, 0, 0], arc: Math.PI, sides: 8, scale: [1, 0.75, 1] });
    m.tube('#fff4d0', [0, 0.05, 0.14], [s * 0.33, 0.72, -0.7], { sides: 4, turn: [-Math.PI / 2, 0, 0] });
  }
}

/** Lady Goodlight: a red cape, a winged helmet, a shield as tall as her chest. @param {Model} m */
function goodlight(m) {
  const { bright, deep } = PAINT.goodlight;
  legs(m, STEEL, '#8a94a8', 0.11);
  m.tube('#dfe6f2', [0.2, 0.19, 0.34], [0, 0.6, 0], { sides: 8 });
  m.tube(bright, [0.21, 0.33, 0.22], [0, 0.4, 0], { sides: 8 });
  m.plate(bright, [[-0.18, 0.36], [0.18, 0.36], [0.3, -0.36], [-0.3, -0.36]], 0.06, [0, 0.5, 0.22], { turn: [0.22, 0, 0], bevel: 0.02 });
  m.plate(BRASS, polygon(8, 0.09, 0.05), 0.04, [0, 0.64, -0.2]);
  head(m, [0, 0.95, -0.02], 0.165);
  m.ball('#ffd34d', 0.2, [0, 0.97, 0.07], { scale: [1.05, 1.1, 0.9] });
  m.plate('#ffd34d', [[-0.18, 0.1], [0.18, 0.1], [0.1, -0.36], [-0.1, -0.36]], 0.1, [0, 0.86, 0.2], { bevel: 0.02 });
  m.ring('#eef2fa', [0.17, 0.045], [0, 1.07, 0], { turn: [Math.PI / 2, 0, 0] });
  for (const s of [-1, 1]) {
    m.ball('#e9edf7', 0.11, [s * 0.23, 0.74, 0]);
    m.plate('#ffffff', [[0, 0], [s * 0.1, 0.34], [s * 0.26, 0.28], [s * 0.2, 0.16], [s * 0.26, 0.12], [s * 0.12, 0]], 0.05, [s * 0.16, 1.06, 0]);
  }
  arm(m, STEEL, [0.22, 0.7, 0], [0.36, 0.6, -0.18]);
  m.block(STEEL, [0.09, 0.6, 0.04], [0.39, 0.98, -0.26], { turn: [-0.2, 0, -0.1], bevel: 0.02 });
  m.block(BRASS, [0.24, 0.06, 0.07], [0.365, 0.67, -0.2]);
  arm(m, STEEL, [-0.22, 0.7, 0], [-0.28, 0.58, -0.26]);
  /** @type {[number, number][]} */
  const shield = [[-0.24, 0.28], [0, 0.34], [0.24, 0.28], [0.23, -0.06], [0, -0.38], [-0.23, -0.06]];
  m.plate(BRASS, shield, 0.06, [-0.24, 0.58, -0.36], { turn: [0, 0.25, 0], bevel: 0.015 });
  m.plate(deep, shield.map(([x, y]) => [x * 0.82, y * 0.82]), 0.07, [-0.24, 0.58, -0.375], { turn: [0, 0.25, 0] });
  m.plate('#ffe9a8', [[0.05, 0.2], [-0.1, -0.02], [0.0, -0.02], [-0.05, -0.22], [0.1, 0.04], [0.0, 0.04]], 0.08, [-0.245, 0.58, -0.385], { turn: [0, 0.25, 0] });
}

/** Gnomy: small, bearded, goggles, a machine on his back and a fist of iron. @param {Model} m */
function gnomy(m) {
  const { bright, deep } = PAINT.gnomy;
  legs(m, '#4b5a6b', '#2d2018', 0.13, 0.14);
  m.ball(bright, 0.27, [0, 0.42, 0], { scale: [1, 0.95, 0.9] });
  m.ring('#2d2018', [0.26, 0.035], [0, 0.36, 0], { turn: [Math.PI / 2, 0, 0] });
  head(m, [0, 0.72, -0.03], 0.19);
  m.ball('#c9541c', 0.2, [0, 0.6, -0.11], { scale: [1, 1.15, 0.75] });
  m.tube('#c9541c', [0.13, 0, 0.3], [0, 0.42, -0.26], { sides: 6, turn: [-0.25, 0, 0] });
  m.tube(deep, [0.15, 0.21, 0.14], [0, 0.88, 0], { sides: 8 });
  for (const s of [-1, 1]) m.tube(BRASS, [0.075, 0.075, 0.07], [s * 0.09, 0.86, -0.18], { sides: 8, turn: [Math.PI / 2, 0, 0] });
  for (const s of [-1, 1]) m.ball('#7fe9ff', 0.05, [s * 0.09, 0.86, -0.22], { detail: 0, glow: true });
  m.block('#7b8496', [0.42, 0.42, 0.2], [0, 0.52, 0.3]);
  for (const s of [-1, 1]) {
    m.tube('#555d6e', [0.07, 0.09, 0.42], [s * 0.14, 0.7, 0.36], { sides: 6 });
    m.tube('#ff8a2a', [0.05, 0.07, 0.06], [s * 0.14, 0.93, 0.36], { sides: 6, glow: true });
  }
  arm(m, '#4b5a6b', [0.24, 0.5, 0], [0.36, 0.5, -0.2]);
  m.tube('#8b94a6', [0.13, 0.11, 0.24], [0.38, 0.52, -0.3], { sides: 8, turn: [Math.PI / 2 - 0.1, 0, 0] });
  m.block('#c8d0df', [0.36, 0.34, 0.28], [0.39, 0.56, -0.54], { bevel: 0.07 });
  for (const y of [-0.11, 0, 0.11]) m.block('#9aa4b8', [0.34, 0.09, 0.12], [0.39, 0.56 + y, -0.68]);
  m.ball('#ff5a3c', 0.06, [0.39, 0.76, -0.5], { detail: 0, glow: true });
  arm(m, '#4b5a6b', [-0.24, 0.5, 0], [-0.34, 0.44, -0.22]);
  m.tube('#5a6272', [0.05, 0.06, 0.4], [-0.35, 0.46, -0.4], { sides: 6, turn: [Math.PI / 2, 0, 0] });
  m.tube('#3b4150', [0.09, 0.09, 0.1], [-0.35, 0.46, -0.3], { sides: 8, turn: [Math.PI / 2, 0, 0] });
}

/** @type {Record<string, (model: Model) => void>} */
const BUILDERS = { elfric, axl, pizzarro, kayla, goodlight, gnomy };

/** @param {string} hero @returns {import('../../../vendor/monitor.js').BufferGeometry} figure with its base */
export function heroShape(hero) {
  const model = new Model();
  base(model, hero);
  BUILDERS[hero](model);
  return model.build();
}
