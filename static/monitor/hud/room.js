/** How much of the screen the panels leave for the board. */

/** @typedef {import('../scene/stage.js').Free} Free */

/** Parts of the height: the track of rounds above, the line of who decides below, the dice's tray, the words over the tray. */
const TRACK = 0.14;
const BANNER = 0.14;
const TRAY = 0.27;
const WORDS = 0.16;
const AIR = 0.008;

/**
 * @param {HTMLElement} root the whole screen @param {HTMLElement} west the left column @param {HTMLElement} east the right column
 * @param {{duel: HTMLElement | null, rolling: boolean}} open what lies over the board now: a blow's panel, dice
 * @returns {Free} margins in parts of width and height
 */
export function roomLeft(root, west, east, { duel, rolling }) {
  const { clientWidth: width, clientHeight: height } = root;
  if (!width || !height) return { left: 0.265, right: 0.235, top: TRACK, bottom: BANNER };
  const left = (west.offsetLeft + west.offsetWidth) / width + AIR;
  const right = (width - east.offsetLeft) / width + AIR;
  if (duel) return { left, right, top: (duel.offsetTop + duel.offsetHeight) / height + AIR, bottom: TRAY };
  return { left, right, top: TRACK, bottom: rolling ? TRAY + WORDS : BANNER };
}
