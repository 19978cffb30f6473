/** What just happened, short: whether it worked, the sum of the dice, and what came of it. */
import { html } from '../vendor/phone.js';
import { usePage } from './context.js';
import { Icon } from './icons.js';
import { Sum } from './questions/dice.js';

/** @typedef {import('../lib/store.js').LogLine} LogLine */

/** Lines shown below the verdict at most. */
const LINES = 2;
/** What came of something, in contrast to how it went on. */
const OUTCOMES = new Set([
  'gate_opened', 'tombstone_smashed', 'chest_opened', 'coffin_purified', 'ice_broken', 'curse_lifted', 'item_drawn', 'item_taken', 'item_given',
  'small_item_used', 'curse_drawn', 'ability_used', 'attack_hit', 'attack_missed', 'monster_wounded', 'monster_killed', 'monster_spawned', 'spawn_blocked',
  'areas_activated', 'blow_declared', 'blow_landed', 'blow_blocked', 'life_lost', 'life_recovered', 'hero_knocked_out', 'end_marker_moved', 'hero_stood_up',
  'shield_dice_taken', 'status_gained', 'status_lost', 'token_gained', 'level_gained', 'die_recovered', 'pushed', 'story_told', 'goal_progressed',
  'goal_reached', 'fate_rolled', 'brazier_lit', 'button_pressed', 'gold_taken', 'gold_dropped', 'gold_delivered', 'companion_led', 'boulder_cleared',
  'gate_unlocked', 'wave_came', 'life_spent', 'monster_ability_shown', 'hero_pulled', 'monster_fell', 'monster_rose', 'monster_slipped', 'hero_moved', 'monster_moved', 'ability_charged',
]);
/** Told only when there is room: what is seen on the map anyway, or follows from what else is told. */
const MINOR = new Set(['story_told', 'hero_moved', 'monster_moved', 'monster_wounded', 'attack_hit', 'ability_charged', 'shield_dice_taken', 'item_drawn']);

/** Questions that have nothing to do with what was rolled before. */
const UNRELATED = new Set(['take_turn', 'accept_gift', 'arrange']);

/** @param {LogLine} line */
const isMinor = ({ event }) => MINOR.has(event.type) || (event.type === 'fate_rolled' && event.purpose !== 'ability');

/**
 * @typedef {object} News
 * @property {boolean | null} worked whether the last thing that could fail went well for the heroes; null: nothing could fail
 * @property {'roll' | 'blow'} about what `worked` speaks of
 * @property {LogLine | null} roll the last roll of a hero; null where a blow has come after it
 * @property {LogLine[]} lines what came of it, oldest first; nothing about other heroes where somebody is asked
 */

/**
 * @param {LogLine[]} log
 * @param {string} [seat] who is asked, and whose blows count; without: whoever acts
 * @param {string} [about] of the question asked
 * @returns {News} of that turn, or of the Monster Phase; none where somebody else has acted since, or the question is
 *   about something else
 */
export function newsOf(log, seat, about = '') {
  const begins = (/** @type {LogLine} */ { event }) => event.type === 'phase_started' || (event.type === 'turn_started' && (!seat || event.hero === seat));
  const since = log.slice(log.map(begins).lastIndexOf(true) + 1);
  /** @type {News} */
  const news = { worked: null, about: 'roll', roll: null, lines: [] };
  const turnOf = since.filter(({ event }) => event.type === 'turn_started').pop()?.event.hero;
  if (UNRELATED.has(about) || (seat && turnOf && turnOf !== seat)) return news;
  let decided = 0;
  since.forEach((line, index) => {
    const { type, purpose, success, hero } = line.event;
    if (type === 'dice_rolled' && purpose !== 'monster_attack') {
      // Whether a parry was good enough is told by the blow.
      Object.assign(news, { worked: purpose === 'defence' ? null : (success ?? null), about: 'roll', roll: line });
      decided = index;
    } else if (type === 'ability_used' || type === 'small_item_used') {
      Object.assign(news, { worked: null, roll: null });
      decided = index;
    } else if ((type === 'blow_landed' || type === 'blow_blocked') && (!seat || hero === seat)) {
      Object.assign(news, { worked: type === 'blow_blocked', about: 'blow', roll: null });
      decided = index;
    }
  });
  const told = since.slice(decided).filter(({ event }) => OUTCOMES.has(event.type) && (!seat || !event.hero || event.hero === seat));
  const weighty = told.filter((line) => !isMinor(line)).slice(-LINES);
  const minor = told.filter((line, index) => isMinor(line) && !told.slice(index + 1).some(({ event }) => event.type === line.event.type));
  const kept = [...weighty, ...minor.slice(Math.max(0, minor.length - (LINES - weighty.length)))];
  news.lines = told.filter((line) => kept.includes(line));
  return news;
}

/** @param {{ seat?: string, question?: string, master?: boolean }} props who is asked on this phone, and about what; without: whoever acts; `master`: what is good for the heroes is bad here */
export function News({ seat, question, master = false }) {
  const { words, saying, table } = usePage();
  const { worked, about, roll: found, lines } = newsOf(table.log, seat, question);
  // The dice of whoever commands the monsters are on the table all the time.
  const roll = found?.event.purpose === 'master' ? null : found;
  if (worked === null && !roll && lines.length === 0) return null;
  const sentence = worked === null || lines.length === 0;
  return html`<div class="news" aria-live="polite">
    ${worked !== null && html`<p class=${`verdict ${worked !== master ? 'good' : 'bad'}`}><${Icon} name=${worked !== master ? 'yes' : 'no'} />
      <strong class="display">${words.t(worked ? `phone-${about}-good` : `phone-${about}-bad`)}</strong></p>`}
    ${roll && html`<p>${sentence && `${saying.event(roll.event)} `}<${Sum} event=${roll.event} need=${!sentence} /></p>`}
    ${lines.map(({ number, event }) => html`<p key=${number}>${saying.event(event)}</p>`)}
  </div>`;
}
