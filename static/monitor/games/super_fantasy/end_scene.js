/** The last picture: outcome, moments, awards, dice against expectation, and what can be done next. */
import { el } from '../../hud/dom.js';
import { face } from '../../hud/faces.js';
import { awardsOf, luckOf } from './ending.js';
import { PAINT } from './signs.js';

/**
 * @param {object} parts
 * @param {import('../../../lib/store.js').TableState} parts.state
 * @param {import('../../../lib/saying.js').Saying} parts.saying
 * @param {(action: Record<string, any>) => void} parts.act
 */
export function endScene({ state, saying, act }) {
  const { words } = saying;
  const outcome = state.entities?.table?.outcome ?? 'defeat';
  const over = [...state.log].reverse().find(({ event }) => event.type === 'game_over')?.event;
  const { deeds = {}, moments = [] } = state.entities?.tale ?? {};
  const luck = luckOf(deeds);
  const most = Math.max(1.3, ...luck.map((entry) => entry.luck));
  return [
    el(`header.${outcome}`, {}, el('h1', {}, words.t(`sf-outcome-${outcome}`)), over?.reason && el('p', {}, words.first([`sf-reason-${String(over.reason).replace(/_/g, '-')}`]))),
    el('div.columns', {},
      el('section', {}, el('h2', {}, words.t('tv-awards')), el('ul.awards', {}, awardsOf(deeds).map(({ award, hero, value }) =>
        el('li', {}, face(hero), el('span', {}, el('b', {}, words.t(`tv-award-${award}`)), ' ', words.t(`tv-award-${award}.for`, { hero: saying.name(hero, ['hero']), value })))))),
      el('section', {}, el('h2', {}, words.t('tv-luck')), el('ul.luck', {}, luck.map(({ hero, dice, rolled, expected, luck: factor }) =>
        el('li', { style: { '--bright': PAINT[hero]?.bright ?? '#fff', '--luck': factor / most, '--even': 1 / most } }, face(hero), el('span', {}, saying.name(hero, ['hero'])), el('i.bar', {}),
          el('b', {}, words.t('tv-luck-line', { rolled, expected: Math.round(expected), dice })))))),
      el('section', {}, el('h2', {}, words.t('tv-moments')), el('ul.moments', {}, moments.map((/** @type {import('../../../lib/wire.js').GameEvent} */ event) => el('li', {}, saying.event(event)))))),
    el('nav', {}, el('button.main', { 'data-key': 'again', onClick: () => act({ type: 'again' }) }, words.t('tv-again')), el('button', { 'data-key': 'lobby', onClick: () => act({ type: 'to_lobby' }) }, words.t('tv-to-lobby'))),
  ];
}
