/** Which squares of the board are worth going to now: what the golden marks hang over. */
import { cellKey } from '../../../lib/geometry.js';
import { entitiesOf } from '../../../lib/store.js';

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

/** @param {GoalEntity} goal @param {Record<string, any>} entities @returns {Cell[]} about the middle of the goal's area */
function middle({ area }, { board }) {
  /** @type {Cell[]} */
  const cells = [];
  for (let y = 0; y < board.height; y++) for (let x = 0; x < board.width; x++) if (board.areas[y][x] === area && board.rows[y][x] === '.') cells.push([x, y]);
  if (!area || !cells.length) return [];
  const [mx, my] = [0, 1].map((axis) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length);
  const far = (/** @type {Cell} */ [x, y]) => Math.hypot(x - mx, y - my);
  return [cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best))];
}

/** @type {Record<string, (goal: GoalEntity, entities: Record<string, any>) => Cell[]>} */
const BEACONS = {
  study: ({ cells }) => cells ?? [],
  smash: (goal, entities) => of(entities, 'tombstones', goal).filter(({ upright }) => upright).map(({ cell }) => cell),
  purify: (goal, entities) => of(entities, 'coffins', goal).filter(({ purified }) => !purified).map(({ cells }) => cells[0]),
  light: (goal, entities) => {
    const cold = of(entities, 'braziers', goal).filter(({ lit }) => !lit);
    return cold.filter(({ order }) => cold.every((other) => order <= other.order)).map(({ cell }) => cell);
  },
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
