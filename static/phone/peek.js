/** What stands on a tapped square, so that every drawing answers a tap. */
import { html } from '../vendor/phone.js';
import { areaAt } from '../lib/geometry.js';
import { usePage } from './context.js';
import { Explained, kindOf } from './games/super_fantasy/explained.js';
import { Icon } from './icons.js';
import { cellsOf, FIGURES, includesCell, THINGS } from './questions/pick.js';

const KINDS = [...FIGURES, ...THINGS];

/** @param {{ cell: import('../lib/wire.js').Cell, onClose: () => void }} props */
export function Peek({ cell, onClose }) {
  const { words, saying, table } = usePage();
  const entities = table.entities ?? {};
  const board = entities.board;
  const area = areaAt(board, cell);
  const found = Object.keys(entities)
    .map((name) => /** @type {[string, string]} */ (name.split('.')))
    .filter(([kind, id]) => id && KINDS.includes(kind) && includesCell(cellsOf(entities, id), cell))
    .sort(([a], [b]) => KINDS.indexOf(a) - KINDS.indexOf(b));
  const column = (board.columns ?? []).some((/** @type {any} */ at) => at[0] === cell[0] && at[1] === cell[1]);
  const goal = (entities.goals ?? []).find((/** @type {any} */ one) => includesCell(one.cells ?? [], cell));
  const isThing = goal && found.some(([kind, id]) => entities[`${kind}.${id}`]?.goal === goal.id || id === goal.id);
  if (found.length === 0 && !area && !column) return null;

  return html`<aside class="peek" aria-live="polite">
    <button class="button round" aria-label=${words.t('phone-notice-close')} onClick=${onClose}><${Icon} name="close" /></button>
    ${found.map(([kind, id]) => html`<${Explained} key=${id} kind=${kind === 'heroes' ? 'hero' : kind === 'monsters' ? 'monster' : kindOf(kind)} id=${id} />`)}
    ${goal && !isThing && html`<div class="explained"><h3>${words.t('sf-thing-goal')}</h3><p>${saying.name(goal.id, [])}</p></div>`}
    ${column && html`<div class="explained"><h3>${words.t('sf-thing-column')}</h3><p>${words.t('sf-thing-column.rule')}</p></div>`}
    ${area && html`<p class="hint">${words.pick(board.names?.[area]) ?? area}</p>`}
  </aside>`;
}
