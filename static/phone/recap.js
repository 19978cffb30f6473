/** After the Monster Phase: what it did to this phone's heroes and to the board. */

/** @typedef {import('../lib/store.js').LogLine} LogLine */

/**
 * @typedef {object} Suffered what one hero went through
 * @property {string} hero
 * @property {number} landed blows that hit
 * @property {number} bare of them, those he had no Shield dice against
 * @property {number} blocked
 * @property {number} life lost
 *
 * @typedef {object} Recap
 * @property {number} number of the log line that it begins with: names the phase
 * @property {Suffered[]} suffered by this phone's heroes, where anything happened to them
 * @property {number} spawned monsters that are new
 * @property {LogLine[]} lines that are told whole
 */

/** Questions that wait until the recap has been read: those that begin something. */
const WAITS = new Set(['take_turn', 'turn']);
/** Told in their own words. */
const WHOLE = new Set(['hero_knocked_out', 'end_marker_moved', 'wave_came', 'life_spent', 'gold_dropped', 'monster_rose']);

/**
 * @param {LogLine[]} log
 * @param {string[]} seats of this phone
 * @param {string} about of the question that comes next
 * @returns {Recap | null} of the last Monster Phase, unless one of the heroes has had a turn since or nothing happened
 */
export function recapOf(log, seats, about) {
  if (!WAITS.has(about)) return null;
  const begin = log.map(({ event }) => event.type === 'phase_started' && event.phase === 'monsters').lastIndexOf(true);
  if (begin < 0 || log.slice(begin).some(({ event }) => event.type === 'turn_ended' && seats.includes(event.hero))) return null;
  const rest = log.slice(begin + 1);
  const end = rest.findIndex(({ event }) => event.type === 'turn_started');
  const phase = end < 0 ? rest : rest.slice(0, end);
  const count = (/** @type {(event: any) => boolean} */ matches) => phase.filter(({ event }) => matches(event)).length;
  const suffered = seats.map((hero) => ({
    hero,
    landed: count((event) => event.type === 'blow_landed' && event.hero === hero),
    bare: count((event) => event.type === 'blow_landed' && event.hero === hero && (event.total ?? null) === null),
    blocked: count((event) => event.type === 'blow_blocked' && event.hero === hero),
    life: count((event) => event.type === 'life_lost' && event.hero === hero),
  }));
  const recap = {
    number: /** @type {LogLine} */ (log[begin]).number,
    suffered: suffered.filter(({ landed, blocked, life }) => landed + blocked + life > 0),
    spawned: count((event) => event.type === 'monster_spawned'),
    lines: phase.filter(({ event }) => WHOLE.has(event.type)),
  };
  return recap.suffered.length + recap.spawned + recap.lines.length > 0 ? recap : null;
}
