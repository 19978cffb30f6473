/** The five bosses: half as big again as anybody else, on a star of iron, each recognised by what he carries. */
import { polygon } from '../model.js';
import { BONE, GOLD, INK, IRON, PALE, arm, bossBase, face, skull } from './monster_parts.js';

/** @typedef {import('../model.js').Model} Model */
/** @typedef {import('../model.js').Vec} Vec */

/** How a nightcap hangs out from under a mitre: x, height, thickness. @type {Vec[]} */
const NIGHTCAP = [[0.22, 1.46, 0.15], [0.34, 1.42, 0.14], [0.43, 1.33, 0.12], [0.49, 1.21, 0.1], [0.52, 1.08, 0.08]];

/** Archbishop Lazybones: nightshirt and mitre, with the nightcap still under it; his pillow goes where he goes. @param {Model} m */
function lazybones(m) {
  bossBase(m);
  const [robe, gold] = ['#8a5fc0', GOLD];
  m.tube(robe, [0.26, 0.42, 0.86], [0, 0.5, 0], { sides: 10 });
  m.tube('#f3eef8', [0.34, 0.4, 0.14], [0, 0.24, 0], { sides: 10 });
  for (const s of [-1, 1]) {
    m.stick(gold, [0.09, 0.74, 0.03], [s * 0.11, 0.56, -0.34], { turn: [-0.2, 0, 0] });
    m.ball('#f4b7c8', 0.1, [s * 0.15, 0.13, -0.4], { scale: [1, 0.7, 1.4], detail: 0 });
  }
  m.ring('#f3eef8', [0.25, 0.07], [0, 0.96, 0], { turn: [Math.PI / 2, 0, 0], sides: 10 });
  m.ball(PALE, 0.25, [0, 1.18, -0.06], { scale: [1, 1.05, 0.95] });
  // Half-shut eyes and a yawn.
  for (const s of [-1, 1]) {
    m.ball('#fff7c9', 0.07, [s * 0.1, 1.22, -0.25], { detail: 0, glow: true });
    m.stick('#8fa0b4', [0.15, 0.07, 0.07], [s * 0.1, 1.26, -0.27], { turn: [0.3, 0, -s * 0.15] });
  }
  m.ball('#4a2233', 0.08, [0, 1.05, -0.26], { scale: [0.9, 1.25, 0.6], detail: 1 });
  m.ball('#f3eef8', 0.12, [0, 0.93, -0.2], { scale: [1.3, 1.2, 0.7], detail: 0 });
  // The mitre, and the striped nightcap that hangs out of it.
  const mitre = /** @type {[number, number][]} */ ([[-0.2, 0], [0.2, 0], [0.27, 0.26], [0, 0.62], [-0.27, 0.26]]);
  for (const z of [-0.17, 0.08]) m.plate('#fbf6e6', mitre, 0.06, [0, 1.36, z], { turn: [z < 0 ? 0.06 : -0.06, 0, 0], bevel: 0.015 });
  m.block('#fbf6e6', [0.4, 0.3, 0.24], [0, 1.46, -0.05]);
  m.stick(gold, [0.06, 0.4, 0.02], [0, 1.62, -0.21]).stick(gold, [0.24, 0.06, 0.02], [0, 1.62, -0.21]);
  m.tube(gold, [0.25, 0.24, 0.08], [0, 1.38, -0.04], { sides: 10 });
  NIGHTCAP.forEach(([x, y, r], i) => m.ball(i % 2 ? '#f4f4ff' : '#4f7fd0', r, [x, y, 0.02]));
  m.ball('#ffe27a', 0.1, [0.53, 0.94, 0.02], { glow: true });
  // A pillow under one arm, a crook in the other hand.
  arm(m, robe, [-0.28, 0.9, 0], [-0.46, 0.66, -0.2], PALE, 0.1);
  m.block('#f6f3ff', [0.3, 0.6, 0.56], [-0.5, 0.62, -0.08], { bevel: 0.13, turn: [0, 0, 0.14] });
  for (const y of [0.36, 0.88]) for (const z of [-0.32, 0.16]) m.ball('#b9a6e8', 0.08, [-0.5 + (0.62 - y) * 0.14, y, z], { detail: 0 });
  m.stick('#b9a6e8', [0.31, 0.07, 0.57], [-0.5, 0.62, -0.08], { turn: [0, 0, 0.14] });
  arm(m, robe, [0.28, 0.9, 0], [0.46, 0.8, -0.28], PALE, 0.1);
  m.tube('#7a5634', [0.035, 0.04, 1.56], [0.48, 0.86, -0.3], { sides: 6 });
  m.ring(gold, [0.15, 0.035], [0.62, 1.64, -0.3], { arc: Math.PI * 1.5, turn: [0, 0, -Math.PI * 0.5], sides: 10 });
}

