/** Signs of the flat board, drawn with a pen whose unit is one square and whose (0, 0) is the board's corner. */
import { cellKey, edgeLine } from '../../lib/geometry.js';
import { entitiesOf } from '../../lib/store.js';
import { fillOutline } from './dice_pictures.js';
import { drawErrands } from './flat_errands.js';
import { DIE_COLOURS, FATE_OUTLINES, FATE_PAINT } from './fate_signs.js';
import { beacons } from '../games/super_fantasy/beacons.js';
import { PAINT, SIGNS } from '../games/super_fantasy/signs.js';

/** @typedef {CanvasRenderingContext2D} Pen */

/** Outline of each kind of monster. @type {Record<string, [number, number][]>} */
const MONSTERS = {
  badly_dead: [[0, 1], [0.35, 0.25], [0.8, 0.1], [0.7, -0.8], [-0.7, -0.8], [-0.8, 0.1], [-0.35, 0.25]],
  veteran: [[-0.7, 0.9], [0.7, 0.9], [0.7, 0.5], [1, 0.5], [1, -0.9], [-1, -0.9], [-1, 0.5], [-0.7, 0.5]],
  bowman: [[0, 0.95], [0.95, 0], [0.45, 0], [0.45, -0.9], [-0.45, -0.9], [-0.45, 0], [-0.95, 0]],
  // A tie, a sheet, a tower, a mitre, a fish, a spiked helmet, a crown, a lizard's head.
  fresh: [[-0.4, 0.95], [0.4, 0.95], [0.25, 0.5], [0.6, -0.5], [0, -1], [-0.6, -0.5], [-0.25, 0.5]],
  spectre: [[-0.4, 0.85], [0, 1], [0.4, 0.85], [0.6, 0.4], [0.75, -0.9], [0.38, -0.55], [0, -0.9], [-0.38, -0.55], [-0.75, -0.9], [-0.6, 0.4]],
  skull_tower: [[-0.35, 1], [0.35, 1], [0.35, 0.4], [0.65, 0.4], [0.65, -0.25], [1, -0.25], [1, -0.9], [-1, -0.9], [-1, -0.25], [-0.65, -0.25], [-0.65, 0.4], [-0.35, 0.4]],
  lazybones: [[0, 1.1], [0.65, 0.3], [0.5, -0.9], [-0.5, -0.9], [-0.65, 0.3]],
  fishmonger: [[-1.1, 0], [-0.4, 0.55], [0.3, 0.4], [0.6, 0.1], [1.1, 0.55], [0.95, 0], [1.1, -0.55], [0.6, -0.1], [0.3, -0.4], [-0.4, -0.55]],
  torment: [[0, 1.15], [0.14, 0.55], [0.6, 0.3], [0.75, -0.35], [1, -0.65], [-1, -0.65], [-0.75, -0.35], [-0.6, 0.3], [-0.14, 0.55]],
  skullcleaver: [[-1, 0.8], [-0.5, 0.15], [0, 1.05], [0.5, 0.15], [1, 0.8], [0.75, -0.8], [-0.75, -0.8]],
  sstraxas: [[-0.3, 1], [-0.05, 0.6], [1.1, 0.2], [1.1, -0.05], [0.2, -0.1], [0.95, -0.45], [0.3, -0.85], [-0.5, -0.7], [-0.9, 0], [-0.6, 0.6]],
};

/** Outline of those who are led by the hand: horns, a hood. @type {Record<string, [number, number][]>} */
const COMPANIONS = {
  goat: [[-0.9, 1], [-0.45, 0.5], [0.45, 0.5], [0.9, 1], [0.6, 0.1], [0.3, -0.6], [0, -1], [-0.3, -0.6], [-0.6, 0.1]],
  sexton: [[0, 1], [0.5, 0.6], [0.45, 0], [0.8, -0.9], [-0.8, -0.9], [-0.45, 0], [-0.5, 0.6]],
};

/** What leaves no room for a mark on its square. */
const ON_SQUARES = /** @type {const} */ (['heroes', 'monsters', 'companions', 'tombstones', 'braziers', 'buttons', 'gold']);

