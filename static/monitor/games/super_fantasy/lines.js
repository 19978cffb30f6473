/** Lines of fire as the board shows them, and what stands in their way. The rules decide by their own. */
import { closedEdges, edgeKey, groundAt, rings } from '../../../lib/geometry.js';
import { entitiesOf } from '../../../lib/store.js';

/** @typedef {import('../../../lib/wire.js').Cell} Cell */
/** @typedef {[number, number]} Point in squares: whole numbers are the middle of a square */

/** @param {Point} point @param {Point} from @param {Point} to @returns {number} how far a point lies from the straight way */
function aside([x, y], [ax, ay], [bx, by]) {
  const long = Math.hypot(bx - ax, by - ay) || 1;
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / long;
}

/**
 * Where a shot flies: straight where its squares lie on the way, else from square to square.
 * @param {Cell[]} squares of the line, both ends included
 * @returns {Point[]} corners of the way
 */
export function flightOf(squares) {
  const [first, last] = [squares[0], squares[squares.length - 1]];
  return squares.every((cell) => aside(cell, first, last) < 0.8) ? [first, last] : squares;
}

/** The edge between two neighbours as the point in its middle. @param {Cell} a @param {Cell} b @returns {Point} */
const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/**
 * What stops a straight line between two squares, seen from the first.
 * @param {Record<string, any>} entities @param {Cell} from @param {Cell} to
 * @returns {{at: Point, by: 'wall' | 'gate' | 'stone'} | null} null where nothing does
 */
export function blockerOf(entities, from, to) {
  const { board } = entities;
  const gates = entitiesOf(entities, 'gates').flatMap(([, { edges, open }]) => (open ? [] : edges));
  const shut = new Set(gates.map(([a, b]) => edgeKey(a, b)));
  const closed = closedEdges(board, gates);
  let here = from;
  const far = rings(from, to);
  for (let step = 1; step <= far; step++) {
    const there = /** @type {Cell} */ ([Math.round(from[0] + ((to[0] - from[0]) * step) / far), Math.round(from[1] + ((to[1] - from[1]) * step) / far)]);
    if (groundAt(board, there) !== '.') return { at: there, by: 'stone' };
    const corners = /** @type {Cell[]} */ ([[here[0], there[1]], [there[0], here[1]]]);
    const straight = here[0] === there[0] || here[1] === there[1];
    const ways = straight ? [[edgeKey(here, there)]] : corners.map((corner) => [edgeKey(here, corner), edgeKey(corner, there)]);
    if (ways.every((way) => way.some((edge) => closed.has(edge)))) {
      return { at: middle(here, there), by: ways.flat().some((edge) => shut.has(edge)) ? 'gate' : 'wall' };
    }
    here = there;
  }
  return null;
}
