/** Areas of a board, by their letters. */

/** @typedef {import('../../../lib/wire.js').Cell} Cell */
/** @typedef {import('./entities.js').BoardEntity} BoardEntity */

/** @param {BoardEntity | undefined} board @param {string} area its letter @returns {Cell[]} its squares, row by row */
export function cellsOfArea(board, area) {
  return (board?.areas ?? []).flatMap((row, y) => [...row].flatMap((letter, x) => (letter === area ? [/** @type {Cell} */ ([x, y])] : [])));
}

/** @param {BoardEntity | undefined} board @param {string} area its letter @returns {Cell | null} its square nearest to the middle of them all */
export function middleOfArea(board, area) {
  const cells = cellsOfArea(board, area);
  const mean = (/** @type {number} */ axis) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
  const [x, y] = [mean(0), mean(1)];
  const far = (/** @type {Cell} */ cell) => Math.hypot(cell[0] - x, cell[1] - y);
  return cells.reduce((best, cell) => (best && far(best) <= far(cell) ? best : cell), /** @type {Cell | null} */ (null));
}
