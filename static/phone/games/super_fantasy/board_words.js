/** The board as a list, for those who listen to it: where I am, what threatens me, what is near, who else is there. */
import { html } from '../../../vendor/phone.js';
import { areaAt, rings } from '../../../lib/geometry.js';
import { entitiesOf } from '../../../lib/store.js';
import { usePage } from '../../context.js';
import { cellsOf, THINGS } from '../../questions/pick.js';
import { sayWhere } from '../../where.js';

/** @typedef {import('../../../lib/wire.js').Cell} Cell */

/** @param {{ hero: string, ask: import('../../../lib/wire.js').Ask | null }} props */
export function BoardInWords({ hero, ask }) {
  const { words, saying, table } = usePage();
  const entities = /** @type {import('../../../lib/wire.js').Entities} */ (table.entities);
  const me = entities[`heroes.${hero}`];
  if (!me?.cell) return null;
  const area = areaAt(entities.board, me.cell);
  const from = /** @type {Cell} */ (me.cell);
  /** @param {string} kind */
  const near = (kind) =>
    entitiesOf(entities, kind)
      .map(([id, entity]) => ({ id, entity, cell: nearest(from, cellsOf(entities, id)) }))
      .filter((found) => found.cell !== null)
      .map((found) => ({ ...found, cell: /** @type {Cell} */ (found.cell), steps: rings(from, /** @type {Cell} */ (found.cell)) }))
      .sort((a, b) => a.steps - b.steps);
  const monsters = near('monsters');
  const things = [...THINGS, 'companions'].flatMap((kind) => near(kind).filter(({ entity }) => !isDone(entity)));
  const open = (entities.goals ?? []).filter((/** @type {any} */ goal) => !goal.done && goal.open !== false);
  const goals = open.flatMap((/** @type {any} */ goal) => goal.cells ?? []);

  return html`
    <h3>${words.t('phone-board-me')}</h3>
    <p>${words.t('phone-board-where', { area: area ? (words.pick(entities.board.names?.[area]) ?? area) : '' })}</p>
    <h3>${words.t('phone-board-threats', { count: monsters.length })}</h3>
    <ul>${monsters.map(({ id, entity, cell, steps }) => html`<li key=${id}>
      ${saying.name(id, ['monster'])}: ${sayWhere(words, entities, from, cell)}. ${words.t('phone-monster-line', { protection: entity.protection, left: entity.life - entity.wounds })}
      ${steps === 1 && html` <strong>${words.t('phone-board-adjacent')}</strong>`}</li>`)}</ul>
    <h3>${words.t('phone-board-near')}</h3>
    <ul>
      ${goals.map((/** @type {Cell} */ cell) => html`<li key=${`goal${cell}`}>${words.t('sf-thing-goal')}: ${sayWhere(words, entities, from, cell)}</li>`)}
      ${things.sort((a, b) => a.steps - b.steps).map(({ id, entity, cell }) => html`<li key=${id}>
        ${saying.name(entity.leader === undefined ? id : entity.kind, ['thing'])}${entity.symbol ? ` (${saying.name(entity.symbol, ['symbol'])})` : ''}: ${sayWhere(words, entities, from, cell)}</li>`)}
    </ul>
    <h3>${words.t('phone-board-heroes')}</h3>
    <ul>${near('heroes').filter(({ id }) => id !== hero).map(({ id, entity, cell }) => html`<li key=${id}>
      ${saying.name(id, ['hero'])}: ${sayWhere(words, entities, from, cell)}. ${words.t('phone-life-of', { life: entity.life, most: entity.max_life })}</li>`)}</ul>
    ${ask?.cells && html`<p>${words.t('phone-board-reach', { count: ask.cells.length })}</p>`}`;
}

/** @param {any} entity @returns {boolean} whether nobody needs to go there any more */
const isDone = ({ open, opened, purified, upright, lit, there, sealed }) => open || opened || purified || lit || sealed || upright === false || there === false;

/** @param {Cell} from @param {Cell[]} cells @returns {Cell | null} */
function nearest(from, cells) {
  return [...cells].sort((a, b) => rings(from, a) - rings(from, b))[0] ?? null;
}
