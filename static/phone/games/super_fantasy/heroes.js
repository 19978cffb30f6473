/** How a hero is told from the others: colour, letter, and the words about him. */
import { html } from '../../../vendor/phone.js';

/** A hero's letter: the same in every language, and different for each. @type {Record<string, string>} */
const LETTERS = { elfric: 'E', axl: 'A', pizzarro: 'P', kayla: 'K', goodlight: 'L', gnomy: 'G', master: 'M' };

/** Paint by the name of a colour: the fill, and the letter on it. @type {Record<string, { fill: string, ink: string }>} */
const PAINT = {
  orange: { fill: '#e0852b', ink: '#231507' },
  black: { fill: '#2b2b33', ink: '#ffffff' },
  green: { fill: '#3f8f4a', ink: '#ffffff' },
  blue: { fill: '#2f66c4', ink: '#ffffff' },
  red: { fill: '#c23b33', ink: '#ffffff' },
  brown: { fill: '#7d5230', ink: '#ffffff' },
};
/** Whoever commands the undead is no hero, and has a colour that none of them has. */
const MASTER = { fill: '#4b3566', ink: '#d9ffb8' };
const PLAIN = { fill: '#5b5f7a', ink: '#ffffff' };

export const ATTRIBUTES = ['speed', 'strength', 'cunning', 'aim', 'magic', 'defence'];

/**
 * @param {number} own the hero's own value of an attribute @param {number} now with everything he wears and suffers
 * @returns {string} such as `3+1`
 */
export const attributeText = (own, now) => (now === own ? String(own) : `${own}${now > own ? '+' : '−'}${Math.abs(now - own)}`);

/**
 * @param {any} facts of the game @param {string} hero @param {string} attribute
 * @returns {number} the value with the gear he begins with
 */
export function valueAtStart(facts, hero, attribute) {
  const { attributes, worn = {} } = facts.heroes[hero];
  return attributes[attribute] + (worn[attribute] ?? 0);
}

/** @param {string} hero @returns {string} */
export const letterOf = (hero) => LETTERS[hero] ?? hero.slice(0, 1).toUpperCase();

/** @param {any} facts of the game @param {string} hero @returns {{ fill: string, ink: string }} */
export const paintOf = (facts, hero) => PAINT[facts?.heroes?.[hero]?.colour] ?? (hero === 'master' ? MASTER : PLAIN);

/**
 * A hero's shield with his letter.
 * @param {{ hero: string, facts: any, small?: boolean, down?: boolean }} props
 */
export function Crest({ hero, facts, small = false, down = false }) {
  const { fill, ink } = paintOf(facts, hero);
  return html`<svg class=${`crest${small ? ' small' : ''}`} viewBox="0 0 40 44" aria-hidden="true">
    <path d="M3 4q17-5 34 0v18c0 12-9 17-17 20C12 39 3 34 3 22z" fill=${down ? '#8a8578' : fill} stroke="#fff6df" stroke-width="2.5" />
    <text x="20" y="29" text-anchor="middle" font-size="22" font-weight="900" fill=${down ? '#1d1a25' : ink}>${letterOf(hero)}</text>
  </svg>`;
}
