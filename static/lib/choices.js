/**
 * What is going to be played: the shelf in order, the way through a campaign, and the deeds that choose. No page may forget
 * mode or campaign when it chooses something else, so every page chooses with `choice`.
 *
 * @typedef {import('./wire.js').Lobby} Lobby
 * @typedef {import('./wire.js').MissionEntry} MissionEntry
 */

/** The mode in which one seat plays against the others, and that seat. */
export const MASTER = 'master';
/** The mode in which nothing is to be reached but the morning, for points. */
export const SURVIVAL = 'survival';

/**
 * A deed that changes one thing and keeps the others. A mission that is named leaves the campaign; a campaign that is named
 * brings its own mission.
 * @param {Lobby} lobby
 * @param {{ game?: string, mission?: string, difficulty?: string, mode?: string, options?: Record<string, string>, campaign?: string }} changes
 * @returns {import('./wire.js').Choose}
 */
export function choice(lobby, changes) {
  const { game = lobby.game, mission = lobby.mission, difficulty = lobby.difficulty, mode = lobby.mode, options = lobby.options } = changes;
  const campaign = changes.campaign ?? (changes.mission === undefined ? lobby.campaign?.id : undefined);
  const levels = missionOf(lobby, mission)?.difficulties ?? [];
  const known = levels.length === 0 || levels.includes(difficulty) || changes.difficulty !== undefined;
  const level = known ? difficulty : levels.includes('normal') ? 'normal' : /** @type {string} */ (levels[0]);
  return { type: 'choose', game, mission, difficulty: level, mode, options, ...(campaign ? { campaign } : {}) };
}

/** @param {Lobby} lobby @param {string} [id] @returns {MissionEntry | undefined} a mission on the shelf; without an id the one chosen */
export function missionOf(lobby, id = lobby.mission) {
  return lobby.shelf.flatMap(({ missions }) => missions).find((mission) => mission.id === id);
}

/** @param {string} mission @returns {number | null} the number it is called by, if it has one */
export function numberOf(mission) {
  return /^\d+$/.test(mission) ? Number(mission) : null;
}

/** @param {MissionEntry[]} missions @returns {{ missions: MissionEntry[], survival: MissionEntry[] }} those with goals, and those for points */
export function sorted(missions) {
  const forPoints = (/** @type {MissionEntry} */ { modes }) => modes.includes(SURVIVAL);
  return { missions: missions.filter((mission) => !forPoints(mission)), survival: missions.filter(forPoints) };
}

/** @param {import('./wire.js').Campaign} campaign @returns {{ id: string, number: number, state: 'won' | 'next' | 'ahead' }[]} its missions in order */
export function stations(campaign) {
  return campaign.missions.map(({ id, won }, place) => ({ id, number: place + 1, state: won ? 'won' : id === campaign.next ? 'next' : 'ahead' }));
}

/** @param {import('./wire.js').Campaign} campaign */
export const wonOf = (campaign) => campaign.missions.filter(({ won }) => won).length;

/** @param {Lobby} lobby @returns {string[]} the seats that take part, but for the one that plays against the others */
export function heroesPlaying(lobby) {
  return lobby.seats.filter(({ id, player, bot }) => id !== MASTER && (player || bot)).map(({ id }) => id);
}

/** @param {string} when a day, or a moment, as ISO 8601 has it @param {string} language @param {'long' | 'short'} [month] */
export function dayOf(when, language, month = 'long') {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month, ...(when.includes('T') ? {} : { timeZone: 'UTC' }) }).format(new Date(when));
}
