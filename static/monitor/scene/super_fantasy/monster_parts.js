/** What all figures of the undead are put together from: their bases, faces, arms and legs. */
import { polygon } from '../model.js';

/** @typedef {import('../model.js').Model} Model */
/** @typedef {import('../model.js').Vec} Vec */

export const FLESH = '#a9bccd';
export const PALE = '#c6d5e2';
export const BONE = '#e8e3d0';
export const IRON = '#6d7686';
export const GOLD = '#e2ad3c';
export const INK = '#14101a';

/** A plain grey disc with a bright arrow where the figure looks. @param {Model} m @param {number} radius */
export function base(m, radius) {
  m.tube('#15141d', [radius, radius + 0.03, 0.05], [0, 0.03, 0], { sides: 12 });
  m.tube('#77818f', [radius - 0.04, radius - 0.04, 0.03], [0, 0.06, 0], { sides: 12 });
  arrow(m, radius, '#f4f8ff');
}

/** A boss stands on a star of iron with a red ring. @param {Model} m */
export function bossBase(m) {
  m.plate('#15141d', polygon(8, 0.56, 0.46), 0.06, [0, 0.03, 0], { turn: [-Math.PI / 2, 0, 0] });
  m.tube('#b8283a', [0.43, 0.43, 0.04], [0, 0.07, 0], { sides: 16 });
  m.tube('#4a4452', [0.37, 0.37, 0.05], [0, 0.075, 0], { sides: 16 });
  arrow(m, 0.5, '#ffe27a');
}

/** @param {Model} m @param {number} radius of the base @param {string} colour */
function arrow(m, radius, colour) {
  m.plate(colour, [[-0.13, 0], [0.13, 0], [0, 0.19]], 0.05, [0, 0.09, -radius + 0.08], { turn: [-Math.PI / 2, 0, 0], glow: true });
}

/** A grinning dead face. @param {Model} m @param {Vec} at @param {number} r @param {string} skin */
export function face(m, [x, y, z], r, skin) {
  m.ball(skin, r, [x, y, z], { scale: [1, 1.08, 0.95] });
  m.ball('#fff7c9', r * 0.3, [x - r * 0.4, y + r * 0.15, z - r * 0.78], { glow: true, detail: 0 });
  m.ball('#fff7c9', r * 0.22, [x + r * 0.42, y + r * 0.12, z - r * 0.8], { glow: true, detail: 0 });
  m.ball(INK, r * 0.12, [x - r * 0.42, y + r * 0.12, z - r * 1.05], { detail: 0 });
  m.ball(INK, r * 0.1, [x + r * 0.42, y + r * 0.1, z - r * 1.0], { detail: 0 });
  m.stick('#3a2733', [r * 0.9, r * 0.24, 0.04], [x, y - r * 0.48, z - r * 0.8]);
  for (const s of [-0.26, 0.04, 0.3]) m.stick(BONE, [r * 0.17, r * 0.2, 0.05], [x + s * r, y - r * 0.42, z - r * 0.82]);
}

/** A bare skull that looks north. @param {Model} m @param {Vec} at @param {number} r @param {string} eyes @param {{jaw?: number, bone?: string}} [how] jaw: how far it hangs open */
export function skull(m, [x, y, z], r, eyes, { jaw = 0, bone = BONE } = {}) {
  m.ball(bone, r, [x, y, z], { scale: [1, 1, 1.02] });
  m.block(bone, [r * 1.15, r * 0.62, r * 0.8], [x, y - r * 0.66, z - r * 0.5], { bevel: r * 0.16 });
  for (const s of [-1, 1]) {
    m.ball(INK, r * 0.34, [x + s * r * 0.4, y - r * 0.06, z - r * 0.78], { detail: 0, scale: [1, 1, 0.7] });
    m.ball(eyes, r * 0.19, [x + s * r * 0.4, y - r * 0.06, z - r * 0.98], { detail: 0, glow: true });
  }
  m.tube(INK, [0, r * 0.14, r * 0.22], [x, y - r * 0.38, z - r * 0.94], { sides: 3 });
  for (const s of [-0.36, -0.12, 0.12, 0.36]) m.stick(INK, [r * 0.05, r * 0.28, 0.02], [x + s * r, y - r * 0.8, z - r * 0.9]);
  if (jaw) m.block(bone, [r * 1.0, r * 0.26, r * 0.76], [x, y - r * (1.06 + jaw), z - r * 0.5], { bevel: r * 0.1, turn: [0.25, 0, 0] });
}

/** Arms stretched forward, as custom demands. @param {Model} m @param {string} sleeve @param {string} skin @param {number} y @param {number} wide */
export function reach(m, sleeve, skin, y, wide) {
  for (const s of [-1, 1]) {
    m.tube(sleeve, [0.06, 0.08, 0.24], [s * wide, y, -0.12], { sides: 5, turn: [Math.PI / 2 - 0.15 * s, 0, 0] });
    m.tube(skin, [0.045, 0.05, 0.2], [s * wide, y + 0.02 * s, -0.32], { sides: 5, turn: [Math.PI / 2 - 0.1 * s, 0, 0] });
    m.ball(skin, 0.075, [s * wide, y + 0.03 * s, -0.44], { detail: 0 });
  }
}

/** An arm from shoulder to hand. @param {Model} m @param {string} sleeve @param {Vec} from @param {Vec} to @param {string} hand @param {number} [thick] */
export function arm(m, sleeve, from, to, hand, thick = 0.075) {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(dx, dy, dz);
  m.tube(sleeve, [thick * 0.85, thick, length], [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2], { sides: 6, turn: [Math.atan2(dz, dy), 0, -Math.asin(dx / length)] });
  m.ball(hand, thick * 1.15, to, { detail: 0 });
}

/** @param {Model} m @param {string} trousers @param {number} apart */
export function shamble(m, trousers, apart) {
  m.tube(trousers, [0.09, 0.08, 0.28], [-apart, 0.22, 0.03], { sides: 5, turn: [0.12, 0, 0] });
  m.tube(trousers, [0.09, 0.08, 0.28], [apart, 0.22, -0.04], { sides: 5, turn: [-0.16, 0, 0] });
  for (const s of [-1, 1]) m.block('#2b2833', [0.14, 0.09, 0.22], [s * apart, 0.12, s * -0.06 - 0.04]);
}