/** Those with a red rim and a larger token. */
const BOSSES = new Set(['lazybones', 'fishmonger', 'torment', 'skullcleaver', 'sstraxas']);

/** @param {Pen} pen @param {import('./flat.js').Token} token @param {boolean} acting */
export function drawFigure(pen, { kind, x, z, facing, scale, shake, down }, acting) {
  const hero = SIGNS[kind];
  const friend = COMPANIONS[kind];
  const size = scale * (BOSSES.has(kind) ? 1.12 : friend ? 0.85 : 1);
  pen.save();
  pen.translate(x + 0.5 + shake, z + 0.5);
  pen.scale(size, size * (1 - down * 0.35));
  pen.fillStyle = acting ? '#ffffff' : BOSSES.has(kind) ? '#e0455a' : friend ? '#7fd08a' : '#0b0a14';
  pen.beginPath();
  pen.arc(0, 0, 0.45, 0, 7);
  pen.fill();
  pen.save();
  pen.rotate((facing * Math.PI) / 4);
  pen.fillStyle = hero ? '#fff4d0' : '#dfe6ee';
  pen.beginPath();
  pen.moveTo(0, -0.56), pen.lineTo(0.16, -0.34), pen.lineTo(-0.16, -0.34);
  pen.fill();
  pen.restore();
  pen.rotate(down * 1.4);
  pen.fillStyle = hero ? PAINT[kind].deep : friend ? '#20402a' : '#3d4652';
  pen.beginPath();
  pen.arc(0, 0, 0.4, 0, 7);
  pen.fill();
  pen.fillStyle = hero ? PAINT[kind].bright : '#c6d5e2';
  fillOutline(pen, hero ? hero.corners : (friend ?? MONSTERS[kind] ?? MONSTERS.badly_dead), hero ? 0.36 : 0.28);
  pen.restore();
}

/** @param {Pen} pen @param {Record<string, any>} entities everything but figures */
export function drawThings(pen, entities) {
  for (const [, { cells, drops }] of entitiesOf(entities, 'graves')) drawGrave(pen, cells, Object.keys(drops ?? {}));
  for (const [, { cells, purified }] of entitiesOf(entities, 'coffins')) drawCoffin(pen, cells, purified);
  for (const [, { cell, symbol, upright }] of entitiesOf(entities, 'tombstones')) drawTombstone(pen, cell, symbol, upright);
  for (const [, { cell, opened }] of entitiesOf(entities, 'chests')) drawChest(pen, cell, opened);
  for (const [, { edges, open }] of entitiesOf(entities, 'gates')) drawGate(pen, edges, open);
  drawErrands(pen, entities);
  const taken = new Set(ON_SQUARES.flatMap((kind) => entitiesOf(entities, kind).flatMap(([, { cell }]) => (cell ? [cellKey(cell)] : []))));
  for (const cell of beacons(entities)) drawGoal(pen, cell, taken.has(cellKey(cell)));
}

/** @param {Pen} pen @param {[number, number][]} cells @param {string[]} colours */
function drawGrave(pen, cells, colours) {
  pen.fillStyle = '#2a1f1c';
  for (const [x, y] of cells) pen.fillRect(x + 0.02, y + 0.02, 0.96, 0.96);
  colours.forEach((colour, i) => {
    const [x, y] = cells[i % cells.length];
    pen.save();
    pen.translate(x + 0.5, y + 0.5);
    pen.fillStyle = DIE_COLOURS[colour] ?? '#ffffff';
    fillOutline(pen, FATE_OUTLINES.drop, 0.6);
    pen.restore();
  });
}

/** @param {Pen} pen @param {[number, number][]} cells @param {boolean} purified */
function drawCoffin(pen, cells, purified) {
  const [a, b] = [cells[0], cells[cells.length - 1]];
  pen.fillStyle = purified ? '#8fa08a' : '#3b2a22';
  pen.strokeStyle = purified ? '#8fa08a' : '#6cff8d';
  pen.lineWidth = 0.06;
  pen.beginPath();
  pen.rect(Math.min(a[0], b[0]) + 0.14, Math.min(a[1], b[1]) + 0.14, Math.abs(a[0] - b[0]) + 0.72, Math.abs(a[1] - b[1]) + 0.72);
  if (!purified) pen.fill();
  pen.stroke();
}

