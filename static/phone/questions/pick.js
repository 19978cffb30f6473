/**
 * What a person has chosen on the phone but not yet sent, and how the board shows it.
 *
 * @typedef {import('../../lib/wire.js').Ask} Ask
 * @typedef {import('../../lib/wire.js').Action} Action
 * @typedef {import('../../lib/wire.js').Cell} Cell
 *
 * @typedef {{ group?: string, action?: string, dice?: number, cell?: Cell, option?: string }} Pick
 *
 * @typedef {object} Mark
 * @property {Cell} cell
 * @property {boolean} chosen
 * @property {number} [number] tells it from others of its kind, here and on its card
 *
 * @typedef {object} Marks
 * @property {{ cell: Cell, cost: number, zone: boolean }[]} reach squares on offer
 * @property {Mark[]} targets who or what can be aimed at
 * @property {Cell[]} way of the preview, from start to goal
 *
 * @typedef {object} QuestionKind
 * @property {(props: { ask: Ask, pick: Pick, setPick: (pick: Pick) => void }) => any} Panel
 * @property {(ask: Ask, pick: Pick, table: import('../../lib/store.js').TableState) => Marks} marks
 * @property {(ask: Ask, pick: Pick, cell: Cell, table: import('../../lib/store.js').TableState) => Pick | null} tap
 *   what a tap on a square changes; null where it means nothing
 */
import { cellKey, sameCell } from '../../lib/geometry.js';

/** @type {Marks} */
export const NO_MARKS = { reach: [], targets: [], way: [] };

/**
 * @param {import('../../lib/wire.js').Entities | null} entities
 * @param {string | undefined} id of a figure or a thing
 * @returns {Cell[]} where it stands; several squares for coffins and gates
 */
export function cellsOf(entities, id) {
  if (!id) return [];
  for (const kind of ['heroes', 'monsters', 'tombstones', 'chests', 'coffins', 'gates', 'graves']) {
    const entity = entities?.[`${kind}.${id}`];
    if (!entity) continue;
    if (entity.cell) return [entity.cell];
    if (entity.cells) return entity.cells;
    if (entity.edges) return unique(entity.edges.flat());
  }
  return [];
}

/** @param {Cell[]} cells @returns {Cell[]} */
export function unique(cells) {
  return [...new Map(cells.map((cell) => [cellKey(cell), cell])).values()];
}

/** @param {Cell[]} cells @param {Cell} cell */
export const includesCell = (cells, cell) => cells.some((other) => sameCell(other, cell));
