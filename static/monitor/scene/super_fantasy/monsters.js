/**
 * The Badly Dead and their friends: pale blue-grey, cheerful, each kind with its own silly hat.
 * Like heroes they stand on y = 0 and look north (-z); their bases are plain grey discs with a notch.
 */
import { Model, polygon } from '../model.js';

/** @typedef {import('../model.js').Vec} Vec */

const FLESH = '#a9bccd';
const PALE = '#c6d5e2';
const BONE = '#e8e3d0';
const RAG = '#5d6b80';
const IRON = '#6d7686';

/** @param {Model} m @param {number} radius */
function base(m, radius) {
  m.tube('#15141d', [radius, radius + 0.03, 0.05], [0, 0.03, 0], { sides: 12 });
  m.tube('#77818f', [radius - 0.04, radius - 0.04, 0.03], [0, 0.06, 0], { sides: 12 });
  m.plate('#dfe6ee', [[-0.11, 0], [0.11, 0], [0, 0.16]], 0.04, [0, 0.08, -radius + 0.12], { turn: [-Math.PI / 2, 0, 0] });
}

/** A grinning dead face. @param {Model} m @param {Vec} at @param {number} r @param {string} skin */
function face(m, [x, y, z], r, skin) {
  m.ball(skin, r, [x, y, z], { scale: [1, 1.08, 0.95] });
  m.ball('#fff7c9', r * 0.3, [x - r * 0.4, y + r * 0.15, z - r * 0.78], { glow: true, detail: 0 });
  m.ball('#fff7c9', r * 0.22, [x + r * 0.42, y + r * 0.12, z - r * 0.8], { glow: true, detail: 0 });
  m.ball('#14101a', r * 0.12, [x - r * 0.42, y + r * 0.12, z - r * 1.05], { detail: 0 });
  m.ball('#14101a', r * 0.1, [x + r * 0.42, y + r * 0.1, z - r * 1.0], { detail: 0 });
  m.stick('#3a2733', [r * 0.9, r * 0.24, 0.04], [x, y - r * 0.48, z - r * 0.8]);
  for (const s of [-0.26, 0.04, 0.3]) m.stick(BONE, [r * 0.17, r * 0.2, 0.05], [x + s * r, y - r * 0.42, z - r * 0.82]);
}

/** Arms stretched forward, as custom demands. @param {Model} m @param {string} sleeve @param {string} skin @param {number} y @param {number} wide */
function reach(m, sleeve, skin, y, wide) {
  for (const s of [-1, 1]) {
    m.tube(sleeve, [0.06, 0.08, 0.24], [s * wide, y, -0.12], { sides: 5, turn: [Math.PI / 2 - 0.15 * s, 0, 0] });
    m.tube(skin, [0.045, 0.05, 0.2], [s * wide, y + 0.02 * s, -0.32], { sides: 5, turn: [Math.PI / 2 - 0.1 * s, 0, 0] });
    m.ball(skin, 0.075, [s * wide, y + 0.03 * s, -0.44], { detail: 0 });
  }
}

/** @param {Model} m @param {string} trousers @param {number} apart */
function shamble(m, trousers, apart) {
  m.tube(trousers, [0.09, 0.08, 0.28], [-apart, 0.22, 0.03], { sides: 5, turn: [0.12, 0, 0] });
  m.tube(trousers, [0.09, 0.08, 0.28], [apart, 0.22, -0.04], { sides: 5, turn: [-0.16, 0, 0] });
  for (const s of [-1, 1]) m.block('#2b2833', [0.14, 0.09, 0.22], [s * apart, 0.12, s * -0.06 - 0.04]);
}

/** A party hat, a torn jacket, one shoe untied. @param {Model} m */
function badlyDead(m) {
  base(m, 0.36);
  shamble(m, '#465166', 0.1);
  m.tube(RAG, [0.17, 0.2, 0.32], [0, 0.5, 0], { sides: 7, turn: [-0.08, 0, 0] });
  m.plate(BONE, [[-0.06, 0.12], [0.06, 0.12], [0.04, -0.12], [-0.04, -0.12]], 0.03, [0, 0.52, -0.18]);
  m.plate('#c95b6b', [[-0.08, 0.05], [0.08, -0.05], [0.08, 0.05], [-0.08, -0.05]], 0.05, [0, 0.66, -0.16]);
  reach(m, RAG, FLESH, 0.6, 0.19);
  face(m, [0, 0.83, -0.04], 0.19, FLESH);
  m.tube('#d9c95a', [0.0, 0.13, 0.34], [0.05, 1.12, 0.02], { sides: 8, turn: [0.1, 0, -0.25] });
  m.ring('#b55fa0', [0.1, 0.025], [0.02, 1.04, 0.0], { turn: [Math.PI / 2, 0.25, 0], sides: 8 });
  m.ball('#f2f2f2', 0.055, [0.095, 1.3, 0.04], { detail: 0 });
}

