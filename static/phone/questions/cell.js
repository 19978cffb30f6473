/** A square of the board: the first tap shows the way and its cost, the second tap or the button goes there. */
import { html } from '../../vendor/phone.js';
import { closedEdges, sameCell, wayTo } from '../../lib/geometry.js';
import { entitiesOf } from '../../lib/store.js';
import { usePage } from '../context.js';
import { Icon } from '../icons.js';
import { sayWhere } from '../where.js';
import { cellsOf, NO_MARKS } from './pick.js';

/** @typedef {import('./pick.js').Ask} Ask @typedef {import('./pick.js').Pick} Pick @typedef {import('./pick.js').Cell} Cell */

/** Questions about a walk, step by step. */
const WALKS = new Set(['move', 'march']);

/** @param {Ask} ask @param {Cell | undefined} cell */
const offered = (ask, cell) => (cell ? ask.cells?.find((entry) => sameCell(entry.cell, cell)) : undefined);

/** Where the figure that moves stands now. @param {Ask} ask @param {import('../../lib/wire.js').Entities | null} entities @returns {Cell | null} */
function startOf(ask, entities) {
  const { who, monster, target, source } = ask.context ?? {};
  return cellsOf(entities, who ?? monster ?? target ?? source ?? ask.seat)[0] ?? null;
}

/** @type {import('./pick.js').QuestionKind['marks']} */
export function marks(ask, pick, { entities }) {
  const board = entities?.board;
  if (!board) return NO_MARKS;
  const chosen = offered(ask, pick.cell);
  const start = startOf(ask, entities);
  /** @type {Cell[]} */
  let way = [];
  if (chosen && start) {
    const gates = entitiesOf(entities, 'gates').flatMap(([, gate]) => (gate.open ? [] : gate.edges));
    way = WALKS.has(ask.about) ? wayTo(board, closedEdges(board, gates), ask.cells ?? [], start, chosen.cell) : [start, chosen.cell];
  }
  return { reach: ask.cells ?? [], targets: chosen ? [{ cell: chosen.cell, chosen: true }] : [], way };
}

/** @type {import('./pick.js').QuestionKind['tap']} */
export function tap(ask, _pick, cell) {
  return offered(ask, cell) ? { cell } : null;
}

/** @type {import('./pick.js').QuestionKind['Panel']} */
export function Panel({ ask, pick, setPick }) {
  const page = usePage();
  const { words } = page;
  const busy = page.underWay > 0;
  const chosen = offered(ask, pick.cell);
  const entities = page.table.entities;
  const start = startOf(ask, entities);
  const send = (/** @type {Cell} */ cell) => page.answer(ask.ask, cell);
  const stays = chosen && start && sameCell(chosen.cell, start);

  return html`<div class="menu">
    ${chosen
      ? html`<p class="hint">${[start ? sayWhere(words, entities, start, chosen.cell) : '', chosen.cost > 0 || start ? words.t('phone-cell-cost', { cost: chosen.cost }) : ''].filter(Boolean).join(' · ')}</p>
        ${chosen.strikes && html`<p class="warn"><${Icon} name="attack" />${words.t('phone-cell-strikes', { heroes: chosen.strikes.map((hero) => page.saying.name(hero, ['hero'])).join(', ') })}</p>`}
        ${chosen.zone && html`<p class="warn"><${Icon} name="warn" />${words.t('phone-cell-zone')}</p>`}
        <button class="button main commit" disabled=${busy} onClick=${() => send(chosen.cell)}>
          ${words.t(stays ? (ask.about === 'march' ? 'phone-cell-stays' : 'phone-cell-stay') : WALKS.has(ask.about) ? 'phone-cell-go' : 'phone-cell-here')}
        </button>`
      : html`<p class="hint">${words.t('phone-cell-tap')}</p>
        <button class="button main" disabled>${words.t('phone-cell-choose')}</button>`}
    <details class="fold">
      <summary>${words.t('phone-cell-list', { count: ask.cells?.length ?? 0 })}</summary>
      <ul class="plain stack">
        ${(ask.cells ?? []).map(
          (entry) => html`<li key=${entry.cell.join()}>
            <button class="button wide" data-cell=${entry.cell.join()} aria-pressed=${chosen === entry} disabled=${busy} onClick=${() => setPick({ cell: entry.cell })}>
              <span>${start ? sayWhere(words, entities, start, entry.cell) : entry.cell.join(', ')}
                <small>${words.t('phone-cell-cost', { cost: entry.cost })}${entry.zone ? ` · ${words.t('phone-cell-zone-short')}` : ''}${entry.strikes ? ` · ${words.t('phone-order-reaches', { heroes: entry.strikes.map((hero) => page.saying.name(hero, ['hero'])).join(', ') })}` : ''}</small></span>
            </button>
          </li>`,
        )}
      </ul>
    </details>
  </div>`;
}
