/** What stands on a tapped square: two lines each, so that every drawing answers a tap. */
import { html } from '../vendor/phone.js';
import { areaAt } from '../lib/geometry.js';
import { usePage } from './context.js';
import { Icon } from './icons.js';
import { cellsOf, includesCell } from './questions/pick.js';

const KINDS = ['heroes', 'monsters', 'tombstones', 'chests', 'coffins', 'gates', 'graves'];

/** @param {{ cell: import('../lib/wire.js').Cell, onClose: () => void }} props */
export function Peek({ cell, onClose }) {
  const { words, saying, table, facts } = usePage();
  const entities = table.entities ?? {};
  const board = entities.board;
  const area = areaAt(board, cell);
  const found = Object.keys(entities)
    .map((name) => /** @type {[string, string]} */ (name.split('.')))
    .filter(([kind, id]) => id && KINDS.includes(kind) && includesCell(cellsOf(entities, id), cell));
  const column = (board.columns ?? []).some((/** @type {any} */ at) => at[0] === cell[0] && at[1] === cell[1]);
  const goal = (entities.goals ?? []).some((/** @type {any} */ one) => includesCell(one.cells ?? [], cell));
  if (found.length === 0 && !area && !column) return null;

  return html`<aside class="peek" aria-live="polite">
    <button class="button round" aria-label=${words.t('phone-notice-close')} onClick=${onClose}><${Icon} name="close" /></button>
    ${found.map(([kind, id]) => html`<${Thing} key=${id} kind=${kind} id=${id} entity=${entities[`${kind}.${id}`]} />`)}
    ${goal && html`<p><strong>${words.t('sf-thing-goal')}</strong> ${words.t('sf-thing-goal.rule')}</p>`}
    ${column && html`<p><strong>${words.t('sf-thing-column')}</strong> ${words.t('sf-thing-column.rule')}</p>`}
    ${area && html`<p class="hint">${words.pick(board.names?.[area]) ?? area}</p>`}
  </aside>`;

  /** @param {{ kind: string, id: string, entity: any }} props */
  function Thing({ kind, id, entity }) {
    if (kind === 'heroes') {
      return html`<p><strong>${saying.name(id, ['hero'])}</strong> ${words.t('phone-life-of', { life: entity.life, most: entity.max_life })}</p><${Ailments} status=${entity.status} />`;
    }
    if (kind === 'monsters') {
      const sheet = facts?.monsters?.[entities.table.difficulty]?.[entity.kind];
      return html`<p><strong>${saying.name(id, ['monster'])}</strong> ${words.t('phone-monster-line', { protection: entity.protection, left: entity.life - entity.wounds })}</p>
        <p class="hint">${sheet && words.t('phone-monster-attack', { dice: sheet.attack, star: sheet.star, steps: sheet.steps })} ${saying.about(id, 'rule', ['monster'])}</p>
        ${(entity.abilities ?? []).map((/** @type {string} */ name) => html`<p key=${name}><strong>${saying.name(name, ['monster-ability'])}</strong> ${saying.about(name, 'rule', ['monster-ability'])}</p>`)}
        <${Ailments} status=${entity.status} />`;
    }
    const used = entity.open || entity.opened || entity.purified || entity.upright === false;
    return html`<p><strong>${saying.name(id, ['thing'])}${entity.symbol ? ` · ${saying.name(entity.symbol, ['symbol'])}` : ''}</strong> ${saying.about(id, used ? 'used' : 'rule', ['thing'])}</p>`;
  }

  /** @param {{ status?: string[] }} props */
  function Ailments({ status = [] }) {
    return status.map((name) => html`<p key=${name}><strong>${saying.name(name, ['status'])}</strong> ${saying.about(name, 'rule', ['status'])}</p>`);
  }
}