/** Bigger, a helmet that is plainly a cooking pot, medals, a club with a nail. @param {Model} m */
function veteran(m) {
  base(m, 0.42);
  shamble(m, '#3d4652', 0.14);
  m.block('#566377', [0.52, 0.46, 0.36], [0, 0.6, 0], { bevel: 0.1 });
  m.block(IRON, [0.56, 0.1, 0.4], [0, 0.42, 0]);
  for (const s of [-1, 1]) m.ball(IRON, 0.17, [s * 0.32, 0.78, 0], { scale: [1, 0.8, 1], detail: 0 });
  for (const [x, c] of /** @type {[number, string][]} */ ([[-0.16, '#e2ad3c'], [-0.05, '#c95b6b'], [0.06, '#e2ad3c']])) m.tube(c, [0.05, 0.05, 0.04], [x, 0.68, -0.19], { sides: 6, turn: [Math.PI / 2, 0, 0] });
  face(m, [0, 0.98, -0.08], 0.22, PALE);
  m.plate('#efefef', [[-0.2, 0.04], [0, 0], [0.2, 0.04], [0.24, -0.08], [0, -0.05], [-0.24, -0.08]], 0.07, [0, 0.95, -0.29]);
  m.tube('#8d97a8', [0.22, 0.25, 0.24], [0, 1.2, -0.02], { sides: 10 });
  m.tube('#5a6272', [0.29, 0.29, 0.04], [0, 1.09, -0.02], { sides: 10 });
  m.stick('#5a6272', [0.36, 0.05, 0.07], [0.38, 1.22, -0.02]);
  m.ball('#3d4452', 0.05, [0, 1.35, -0.02], { detail: 0 });
  for (const s of [-1, 1]) m.tube(PALE, [0.07, 0.09, 0.34], [s * 0.36, 0.62, -0.12], { sides: 5, turn: [0.9, 0, 0] });
  m.tube('#7a5634', [0.13, 0.05, 0.62], [0.38, 0.82, -0.4], { sides: 6, turn: [-0.5, 0, -0.1] });
  m.tube('#dfe6ee', [0, 0.03, 0.16], [0.42, 1.02, -0.62], { sides: 4, turn: [-1.5, 0, 0] });
  m.tube(IRON, [0.2, 0.2, 0.05], [-0.4, 0.6, -0.32], { sides: 8, turn: [Math.PI / 2, 0, 0] });
}

/** Thin, a feathered hat much too fine for him, a bow as tall as himself. @param {Model} m */
function bowman(m) {
  base(m, 0.34);
  shamble(m, '#3f5a4c', 0.08);
  m.tube('#4f7f63', [0.13, 0.19, 0.36], [0, 0.52, 0], { sides: 7 });
  m.ring('#2b2833', [0.17, 0.025], [0, 0.42, 0], { turn: [Math.PI / 2, 0, 0], sides: 8 });
  m.tube('#7a5634', [0.08, 0.06, 0.36], [0.1, 0.66, 0.2], { sides: 6, turn: [0.1, 0, -0.4] });
  for (const x of [0.14, 0.2, 0.26]) m.stick('#e8e3d0', [0.03, 0.14, 0.03], [x, 0.88, 0.22], { turn: [0.1, 0, -0.4] });
  face(m, [0, 0.86, -0.03], 0.17, FLESH);
  m.plate('#4f7f63', [[-0.2, -0.05], [0.22, -0.05], [0.02, 0.16]], 0.32, [0, 1.06, 0], { turn: [0, Math.PI / 2, 0], bevel: 0.03 });
  m.plate('#d9534a', polygon(10, 0.16, undefined).map(([x, y]) => [x * 0.4, y * 1.7]), 0.03, [0.14, 1.2, 0.1], { turn: [0.5, 0, -0.5] });
  m.tube(FLESH, [0.045, 0.05, 0.42], [-0.16, 0.62, -0.2], { sides: 5, turn: [Math.PI / 2, 0, 0] });
  m.tube(FLESH, [0.045, 0.05, 0.3], [0.16, 0.66, -0.1], { sides: 5, turn: [1.1, 0, -0.5] });
  m.ring('#9a6a3a', [0.42, 0.03], [-0.16, 0.66, -0.2], { turn: [0, Math.PI / 2, 0], arc: Math.PI, sides: 10, scale: [1, 1.15, 1] });
  m.ring('#9a6a3a', [0.44, 0.03], [-0.16, 0.62, -0.06], { turn: [0, Math.PI / 2, Math.PI / 2 - 0.01], arc: Math.PI * 0.98, sides: 10 });
  m.stick('#f4efe0', [0.015, 0.86, 0.015], [-0.16, 0.62, -0.06]);
  m.stick('#e8e3d0', [0.03, 0.03, 0.5], [-0.15, 0.64, -0.3]);
  m.tube('#dfe6ee', [0, 0.05, 0.1], [-0.15, 0.64, -0.58], { sides: 4, turn: [-Math.PI / 2, 0, 0] });
}

/** @type {Record<string, (model: Model) => void>} */
const BUILDERS = { badly_dead: badlyDead, veteran, bowman };

/** Kinds that have a shape of their own. */
export const KINDS = Object.keys(BUILDERS);

/** @param {string} kind @returns {import('../../../vendor/monitor.js').BufferGeometry} unknown kinds look like the Badly Dead */
export function monsterShape(kind) {
  const model = new Model();
  (BUILDERS[kind] ?? badlyDead)(model);
  return model.build();
}