/** @param {Pen} pen @param {[number, number]} cell @param {import('./fate_signs.js').Symbol} symbol @param {boolean} upright */
function drawTombstone(pen, [x, y], symbol, upright) {
  pen.save();
  pen.translate(x + 0.5, y + 0.5);
  if (!upright) {
    pen.globalAlpha = 0.5;
    pen.scale(1, 0.45);
  }
  pen.fillStyle = '#aab2c2';
  pen.beginPath();
  pen.arc(0, -0.06, 0.32, Math.PI, 0);
  pen.lineTo(0.32, 0.42);
  pen.lineTo(-0.32, 0.42);
  pen.fill();
  pen.fillStyle = '#262b36';
  pen.fillRect(-0.22, -0.24, 0.44, 0.58);
  pen.translate(0, 0.05);
  pen.fillStyle = FATE_PAINT[symbol];
  if (upright) fillOutline(pen, FATE_OUTLINES[symbol], 0.46);
  pen.restore();
}

/** @param {Pen} pen @param {[number, number]} cell @param {boolean} opened */
function drawChest(pen, [x, y], opened) {
  pen.fillStyle = '#e2ad3c';
  pen.fillRect(x + 0.16, y + 0.24, 0.68, 0.52);
  pen.fillStyle = opened ? '#14101a' : '#6b4326';
  pen.fillRect(x + 0.22, y + 0.3, 0.56, 0.4);
  if (opened) return;
  pen.fillStyle = '#e2ad3c';
  pen.fillRect(x + 0.44, y + 0.42, 0.12, 0.16);
}

/** @param {Pen} pen @param {[[number, number], [number, number]][]} edges @param {boolean} open */
function drawGate(pen, edges, open) {
  for (const [a, b] of edges) {
    const { x1, y1, x2, y2 } = edgeLine(a, b);
    pen.strokeStyle = open ? '#5d6472' : '#ffcf6a';
    pen.lineWidth = open ? 0.05 : 0.16;
    pen.setLineDash(open ? [0.1, 0.2] : [0.14, 0.08]);
    pen.beginPath();
    pen.moveTo(x1, y1);
    pen.lineTo(x2, y2);
    pen.stroke();
  }
  pen.setLineDash([]);
}

/** A golden star; in the corner where the square is taken. @param {Pen} pen @param {[number, number]} cell @param {boolean} taken */
function drawGoal(pen, [x, y], taken) {
  pen.save();
  pen.translate(x + (taken ? 0.84 : 0.5), y + (taken ? 0.16 : 0.5));
  if (taken) pen.scale(0.55, 0.55);
  pen.fillStyle = '#ffe27a';
  fillOutline(pen, [[0, 0.4], [0.12, 0.12], [0.4, 0], [0.12, -0.12], [0, -0.4], [-0.12, -0.12], [-0.4, 0], [-0.12, 0.12]], 1);
  pen.restore();
}

/** A line of fire, crossed out where something is in its way. @param {Pen} pen @param {import('./theatre.js').Shot} shot */
export function drawShot(pen, { way, colour, stopped }) {
  pen.strokeStyle = stopped ? '#ff4a4a' : colour;
  pen.lineWidth = 0.1;
  pen.setLineDash([0.2, 0.14]);
  pen.beginPath();
  way.forEach(([x, y], i) => (i ? pen.lineTo(x + 0.5, y + 0.5) : pen.moveTo(x + 0.5, y + 0.5)));
  pen.stroke();
  pen.setLineDash([]);
  if (!stopped) return;
  const [x, y] = stopped;
  pen.lineWidth = 0.16;
  pen.beginPath();
  pen.moveTo(x + 0.22, y + 0.22), pen.lineTo(x + 0.78, y + 0.78), pen.moveTo(x + 0.78, y + 0.22), pen.lineTo(x + 0.22, y + 0.78);
  pen.stroke();
}
