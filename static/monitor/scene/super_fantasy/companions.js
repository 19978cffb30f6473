/** Whom heroes lead by the hand: the goat of the parade's band, and the sexton. They stand on a round green base. */
import { Model } from '../model.js';
import { INK, arm } from './monster_parts.js';

/** @param {Model} m */
function base(m) {
  m.tube('#14241a', [0.38, 0.41, 0.05], [0, 0.03, 0], { sides: 14 });
  m.tube('#7fd08a', [0.35, 0.35, 0.03], [0, 0.06, 0], { sides: 14, glow: true });
  m.plate('#f4fff4', [[-0.12, 0], [0.12, 0], [0, 0.18]], 0.05, [0, 0.09, -0.3], { turn: [-Math.PI / 2, 0, 0], glow: true });
}

/** Two horns, a beard, a bell, a band cap, and a temper. @param {Model} m */
function goat(m) {
  base(m);
  const [wool, grey] = ['#f4f1e8', '#cfc8b8'];
  m.block(wool, [0.36, 0.36, 0.6], [0, 0.54, 0.08], { bevel: 0.12 });
  for (const x of [-1, 1]) for (const z of [-0.12, 0.28]) m.tube(grey, [0.06, 0.05, 0.34], [x * 0.12, 0.26, z], { sides: 5 }).block('#2b2833', [0.11, 0.07, 0.13], [x * 0.12, 0.11, z - 0.01]);
  m.tube(wool, [0.1, 0.15, 0.34], [0, 0.8, -0.22], { sides: 6, turn: [-0.5, 0, 0] });
  m.block(wool, [0.2, 0.22, 0.36], [0, 0.98, -0.38], { bevel: 0.06, turn: [0.25, 0, 0] });
  m.tube(grey, [0.07, 0, 0.22], [0, 0.78, -0.5], { sides: 5 });
  m.ball('#d98a8a', 0.05, [0, 0.96, -0.57], { detail: 0 });
  for (const s of [-1, 1]) {
    m.ball('#ffe27a', 0.05, [s * 0.1, 1.04, -0.42], { detail: 0, glow: true }).ball(INK, 0.025, [s * 0.13, 1.04, -0.44], { detail: 0 });
    m.tube(grey, [0, 0.05, 0.2], [s * 0.19, 0.98, -0.26], { sides: 4, turn: [0, 0, -s * 1.7] });
    m.tube('#6b5236', [0.045, 0.065, 0.2], [s * 0.08, 1.18, -0.24], { sides: 5, turn: [0.4, 0, -s * 0.25] });
    m.tube('#8a6c48', [0, 0.045, 0.24], [s * 0.15, 1.33, -0.1], { sides: 5, turn: [1.0, 0, -s * 0.4] });
  }
  m.ring('#c2384a', [0.14, 0.035], [0, 0.78, -0.24], { turn: [1.1, 0, 0], sides: 8 });
  m.tube('#e2ad3c', [0.03, 0.08, 0.12], [0, 0.64, -0.34], { sides: 7 });
  m.tube(wool, [0.02, 0.06, 0.16], [0, 0.74, 0.4], { sides: 4, turn: [0.7, 0, 0] });
}

/** An old man with a spade, a lantern and a hat too wide for the wind. @param {Model} m */
function sexton(m) {
  base(m);
  const [coat, skin] = ['#6d5a3a', '#e8b490'];
  for (const s of [-1, 1]) m.tube('#3d3328', [0.09, 0.08, 0.28], [s * 0.1, 0.22, 0], { sides: 5 }).block('#2b2833', [0.14, 0.1, 0.22], [s * 0.1, 0.13, -0.04]);
  m.tube(coat, [0.17, 0.27, 0.5], [0, 0.54, 0.02], { sides: 8, turn: [-0.12, 0, 0] });
  m.ring('#c25a3a', [0.16, 0.06], [0, 0.79, -0.04], { turn: [Math.PI / 2, 0, 0], sides: 9 });
  m.ball(skin, 0.18, [0, 0.94, -0.08]);
  for (const s of [-1, 1]) m.ball(INK, 0.028, [s * 0.07, 0.97, -0.24], { detail: 0 });
  m.ball('#d98a78', 0.06, [0, 0.92, -0.27], { detail: 0 });
  m.ball('#f4f4f4', 0.15, [0, 0.82, -0.16], { scale: [1, 1.1, 0.7], detail: 1 });
  m.tube('#4a4030', [0.31, 0.32, 0.03], [0, 1.1, -0.05], { sides: 12, turn: [-0.1, 0, 0.08] });
  m.tube('#5a4d38', [0.13, 0.19, 0.2], [0, 1.19, -0.04], { sides: 9, turn: [-0.1, 0, 0.08] });
  arm(m, coat, [0.18, 0.72, -0.02], [0.32, 0.66, -0.2], skin);
  m.tube('#8a6c48', [0.028, 0.028, 1.0], [0.33, 0.66, -0.22], { sides: 5 });
  m.plate('#aab4c4', [[-0.12, 0.16], [0.12, 0.16], [0.12, -0.04], [0, -0.2], [-0.12, -0.04]], 0.05, [0.33, 1.3, -0.22], { turn: [0, 0, Math.PI], bevel: 0.01 });
  arm(m, coat, [-0.18, 0.72, -0.02], [-0.34, 0.62, -0.24], skin);
  m.tube('#2b303c', [0.02, 0.09, 0.06], [-0.35, 0.56, -0.27], { sides: 6 }).tube('#ffb54a', [0.06, 0.07, 0.14], [-0.35, 0.46, -0.27], { sides: 6, glow: true }).tube('#2b303c', [0.085, 0.085, 0.03], [-0.35, 0.38, -0.27], { sides: 6 });
}

/** @type {Record<string, (model: Model) => void>} */
const BUILDERS = { goat, sexton };

/** Kinds of companions that have a shape of their own. */
export const COMPANIONS = Object.keys(BUILDERS);

/** @param {string} kind @returns {import('../../../vendor/monitor.js').BufferGeometry} */
export function companionShape(kind) {
  const model = new Model();
  (BUILDERS[kind] ?? sexton)(model);
  return model.build();
}
