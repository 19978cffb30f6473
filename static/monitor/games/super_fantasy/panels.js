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
  const spaces = Array.from({ length: Math.max(0, end) }, (_, i) => i + 1);
  const left = Math.max(0, end - round);
  return [
    el('span.phase', {}, words.t(`sf-phase-${phase}`)),
    el('ol.spaces', { 'aria-label': words.t('tv-round-of', { round, end }) },
      spaces.map((n) => el(`li${n < round ? '.past' : ''}${n === round ? '.now' : ''}${n === end ? '.end' : ''}`, { 'aria-current': n === round && 'step' }, n === end ? icon(ICONS.skull) : n))),
    el(`span.left${left <= 2 ? '.few' : ''}`, {}, words.t('tv-rounds-left', { rounds: left })),
  ];
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

/** A bar of chances, one column for each number of dice. @param {number[]} odds @param {number} low @param {import('../../../lib/words.js').Words} words */
export function oddsBar(odds, low, words) {
  return el('span.odds', {}, odds.map((chance, i) =>
    el('span.column', { role: 'img', 'aria-label': words.t('tv-odds', { dice: low + i, percent: percent(chance) }), style: { '--chance': chance } },
      el('b', {}, `${percent(chance)}%`), el('i'), el('small', {}, icon(ICONS.die), low + i))));
}

/** Actions whose chances the sofa may like to discuss, the most promising first. @param {Ask} ask @returns {import('../../../lib/wire.js').Action[]} */
export function worthDiscussing(ask) {
  const weight = { attack: 3, chest: 3, goal: 4, gate: 3, coffin: 2, tombstone: 2, ice: 3, curse: 1, tome: 1 };
  return (ask.actions ?? [])
    .filter(({ odds, high }) => odds && odds.length && high > 0 && Math.max(...odds) > 0)
    .sort((a, b) => (weight[/** @type {'attack'} */ (b.group)] ?? 0) - (weight[/** @type {'attack'} */ (a.group)] ?? 0) || Math.max(.../** @type {number[]} */ (b.odds)) - Math.max(.../** @type {number[]} */ (a.odds)))
    .slice(0, 3);
}

/** The chances of what can be chosen now. @param {TableState} state @param {Saying} saying */
export function advice(state, saying) {
  const { words } = saying;
  const ask = fullAsks(state).find((entry) => entry.kind === 'action' || (entry.kind === 'number' && entry.odds));
  if (!ask) return [];
  if (ask.kind === 'number' && ask.odds) {
    return [el('h2', {}, words.t(ask.about === 'shield_dice' ? 'tv-chance-hit' : 'tv-chances')), el('ul', {}, el('li', {}, oddsBar(ask.odds, ask.low ?? 0, words)))];
  }
  const actions = worthDiscussing(ask);
  if (!actions.length) return [];
  return [el('h2', {}, words.t('tv-chances')), el('ul', {}, actions.map((action) =>
    el('li', {}, el('span.what', {}, words.t(`action-${action.group.replace(/_/g, '-')}`), action.group === 'attack' && action.target ? `: ${saying.name(action.target)}` : ''), oddsBar(action.odds ?? [], action.low, words))))];
}
