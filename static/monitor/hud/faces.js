/** The pictures of the figures, once they have been taken; until then, and where nothing can be drawn, their signs. */
import { el, sign } from './dom.js';
import { PAINT, SIGNS, signPoints } from '../games/super_fantasy/signs.js';

const SKULL = '-0.6,-0.7 0,-0.95 0.6,-0.7 0.75,0 0.4,0.35 0.4,0.9 -0.4,0.9 -0.4,0.35 -0.75,0';

/** @type {Record<string, string>} */
let pictures = {};

/** @param {Record<string, string>} taken address of a picture by hero and by kind of monster */
export function hangFaces(taken) {
  pictures = taken;
}

/** @param {string} id a hero, or a kind of monster @returns {Element} */
export function face(id) {
  if (pictures[id]) return el('img.face', { src: pictures[id], alt: '' });
  return sign(SIGNS[id] ? signPoints(id) : SKULL, PAINT[id]?.bright ?? '#c6d5e2');
}
