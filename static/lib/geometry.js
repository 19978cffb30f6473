/**
 * Squares, fences and steps of a drawn board, as both pages need them. y grows southwards; facing 0 is north, clockwise.
 *
 * @typedef {import('./wire.js').Cell} Cell
 * @typedef {'e' | 's'} Side
 * @typedef {{ width: number, height: number, rows: string[], areas: string[], walls: [number, number, Side, number][] }} Board
 *   `rows`: `.` floor, `#` stone, ` ` nothing; walls: so many in a row, the first between (x, y) and its eastern or southern
 *   neighbour
 */

/** North, then clockwise: the way of each of the eight facings. @type {readonly Cell[]} */
export const DIRECTIONS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/** @param {Cell} cell @returns {string} a key for maps and sets */
export const cellKey = ([x, y]) => `${x},${y}`;

/** @param {Cell} a @param {Cell} b @returns {boolean} */
export const sameCell = (a, b) => a[0] === b[0] && a[1] === b[1];

/** @param {Cell} a @param {Cell} b @returns {number} rings between two squares; the eight neighbours are at 1 */
export const rings = (a, b) => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));

/** @param {number} facing 0-7 @returns {number} degrees clockwise from north */
export const facingDegrees = (facing) => facing * 45;

/** @param {Cell} from @param {Cell} to @returns {number} the facing 0-7 nearest to the way from one to the other */
export function facingTowards(from, to) {
  const angle = Math.atan2(to[0] - from[0], from[1] - to[1]);
  return (Math.round(angle / (Math.PI / 4)) + 8) % 8;
}

/** @param {Board} board @param {Cell} cell @returns {string} `.`, `#` or ` `; ` ` beyond the edge too */
export const groundAt = (board, [x, y]) => board.rows[y]?.[x] ?? ' ';

/** @param {Board} board @param {Cell} cell @returns {boolean} whether figures could ever stand there */
export const isFloor = (board, cell) => groundAt(board, cell) === '.';

/** @param {Board} board @param {Cell} cell @returns {string | null} the area's letter */
export function areaAt(board, [x, y]) {
  const letter = board.areas[y]?.[x];
  return letter && letter !== ' ' && letter !== '#' && letter !== '.' ? letter : null;
}

/** @param {Cell} a @param {Cell} b two orthogonal neighbours @returns {string} a key for the edge between them */
export function edgeKey(a, b) {
  const [x, y] = a[0] < b[0] || a[1] < b[1] ? a : b;
  return `${x},${y},${a[1] === b[1] ? 'e' : 's'}`;
}

/** @param {Board} board @returns {[number, number, Side][]} every wall by itself */
export const wallsOf = (board) =>
  board.walls.flatMap(([x, y, side, count]) =>
    Array.from({ length: count }, (_, n) => /** @type {[number, number, Side]} */ (side === 'e' ? [x, y + n, side] : [x + n, y, side])),
  );

/**
 * @param {Board} board
 * @param {Iterable<[Cell, Cell]>} [closed] edges that closed gates stand on
 * @returns {Set<string>} keys of all edges that nothing passes
 */
export function closedEdges(board, closed = []) {
  const edges = new Set(wallsOf(board).map(([x, y, side]) => `${x},${y},${side}`));
  for (const [a, b] of closed) edges.add(edgeKey(a, b));
  return edges;
}

/**
 * Whether one step leads from a square to a neighbour: a diagonal step is barred only if both ways round it are.
 * @param {Board} board @param {Set<string>} edges from `closedEdges` @param {Cell} from @param {Cell} to
 * @returns {boolean}
 */
export function canStep(board, edges, from, to) {
  if (rings(from, to) !== 1 || !isFloor(board, to)) return false;
  if (from[0] === to[0] || from[1] === to[1]) return !edges.has(edgeKey(from, to));
  return [
    /** @type {Cell} */ ([from[0], to[1]]),
    /** @type {Cell} */ ([to[0], from[1]]),
  ].some(
    (corner) => isFloor(board, corner) && !edges.has(edgeKey(from, corner)) && !edges.has(edgeKey(corner, to)),
  );
}

/**
 * A shortest way over reachable squares, for the preview: back from the goal, each step one cheaper.
 * @param {Board} board @param {Set<string>} edges
 * Squares where somebody would stop the walker are not walked through, and straight ways are preferred.
 * @param {{ cell: Cell, cost: number, zone?: boolean }[]} reachable squares with their cost @param {Cell} from @param {Cell} to
 * @returns {Cell[]} the squares from start to goal, both included; only these two where no way is found
 */
export function wayTo(board, edges, reachable, from, to) {
  const cost = new Map(reachable.map((entry) => [cellKey(entry.cell), entry.cost]));
  const stops = new Set(reachable.filter((entry) => entry.zone).map((entry) => cellKey(entry.cell)));
  /** @param {Cell} cell */
  const detour = (cell) => Math.hypot(cell[0] - from[0], cell[1] - from[1]) + (stops.has(cellKey(cell)) ? 1000 : 0);
  const way = [to];
  let here = to;
  for (let left = cost.get(cellKey(to)) ?? 0; left > 1; left -= 1) {
    const [next] = DIRECTIONS.map(([dx, dy]) => /** @type {Cell} */ ([here[0] + dx, here[1] + dy]))
      .filter((cell) => cost.get(cellKey(cell)) === left - 1 && canStep(board, edges, cell, here))
      .sort((a, b) => detour(a) - detour(b));
    if (!next) return [from, to];
    way.push(next);
    here = next;
  }
  way.push(from);
  return way.reverse();
}

/**
 * @param {Board} board
 * @returns {{ x1: number, y1: number, x2: number, y2: number }[]} fences as lines in squares, joined where they run on
 */
export function wallLines(board) {
  /** @type {Map<string, number[]>} */
  const lanes = new Map();
  for (const [x, y, side] of wallsOf(board)) {
    const lane = side === 'e' ? `v${x + 1}` : `h${y + 1}`;
    lanes.set(lane, [...(lanes.get(lane) ?? []), side === 'e' ? y : x]);
  }
  const lines = [];
  for (const [lane, starts] of lanes) {
    const at = Number(lane.slice(1));
    for (const [from, to] of runs(starts)) {
      lines.push(lane[0] === 'v' ? { x1: at, y1: from, x2: at, y2: to } : { x1: from, y1: at, x2: to, y2: at });
    }
  }
  return lines;
}

/** @param {number[]} starts of unit lengths @returns {[number, number][]} joined, as from and to */
function runs(starts) {
  /** @type {[number, number][]} */
  const joined = [];
  for (const start of [...starts].sort((a, b) => a - b)) {
    const last = joined[joined.length - 1];
    if (last && last[1] === start) last[1] = start + 1;
    else joined.push([start, start + 1]);
  }
  return joined;
}

/** @param {Cell} a @param {Cell} b two orthogonal neighbours @returns {{ x1: number, y1: number, x2: number, y2: number }} */
export function edgeLine(a, b) {
  if (a[1] === b[1]) {
    const x = Math.max(a[0], b[0]);
    return { x1: x, y1: a[1], x2: x, y2: a[1] + 1 };
  }
  const y = Math.max(a[1], b[1]);
  return { x1: a[0], y1: y, x2: a[0] + 1, y2: y };
}
