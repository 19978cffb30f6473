/** One of several things: a card for each, with what it means. */
import { html, useState } from '../../vendor/phone.js';
import { ownAsks } from '../../lib/store.js';
import { usePage } from '../context.js';
import { Charge, GRADES } from '../games/super_fantasy/charge.js';
import { Crest, paintOf } from '../games/super_fantasy/heroes.js';
import { Icon } from '../icons.js';
import { Info } from '../info.js';
import { cellsOf, includesCell } from './pick.js';

/** @typedef {import('./pick.js').Ask} Ask @typedef {import('./pick.js').Pick} Pick @typedef {import('../../lib/store.js').LogLine} LogLine */

/** @typedef {import('../../lib/wire.js').Option} Option */

/** @param {Option} option @returns {string | undefined} the figure it means, if any */
const figureOf = (option) => (option.kind === 'monster' || option.kind === 'hero' ? option.id : undefined);

/** Figures that look alike have numbers: on the map and on their cards. @param {Option[]} options @param {Option} option @returns {{ number?: number }} from 1 */
export function numberOf(options, option) {
  const monsters = options.filter(({ kind }) => kind === 'monster');
  return option.kind === 'monster' && monsters.length > 1 ? { number: monsters.indexOf(option) + 1 } : {};
}

/** @type {import('./pick.js').QuestionKind['marks']} */
export function marks(ask, pick, { entities }) {
  const options = ask.options ?? [];
  const targets = options.flatMap((option) =>
    cellsOf(entities, figureOf(option)).map((cell) => ({ cell, chosen: option.id === pick.option, ...numberOf(options, option) })),
  );
  return { reach: [], targets, way: [] };
}

/** @type {import('./pick.js').QuestionKind['tap']} */
export function tap(ask, _pick, cell, { entities }) {
  const option = (ask.options ?? []).find((candidate) => includesCell(cellsOf(entities, figureOf(candidate)), cell));
  return option ? { option: option.id } : null;
}

/** @type {import('./pick.js').QuestionKind['Panel']} */
export function Panel({ ask, pick }) {
  const page = usePage();
  const { saying, words } = page;
  const busy = page.underWay > 0;
  const hero = page.table.entities?.[`heroes.${ask.seat}`];
  const found = ask.context?.item ?? ask.context?.curse;
  const star = ask.about === 'charge_star' ? whichStar(page.table.log, ask.seat) : null;
  const [always, setAlways] = useState(false);

  /** @param {import('../../lib/wire.js').Option} option */
  async function choose(option) {
    if (star) page.setUsual(ask.seat, always ? option.id : null);
    await page.answer(ask.ask, option.id);
  }

  if (ask.about === 'take_turn') return html`<${Turns} />`;
  return html`<div class="menu">
    ${found && html`<div class="found"><strong class="display">${saying.name(found, ['item'])}</strong><p>${saying.about(found, 'rule', ['item'])}</p></div>`}
    ${star && star.stars > 1 && html`<p><strong>${words.t('phone-star-which', star)}</strong></p>`}
    <div class="cards">
      ${(ask.options ?? []).map((option) => {
        const text = explain(page, ask.about, option, hero);
        const { number } = numberOf(ask.options ?? [], option);
        return html`<button key=${option.id} data-option=${option.id} class=${`card-button${pick.option === option.id ? ' chosen' : ''}`} disabled=${busy}
          onClick=${() => choose(option)}>
          <strong>${option.kind === 'ability' && html`<${Icon} name="ability" />`}${number && html`<span class="number">${number}</span>`} ${saying.option(ask.about, option)}
            ${option.kind === 'ability' && hero?.abilities?.[abilityOf(option)] && html` <${Charge} state=${hero.abilities[abilityOf(option)]} />`}</strong>
          ${text && html`<span>${text}</span>`}
        </button>
        ${option.kind === 'ability' && html`<${Info} key=${`${option.id}i`} kind="ability" id=${abilityOf(option)} />`}
        ${option.kind === 'monster' && html`<${Info} key=${`${option.id}i`} kind="monster" id=${option.id} />`}`;
      })}
    </div>
    ${star && html`<label class="switch"><input type="checkbox" checked=${always} onChange=${() => setAlways(!always)} />
      <span>${words.t('phone-star-always')}<small>${words.t('phone-star-always-text')}</small></span></label>`}
  </div>`;
}

