/** Says where a square is in words, for people who listen to the board instead of looking at it. */
import { areaAt, sameCell } from '../lib/geometry.js';

/**
 * @param {import('../lib/words.js').Words} words
 * @param {import('../lib/wire.js').Entities | null} entities
 * @param {import('../lib/wire.js').Cell} from
 * @param {import('../lib/wire.js').Cell} to
 * @returns {string} such as "2 north, 1 east, the crypt"; the area only where it is another one
 */
export function sayWhere(words, entities, from, to) {
  if (sameCell(from, to)) return words.t('phone-where-here');
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const parts = [];
  if (dy) parts.push(words.t(dy < 0 ? 'phone-where-north' : 'phone-where-south', { steps: Math.abs(dy) }));
  if (dx) parts.push(words.t(dx < 0 ? 'phone-where-west' : 'phone-where-east', { steps: Math.abs(dx) }));
  const board = entities?.board;
  const area = board ? areaAt(board, to) : null;
  if (area && area !== areaAt(board, from)) parts.push(words.pick(board.names?.[area]) ?? area);
  return parts.join(', ');
}
