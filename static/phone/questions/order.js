/** The Master's turn: whom he sends marching, whom he calls up, which area he wakes, and what each of it costs him. */
import { html } from '../../vendor/phone.js';
import { key } from '../../lib/words.js';
import { usePage } from '../context.js';
import { Price } from '../games/super_fantasy/master_dice.js';
import { Icon } from '../icons.js';
import { Info } from '../info.js';
import { Back } from './action.js';
import { cellsOf, includesCell, unique } from './pick.js';

/** @typedef {import('./pick.js').Ask} Ask @typedef {import('./pick.js').Action} Action @typedef {import('./pick.js').Pick} Pick */

const GROUPS = ['march', 'summon', 'activate', 'done'];

/** @param {Ask} ask @param {string | undefined} group @returns {Action[]} the orders of a group */
const ordersOf = (ask, group) => (ask.actions ?? []).filter((order) => order.group === group);

/** @param {Ask} ask @param {Pick} pick @returns {Action | undefined} the order being prepared, if it can still be given */
const prepared = (ask, pick) => (ask.actions ?? []).find((order) => order.id === pick.action);

/** @param {Ask} ask @param {Pick} pick @returns {Action[]} the orders that can still be meant */
function meant(ask, pick) {
  const orders = pick.group ? ordersOf(ask, pick.group) : (ask.actions ?? []);
  return orders.filter((order) => (!pick.kind || order.subject === pick.kind) && (!pick.place || order.target === pick.place));
}

/** @param {Action} order @param {import('../../lib/wire.js').Entities | null} entities where it is given */
const placesOf = (order, entities) => (order.cell ? [order.cell] : cellsOf(entities, order.target));

/** @param {Action[]} orders on offer together @param {Action} order @returns {number} from 1: tells figures and places apart, here and on the map */
const numberOf = (orders, order) => [...new Set(orders.map(({ target }) => target))].indexOf(order.target) + 1;

/** @type {import('./pick.js').QuestionKind['marks']} */
export function marks(ask, pick, { entities }) {
  const order = prepared(ask, pick);
  if (order) {
    const cells = order.group === 'activate' ? (order.wakes ?? []).flatMap((id) => cellsOf(entities, id)) : placesOf(order, entities);
    return { reach: order.reach ?? [], targets: cells.map((cell) => ({ cell, chosen: order.group !== 'activate' })), way: [] };
  }
  const orders = meant(ask, pick).filter(({ target }) => target);
  const counted = pick.group === 'march' || (pick.group === 'summon' && pick.kind);
  const seen = new Set();
  const targets = orders.flatMap((one) => {
    if (seen.has(one.target)) return [];
    seen.add(one.target);
    return unique(placesOf(one, entities)).map((cell) => ({ cell, chosen: false, ...(counted ? { number: numberOf(orders, one) } : {}) }));
  });
  return { reach: [], targets, way: [] };
}

/** @type {import('./pick.js').QuestionKind['tap']} */
export function tap(ask, pick, cell, { entities }) {
  const here = (ask.actions ?? []).filter((order) => order.target && includesCell(placesOf(order, entities), cell));
  const wanted = here.filter((order) => order.group === pick.group && (!pick.kind || order.subject === pick.kind));
  const [first] = wanted.length ? wanted : here;
  if (!first) return null;
  if (first.group === 'march' || pick.kind) return { ...pick, group: first.group, action: first.id };
  const kinds = here.filter((order) => order.group === first.group && order.target === first.target);
  return kinds.length > 1 ? { group: first.group, place: first.target } : { group: first.group, action: first.id };
}

/** @type {import('./pick.js').QuestionKind['Panel']} */
export function Panel({ ask, pick, setPick }) {
  const order = prepared(ask, pick);
  if (order) return html`<${Prepare} ask=${ask} order=${order} pick=${pick} setPick=${setPick} />`;
  if (pick.group && ordersOf(ask, pick.group).length > 0) return html`<${Choices} ask=${ask} pick=${pick} setPick=${setPick} />`;
  return html`<${Menu} ask=${ask} setPick=${setPick} />`;
}