/** Who goes next: a button for each hero of this phone who still can, in his colour. */
function Turns() {
  const page = usePage();
  const { words, saying, table, facts } = page;
  const asks = ownAsks(table).filter(({ about }) => about === 'take_turn');
  return html`<div class="menu">
    <p class="hint">${words.t('phone-take-turn-hint')}</p>
    ${asks.map(({ ask, seat, options = [] }) => options.map((option) => html`<button key=${seat} data-option=${option.id} class="button main commit turn" disabled=${page.underWay > 0}
      style=${{ '--hero': paintOf(facts, seat).fill }} onClick=${() => page.answer(ask, option.id)}>
      ${asks.length > 1 && html`<${Crest} hero=${seat} facts=${facts} small=${true} />`}
      <span>${asks.length > 1 ? words.t('phone-goes', { hero: saying.name(seat, ['hero']) }) : saying.option('take_turn', option)}</span></button>`))}
  </div>`;
}

/** @param {import('../../lib/wire.js').Option} option @returns {string} */
const abilityOf = (option) => option.ref ?? option.id.split(':')[1] ?? option.id;

/**
 * @param {ReturnType<typeof usePage>} page @param {string} about of the question @param {import('../../lib/wire.js').Option} option @param {any} hero
 * @returns {string | null} what the thing behind the option does
 */
function explain({ saying, words, table }, about, option, hero) {
  const ref = option.ref ?? option.id.split(':')[1] ?? option.id;
  if (option.kind === 'ability') {
    const ability = hero?.abilities?.[ref];
    if (about === 'level_up' && ability) {
      return `${saying.about(ref, 'short', ['ability'])} → ${words.t('phone-grade', { grade: GRADES[ability.level] ?? '' })}: ${saying.about(ref, `rule${ability.level + 1}`, ['ability'])}`;
    }
    return saying.about(ref, 'short', ['ability']);
  }
  if (option.kind === 'monster') {
    const monster = table.entities?.[`monsters.${option.id}`];
    return monster ? words.t('phone-monster-line', { protection: monster.protection, left: monster.life - monster.wounds }) : null;
  }
  if (option.kind === 'slot') {
    const worn = hero?.gear?.[ref];
    return worn ? `${words.t('phone-slot-now', { item: saying.name(worn, ['item']) })}. ${saying.about(worn, 'rule', ['item']) ?? ''}` : null;
  }
  const rule = saying.about(ref, 'rule', ['item', 'status', 'token']);
  // What is thrown away does nothing any more: its rule is a reminder.
  return rule && (option.id.startsWith('drop:') || about === 'small_item_full') ? `(${rule})` : rule;
}

/**
 * Whoever always charges the same ability need not be asked at each Star.
 * @param {Ask} ask
 * @param {Record<string, string>} usual ability by hero
 * @returns {string | null} the option that answers by itself; null where the person is to be asked
 */
export function usualCharge(ask, usual) {
  if (ask.about !== 'charge_star') return null;
  return ask.options?.find((option) => option.id === usual[ask.seat])?.id ?? null;
}

/**
 * @param {LogLine[]} log
 * @param {string} seat who is asked
 * @returns {{ star: number, stars: number }} which of the roll's Stars the question is about, from 1
 */
export function whichStar(log, seat) {
  const last = log.map(({ event }) => event.type === 'dice_rolled' && event.by === seat).lastIndexOf(true);
  const faces = /** @type {number[]} */ (log[last]?.event.faces ?? []);
  const done = log.slice(last + 1).filter(({ event }) => event.type === 'ability_charged' && event.cause === 'star' && event.hero === seat).length;
  const stars = faces.filter((face) => face === 0).length;
  return { star: Math.min(done + 1, Math.max(1, stars)), stars };
}
