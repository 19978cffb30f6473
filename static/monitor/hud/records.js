/** The table of records: the best ten nights of a scenario, and the one that has just ended. */
import { dayOf } from '../../lib/choices.js';
import { ICONS, el, icon } from './dom.js';

/** @param {import('../../lib/wire.js').Lobby} lobby @param {import('../../lib/words.js').Words} words */
export function recordTable({ records }, words) {
  if (!records.length) return el('p.records', {}, words.t('sf-records-none'));
  const head = (/** @type {keyof typeof ICONS} */ mark, /** @type {string} */ name) => el('th', {}, icon(ICONS[mark], 'icon', words.t(`sf-records-${name}`)));
  return el('table.records', { 'aria-label': words.t('sf-records') },
    el('colgroup', {}, ['rank', 'who', 'figure', 'figure', 'figure', 'day'].map((name) => el(`col.${name}`))),
    el('tr', {}, el('th', { colspan: 2 }, words.t('sf-records')), head('wave', 'waves'), head('skull', 'kills'), head('star', 'points'), el('th')),
    records.map(({ rank, players, score, day, own }) => el(`tr${own ? '.own' : ''}`, { 'aria-current': own && 'true' },
      el('td', {}, `${rank}.`), el('td.who', {}, own ? `${words.t('sf-records-own')}: ${players.join(', ')}` : players.join(', ')),
      el('td', {}, score.waves ?? 0), el('td', {}, score.kills ?? 0), el('td', {}, el('b', {}, score.points ?? 0)), el('td.day', {}, dayOf(day, words.language, 'short')))));
}
