/** Which squares of the board are worth going to now: what the golden marks hang over. */
import { cellKey, sameCell } from '../../../lib/geometry.js';
import { entitiesOf } from '../../../lib/store.js';
import { middleOfArea } from './areas.js';

/** @typedef {import('../../../lib/wire.js').Cell} Cell */
/** @typedef {import('./entities.js').GoalEntity} GoalEntity */

/** @param {Record<string, any>} entities @returns {Cell[]} squares of all goals that can be worked on now */
export function beacons(entities) {
  /** @type {GoalEntity[]} */
  const goals = entities.goals ?? [];
  return goals.filter(({ done, open }) => !done && open !== false).flatMap((goal) => BEACONS[goal.kind ?? 'study']?.(goal, entities) ?? []);
}

/** @param {Record<string, any>} entities @param {string} kind @param {GoalEntity} goal @returns {any[]} things of this goal */
const of = (entities, kind, goal) => entitiesOf(entities, kind).map(([, thing]) => thing).filter((thing) => thing.goal === goal.id);

/** @param {Record<string, any>} entities @param {string} kind @param {GoalEntity} goal @returns {any[]} what is marked for this goal; where nothing is, all of it counts */
function counting(entities, kind, goal) {
  const marked = of(entities, kind, goal);
  return marked.length ? marked : entitiesOf(entities, kind).map(([, thing]) => thing);
}

/** @param {GoalEntity} goal @param {Record<string, any>} entities @returns {Cell[]} about the middle of the goal's area */
function middle({ area }, { board }) {
  const cell = area ? middleOfArea(board, area) : null;
  return cell ? [cell] : [];
}

/** @param {Record<string, any>} entities @returns {{id: string, cell: Cell, order: number, next: boolean}[]} braziers that do not burn; next: the one whose turn it is */
export function darkBraziers(entities) {
  const dark = entitiesOf(entities, 'braziers').filter(([, { lit }]) => !lit);
  return dark.map(([id, { cell, order, goal }]) => ({ id, cell, order, next: dark.every(([, other]) => other.goal !== goal || order <= other.order) }));
}

/** @param {Cell[]} cells of a crypt @returns {Cell} the middle one of those nearest to the camera: one mark is enough for a crypt */
function front(cells) {
  const south = Math.max(...cells.map(([, y]) => y));
  const row = cells.filter(([, y]) => y === south).sort(([a], [c]) => a - c);
  return row[Math.floor((row.length - 1) / 2)];
}

/** @type {Record<string, (goal: GoalEntity, entities: Record<string, any>) => Cell[]>} */
const BEACONS = {
  study: ({ cells = [] }, entities) => {
    const crypts = entitiesOf(entities, 'crypts').map(([, crypt]) => crypt.cells);
    return cells.filter((cell) => crypts.every((inside) => !inside.some((/** @type {Cell} */ other) => sameCell(cell, other)) || sameCell(cell, front(inside))));
  },
  smash: (goal, entities) => counting(entities, 'tombstones', goal).filter(({ upright }) => upright).map(({ cell }) => cell),
  purify: (goal, entities) => counting(entities, 'coffins', goal).filter(({ purified }) => !purified).map(({ cells }) => cells[0]),
  light: (goal, entities) => darkBraziers(entities).filter(({ id, next }) => next && entities[`braziers.${id}`].goal === goal.id).map(({ cell }) => cell),
  press: (goal, entities) => of(entities, 'buttons', goal).filter(({ down }) => !down).map(({ cell }) => cell),
  steal: (goal, entities) => {
    const gold = of(entities, 'gold', goal);
    return [...gold.flatMap(({ cell, safe }) => (cell && !safe ? [cell] : [])), ...(gold.some(({ held_by: by }) => by) ? middle(goal, entities) : [])];
  },
  escort: (goal, entities) => {
    const companion = entities[`companions.${goal.id}`];
    return companion && !companion.leader ? [companion.cell] : middle(goal, entities);
  },
  slay: ({ monster }, entities) => entitiesOf(entities, 'monsters').filter(([, { kind, cell }]) => kind === monster && cell).map(([, { cell }]) => cell),
  hold: middle,
  escape: middle,
};

/** Squares on which something to study stands: the others have things of their own. @param {Record<string, any>} entities @returns {{id: string, cell: Cell}[]} */
export function lecterns({ board, goals, ...entities }) {
  const crypts = new Set(entitiesOf(entities, 'crypts').flatMap(([, { cells }]) => cells.map(cellKey)));
  const studied = new Set((goals ?? []).filter((/** @type {GoalEntity} */ { kind }) => (kind ?? 'study') === 'study').map((/** @type {GoalEntity} */ { id }) => id));
  return (board.special ?? []).filter((/** @type {{id: string, cell: Cell}} */ { id, cell }) => studied.has(id) && !crypts.has(cellKey(cell)));
}