/** @param {{ ask: Ask, setPick: (pick: Pick) => void }} props */
function Menu({ ask, setPick }) {
  const { words, underWay } = usePage();
  return html`<div class="menu">
    <div class="actions">
      ${GROUPS.filter((group) => ordersOf(ask, group).length > 0).map((group) => {
        const orders = ordersOf(ask, group);
        const open = () => setPick(orders.length === 1 && orders[0] ? { group, action: orders[0].id } : { group });
        const fewest = Math.min(...orders.map(({ price }) => price?.dice.length ?? 0));
        return html`<button key=${group} class=${`action ${group}`} data-group=${group} disabled=${underWay > 0} onClick=${open}>
          <${Icon} name=${group} />
          <span>${words.t(key('action', group))}${fewest > 0 && html`<small>${words.t('phone-price-from', { dice: fewest })}</small>`}</span>
        </button>`;
      })}
    </div>
    <${Closed} ask=${ask} />
  </div>`;
}

/** What cannot be ordered, and why. @param {{ ask: Ask }} props */
function Closed({ ask }) {
  const page = usePage();
  const { words, saying } = page;
  const closed = ask.blocked ?? [];
  if (closed.length === 0) return null;
  return html`<details class="fold">
    <summary>${words.t('phone-orders-closed', { count: closed.length })}</summary>
    <ul class="plain stack">
      ${closed.map(({ group, code, detail }) => {
        const [order = '', what] = group.split(':');
        return html`<li key=${group} class="action blocked"><${Icon} name=${order} />
          <span>${words.t(key('action', order))}${what ? `: ${saying.name(what)}` : ''}<small>${page.refusal(code, detail)}</small></span></li>`;
      })}
    </ul>
  </details>`;
}

/** @param {{ ask: Ask, pick: Pick, setPick: (pick: Pick) => void }} props one of a group's orders: figure, kind and place, or area */
function Choices({ ask, pick, setPick }) {
  const page = usePage();
  const { words, saying, underWay } = page;
  const group = pick.group ?? '';
  const orders = meant(ask, pick);
  const kinds = [...new Set(orders.map(({ subject }) => subject))];
  const byKind = group === 'summon' && !pick.kind && !pick.place && kinds.length > 1;
  const head = pick.kind ? saying.name(pick.kind, ['monster']) : pick.place ? placeName(page, pick.place) : words.t(key('action', group));
  const shown = byKind ? kinds.map((kind) => /** @type {Action} */ (orders.find(({ subject }) => subject === kind))) : orders;

  return html`<div class="menu">
    <${Back} label=${head} onBack=${() => setPick(pick.kind ? { group } : {})} />
    <p class="hint">${words.t(pick.kind ? 'phone-summon-where' : `${key('action', group)}.line`)}</p>
    <div class="cards">
      ${shown.map((order) => {
        const choose = () => setPick(byKind ? { group, kind: order.subject } : { ...pick, group, action: order.id });
        const title = byKind || pick.place ? saying.name(order.subject ?? '', ['monster']) : titleOf(page, order);
        return html`<button key=${order.id} class="card-button" data-action=${order.id} disabled=${underWay > 0} onClick=${choose}>
          <strong>${order.target && !byKind && !pick.place && html`<span class="number">${numberOf(orders, order)}</span> `}${title}</strong>
          <span>${byKind ? saying.about(order.subject ?? '', 'rule', ['monster']) : detailOf(page, order)}</span>
          <small><${Price} price=${order.price} /></small>
        </button>
        ${(byKind || order.group === 'march') && html`<${Info} key=${`${order.id}i`} kind="monster" id=${byKind ? order.subject : order.target} />`}`;
      })}
    </div>
  </div>`;
}

