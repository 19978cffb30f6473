/**
 * What stands above and beside the board: the track of rounds, the goals, what is being chosen with its chances.
 */
import { fullAsks } from '../../../lib/store.js';
import { ICONS, el, icon } from '../../hud/dom.js';
import { PAINT } from './signs.js';

/** @typedef {import('../../../lib/store.js').TableState} TableState */
/** @typedef {import('../../../lib/saying.js').Saying} Saying */
/** @typedef {import('../../../lib/wire.js').Ask} Ask */

/**
 * The spaces of the round track from 1 to the End marker; past ones are burnt out.
 * @param {TableState} state @param {Saying} saying
 */
export function roundTrack(state, saying) {
  const { words } = saying;
  const { round, end, phase } = state.entities?.table ?? { round: 0, end: 0, phase: 'heroes' };
  const spaces = spacesShown(round, end);
  const left = Math.max(0, end - round);
  return [
    el('span.phase', {}, words.t(`sf-phase-${phase}`)),
    el('ol.spaces', { 'aria-label': words.t('tv-round-of', { round, end }) },
      spaces.map((n) => n === 0 ? el('li.gap', { 'aria-hidden': 'true' }, '…') : el(`li${n < round ? '.past' : ''}${n === round ? '.now' : ''}${n === end ? '.end' : ''}`, { 'aria-current': n === round && 'step' }, n === end ? icon(ICONS.skull) : n))),
    el(`span.left${left <= 2 ? '.few' : ''}`, {}, words.t('tv-rounds-left', { rounds: left })),
  ];
}

/** Spaces that fit between the panels. */
const TRACK = 11;

/** The spaces of the round track to show: all of a short one; of a long one those around the marker, a gap (0) and the end. @param {number} round @param {number} end @returns {number[]} */
export function spacesShown(round, end) {
  const all = Array.from({ length: Math.max(0, end) }, (_, i) => i + 1);
  if (end <= TRACK) return all;
  const from = Math.max(1, Math.min(round - 1, end - TRACK + 1));
  const shown = all.slice(from - 1, from + TRACK - 3);
  return end - from < TRACK ? all.slice(from - 1) : [...shown, 0, end];
}

/** @param {TableState} state @param {(goal: string) => string} wording @param {import('../../../lib/words.js').Words} words */
export function goalList(state, wording, words) {
  /** @type {import('./entities.js').GoalEntity[]} */
  const goals = state.entities?.goals ?? [];
  if (!goals.length) return [];
  return [el('h2', {}, words.t('tv-goals')), el('ul', {}, goals.map(({ id, done, count, total }) =>
    el(`li${done ? '.done' : ''}`, {}, icon(done ? ICONS.check : ICONS.flame), el('span', {}, wording(id)), total > 1 && el('b', {}, `${count}/${total}`))))];
}

/**
 * Who is asked and what, in one line; several who are asked together share it.
 * @param {TableState} state @param {Saying} saying
 * @returns {{text: string, colour: string, seat: string | null}}
 */
export function headline(state, saying) {
  const { words } = saying;
  const asks = state.asks;
  const table = state.entities?.table;
  if (asks.length) {
    const [ask] = asks;
    const seat = asks.length > 1 && (ask.first || asks.some((other) => other.seat !== ask.seat)) ? null : ask.seat;
    if (ask.first) return { text: words.t(`wait-${ask.about.replace(/_/g, '-')}`, { seat: '', seat_id: '' }), colour: '#ffe27a', seat: null };
    return { text: saying.wait(ask.about, ask.seat), colour: PAINT[seat ?? '']?.bright ?? '#ffe27a', seat };
  }
  if (table?.phase === 'monsters') return { text: words.t('tv-monsters-move'), colour: '#c6d5e2', seat: null };
  if (table?.turn_of) return { text: words.t('tv-turn-of', { hero: saying.name(table.turn_of, ['hero']) }), colour: PAINT[table.turn_of]?.bright ?? '#fff', seat: table.turn_of };
  return { text: '', colour: '#fff', seat: null };
}

/** @param {number} chance 0 to 1 @returns {number} in parts of 100, never rounding "perhaps" to "surely" */
export const percent = (chance) => (chance > 0 && chance < 0.01 ? 1 : chance < 1 && chance > 0.99 ? 99 : Math.round(chance * 100));

