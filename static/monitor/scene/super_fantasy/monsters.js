/**
 * The Badly Dead and their friends: pale blue-grey, cheerful, each kind with its own silly hat.
 * Like heroes they stand on y = 0 and look north (-z); their bases are plain grey discs with a notch. Bosses are in `bosses.js`.
 */
import { Model, polygon } from '../model.js';
import { BOSS_BUILDERS } from './bosses.js';
import { BONE, FLESH, INK, IRON, PALE, arm, base, face, reach, shamble, skull } from './monster_parts.js';

const RAG = '#5d6b80';

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

/** Buried this morning and in a hurry: his good suit, a colour in his cheeks still, the wreath round his neck. @param {Model} m */
function fresh(m) {
  base(m, 0.36);
  const suit = '#2f3350';
  // He runs: one leg far behind, one knee up.
  m.tube(suit, [0.1, 0.075, 0.34], [-0.11, 0.3, 0.16], { sides: 5, turn: [0.85, 0, 0] });
  m.block('#191722', [0.14, 0.22, 0.1], [-0.11, 0.2, 0.34], { turn: [0.5, 0, 0] });
  m.tube(suit, [0.1, 0.09, 0.24], [0.11, 0.4, -0.1], { sides: 5, turn: [-1.1, 0, 0] });
  m.tube(suit, [0.08, 0.07, 0.24], [0.11, 0.24, -0.18], { sides: 5, turn: [0.1, 0, 0] });
  m.block('#191722', [0.14, 0.1, 0.24], [0.11, 0.13, -0.22]);
  m.block(suit, [0.38, 0.42, 0.26], [0, 0.62, -0.04], { turn: [-0.3, 0, 0], bevel: 0.08 });
  m.plate('#f6f3ea', [[-0.09, 0.16], [0.09, 0.16], [0, -0.16]], 0.03, [0, 0.64, -0.2], { turn: [-0.3, 0, 0] });
  m.plate('#e0455a', [[-0.03, 0.1], [0.03, 0.1], [0.05, -0.2], [0, -0.26], [-0.05, -0.2]], 0.03, [0.12, 0.78, 0.16], { turn: [1.2, 0.3, 0] });
  m.ring('#3f8a44', [0.25, 0.085], [0, 0.8, -0.12], { turn: [Math.PI / 2 - 0.55, 0, 0], sides: 10 });
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2;
    m.ball(['#ff8fb4', '#ffe27a', '#ffffff'][i % 3], 0.075, [Math.cos(a) * 0.25, 0.83 + Math.sin(a) * 0.17 - 0.02, -0.17 + Math.sin(a) * 0.2], { detail: 0 });
  }
  arm(m, suit, [-0.22, 0.74, -0.06], [-0.3, 0.62, -0.36], '#dfb3a0');
  arm(m, suit, [0.22, 0.72, 0], [0.34, 0.56, 0.2], '#dfb3a0');
  face(m, [0, 1.04, -0.2], 0.19, '#dfb3a0');
  m.ball('#5a3a28', 0.19, [0, 1.1, -0.13], { scale: [1.02, 0.8, 0.95] });
  m.tube('#191722', [0.28, 0.28, 0.03], [0.02, 1.19, -0.14], { sides: 12, turn: [0.15, 0, -0.12] });
  m.ball('#24222e', 0.18, [0.03, 1.24, -0.14], { scale: [1, 0.85, 1] });
}