/** The Fishmonger: apron, straw hat, a hook on a rope and the catch of some year or other. @param {Model} m */
function fishmonger(m) {
  bossBase(m);
  for (const s of [-1, 1]) {
    m.tube('#2f4a3a', [0.15, 0.14, 0.36], [s * 0.19, 0.26, 0], { sides: 7 });
    m.block('#24392d', [0.22, 0.13, 0.32], [s * 0.19, 0.14, -0.06]);
  }
  m.ball('#2e5f96', 0.42, [0, 0.72, 0], { scale: [1, 0.98, 0.88] });
  for (const y of [0.54, 0.72, 0.9]) m.tube('#eef2fa', [y > 0.8 ? 0.37 : 0.43, y < 0.6 ? 0.37 : 0.43, 0.08], [0, y, 0], { sides: 12, open: true, scale: [1, 1, 0.88] });
  m.plate('#f4f1e6', [[-0.2, 0.34], [0.2, 0.34], [0.33, -0.02], [0.33, -0.46], [-0.33, -0.46], [-0.33, -0.02]], 0.08, [0, 0.66, -0.36], { turn: [-0.06, 0, 0], bevel: 0.02 });
  for (const [x, y, r] of [[-0.14, 0.6, 0.08], [0.16, 0.46, 0.1], [0.05, 0.82, 0.05], [-0.2, 0.36, 0.06]]) m.plate('#c2384a', polygon(7, r, r * 0.7), 0.03, [x, y, -0.415], { turn: [-0.06, 0, 0] });
  face(m, [0, 1.2, -0.1], 0.25, '#9fc3b8');
  m.plate('#33404a', [[-0.24, 0.06], [0, 0], [0.24, 0.06], [0.3, -0.1], [0, -0.05], [-0.3, -0.1]], 0.08, [0, 1.17, -0.35]);
  m.tube('#f0d488', [0.36, 0.38, 0.05], [0, 1.4, -0.04], { sides: 14, turn: [0.08, 0, 0.08] });
  m.tube('#e6c46c', [0.23, 0.24, 0.18], [-0.01, 1.49, -0.04], { sides: 12, turn: [0.08, 0, 0.08] });
  m.tube('#2e5f96', [0.245, 0.25, 0.07], [0, 1.44, -0.04], { sides: 12, turn: [0.08, 0, 0.08] });
  // The hook, as big as a head.
  arm(m, '#2e5f96', [0.36, 0.92, -0.02], [0.56, 1.0, -0.34], '#9fc3b8', 0.12);
  m.tube('#7a5634', [0.06, 0.06, 0.22], [0.58, 1.06, -0.36], { sides: 6 });
  m.tube('#dfe6ee', [0.045, 0.045, 0.3], [0.58, 1.3, -0.36], { sides: 6 });
  m.ring('#dfe6ee', [0.2, 0.05], [0.38, 1.45, -0.36], { arc: Math.PI * 1.2, sides: 12 });
  m.tube('#ffffff', [0, 0.06, 0.16], [0.2, 1.3, -0.36], { sides: 5, turn: [Math.PI, 0, -0.5] });
  for (let i = 0; i < 3; i++) m.ring('#c9a86a', [0.16, 0.03], [0.62, 0.66 - i * 0.05, -0.22], { turn: [Math.PI / 2 - 0.2, 0, 0.15 * i], sides: 9 });
  // A fish as long as his arm, held by the tail.
  arm(m, '#2e5f96', [-0.36, 0.92, -0.02], [-0.58, 0.98, -0.3], '#9fc3b8', 0.12);
  m.ball('#6fc3d8', 0.2, [-0.62, 0.56, -0.36], { scale: [0.75, 1.9, 1] });
  m.ball('#d8eef2', 0.16, [-0.62, 0.5, -0.44], { scale: [0.7, 1.9, 0.9] });
  m.plate('#3f95b0', [[0, 0], [0.22, 0.26], [0, 0.18], [-0.22, 0.26]], 0.06, [-0.62, 0.92, -0.36], { turn: [0, 0.9, 0] });
  m.plate('#3f95b0', [[0, 0.14], [0.2, 0], [0, -0.14]], 0.04, [-0.62, 0.58, -0.22], { turn: [0, -Math.PI / 2, 0] });
  for (const s of [-1, 1]) m.ball('#fff7c9', 0.055, [-0.62 + s * 0.11, 0.28, -0.42], { detail: 0, glow: true }).ball(INK, 0.03, [-0.62 + s * 0.15, 0.27, -0.44], { detail: 0 });
}

