/**
 * The ladder of quality: what each step draws with, and when a machine has to step down. Knows no screen.
 */

/** @typedef {'high' | 'normal' | 'low' | 'lowest'} Quality */

/** Pixel ratio at most, side of the shadow map (0 = none), milliseconds between frames when nothing moves (0 = none).
 * @type {Record<Quality, {ratio: number, shadow: number, idle: number}>} */
export const LADDER = {
  high: { ratio: 1.5, shadow: 2048, idle: 50 },
  normal: { ratio: 1, shadow: 1024, idle: 90 },
  low: { ratio: 0.75, shadow: 0, idle: 0 },
  lowest: { ratio: 0.5, shadow: 0, idle: 0 },
};
const STEPS = /** @type {Quality[]} */ (Object.keys(LADDER));

/** How many frames are judged together. */
export const JUDGED = 45;
const SLOW_FRAME = 45;
const HOPELESS_FRAME = 260;

/** @param {number[]} frames lengths in milliseconds @returns {number} the one in the middle */
export const middleOf = (frames) => [...frames].sort((a, b) => a - b)[frames.length >> 1];

/**
 * @param {Quality} quality of now
 * @param {number} middle length of the middle frame of a while, in milliseconds
 * @returns {Quality | 'flat'} what to draw with from now on; `flat` when not even the last step is bearable
 */
export function judge(quality, middle) {
  if (middle < SLOW_FRAME) return quality;
  const next = STEPS[STEPS.indexOf(quality) + 1];
  if (next) return next;
  return middle > HOPELESS_FRAME ? 'flat' : quality;
}
