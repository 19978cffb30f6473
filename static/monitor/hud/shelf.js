/**
 * What there is to play: the mission chosen, large, with its modes and difficulties; beside it campaign, missions,
 * survival and tables of other evenings, small; records where there are some.
 */
import { ICONS, el, icon } from './dom.js';

/** @typedef {import('../../lib/wire.js').Lobby} Lobby */
/** @typedef {import('../../lib/words.js').Words} Words */
/** @typedef {(action: Record<string, any>) => void} Act */

/** What somebody chooses; the rest stays as it is. @param {Lobby} lobby @param {Record<string, any>} changes */
const choice = (lobby, changes) => ({
  type: 'choose', game: lobby.game, mission: lobby.mission, difficulty: lobby.difficulty, options: lobby.options, mode: lobby.mode, campaign: lobby.campaign?.id ?? '', ...changes,
});

/** @param {string} game @returns {string} the prefix of its keys */
const short = (game) => game.split('_').map((word) => word[0]).join('');

/** @param {Lobby} lobby @param {Words} words @param {Act} act */
export function shelf(lobby, words, act) {
  return [el('div.chosen', {}, chosen(lobby, words, act)), el('div.others', { role: 'list' }, lobby.campaign ? course(lobby, words, act) : others(lobby, words, act))];
}

/** @param {Lobby} lobby @param {Words} words @param {Act} act */
function chosen(lobby, words, act) {
  const mission = lobby.shelf.flatMap(({ missions }) => missions).find(({ id }) => id === lobby.mission);
  if (!mission) return [];
  const text = words.pick(mission.words) ?? {};
  const row = (/** @type {string} */ name, /** @type {string[]} */ values, /** @type {string} */ now, /** @type {'mode' | 'difficulty'} */ field) =>
    el('div.levels', {}, values.map((value) => el('button', { 'data-key': `${name}-${value}`, 'aria-pressed': String(value === now), onClick: () => act(choice(lobby, { [field]: value })) }, words.first([`sf-${name}-${value}.short`, `sf-${name}-${value}`]))));
  return [
    el('small', {}, words.t('tv-mission-facts', { minutes: mission.minutes, low: mission.players[0], high: mission.players[1] })),
    el('b', {}, text.title ?? mission.id), el('span.blurb', {}, text.blurb ?? ''),
    lobby.modes.length > 1 && row('mode', lobby.modes, lobby.mode, 'mode'),
    mission.difficulties.length > 1 && row('difficulty', mission.difficulties, lobby.difficulty, 'difficulty'),
    records(lobby, words),
  ];
}

/** The best games of this scenario. @param {Lobby} lobby @param {Words} words @param {number} [most] */
export function records(lobby, words, most = 3) {
  if (!lobby.records.length) return null;
  const own = lobby.records.find((line) => line.own);
  const best = lobby.records.slice(0, most);
  return el('table.records', {}, el('caption', {}, words.t('tv-records')),
    [...best, ...(own && !best.includes(own) ? [own] : [])].map(({ rank, players, score, own: mine }) =>
      el(`tr${mine ? '.own' : ''}`, {}, el('td', {}, `${rank}.`), el('td', {}, players.join(', ')), el('td', {}, words.t('tv-records-score', { waves: score.waves ?? 0, points: score.points ?? 0 })))));
}

/** @param {Lobby} lobby @param {Words} words @param {Act} act */
function others(lobby, words, act) {
  const line = (/** @type {string} */ id, /** @type {any} */ action, /** @type {any[]} */ said, extra = {}) => el('button.line', { 'data-key': id, role: 'listitem', onClick: () => act(action), ...extra }, said);
  const tiles = [];
  for (const { id, game, round, players } of lobby.saved)
    tiles.push(line(`saved-${id}`, { type: 'resume_table', id }, [icon(ICONS.flame), words.t('tv-saved'), ' · ', words.first([`${short(game)}-title`, 'tv-unknown-game']), ' · ', words.t('sf-round', { round }), el('small', {}, players.join(', '))]));
  for (const { id, game, won, missions, players } of lobby.campaigns)
    tiles.push(line(`campaign-${id}`, choice(lobby, { game, campaign: id }), [icon(ICONS.flame), words.t('tv-campaign-resume', { won, missions }), el('small', {}, players.join(', '))]));
  for (const { game, missions, campaigns } of lobby.shelf) {
    for (const name of campaigns) tiles.push(line(`campaign-${name}`, choice(lobby, { game, campaign: name }), [icon(ICONS.crown), words.t(`sf-campaign-${name}`)]));
    for (const mission of missions) {
      if (mission.broken) continue;
      const text = words.pick(mission.words) ?? {};
      const now = lobby.game === game && lobby.mission === mission.id;
      const mode = mission.modes.includes(lobby.mode) ? lobby.mode : mission.modes[0];
      tiles.push(line(`mission-${mission.id}`, choice(lobby, { game, mission: mission.id, mode }), [mission.modes[0] === 'survival' ? icon(ICONS.skull) : el('i', {}, String(Number(mission.id) || '·')), el('span', {}, text.title ?? mission.id)], { 'aria-pressed': String(now) }));
    }
  }
  return tiles;
}

/** How far the campaign has come, and the way out of it. @param {Lobby} lobby @param {Words} words @param {Act} act */
function course(lobby, words, act) {
  const campaign = /** @type {import('../../lib/wire.js').Campaign} */ (lobby.campaign);
  const titles = new Map(lobby.shelf.flatMap(({ missions }) => missions).map((mission) => [mission.id, words.pick(mission.words)?.title]));
  return [
    ...campaign.missions.map(({ id, won }) => el(`div.line${won ? '.won' : id === campaign.next ? '.next' : ''}`, { role: 'listitem' }, won ? icon(ICONS.check) : el('i', {}, String(Number(id) || '·')), el('span', {}, titles.get(id) ?? id))),
    el('button.line', { 'data-key': 'campaign-leave', onClick: () => act(choice(lobby, { campaign: '' })) }, words.t('tv-campaign-leave')),
  ];
}