/** What somebody is thinking of: an action by its id (for a number, what the question is about) and how many dice. @typedef {{action: string, dice: number}} Thought */

/**
 * A bar of chances, one column for each number of dice; columns that add nothing to certainty are left out.
 * @param {number[]} odds @param {number} low @param {import('../../../lib/words.js').Words} words @param {number} [chosen] number of dice somebody is thinking of
 */
export function oddsBar(odds, low, words, chosen) {
  const sure = odds.findIndex((_, i) => odds.slice(i).every((chance) => chance === 1));
  const shown = sure < 0 || chosen !== undefined ? odds : odds.slice(0, sure + 1);
  return el('span.odds', {}, shown.map((chance, i) => {
    const dice = low + i;
    const more = i === shown.length - 1 && shown.length < odds.length ? '+' : '';
    return el(`span.column${dice === chosen ? '.chosen' : ''}`, { role: 'img', 'aria-label': words.t('tv-odds', { dice, percent: percent(chance) }), style: { '--chance': chance } },
      el('b', {}, `${percent(chance)}${shown.length < 5 ? '%' : ''}`), el('i'), el('small', {}, icon(ICONS.die), `${dice}${more}`));
  }));
}

/** Actions whose chances the sofa may like to discuss, the most promising first. @param {Ask} ask @returns {import('../../../lib/wire.js').Action[]} */
export function worthDiscussing(ask) {
  const weight = { attack: 3, chest: 3, goal: 4, gate: 3, coffin: 2, tombstone: 2, ice: 3, curse: 1, tome: 1 };
  return (ask.actions ?? [])
    .filter(({ odds, high }) => odds && odds.length && high > 0 && Math.max(...odds) > 0)
    .sort((a, b) => (weight[/** @type {'attack'} */ (b.group)] ?? 0) - (weight[/** @type {'attack'} */ (a.group)] ?? 0) || Math.max(.../** @type {number[]} */ (b.odds)) - Math.max(.../** @type {number[]} */ (a.odds)))
    .slice(0, 3);
}

/** @param {TableState} state @param {Thought | null} thought @returns {{ask: Ask, action: import('../../../lib/wire.js').Action} | null} the action that is thought of, if it is on offer */
export function thoughtOf(state, thought) {
  for (const ask of thought ? fullAsks(state) : []) {
    const action = ask.actions?.find(({ id }) => id === thought?.action);
    if (action) return { ask, action };
  }
  return null;
}

/** The chances of what can be chosen now, or of what somebody is thinking of. @param {TableState} state @param {Saying} saying @param {Thought | null} thought */
export function advice(state, saying, thought) {
  const { words } = saying;
  const what = (/** @type {import('../../../lib/wire.js').Action} */ action) =>
    el('span.what', {}, words.t(`action-${action.group.replace(/_/g, '-')}`), action.group === 'attack' && action.target ? `: ${saying.name(action.target)}` : '');
  const meant = thoughtOf(state, thought);
  if (meant && thought && meant.action.high > 0) {
    const { ask, action } = meant;
    return [el('h2', {}, words.t('tv-thinking', { hero: saying.name(ask.seat, ['hero']) })),
      el('ul.thought', {}, el('li', {}, what(action), action.odds ? oddsBar(action.odds, action.low, words, thought.dice) : el('span.plan', {}, icon(ICONS.die), words.t('tv-dice', { dice: thought.dice }))))];
  }
  const ask = fullAsks(state).find((entry) => entry.kind === 'action' || (entry.kind === 'number' && entry.odds));
  if (!ask) return [];
  if (ask.kind === 'number' && ask.odds) {
    const chosen = thought?.action === ask.about ? thought.dice : undefined;
    return [el('h2', {}, words.t(ask.about === 'shield_dice' ? 'tv-chance-hit' : 'tv-chances')), el('ul', {}, el('li', {}, oddsBar(ask.odds, ask.low ?? 0, words, chosen)))];
  }
  const actions = worthDiscussing(ask);
  if (!actions.length) return [];
  return [el('h2', {}, words.t('tv-chances')), el('ul', {}, actions.map((action) => el('li', {}, what(action), oddsBar(action.odds ?? [], action.low, words))))];
}
