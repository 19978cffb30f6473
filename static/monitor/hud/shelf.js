/**
 * What there is to play: at the left the evenings to go on with, the story, missions and nights of survival, a line each;
 * at the right the one chosen, large, with its modes, difficulties and records. Within a campaign its course is at the left.
 */
import { choice, dayOf, missionOf, numberOf, SURVIVAL, sorted, stations, wonOf } from '../../lib/choices.js';
import { ICONS, el, icon } from './dom.js';
import { recordTable } from './records.js';

/** @typedef {import('../../lib/wire.js').Lobby} Lobby */
/** @typedef {import('../../lib/words.js').Words} Words */
/** @typedef {(action: Record<string, any>) => void} Act */

/** Evenings of each kind that find room; phones list all. */
const EVENINGS = 2;
/** Records beside which a blurb finds room. */
const FEW_RECORDS = 4;

/** @param {Lobby} lobby @param {Words} words @param {Act} act */
export function shelf(lobby, words, act) {
  return [el('div.offer', {}, lobby.campaign ? course(lobby, lobby.campaign, words, act) : offer(lobby, words, act)), el('div.chosen', {}, chosen(lobby, words, act))];
}

/** @param {Lobby} lobby @param {Words} words @param {Act} act */
function offer(lobby, words, act) {
  const [evenings, lists] = [begun(lobby, words, act), lobby.shelf.map(({ game, missions }) => lines(lobby, game, missions, words, act))];
  return [el('div.lines.evenings', {}, evenings), ...lists];
}

/** What was begun on other evenings, and what can be begun. @param {Lobby} lobby @param {Words} words @param {Act} act */
function begun(lobby, words, act) {
  const tile = (/** @type {string} */ key, /** @type {string} */ mark, /** @type {string} */ title, /** @type {any} */ action) =>
    el('button.line', { 'data-key': key, onClick: () => act(action) }, icon(mark), el('span', {}, title));
  return [
    ...lobby.saved.slice(0, EVENINGS).map(({ id, players, when }) =>
      tile(`saved-${id}`, ICONS.flame, words.t('tv-saved', { day: dayOf(when, words.language, 'short'), players: players.join(', ') }), { type: 'resume_table', id })),
    ...lobby.campaigns.slice(0, EVENINGS).map(({ id, game, won, missions, players }) =>
      tile(`campaign-${id}`, ICONS.flame, words.t('tv-campaign-resume', { won, missions, players: players.join(', ') }), choice(lobby, { game, campaign: id }))),
    ...lobby.shelf.flatMap(({ game, campaigns }) => campaigns.map((name) => tile('campaign', ICONS.crown, words.t('tv-campaign-begin'), choice(lobby, { game, campaign: name })))),
  ];
}

/** @param {Lobby} lobby @param {string} game @param {import('../../lib/wire.js').MissionEntry[]} all @param {Words} words @param {Act} act */
function lines(lobby, game, all, words, act) {
  const { missions, survival } = sorted(all.filter(({ broken }) => !broken));
  const line = (/** @type {import('../../lib/wire.js').MissionEntry} */ { id, words: said }) => el('button.line', {
    'data-key': `mission-${id}`, 'aria-pressed': String(lobby.game === game && lobby.mission === id), onClick: () => act(choice(lobby, { game, mission: id })),
  }, numberOf(id) === null ? icon(ICONS.moon) : el('i', {}, numberOf(id)), el('span', {}, words.pick(said)?.title ?? id));
  return el('div.lines', {}, missions.map(line), survival.length > 0 && el('h2', {}, words.t('sf-mode-survival')), survival.map(line));
}

/** How far the campaign has come: won stations are lit. @param {Lobby} lobby @param {import('../../lib/wire.js').Campaign} campaign @param {Words} words @param {Act} act */
function course(lobby, campaign, words, act) {
  return el('div.course', {},
    el('h2', {}, words.t(`sf-campaign-${campaign.name}`)),
    el('p', {}, el('b', {}, words.t('sf-course', { won: wonOf(campaign), missions: campaign.missions.length })), ' · ', words.t(`sf-campaign-${campaign.name}.rule`)),
    courseRow(campaign, words),
    el('button', { 'data-key': 'campaign', onClick: () => act(choice(lobby, { mission: lobby.mission })) }, words.t('tv-campaign-leave')));
}

/** The stations of a campaign as gravestones: those that are won carry a light. @param {import('../../lib/wire.js').Campaign} campaign @param {Words} words */
export function courseRow(campaign, words) {
  return el('ol.stations', {}, stations(campaign).map(({ number, state }) =>
    el(`li.${state}`, { 'aria-label': words.t(`sf-course-${state}`, { number }) }, state === 'won' ? icon(ICONS.check) : null, el('b', {}, number))));
}

/** The mission chosen. @param {Lobby} lobby @param {Words} words @param {Act} act */
function chosen(lobby, words, act) {
  const mission = missionOf(lobby);
  if (!mission) return [];
  const text = words.pick(mission.words) ?? {};
  const number = numberOf(mission.id);
  const row = (/** @type {'mode' | 'difficulty'} */ name, /** @type {string[]} */ values) => el('div.levels', {}, values.map((value) => el('button', {
    'data-key': `${name}-${value}`, 'aria-pressed': String(value === lobby[name]), onClick: () => act(choice(lobby, { [name]: value })),
  }, words.first([`sf-${name}-${value}.short`, `sf-${name}-${value}`]))));
  return [
    el('small', {}, number === null ? words.t('sf-mode-survival') : words.t('sf-mission-number', { number }), ' · ', words.t('tv-mission-facts', { minutes: mission.minutes, low: mission.players[0], high: mission.players[1] })),
    el('b', {}, text.title ?? mission.id),
    el('p.blurb', {}, lobby.records.length <= FEW_RECORDS && text.blurb),
    lobby.modes.length > 1 && row('mode', lobby.modes),
    mission.difficulties.length > 1 && row('difficulty', mission.difficulties),
    lobby.mode === SURVIVAL && recordTable(lobby, words),
  ];
}
