/** The large card in the middle: something found, a curse, a new level, a boss; with what it does. */
import { ICONS, el, icon } from '../../hud/dom.js';
import { face } from '../../hud/faces.js';
import { PAINT } from './signs.js';

/** @typedef {import('../../../lib/wire.js').GameEvent} GameEvent */
/** @typedef {import('../../../lib/saying.js').Saying} Saying */

/** @param {GameEvent} event `item_drawn`, `curse_drawn`, `level_gained` or `boss_met` @param {Saying} saying @param {string[]} [abilities] what a boss can do
 * @returns {HTMLElement} */
export function giftCard(event, saying, abilities = []) {
  if (event.type === 'boss_met') return bossCard(event, saying, abilities);
  const { words } = saying;
  const hero = saying.name(event.hero, ['hero']);
  const level = event.type === 'level_gained';
  const what = event.item ?? event.curse ?? event.ability;
  const grade = event.ability_level ?? 1;
  const rule = saying.about(what, level && grade > 1 ? `rule${grade}` : 'rule') ?? saying.about(what, 'rule');
  const lead = level ? words.t('tv-gift-level', { hero, level: event.level }) : words.t(event.type === 'curse_drawn' ? 'tv-gift-curse' : 'tv-gift-item', { hero });
  return el('article', { style: { '--bright': PAINT[event.hero]?.bright ?? '#ffe27a' } },
    face(event.hero),
    el('div', {},
      el('p.lead', {}, icon(level ? ICONS.star : event.type === 'curse_drawn' ? ICONS.skull : ICONS.flame), lead),
      el('h2', {}, saying.name(what), level && grade > 1 ? ` · ${words.t('tv-gift-grade', { grade })}` : ''),
      rule && el('p.does', {}, rule)));
}

/** @param {GameEvent} event @param {Saying} saying @param {string[]} abilities */
function bossCard({ kind }, saying, abilities) {
  return el('article.boss', { style: { '--bright': '#ff6a5a' } },
    face(kind),
    el('div', {},
      el('p.lead', {}, icon(ICONS.skull), saying.words.t('tv-gift-boss')),
      el('h2', {}, saying.name(kind, ['monster'])),
      abilities.map((ability) => el('p.does', {}, el('b', {}, saying.name(ability, ['monster-ability']), '. '), saying.about(ability, 'rule', ['monster-ability'])))));
}
