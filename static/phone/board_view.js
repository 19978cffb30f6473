/**
 * Which part of a board is seen: pan, zoom and fit, in screen pixels and squares. Pure numbers; tested without a screen.
 *
 * @typedef {{ x: number, y: number, scale: number }} View `scale` pixels a square; (x, y) the pixel of the board's corner
 * @typedef {{ width: number, height: number }} Size
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Bounds in squares, right and bottom excluded
 */

/** A square is never smaller or larger than this, in pixels. */
export const SMALLEST = 14;
export const LARGEST = 110;
/** A square should be this large to be hit by a thumb. */
export const THUMB = 44;

/** Pixels at the window's right edge that belong to the map's buttons: the board may be drawn there, but nothing that matters. */
export const BUTTONS = 52;

/** @param {number} value @param {number} low @param {number} high */
const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

/**
 * @param {import('../lib/wire.js').Cell[]} cells
 * @returns {Bounds | null} a square of room around all of them; null for none
 */
export function boundsOf(cells) {
  if (cells.length === 0) return null;
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  return { left: Math.min(...xs) - 1, top: Math.min(...ys) - 1, right: Math.max(...xs) + 2, bottom: Math.max(...ys) + 2 };
}

/**
 * @param {Bounds} bounds @param {Size} size of the window in pixels @param {number} [most] pixels a square at most
 * @returns {View} everything within the bounds, in the middle
 */
export function fit(bounds, size, most = LARGEST) {
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const scale = clamp(Math.min(size.width / width, size.height / height), SMALLEST, most);
  return {
    scale,
    x: size.width / 2 - ((bounds.left + bounds.right) / 2) * scale,
    y: size.height / 2 - ((bounds.top + bounds.bottom) / 2) * scale,
  };
}

/**
 * @param {View} view @param {Bounds} bounds what is to be seen now @param {Size} size of the window in pixels
 * @returns {View} never closer than before: as it was where everything is seen already, else moved as little as will do, and
 *   farther away only where there is no room
 */
export function follow(view, bounds, size) {
  const room = fit(bounds, size, view.scale);
  if (room.scale < view.scale) return room;
  /** @param {number} at @param {number} from @param {number} to @param {number} window */
  const slide = (at, from, to, window) => clamp(at, -from * view.scale, window - to * view.scale);
  return {
    scale: view.scale,
    x: slide(view.x, bounds.left, bounds.right, size.width),
    y: slide(view.y, bounds.top, bounds.bottom, size.height),
  };
}

/** @param {View} view @param {number} dx pixels @param {number} dy pixels @returns {View} */
export const pan = (view, dx, dy) => ({ ...view, x: view.x + dx, y: view.y + dy });

/** @param {View} view @param {number} factor @param {number} px the point that stays where it is @param {number} py @returns {View} */
export function zoom(view, factor, px, py) {
  const scale = clamp(view.scale * factor, SMALLEST, LARGEST);
  const real = scale / view.scale;
  return { scale, x: px - (px - view.x) * real, y: py - (py - view.y) * real };
}

/**
 * @param {View} view @param {Size} size @param {{ width: number, height: number }} board in squares
 * @returns {View} moved back so that the window shows board wherever it can: a margin of a square beyond the edges, and a
 *   board smaller than the window in its middle
 */
export function keepInside(view, size, board) {
  /** @param {number} at @param {number} window @param {number} length of the board in pixels */
  const inside = (at, window, length) => {
    const margin = Math.min(view.scale, window / 6);
    if (length + 2 * margin <= window) return (window - length) / 2;
    return clamp(at, window - length - margin, margin);
  };
  return {
    scale: view.scale,
    x: inside(view.x, size.width, board.width * view.scale),
    y: inside(view.y, size.height, board.height * view.scale),
  };
}

/** @param {View} view @param {number} px @param {number} py @returns {import('../lib/wire.js').Cell} the square under a pixel */
export const cellUnder = (view, px, py) => [Math.floor((px - view.x) / view.scale), Math.floor((py - view.y) / view.scale)];
