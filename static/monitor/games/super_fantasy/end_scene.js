/** The last picture: outcome, what it means for story or records, awards, dice, moments, and what can be done next. */
import { MASTER, SURVIVAL, missionOf, numberOf } from '../../../lib/choices.js';
import { isWholeStory, outcomeKey, ownRecord, waysOn } from '../../../lib/ending.js';
import { entitiesOf } from '../../../lib/store.js';
import { el } from '../../hud/dom.js';
import { face } from '../../hud/faces.js';
import { recordTable } from '../../hud/records.js';
import { courseRow } from '../../hud/shelf.js';
import { awardsOf, luckOf } from './ending.js';
import { PAINT } from './signs.js';

/** @typedef {import('../../../lib/store.js').TableState} TableState */
/** @typedef {import('../../../lib/saying.js').Saying} Saying */
/** @typedef {import('../../../lib/wire.js').Lobby} Lobby */

/** @param {{ state: TableState, saying: Saying, act: (action: Record<string, any>) => void }} parts */
export function endScene({ state, saying, act }) {
  const { words } = saying;
  const lobby = /** @type {Lobby} */ (state.lobby);
  const table = { outcome: 'defeat', ...state.entities?.table };
  const { deeds = {}, moments = [] } = state.entities?.tale ?? {};
  return [
    headOf(state, lobby, table, words),
    lobby.campaign && el('div.story', {}, courseRow(lobby.campaign, words), !isWholeStory(lobby) && el('p', {}, words.t(`sf-carry-${table.outcome}`))),
    el('div.columns', {},
      table.mode === SURVIVAL && el('section.best', {}, recordTable(lobby, words)),
      el('section', {}, el('h2', {}, words.t('tv-awards')), el('ul.awards', {}, awardsOf(deeds).map(({ award, hero, value }) =>
        el('li', {}, face(hero), el('span', {}, el('b', {}, words.t(`tv-award-${award}`)), ' ', words.t(`tv-award-${award}.for`, { hero: saying.name(hero, ['hero']), value })))))),
      table.mode !== SURVIVAL && luckColumn(deeds, saying),
      el('section', {}, el('h2', {}, words.t('tv-moments')), el('ul.moments', {}, moments.map((/** @type {import('../../../lib/wire.js').GameEvent} */ event) => el('li', {}, saying.event(event)))))),
    el('nav', {}, waysOn(lobby, table.outcome).map(({ word, deed, mission }, place) =>
      el(`button${place === 0 ? '.main' : ''}`, { 'data-key': deed, onClick: () => act({ type: deed }) }, words.t(`sf-way-${word}`, { mission: titleOf(lobby, mission, words) })))),
  ];
}

/** Who has won, and why; after a night of survival also for how many points. @param {TableState} state @param {Lobby} lobby @param {any} table @param {import('../../../lib/words.js').Words} words */
function headOf(state, lobby, table, words) {
  const said = outcomeKey(table);
  const over = [...state.log].reverse().find(({ event }) => event.type === 'game_over')?.event;
  const reason = `sf-reason-${String(over?.reason).replace(/_/g, '-')}`;
  const { waves = 0, kills = 0, points = 0 } = table;
  const rank = ownRecord(lobby)?.rank;
  const lines = isWholeStory(lobby) ? [`sf-epilogue-${lobby.campaign?.name}`] : [table.mode === SURVIVAL ? '' : reason, `${said}.line`].filter((key) => key && words.has(key));
  return el(`header.${table.outcome}`, {},
    el('h1', {}, table.mode === MASTER && face(table.outcome === 'victory' ? (entitiesOf(state.entities, 'heroes')[0]?.[0] ?? '') : MASTER), words.t(said)),
    el('p', {}, lines.map((key) => words.t(key)).join(' ')),
    table.mode === SURVIVAL && el('p.score', {}, el('b', {}, words.t('sf-points', { points })), ' ', words.t('sf-score', { waves, kills }), rank && el('em', {}, words.t('sf-rank', { rank }))));
}

/** The dice of everybody against what could be expected. @param {Record<string, import('./ending.js').Deeds>} deeds @param {Saying} saying */
function luckColumn(deeds, saying) {
  const { words } = saying;
  const luck = luckOf(deeds);
  const most = Math.max(1.3, ...luck.map((entry) => entry.luck));
  return el('section', {}, el('h2', {}, words.t('tv-luck')), el('ul.luck', {}, luck.map(({ hero, dice, rolled, expected, luck: factor }) =>
    el('li', { style: { '--bright': PAINT[hero]?.bright ?? '#fff', '--luck': factor / most, '--even': 1 / most } }, face(hero), el('span', {}, saying.name(hero, ['hero'])), el('i.bar', {}),
      el('b', {}, words.t('tv-luck-line', { rolled, expected: Math.round(expected), dice }))))));
}

/** @param {Lobby} lobby @param {string | undefined} mission @param {import('../../../lib/words.js').Words} words @returns {string} number and title, such as `4. Getting Their Goat` */
function titleOf(lobby, mission, words) {
  if (!mission) return '';
  const title = words.pick(missionOf(lobby, mission)?.words)?.title;
  return [numberOf(mission) ?? '', title ?? ''].filter((part) => part !== '').join('. ');
}