/** Lieutenant Torment: chest out, spiked helmet, epaulettes, and the stick that teaches left from right. @param {Model} m */
function torment(m) {
  bossBase(m);
  const [coat, dark] = ['#a83244', '#3a2130'];
  for (const s of [-1, 1]) {
    m.tube('#e8e6ee', [0.12, 0.1, 0.42], [s * 0.14, 0.36, 0], { sides: 6 });
    m.tube('#191722', [0.13, 0.12, 0.26], [s * 0.14, 0.2, 0], { sides: 7 });
    m.block('#191722', [0.18, 0.11, 0.32], [s * 0.14, 0.13, -0.08]);
    m.stick(GOLD, [0.025, 0.36, 0.02], [s * 0.25, 0.42, 0]);
  }
  m.tube(coat, [0.33, 0.24, 0.52], [0, 0.82, -0.03], { sides: 9, turn: [0.12, 0, 0] });
  m.tube(dark, [0.26, 0.27, 0.09], [0, 0.58, 0], { sides: 9 });
  m.block(GOLD, [0.12, 0.1, 0.05], [0, 0.58, -0.27]);
  for (const s of [-1, 1]) {
    for (let i = 0; i < 3; i++) m.ball(GOLD, 0.035, [s * 0.1, 0.74 + i * 0.1, -0.3 - i * 0.02], { detail: 0 });
    m.block(GOLD, [0.26, 0.07, 0.26], [s * 0.34, 1.08, 0]);
    for (let i = 0; i < 4; i++) m.stick('#ffe9a8', [0.045, 0.13, 0.045], [s * (0.26 + i * 0.06), 0.99, -0.11]);
  }
  for (const [x, c] of /** @type {[number, string][]} */ ([[-0.24, '#3f9bff'], [-0.16, '#ffe27a'], [0.17, '#35c45a'], [0.25, '#ffe27a']])) m.tube(c, [0.045, 0.045, 0.03], [x, 0.92, -0.3], { sides: 6, turn: [Math.PI / 2, 0, 0] });
  m.tube(dark, [0.15, 0.17, 0.12], [0, 1.1, -0.02], { sides: 8 });
  face(m, [0, 1.3, -0.07], 0.23, PALE);
  m.ring(GOLD, [0.09, 0.018], [0.1, 1.33, -0.3], { sides: 10 });
  for (const s of [-1, 1]) m.tube('#2b2833', [0, 0.06, 0.26], [s * 0.14, 1.25, -0.3], { sides: 4, turn: [0, 0, -s * 1.25] });
  // A helmet with a spike, worn straight for once.
  m.ball('#3b4250', 0.27, [0, 1.43, -0.03], { scale: [1, 0.78, 1.05] });
  m.tube('#23262f', [0.3, 0.33, 0.05], [0, 1.39, -0.05], { sides: 12 });
  m.plate(GOLD, polygon(5, 0.12, 0.06), 0.04, [0, 1.48, -0.3], { turn: [-0.3, 0, 0] });
  m.tube(GOLD, [0.05, 0.09, 0.08], [0, 1.65, -0.03], { sides: 8 }).tube('#ffe9a8', [0, 0.05, 0.3], [0, 1.84, -0.03], { sides: 6 });
  arm(m, coat, [-0.36, 1.0, 0], [-0.3, 0.66, -0.24], '#f4f4f4', 0.09);
  // The stick points at whoever is out of step.
  arm(m, coat, [0.36, 1.0, 0], [0.46, 1.1, -0.4], '#f4f4f4', 0.09);
  m.tube('#5a3420', [0.03, 0.045, 1.1], [0.5, 1.34, -0.52], { sides: 6, turn: [-0.5, 0, -0.12] });
  m.ball(GOLD, 0.09, [0.57, 1.86, -0.8], { detail: 1 });
  m.tube('#ff5a4a', [0.05, 0.05, 0.06], [0.48, 1.18, -0.44], { sides: 6, turn: [-0.5, 0, -0.12] });
}