/** @param {{ ask: Ask, order: Action, pick: Pick, setPick: (pick: Pick) => void }} props */
function Prepare({ ask, order, pick, setPick }) {
  const page = usePage();
  const { words, saying, underWay } = page;
  const { action: _, ...before } = pick;
  const several = meant(ask, before).length > 1;
  const place = order.group === 'done' ? '' : titleOf(page, order);
  const title = order.group === 'summon' ? `${saying.name(order.subject ?? '', ['monster'])} · ${place}` : place;
  const prey = preyOf(order);

  const send = async () => {
    const outcome = await page.answer(ask.ask, { action: order.id, dice: 0 });
    if (outcome.accepted) setPick({});
  };

  return html`<div class="menu prepare">
    <${Back} label=${title ? `${words.t(key('action', order.group))}: ${title}` : words.t(key('action', order.group))} onBack=${() => setPick(several ? before : {})} />
    <p class="hint">${order.group === 'done' ? words.t('action-done.line') : detailOf(page, order)}</p>
    ${order.price && html`<p class="facts"><span class="fact"><${Price} price=${order.price} /></span>
      ${order.subject && html`<${Info} kind="monster" id=${order.group === 'march' ? order.target : order.subject} named=${true} />`}</p>`}
    ${prey.length > 0 && html`<p class="warn"><${Icon} name="attack" />${words.t('phone-order-strikes', { heroes: prey.map((hero) => saying.name(hero, ['hero'])).join(', ') })}</p>`}
    <button class="button main commit" data-action=${order.id} disabled=${underWay > 0} onClick=${send}>${words.t(`phone-order-${order.group}`)}</button>
  </div>`;
}

/** @param {ReturnType<typeof usePage>} page @param {string} id of a tombstone, a coffin or a grave */
function placeName({ saying, table }, id) {
  const symbol = table.entities?.[`tombstones.${id}`]?.symbol;
  return `${saying.name(id, ['thing'])}${symbol ? ` · ${saying.name(symbol, ['symbol'])}` : ''}`;
}

/** @param {ReturnType<typeof usePage>} page @param {import('../../lib/wire.js').Cell | undefined} cell @returns {string} the area's name */
function areaName({ words, table }, cell) {
  const { board } = table.entities ?? {};
  const letter = cell && board?.areas[cell[1]]?.[cell[0]];
  return letter ? (words.pick(board.names?.[letter]) ?? letter) : '';
}

/** @param {ReturnType<typeof usePage>} page @param {Action} order @returns {string} whom, where or what it is about */
function titleOf(page, order) {
  if (order.group === 'march') return page.saying.name(order.target ?? '', ['monster']);
  if (order.group === 'summon') return placeName(page, order.target ?? '');
  return page.words.pick(page.table.entities?.board?.names?.[order.area ?? '']) ?? order.area ?? '';
}

/** @param {ReturnType<typeof usePage>} page @param {Action} order @returns {string} where it is given and what comes of it */
function detailOf(page, order) {
  const { words, saying, table } = page;
  if (order.group === 'activate') {
    const asleep = (order.wakes ?? []).map((id) => saying.name(id, ['monster']));
    const counts = [...new Set(asleep)].map((name) => `${name} × ${asleep.filter((other) => other === name).length}`);
    return counts.length ? words.t('phone-wakes', { who: counts.join(', ') }) : words.t('phone-wakes-nobody');
  }
  const [cell] = placesOf(order, table.entities);
  const prey = preyOf(order).map((hero) => saying.name(hero, ['hero']));
  const far = Math.max(0, ...(order.reach ?? []).map(({ cost }) => cost));
  return [
    order.group === 'march' ? words.t('phone-march-far', { steps: far }) : '',
    areaName(page, cell),
    prey.length ? words.t('phone-order-reaches', { heroes: prey.join(', ') }) : '',
  ].filter(Boolean).join(' · ');
}

/** @param {Action} order @returns {string[]} the heroes who could be struck once it is carried out */
const preyOf = (order) => [...new Set((order.reach ?? []).flatMap(({ strikes }) => strikes ?? []))];
