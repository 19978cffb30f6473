/**
 * What stands above and beside the board: the track of rounds, the goals or the night's points, what is being chosen with its
 * chances, the Master's dice.
 */
import { MASTER, SURVIVAL } from '../../../lib/choices.js';
import { fullAsks } from '../../../lib/store.js';
import { ICONS, el, icon } from '../../hud/dom.js';
import { PAINT } from './signs.js';

/** @typedef {import('../../../lib/store.js').TableState} TableState */
/** @typedef {import('../../../lib/saying.js').Saying} Saying */
/** @typedef {import('../../../lib/wire.js').Ask} Ask */

/**
 * The spaces of the round track from 1 to the End marker, or to the dawn; past ones are burnt out.
 * @param {TableState} state @param {Saying} saying
 */
export function roundTrack(state, saying) {
  const { words } = saying;
  const { round, end, phase, mode } = state.entities?.table ?? { round: 0, end: 0, phase: 'heroes', mode: '' };
  const spaces = spacesShown(round, end);
  const left = Math.max(0, end - round);
  const night = mode === SURVIVAL;
  const masters = mode === MASTER && phase === 'monsters';
  return [
    el(`span.phase${masters ? '.masters' : ''}`, {}, words.t(masters ? 'tv-phase-master' : `sf-phase-${phase}`)),
    el('ol.spaces', { 'aria-label': words.t('tv-round-of', { round, end }) },
      spaces.map((n) => n === 0 ? el('li.gap', { 'aria-hidden': 'true' }, '…') : el(`li${n < round ? '.past' : ''}${n === round ? '.now' : ''}${n === end ? (night ? '.dawn' : '.end') : ''}`, { 'aria-current': n === round && 'step' }, n === end ? icon(night ? ICONS.sun : ICONS.skull) : n))),
    el(`span.left${left <= 2 && !night ? '.few' : ''}`, {}, words.t(night ? 'tv-dawn-left' : 'tv-rounds-left', { rounds: left })),
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

/** What each kind of goal is marked with. @type {Record<string, keyof typeof ICONS>} */
const GOAL_MARKS = { study: 'book', smash: 'tombstone', purify: 'coffin', light: 'flame', press: 'button', steal: 'coin', escort: 'hand', hold: 'shield', slay: 'swords', escape: 'door' };

/**
 * What has to be reached, and how far that is; goals that open later stand faint at the end. A night of survival has its
 * wave, spare lives and points instead. Below, how the mission is played.
 * @param {TableState} state @param {(goal: string) => string} wording @param {import('../../../lib/words.js').Words} words
 */
export function goalList(state, wording, words) {
  const { table, goals = [] } = state.entities ?? {};
  if (!table) return [];
  const how = el('small.how', {}, [words.first([`sf-mode-${table.mode}.short`, `sf-mode-${table.mode}`]), words.t(`sf-difficulty-${table.difficulty}`)].join(' · '));
  if (table.mode === SURVIVAL) return [...nightFacts(table, words), how];
  return [el('h2', {}, words.t(table.mode === MASTER ? 'tv-goals-theirs' : 'tv-goals')), el('ul', {}, inOrder(goals).map((goal) => {
    const later = !goal.done && goal.open === false;
    return el(`li${goal.done ? '.done' : ''}${later ? '.later' : ''}`, {},
      icon(goal.done ? ICONS.check : ICONS[GOAL_MARKS[goal.kind ?? ''] ?? 'flame']),
      el('span', {}, later && el('em', {}, words.t('tv-goal-later'), ' '), wording(goal.id)),
      goal.total > 1 && !later && el('b', {}, `${goal.count}/${goal.total}`));
  })), how];
}

/** What can be done now first, then what opens later, at last what is done. @param {import('./entities.js').GoalEntity[]} goals */
export function inOrder(goals) {
  const rank = (/** @type {import('./entities.js').GoalEntity} */ { done, open }) => (done ? 2 : open === false ? 1 : 0);
  return [...goals].sort((one, other) => rank(one) - rank(other));
}

/** @param {import('./entities.js').TableEntity} table @param {import('../../../lib/words.js').Words} words */
function nightFacts({ round, lives = 0, kills = 0, points = 0 }, words) {
  const fact = (/** @type {keyof typeof ICONS} */ mark, /** @type {string} */ text, bad = false) => el(`li${bad ? '.bad' : ''}`, {}, icon(ICONS[mark]), el('span', {}, text));
  return [
    el('h2', {}, words.t('tv-wave', { wave: round })),
    el('ul.night', {}, fact('heart', words.t('tv-lives', { lives }), lives === 0), fact('skull', words.t('tv-kills', { kills })), fact('star', words.t('sf-points', { points }))),
  ];
}

/** The six dice of whoever commands the undead: what each is worth, which are spent, and which an order takes. @param {TableState} state @param {Saying} saying @param {Thought | null} [thought] */
export function masterDice(state, { words }, thought = null) {
  /** @type {{ dice?: { face: number, value: number, spent: boolean }[], star?: number }} */
  const { dice = [], star = 0 } = state.entities?.master ?? {};
  if (!dice.length) return [];
  const paid = thoughtOf(state, thought)?.action.price?.dice ?? [];
  return [
    el('h2', {}, words.t('tv-master-dice')),
    el('p.master-dice', { role: 'img', 'aria-label': words.t('tv-master-left', { values: dice.filter(({ spent }) => !spent).map(({ value }) => value).join(', ') }) },
      dice.map(({ face, value, spent }, place) => el(`span.die${spent ? '.spent' : ''}${paid.includes(place) ? '.paid' : ''}`, {}, face === 0 && icon(ICONS.star), value))),
    el('small', {}, words.t('tv-master-star', { star })),
  ];
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

/** The chances of what can be chosen now, or of what somebody is thinking of; the Master's dice while he commands. @param {TableState} state @param {Saying} saying @param {Thought | null} thought */
export function advice(state, saying, thought) {
  const { words } = saying;
  if (state.entities?.master?.dice.length) return masterDice(state, saying, thought);
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
