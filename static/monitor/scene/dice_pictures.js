/** The sides of the dice, painted with a pen in a box from -1 to 1: for the cubes of the scene and for the flat board. */
import { ACTION_SIDES } from './dice_track.js';
import { FATE_OUTLINES, FATE_SIDES } from './fate_signs.js';

/** @typedef {CanvasRenderingContext2D} Pen */

/** @param {Pen} pen @param {number[][]} points y up @param {number} scale */
export function fillOutline(pen, points, scale) {
  pen.beginPath();
  points.forEach(([x, y], i) => (i ? pen.lineTo(x * scale, -y * scale) : pen.moveTo(x * scale, -y * scale)));
  pen.closePath();
  pen.fill();
}

/** @param {Pen} pen @param {number} x @param {number} turn */
function sword(pen, x, turn) {
  pen.save();
  pen.translate(x, 0);
  pen.rotate(turn);
  fillOutline(pen, [[0, 0.72], [0.1, 0.5], [0.1, -0.22], [-0.1, -0.22], [-0.1, 0.5]], 1);
  fillOutline(pen, [[0.3, -0.2], [0.3, -0.34], [-0.3, -0.34], [-0.3, -0.2]], 1);
  fillOutline(pen, [[0.07, -0.34], [0.07, -0.68], [-0.07, -0.68], [-0.07, -0.34]], 1);
  pen.restore();
}

/** @param {Pen} pen @param {string} colour @param {string} edge */
function ground(pen, colour, edge) {
  pen.fillStyle = edge;
  pen.fillRect(-1, -1, 2, 2);
  pen.fillStyle = colour;
  const [r, c] = [0.9, 0.3];
  pen.beginPath();
  for (const [x, y] of [[r, r - c], [r - c, r], [-(r - c), r], [-r, r - c], [-r, -(r - c)], [-(r - c), -r], [r - c, -r], [r, -(r - c)]]) pen.lineTo(x, y);
  pen.closePath();
  pen.fill();
}

/** A five-pointed star. */
const STAR = Array.from({ length: 10 }, (_, i) => [Math.sin((i * Math.PI) / 5) * (i % 2 ? 0.32 : 0.78), Math.cos((i * Math.PI) / 5) * (i % 2 ? 0.32 : 0.78)]);

/** @param {Pen} pen @param {number} face 1, 2, or 0 for the Star */
export function paintFace(pen, face) {
  ground(pen, face ? '#f3e9d2' : '#ffd24a', face ? '#d9c9a6' : '#e0a92a');
  pen.fillStyle = '#231a2b';
  if (face === 1) sword(pen, 0, 0.5);
  else if (face === 2) {
    sword(pen, -0.05, 0.75);
    sword(pen, 0.05, -0.75);
  } else fillOutline(pen, STAR, 1);
}

/** @param {Pen} pen @param {number} side 0-5 */
export const paintActionSide = (pen, side) => paintFace(pen, ACTION_SIDES[side]);

/** @param {Pen} pen @param {number} side 0-5 */
export function paintFateSide(pen, side) {
  const { symbol, colour } = FATE_SIDES[side];
  ground(pen, colour, '#15131c');
  pen.strokeStyle = '#15131c';
  pen.lineWidth = 0.12;
  pen.lineJoin = 'round';
  pen.fillStyle = '#fff8e6';
  fillOutline(pen, FATE_OUTLINES[symbol], 1.35);
  pen.stroke();
  fillOutline(pen, FATE_OUTLINES[symbol], 1.35);
  if (symbol !== 'skull') return;
  pen.fillStyle = '#15131c';
  for (const x of [-0.19, 0.19]) {
    pen.beginPath();
    pen.arc(x, -0.14, 0.14, 0, 7);
    pen.fill();
  }
}
