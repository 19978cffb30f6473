/** What missions bring, on the flat board: braziers, buttons, gold, boulders, padlocks, crypts. One unit is a square. */
import { entitiesOf } from '../../lib/store.js';
import { darkBraziers } from '../games/super_fantasy/beacons.js';
import { fillOutline } from './dice_pictures.js';
import { FATE_OUTLINES } from './fate_signs.js';

/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {import('../../lib/wire.js').Cell} Cell */

/** @param {Pen} pen @param {Record<string, any>} entities */
export function drawErrands(pen, entities) {
  for (const [, { cells, sealed }] of entitiesOf(entities, 'crypts')) drawCrypt(pen, cells, sealed);
  for (const [, { cell, down }] of entitiesOf(entities, 'buttons')) drawButton(pen, cell, down);
  for (const [, { cell, there }] of entitiesOf(entities, 'boulders')) if (there) drawBoulder(pen, cell);
  for (const [, { cell, lit }] of entitiesOf(entities, 'braziers')) drawBrazier(pen, cell, lit);
  for (const { cell, order, next } of darkBraziers(entities)) drawNumber(pen, cell, order, next);
  for (const [, { gate, open }] of entitiesOf(entities, 'padlocks')) if (!open) drawPadlock(pen, entities[`gates.${gate}`]?.edges ?? []);
  for (const [, { cell, held_by: by }] of entitiesOf(entities, 'gold')) {
    const carrier = by && entities[`heroes.${by}`]?.cell;
    if (carrier) drawGold(pen, [carrier[0] + 0.32, carrier[1] - 0.3]);
    else if (cell) drawGold(pen, cell);
  }
}

/** @param {Pen} pen @param {number} x @param {number} y @param {number} radius @param {string} colour */
function disc(pen, x, y, radius, colour) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fill();
}

/** @param {Pen} pen @param {Cell} cell @param {boolean} lit */
function drawBrazier(pen, [x, y], lit) {
  disc(pen, x + 0.5, y + 0.5, 0.42, '#e2ad3c');
  disc(pen, x + 0.5, y + 0.5, 0.35, lit ? '#7a2408' : '#221d22');
  if (!lit) return;
  pen.save();
  pen.translate(x + 0.5, y + 0.5);
  for (const [colour, size] of /** @type {[string, number][]} */ ([['#ff8a1f', 0.8], ['#ffe27a', 0.45]])) {
    pen.fillStyle = colour;
    fillOutline(pen, FATE_OUTLINES.drop, size);
  }
  pen.restore();
}

/** @param {Pen} pen @param {Cell} cell @param {number} order @param {boolean} next */
function drawNumber(pen, [x, y], order, next) {
  pen.save();
  pen.fillStyle = next ? '#ffd24a' : '#9aa2c0';
  pen.font = '700 0.48px system-ui, sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(String(order), x + 0.5, y + 0.53);
  pen.restore();
}

/** Round and red; pressed it is small and green. @param {Pen} pen @param {Cell} cell @param {boolean} down */
function drawButton(pen, [x, y], down) {
  pen.fillStyle = '#262b36';
  pen.fillRect(x + 0.12, y + 0.12, 0.76, 0.76);
  disc(pen, x + 0.5, y + 0.5, 0.3, '#e2ad3c');
  disc(pen, x + 0.5, y + 0.5, down ? 0.16 : 0.24, down ? '#4dff88' : '#ff5a4a');
}

/** @param {Pen} pen @param {Cell} cell */
function drawBoulder(pen, [x, y]) {
  disc(pen, x + 0.5, y + 0.5, 0.44, '#5c564b');
  disc(pen, x + 0.46, y + 0.45, 0.36, '#8b8578');
  disc(pen, x + 0.38, y + 0.36, 0.14, '#a8a294');
}

/** @param {Pen} pen @param {[Cell, Cell][]} edges of its gate */
function drawPadlock(pen, edges) {
  if (!edges.length) return;
  const mean = (/** @type {0 | 1} */ axis) => edges.reduce((sum, [a, b]) => sum + (a[axis] + b[axis]) / 2, 0) / edges.length + 0.5;
  const [x, y] = [mean(0), mean(1)];
  pen.strokeStyle = '#cfd8e6';
  pen.lineWidth = 0.08;
  pen.beginPath();
  pen.arc(x, y - 0.1, 0.15, Math.PI, 0);
  pen.stroke();
  pen.fillStyle = '#e2ad3c';
  pen.fillRect(x - 0.24, y - 0.1, 0.48, 0.36);
  pen.fillStyle = '#241610';
  pen.fillRect(x - 0.04, y, 0.08, 0.18);
}

/** @param {Pen} pen @param {[number, number]} corner of the square */
function drawGold(pen, [x, y]) {
  for (const [dx, dy] of [[-0.14, 0.1], [0.14, 0.1], [0, -0.12]]) {
    disc(pen, x + 0.5 + dx, y + 0.5 + dy, 0.17, '#6b4a08');
    disc(pen, x + 0.5 + dx, y + 0.5 + dy, 0.14, '#ffd24a');
  }
}

/** @param {Pen} pen @param {Cell[]} cells @param {boolean} sealed */
function drawCrypt(pen, cells, sealed) {
  pen.fillStyle = '#7d8494';
  for (const [x, y] of cells) pen.fillRect(x + 0.02, y + 0.02, 0.96, 0.96);
  const [x, y] = [0, 1].map((axis) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length + 0.5);
  pen.fillStyle = sealed ? '#3d4452' : '#5dff9a';
  pen.fillRect(x - 0.2, y - 0.3, 0.4, 0.6);
  if (!sealed) return;
  pen.strokeStyle = '#ff4658';
  pen.lineWidth = 0.09;
  pen.beginPath();
  pen.moveTo(x - 0.3, y - 0.3), pen.lineTo(x + 0.3, y + 0.3), pen.moveTo(x + 0.3, y - 0.3), pen.lineTo(x - 0.3, y + 0.3);
  pen.stroke();
}