/** A sheet with nobody in it, a top hat above, a chain below; it touches the ground nowhere. @param {Model} m */
function spectre(m) {
  base(m, 0.34);
  const [sheet, fold] = ['#e4fbff', '#9fd8ea'];
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * Math.PI * 2 + 0.2;
    m.tube(i % 2 ? sheet : fold, [0.13, 0, 0.34], [Math.cos(a) * 0.24, 0.4, Math.sin(a) * 0.24 + 0.03], { sides: 5, turn: [Math.sin(a) * 0.35, 0, -Math.cos(a) * 0.35], glow: true });
  }
  m.tube(sheet, [0.2, 0.34, 0.5], [0, 0.74, 0], { sides: 10, glow: true });
  m.ball(sheet, 0.25, [0, 1.02, -0.02], { scale: [0.95, 1.1, 0.95], glow: true });
  for (const s of [-1, 1]) {
    m.tube(sheet, [0.06, 0.14, 0.4], [s * 0.34, 0.94, -0.12], { sides: 6, turn: [-0.5, 0, -s * 0.95], glow: true });
    m.tube(fold, [0.09, 0, 0.22], [s * 0.5, 0.98, -0.2], { sides: 4, turn: [0, 0, s * 0.3], glow: true });
    m.ball(INK, 0.07, [s * 0.09, 1.09, -0.22], { scale: [0.8, 1.4, 0.6], detail: 0 });
  }
  m.ball(INK, 0.075, [0, 0.9, -0.23], { scale: [0.9, 1.5, 0.6], detail: 0 });
  m.tube('#2a2438', [0.27, 0.27, 0.03], [0.02, 1.36, 0.02], { sides: 12, turn: [0, 0, -0.14] });
  m.tube('#3a3350', [0.17, 0.16, 0.28], [0.04, 1.5, 0.02], { sides: 10, turn: [0, 0, -0.14] });
  m.tube('#b55fd0', [0.175, 0.175, 0.06], [0.025, 1.41, 0.02], { sides: 10, turn: [0, 0, -0.14] });
  for (let i = 0; i < 4; i++) m.ring(IRON, [0.06, 0.02], [0.24 + i * 0.07, 0.34 - i * 0.06, -0.16], { turn: [i % 2 ? 0 : Math.PI / 2, 0, 0.5], sides: 6 });
  m.ball('#3d4452', 0.1, [0.46, 0.14, -0.16], { detail: 1 });
}

/** Skulls upon skulls, each with an opinion, and a weathercock on top. It goes nowhere. @param {Model} m */
function skullTower(m) {
  base(m, 0.44);
  for (let level = 0; level < 3; level++) {
    const count = [5, 4, 3][level];
    for (let i = 0; i < count; i++) {
      const a = -Math.PI / 2 + (i / count) * Math.PI * 2 + (level % 2 ? 0.6 : 0);
      const out = [0.27, 0.2, 0.12][level];
      const r = [0.175, 0.165, 0.15][level];
      const at = /** @type {import('../model.js').Vec} */ ([Math.cos(a) * out, 0.26 + level * 0.3, Math.sin(a) * out]);
      m.set(SMALL_SKULL(r), at, { turn: [0, -a - Math.PI / 2, 0] });
    }
  }
  m.tube('#3a3340', [0.1, 0.24, 0.9], [0, 0.5, 0], { sides: 6 });
  skull(m, [0, 1.22, -0.04], 0.25, '#ff8a2a', { jaw: 0.16 });
  m.tube(IRON, [0.02, 0.02, 0.34], [0, 1.58, 0], { sides: 5 });
  m.stick(IRON, [0.34, 0.03, 0.03], [0, 1.6, 0]);
  m.plate('#d9a441', [[-0.2, 0.02], [-0.13, 0.16], [-0.06, 0.06], [0.06, 0.06], [0.12, 0.2], [0.2, 0.14], [0.15, 0.1], [0.1, -0.06], [-0.08, -0.08]], 0.04, [0, 1.76, 0], { turn: [0, 0.5, 0] });
}

/** A skull of the tower, with fewer teeth. @param {number} r */
const SMALL_SKULL = (r) => {
  const m = new Model();
  m.ball('#d8d2bd', r, [0, 0, 0]).stick('#c9c2ab', [r * 1.1, r * 0.6, r * 0.7], [0, -r * 0.68, -r * 0.45]);
  for (const s of [-1, 1]) m.stick(INK, [r * 0.5, r * 0.5, r * 0.5], [s * r * 0.4, -r * 0.05, -r * 0.72], { turn: [0, 0, 0.78] }).stick('#ff8a2a', [r * 0.24, r * 0.24, r * 0.1], [s * r * 0.4, -r * 0.05, -r * 0.99], { glow: true });
  return m.build();
};

/** @type {Record<string, (model: Model) => void>} */
const BUILDERS = { badly_dead: badlyDead, veteran, bowman, fresh, spectre, skull_tower: skullTower, ...BOSS_BUILDERS };

export const BOSSES = Object.keys(BOSS_BUILDERS);

/** Kinds that have a shape of their own. */
export const KINDS = Object.keys(BUILDERS);

/** @param {string} kind @returns {import('../../../vendor/monitor.js').BufferGeometry} unknown kinds look like the Badly Dead */
export function monsterShape(kind) {
  const model = new Model();
  (BUILDERS[kind] ?? badlyDead)(model);
  return model.build();
}
