/**
 * The end of a game, seen from somewhere: who has won, and what the table can do next.
 *
 * @typedef {import('./wire.js').Lobby} Lobby
 */
import { MASTER, SURVIVAL } from './choices.js';

/**
 * Key of the words for how it ended; its attribute `line` says a little more.
 * @param {any} table the game's entity of that name
 * @param {string[]} [seats] from whose side it is told; without: from nobody's
 */
export function outcomeKey({ mode, outcome }, seats = []) {
  if (mode === SURVIVAL) return `sf-survival-outcome-${outcome}`;
  if (mode !== MASTER) return `sf-outcome-${outcome}`;
  const [master, heroes] = [seats.includes(MASTER), seats.some((seat) => seat !== MASTER)];
  if (master === heroes) return `sf-versus-outcome-${outcome}`;
  return master ? `sf-master-outcome-${outcome}` : `sf-outcome-${outcome}`;
}

/** @param {any} table the game's entity @param {string[]} seats @returns {boolean} whether those who sit there have reason to be glad */
export function isGlad({ mode, outcome }, seats) {
  const against = mode === MASTER && seats.includes(MASTER) && !seats.some((seat) => seat !== MASTER);
  return against ? outcome === 'defeat' : outcome === 'victory';
}

/**
 * What can be done after the end, the likeliest first. `word` names the button, `mission` is the one it leads to.
 * @param {Lobby} lobby @param {string} outcome
 * @returns {{ word: 'next' | 'retry' | 'again' | 'to-lobby', deed: 'next' | 'again' | 'to_lobby', mission?: string }[]}
 */
export function waysOn(lobby, outcome) {
  const { campaign } = lobby;
  const leave = /** @type {const} */ ({ word: 'to-lobby', deed: 'to_lobby' });
  const again = /** @type {const} */ ({ word: 'again', deed: 'again' });
  if (!campaign) return [again, leave];
  if (campaign.next === null) return [leave, again];
  return [{ word: outcome === 'victory' ? 'next' : 'retry', deed: 'next', mission: campaign.next }, leave];
}

/** @param {Lobby} lobby @returns {boolean} whether the last mission of the table's campaign has been won */
export const isWholeStory = ({ campaign }) => campaign !== null && campaign.next === null;

/** @param {Lobby} lobby @returns {import('./wire.js').RecordEntry | undefined} the line of the game that has just ended */
export const ownRecord = ({ records }) => records.find(({ own }) => own);
