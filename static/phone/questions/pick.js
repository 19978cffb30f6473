/**
 * What a person has chosen on the phone but not yet sent, and how the board shows it.
 *
 * @typedef {import('../../lib/wire.js').Ask} Ask
 * @typedef {import('../../lib/wire.js').Action} Action
 * @typedef {import('../../lib/wire.js').Cell} Cell
 *
 * @typedef {{ group?: string, action?: string, dice?: number, cell?: Cell, option?: string, kind?: string, place?: string }} Pick
 *   `kind` and `place`: of whom is called up, and where
 *
 * @typedef {object} Mark
 * @property {Cell} cell
 * @property {boolean} chosen
 * @property {number} [number] tells it from others of its kind, here and on its card
 *
 * @typedef {object} Marks
 * @property {{ cell: Cell, cost: number, zone?: boolean, strikes?: string[] }[]} reach squares on offer; `strikes`: whom a
 *   monster could strike from there
 * @property {Mark[]} targets who or what can be aimed at
 * @property {Cell[]} way of the preview, from start to goal
 * @property {Cell[]} [line] of fire, from who aims to the target
 * @property {Cell[]} [behind] squares at the back of whoever is attacked
 *
 * @typedef {object} QuestionKind
 * @property {(props: { ask: Ask, pick: Pick, setPick: (pick: Pick) => void }) => any} Panel
 * @property {(ask: Ask, pick: Pick, table: import('../../lib/store.js').TableState) => Marks} marks
 * @property {(ask: Ask, pick: Pick, cell: Cell, table: import('../../lib/store.js').TableState) => Pick | null} tap
 *   what a tap on a square changes; null where it means nothing
 */
import { cellKey, sameCell } from '../../lib/geometry.js';

/** Kinds of entities that have a place on the map: who walks, then what stands there. */
export const FIGURES = ['heroes', 'monsters', 'companions'];
export const THINGS = ['tombstones', 'chests', 'coffins', 'gates', 'graves', 'braziers', 'buttons', 'gold', 'boulders', 'padlocks', 'crypts'];

/** @type {Marks} */
export const NO_MARKS = { reach: [], targets: [], way: [] };

/**
 * @param {import('../../lib/wire.js').Entities | null} entities
 * @param {string | undefined} id of a figure or a thing
 * @returns {Cell[]} where it stands; several squares for coffins and gates
 */
export function cellsOf(entities, id) {
  if (!id) return [];
  for (const kind of [...FIGURES, ...THINGS]) {
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