/** King Skullcleaver: a crown, a robe of ermine, and a cleaver for a flag. The biggest of all. @param {Model} m */
function skullcleaver(m) {
  bossBase(m);
  const [robe, steel] = ['#8f1f34', '#cfd8e6'];
  m.plate(robe, [[-0.3, 0.66], [0.3, 0.66], [0.52, -0.66], [-0.52, -0.66]], 0.1, [0, 0.76, 0.28], { turn: [-0.14, 0, 0], bevel: 0.03 });
  m.stick('#f6f3ea', [1.06, 0.14, 0.14], [0, 0.15, 0.37]);
  for (let i = -3; i < 4; i++) m.stick(INK, [0.04, 0.08, 0.13], [i * 0.15, 0.15, 0.385]);
  for (const s of [-1, 1]) {
    m.tube('#454c5c', [0.15, 0.13, 0.42], [s * 0.2, 0.32, 0], { sides: 7 });
    m.block('#2f3440', [0.24, 0.16, 0.36], [s * 0.2, 0.15, -0.06]);
    m.ball(IRON, 0.13, [s * 0.2, 0.5, -0.06], { detail: 0 });
  }
  m.block('#3d4452', [0.62, 0.54, 0.42], [0, 0.82, 0], { bevel: 0.12 });
  for (let i = 0; i < 3; i++) m.block(BONE, [0.46 - i * 0.05, 0.07, 0.08], [0, 0.98 - i * 0.13, -0.2], { bevel: 0.02 });
  m.block(BONE, [0.07, 0.38, 0.08], [0, 0.86, -0.22], { bevel: 0.02 });
  m.tube('#2b2028', [0.34, 0.34, 0.1], [0, 0.56, 0], { sides: 10, scale: [1, 1, 0.75] });
  skull(m, [0, 0.56, -0.26], 0.09, '#ff4658');
  m.ring('#f6f3ea', [0.32, 0.11], [0, 1.1, 0.04], { turn: [Math.PI / 2, 0, 0], sides: 11 });
  for (let i = 0; i < 6; i++) m.stick(INK, [0.04, 0.1, 0.05], [Math.cos(i * 1.05) * 0.41, 1.12, 0.04 + Math.sin(i * 1.05) * 0.41]);
  for (const s of [-1, 1]) m.ball('#565f70', 0.2, [s * 0.44, 1.04, 0], { scale: [1.1, 0.8, 1], detail: 0 }).tube(BONE, [0, 0.07, 0.22], [s * 0.52, 1.22, 0], { sides: 5, turn: [0, 0, -s * 0.4] });
  skull(m, [0, 1.42, -0.08], 0.28, '#ff4658', { jaw: 0.1 });
  m.tube(GOLD, [0.29, 0.25, 0.14], [0, 1.66, -0.04], { sides: 10, open: true });
  m.tube('#b8283a', [0.2, 0.24, 0.12], [0, 1.66, -0.04], { sides: 10 });
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI * 2 - Math.PI / 2;
    m.tube('#ffd24a', [0, 0.085, 0.26], [Math.cos(a) * 0.27, 1.84, -0.04 + Math.sin(a) * 0.27], { sides: 4 });
    m.ball(i % 2 ? '#ff4658' : '#3f9bff', 0.045, [Math.cos(a) * 0.29, 1.69, -0.04 + Math.sin(a) * 0.29], { detail: 0, glow: true });
  }
  arm(m, '#454c5c', [-0.44, 1.0, 0], [-0.5, 0.66, -0.28], BONE, 0.12);
  arm(m, '#454c5c', [0.44, 1.0, 0], [0.6, 0.98, -0.34], BONE, 0.12);
  // The cleaver: a blade like a door, with a bite out of it.
  m.tube('#4a2f22', [0.055, 0.055, 0.62], [0.62, 1.04, -0.36], { sides: 6 });
  m.plate(steel, [[-0.1, -0.3], [0.34, -0.3], [0.4, 0.1], [0.3, 0.14], [0.4, 0.2], [0.38, 0.42], [-0.1, 0.36]], 0.09, [0.62, 1.66, -0.36], { turn: [0, 0.35, 0], bevel: 0.02 });
  m.plate('#8d97a8', [[-0.1, -0.3], [0.0, -0.3], [0.0, 0.36], [-0.1, 0.36]], 0.11, [0.62, 1.66, -0.36], { turn: [0, 0.35, 0] });
  m.tube(INK, [0.05, 0.05, 0.12], [0.84, 1.88, -0.44], { sides: 8, turn: [Math.PI / 2, 0.35, 0] });
  m.ball(GOLD, 0.09, [0.62, 0.7, -0.36], { detail: 0 });
}

