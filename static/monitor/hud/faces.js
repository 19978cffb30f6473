/** The pictures of the figures, once they have been taken; until then, and where nothing can be drawn, their signs. */
import { el, sign } from './dom.js';
import { PAINT, signPoints } from '../games/super_fantasy/signs.js';

/** Who has no figure on the board is drawn by hand. @type {Record<string, string>} */
const DRAWN = { master: new URL('./master.svg', import.meta.url).href };

/** @type {Record<string, string>} */
let pictures = {};

/** @param {Record<string, string>} taken address of a picture by hero and by kind of monster */
export function hangFaces(taken) {
  pictures = taken;
}

/** @param {string} id a hero, the Master, or a kind of monster @returns {Element} */
export function face(id) {
  const picture = DRAWN[id] ?? pictures[id];
  if (picture) return el('img.face', { src: picture, alt: '' });
  return sign(signPoints(id), PAINT[id]?.bright ?? '#c6d5e2');
}
