/** A Star was rolled: which ability it charges. Who always chooses the same need not be asked each time. */

/** @typedef {import('./pick.js').Ask} Ask @typedef {import('../../lib/store.js').LogLine} LogLine */

/**
 * @param {Ask} ask
 * @param {Record<string, string>} usual ability by hero
 * @returns {string | null} the option that answers by itself; null where the person is to be asked
 */
export function usualCharge(ask, usual) {
  if (ask.about !== 'charge_star') return null;
  return ask.options?.find((option) => option.id === usual[ask.seat])?.id ?? null;
}

/**
 * @param {LogLine[]} log
 * @param {string} seat who is asked
 * @returns {{ star: number, stars: number }} which of the roll's Stars the question is about, from 1
 */
export function whichStar(log, seat) {
  const last = log.map(({ event }) => event.type === 'dice_rolled' && event.by === seat).lastIndexOf(true);
  const faces = /** @type {number[]} */ (log[last]?.event.faces ?? []);
  const done = log.slice(last + 1).filter(({ event }) => event.type === 'ability_charged' && event.cause === 'star' && event.hero === seat).length;
  const stars = faces.filter((face) => face === 0).length;
  return { star: Math.min(done + 1, Math.max(1, stars)), stars };
}
