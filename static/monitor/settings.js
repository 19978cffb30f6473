/**
 * What the host set for this television, kept by the browser: margin, size of text, sound, calm, language.
 */
import { recall, remember } from '../lib/identity.js';

/** @typedef {import('../lib/identity.js').Shelf} Shelf */
/** @typedef {{margin: number, text: number, sound: boolean, calm: boolean, done: boolean}} Settings margin in parts of 100, text as a factor */

/** @type {Settings} */
export const DEFAULTS = { margin: 3, text: 1, sound: true, calm: false, done: false };
export const MARGINS = [0, 1.5, 3, 4.5, 6];
export const TEXTS = [1, 1.1, 1.2];

/** @param {Shelf} shelf @param {boolean} calm what the machine itself asks for @returns {Settings} */
export function readSettings(shelf, calm) {
  try {
    const kept = JSON.parse(recall(shelf, 'tv') ?? '{}');
    return { ...DEFAULTS, calm, ...kept };
  } catch {
    return { ...DEFAULTS, calm };
  }
}

/** @param {Shelf} shelf @param {Settings} settings */
export function keepSettings(shelf, settings) {
  remember(shelf, 'tv', JSON.stringify(settings));
}

/** @param {Settings} settings @param {HTMLElement} root */
export function applySettings(settings, root) {
  root.style.setProperty('--safe', `${settings.margin}`);
  root.style.setProperty('--text', `${settings.text}`);
  root.classList.toggle('calm', settings.calm);
}

/** The neighbour of a value in a row of choices. @template T @param {T[]} row @param {T} value @param {number} by -1 or 1 @returns {T} */
export function neighbour(row, value, by) {
  const at = row.indexOf(value);
  return row[Math.min(row.length - 1, Math.max(0, (at < 0 ? 0 : at) + by))];
}
