/** What of an open question is seen on the board: squares and targets, the line of a shot, where the camera looks. */
import { rings } from '../../../lib/geometry.js';
import { entitiesOf, fullAsks } from '../../../lib/store.js';
import { blockerOf, flightOf } from './lines.js';
import { thoughtOf } from './panels.js';
import { PAINT } from './signs.js';

/** @typedef {import('../../../lib/store.js').TableState} TableState */
/** @typedef {import('../../../lib/wire.js').Ask} Ask */
/** @typedef {import('../../../lib/wire.js').Cell} Cell */
/** @typedef {import('../../scene/theatre.js').Shot} Shot */
/** @typedef {import('./panels.js').Thought} Thought */

/** @param {TableState} state @param {string | null | undefined} id of a hero or monster @returns {Cell | null} */
const standing = ({ entities }, id) => (id && (entities?.[`monsters.${id}`]?.cell ?? entities?.[`heroes.${id}`]?.cell)) || null;

/** @param {TableState} state @returns {Ask | undefined} the question that squares answer */
export const cellAsk = (state) => fullAsks(state).find(({ kind, cells }) => kind === 'cell' && cells);

/**
 * @param {TableState} state @param {Thought | null} thought what a phone prepares @param {Cell | null} chosen the square tapped once on this screen
 * @returns {Parameters<import('../../scene/theatre.js').Theatre['choose']>[0]}
 */
export function choiceOf(state, thought, chosen) {
  const ask = cellAsk(state);
  if (ask?.cells) return { cells: ask.cells, targets: [], chosen, colour: PAINT[ask.seat]?.bright ?? '#ffffff' };
  const turn = fullAsks(state).find(({ kind, actions }) => kind === 'action' && actions);
  if (!turn?.actions) return null;
  const meant = thoughtOf(state, thought)?.action;
  /** @type {Map<string, Cell>} */
  const targets = new Map();
  for (const { cell, target, group } of meant ? [meant] : turn.actions) {
    if (group === 'move' || group === 'end_turn') continue;
    const at = standing(state, target) ?? cell;
    if (at) targets.set(at.join(), at);
  }
  return { cells: [], targets: [...targets.values()], chosen: null, colour: PAINT[turn.seat]?.bright ?? '#ffffff' };
}

/** The way of a shot from one figure at another; none where they stand side by side. @param {TableState} state @param {string} by @param {string} target
 * @param {Cell[]} [squares] of the line, where the server has told it @returns {Shot | null} */
export function shotOf(state, by, target, squares) {
  const [from, to] = [standing(state, by), standing(state, target)];
  if (!from || !to || rings(from, to) < 2) return null;
  return { way: flightOf(squares?.length ? squares : [from, to]), colour: PAINT[by]?.bright ?? '#ff7a5a', stopped: null };
}

/** The shot that a phone prepares. @param {TableState} state @param {Thought | null} thought @returns {Shot | null} */
export function shotMeant(state, thought) {
  const meant = thoughtOf(state, thought);
  return meant?.action.line && meant.action.target ? shotOf(state, meant.ask.seat, meant.action.target, meant.action.line) : null;
}

/** The squares of a line that the server has told with what could be chosen. @param {TableState} state @param {string} by @param {string} target */
export const lineTold = (state, by, target) => fullAsks(state).find(({ seat }) => seat === by)?.actions?.find((action) => action.target === target && action.line)?.line ?? undefined;

/**
 * Why a monster that somebody points at cannot be hit: the line with what is in its way, and the reason.
 * @param {TableState} state @param {Cell} cell
 * @returns {{shot: Shot | null, code: string, detail: Record<string, any>} | null} null where nobody asks himself that
 */
export function outOfAim(state, cell) {
  const monster = entitiesOf(state.entities, 'monsters').find(([, { cell: at }]) => at?.[0] === cell[0] && at?.[1] === cell[1])?.[0];
  for (const { seat, unaimed = [] } of monster ? fullAsks(state) : []) {
    const reason = unaimed.find((/** @type {{monster: string}} */ entry) => entry.monster === monster);
    const from = standing(state, seat);
    if (!reason || !from || !state.entities) continue;
    const blocker = reason.code === 'no_line' ? blockerOf(state.entities, from, cell) : null;
    const shot = rings(from, cell) > 1 ? { way: [from, cell], colour: '#ff4a4a', stopped: blocker?.at ?? cell } : null;
    return { shot, code: reason.code, detail: reason.detail ?? {} };
  }
  return null;
}

/** Where the camera looks between events. @param {TableState} state @returns {{cells: Cell[], how: {pitch?: number, margin?: number, least?: number}}} */
export function framing(state) {
  const ask = cellAsk(state);
  const table = state.entities?.table;
  const cell = standing(state, table?.turn_of);
  if (table?.phase === 'over') return { cells: [], how: { pitch: 0.6, margin: 0 } };
  if (ask?.cells && cell) return { cells: [cell, ...ask.cells.map((entry) => entry.cell)], how: { margin: 1.2, least: 6.4 } };
  if (cell && state.asks.length) return { cells: [cell], how: { margin: 2.6, least: 6.4 } };
  return { cells: [], how: {} };
}