/** Where the tail of Sstraxas is, from his hips (0) to its tip (1). @param {number} t @returns {Vec} */
function tail(t) {
  const curve = (/** @type {number[]} */ [a, b, c, d]) => a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
  return [curve([0, 0, 0.8, 0.72]), curve([0.5, 0.02, 0.05, 1.05]), curve([0.22, 0.95, 0.85, 0.02])];
}

/** Sstraxas: a lizard that has been bones for longer than there have been kings, and wears their jewels. @param {Model} m */
function sstraxas(m) {
  bossBase(m);
  const [bone, old, green] = ['#dfe3c8', '#a9ae8c', '#5dffb0'];
  // Spine, from the hips up and forward to the neck; ribs around a green glow.
  for (const s of [-1, 1]) {
    m.tube(bone, [0.1, 0.075, 0.36], [s * 0.22, 0.46, 0.1], { sides: 5, turn: [-0.6, 0, s * 0.2] });
    m.tube(bone, [0.06, 0.05, 0.3], [s * 0.25, 0.24, 0.1], { sides: 5, turn: [0.5, 0, 0] });
    m.block(old, [0.16, 0.09, 0.3], [s * 0.25, 0.13, -0.04]);
    for (const x of [-0.06, 0, 0.06]) m.tube('#f4f1e0', [0, 0.03, 0.12], [s * 0.25 + x, 0.13, -0.24], { sides: 4, turn: [-Math.PI / 2, 0, 0] });
    arm(m, bone, [s * 0.22, 0.98, -0.16], [s * 0.34, 0.82, -0.46], old, 0.06);
    for (const x of [-0.06, 0.0, 0.06]) m.tube('#f4f1e0', [0, 0.025, 0.15], [s * 0.34 + x, 0.8, -0.56], { sides: 4, turn: [-1.9, 0, 0] });
  }
  m.ball(green, 0.17, [0, 0.82, -0.04], { scale: [0.9, 1.5, 1], glow: true });
  for (let i = 0; i < 5; i++) {
    const t = i / 4;
    m.ring(bone, [0.2 + Math.sin(t * Math.PI) * 0.08, 0.04], [0, 0.6 + t * 0.44, 0.04 - t * 0.14], { turn: [Math.PI / 2 - 0.25, 0, 0], sides: 10, scale: [1, 1.05, 1] });
  }
  for (let i = 0; i < 8; i++) {
    const t = i / 7;
    m.block(old, [0.13, 0.12, 0.13], [0, 0.5 + t * 0.86, 0.24 - t * 0.34], { turn: [-0.4, 0, 0] });
    m.tube(i % 2 ? '#ff4658' : '#ffd24a', [0, 0.06, 0.2], [0, 0.58 + t * 0.86, 0.36 - t * 0.36], { sides: 4, turn: [0.9, 0, 0], glow: true });
  }
  // The tail goes round behind him and up, longer than he is.
  for (let i = 0; i < 14; i++) {
    const t = i / 13;
    const [x, y, z] = tail(t);
    const [nx, , nz] = tail(t + 0.02);
    const r = 0.13 - t * 0.09;
    m.block(i % 2 ? bone : old, [r * 2, r * 2, 0.16], [x, y, z], { turn: [0, Math.atan2(nx - x, nz - z), 0] });
    if (i % 3 === 1) m.tube(i % 2 ? '#ff4658' : '#ffd24a', [0, 0.05, 0.14], [x, y + r + 0.05, z], { sides: 4, glow: true });
  }
  // Head: a long snout with teeth, the jaw open.
  m.block(bone, [0.36, 0.28, 0.36], [0, 1.5, -0.14], { bevel: 0.09 });
  m.block(bone, [0.28, 0.17, 0.52], [0, 1.46, -0.52], { bevel: 0.06, turn: [0.08, 0, 0] });
  m.block(old, [0.24, 0.09, 0.5], [0, 1.26, -0.46], { bevel: 0.04, turn: [-0.3, 0, 0] });
  for (let i = 0; i < 4; i++) for (const s of [-1, 1]) m.tube('#ffffff', [0, 0.032, 0.11], [s * 0.11, 1.35 - i * 0.006, -0.36 - i * 0.12], { sides: 4, turn: [Math.PI, 0, 0] });
  for (const s of [-1, 1]) {
    m.ball(INK, 0.1, [s * 0.16, 1.53, -0.22], { detail: 0 });
    m.ball(green, 0.06, [s * 0.2, 1.54, -0.27], { detail: 0, glow: true });
    m.ball(INK, 0.03, [s * 0.07, 1.53, -0.77], { detail: 0 });
    m.tube(old, [0, 0.07, 0.34], [s * 0.16, 1.6, 0.14], { sides: 5, turn: [1.2, 0, -s * 0.3] });
  }
  // Somebody's crown, somebody's chain.
  m.tube(GOLD, [0.2, 0.17, 0.1], [0, 1.7, -0.12], { sides: 9 });
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 - Math.PI / 2;
    m.tube('#ffd24a', [0, 0.06, 0.18], [Math.cos(a) * 0.17, 1.82, -0.12 + Math.sin(a) * 0.17], { sides: 4 });
    m.ball(i % 2 ? '#3f9bff' : '#ff4658', 0.04, [Math.cos(a) * 0.2, 1.71, -0.12 + Math.sin(a) * 0.2], { detail: 0, glow: true });
  }
  m.ring(GOLD, [0.21, 0.035], [0, 1.12, -0.14], { turn: [Math.PI / 2 - 0.7, 0, 0], sides: 10 });
  m.ball('#ff4658', 0.08, [0, 1.0, -0.32], { detail: 0, glow: true });
}

/** @type {Record<string, (model: Model) => void>} */
export const BOSS_BUILDERS = { lazybones, fishmonger, torment, skullcleaver, sstraxas };
