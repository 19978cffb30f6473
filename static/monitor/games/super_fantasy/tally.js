/** A roll in words and numbers, beside its dice: the sum and what it is made of, what it had to reach, the verdict. */
import { ICONS, el, fill, icon } from '../../hud/dom.js';

/** @typedef {import('../../scene/clock.js').Clock} Clock */
/** @typedef {import('../../../lib/saying.js').Saying} Saying */
/** @typedef {import('../../../lib/wire.js').GameEvent} GameEvent */

/**
 * What a total is made of: each die (one sword counts 1, two count 2, a Star what it is worth), then every bonus by name.
 * @param {GameEvent} event a roll of action dice @param {Saying} saying @returns {Element[]}
 */
export function sumOf(event, saying) {
  const dice = event.faces.map((/** @type {number} */ face) => el('span.part', {},
    face === 0 ? icon(ICONS.star, 'icon star') : Array.from({ length: face }, () => icon(ICONS.sword)), face === 0 ? event.star : face));
  const bonuses = (event.bonuses ?? (event.bonus ? [['', event.bonus]] : [])).map((/** @type {[string, number]} */ [why, value]) =>
    el('span.part.bonus', {}, value < 0 ? `−${-value}` : `+${value}`, why && ` ${saying.name(why)}`));
  return [...dice, ...bonuses];
}

/** @param {GameEvent[]} batch what happens with a Fate die @param {Saying} saying @returns {{text: string, won: boolean | null}} what it came to */
export function fateVerdict([event, ...more], { words }) {
  if (event.purpose === 'spawn') {
    const risen = more.filter(({ type }) => type === 'monster_spawned').length;
    return { text: words.t('tv-risen', { count: risen }), won: !risen };
  }
  if (event.success === null || event.success === undefined) return { text: words.t(`sf-symbol-${event.symbol}`), won: null };
  return { text: words.t(event.success ? 'tv-fate-yes' : 'tv-fate-no'), won: event.success };
}

/**
 * Shows a roll for as long as its dice lie there.
 * @param {HTMLElement} root @param {Clock} clock @param {Saying} saying @param {GameEvent} event
 * @param {GameEvent[]} batch what is played together with it
 */
export async function showTally(root, clock, saying, event, batch) {
  const { words } = saying;
  const fate = event.type === 'fate_rolled';
  const purpose = words.first([`tv-purpose-${String(event.purpose).replace(/_/g, '-')}`, 'tv-purpose-roll']);
  const title = fate ? words.t('tv-fate') : saying.name(event.by ?? '');
  const known = event.success !== null && event.success !== undefined;
  const verdict = fate ? fateVerdict(batch, saying) : { text: known ? words.t(event.success ? 'tv-success' : 'tv-failure') : '', won: known ? event.success : null };
  const total = el('b.total', {}, 0);
  fill(root,
    el('p.purpose', {}, el('b', {}, title), ' ', purpose, fate && batch.length < 2 && verdict.won !== null && `: ${words.t(`sf-symbol-${event.symbol}`)}`),
    el('p.sum', {}, !fate && total, !fate && event.need ? el('span.need', {}, words.t('tv-need', { need: event.need })) : null,
      el(`span.verdict.${verdict.won === null ? 'plain' : verdict.won ? 'safe' : 'struck'}`, { role: 'status' }, verdict.text)),
    !fate && el('p.parts', {}, sumOf(event, saying)));
  root.classList.add('open');
  if (!fate) await clock.run(250, (t) => (total.textContent = String(Math.round(event.total * t))));
  await clock.wait(fate ? 900 : 1100);
  root.classList.remove('open');
}
