/** A number: above all how many Shield dice to roll against a blow, with the exact chance to be hit. */
import { html } from '../../vendor/phone.js';
import { usePage } from '../context.js';
import { DiceChooser, firstGuess, percent } from './dice.js';
import { cellsOf, NO_MARKS } from './pick.js';

/** @typedef {import('./pick.js').Ask} Ask */

/**
 * The number to begin with: the fewest dice after which one more hardly helps.
 * @param {Ask} ask
 * @returns {number}
 */
export function firstNumber({ low = 0, high = 0, odds, default: usual }) {
  if (!odds?.length) return typeof usual === 'number' ? usual : high;
  const best = Math.min(...odds);
  return low + odds.findIndex((chance) => chance <= best + 0.05);
}

/** @type {import('./pick.js').QuestionKind['marks']} */
export function marks(ask, _pick, { entities }) {
  const cells = cellsOf(entities, ask.context?.monster);
  return cells.length ? { ...NO_MARKS, targets: cells.map((cell) => ({ cell, chosen: true })) } : NO_MARKS;
}

/** @type {import('./pick.js').QuestionKind['tap']} */
export const tap = () => null;

/** @type {import('./pick.js').QuestionKind['Panel']} */
export function Panel({ ask, pick, setPick }) {
  const page = usePage();
  const { words } = page;
  const { low = 0, high = 0, odds, context } = ask;
  const shields = ask.about === 'shield_dice';
  const value = pick.dice ?? (shields || !odds ? firstNumber(ask) : firstGuess({ low, high, odds }));
  const chance = odds?.[value - low];
  return html`<div class="menu">
    ${context?.dice !== undefined && html`<p class="hint">${words.t('phone-blow-facts', { dice: context.dice, star: context.star ?? 1 })}</p>`}
    <${DiceChooser} low=${low} high=${high} odds=${odds} value=${value} danger=${shields} legend=${words.t(shields ? 'phone-dice-shields' : 'phone-dice-how-many')}
      onChange=${(/** @type {number} */ dice) => setPick({ dice })} />
    ${shields && value === 1 && high > 1 && html`<p class="warn">${words.t('sf-warn-one-shield')}</p>`}
    <button class="button main commit" disabled=${page.underWay > 0} onClick=${() => page.answer(ask.ask, value)}>
      ${words.t(shields ? (value === 0 ? 'phone-commit-no-shield' : 'phone-commit-shield') : 'phone-commit-number', { dice: value })}
      ${chance !== undefined && html`<small>${words.t(shields ? 'phone-dice-hit' : 'phone-dice-success', { chance: percent(chance) })}</small>`}
    </button>
  </div>`;
}
