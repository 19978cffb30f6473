/** The heroes from the chest up, in simple shapes, before the colour that is theirs everywhere. */
import { html } from '../../../vendor/phone.js';
import { letterOf, paintOf } from './heroes.js';

const INK = '#231d2c';
const SKIN = '#f0b894';

/** Eyes of everybody; the head is a circle of 11 around (30, 27). */
const EYES = html`<path d="M25.5 25.5v3M34.5 25.5v3" stroke=${INK} stroke-width="2.4" stroke-linecap="round" />`;

/** Shapes by hero, on 60 by 60. @type {Record<string, any>} */
const FIGURES = {
  // Pointed ears, fair hair, a cloak of night, a sword longer than himself.
  elfric: html`<path d="M49 58V8l2.5-5L54 8v50z" fill="#d9e1ee" /><path d="M45 42h13" stroke="#e2ad3c" stroke-width="3" />
    <path d="M10 60C10 44 20 38 30 38s20 6 20 22z" fill="#3b2350" /><path d="M30 60l-9-20 9 5 9-5z" fill="#a34a08" />
    <path d="M19 27L5 17l15 3zM41 27l14-10-15 3z" fill=${SKIN} /><path d="M16 40V24a14 14 0 0 1 28 0v16z" fill="#e8d9a0" />
    <circle cx="30" cy="28" r="11" fill=${SKIN} /><path d="M18 25a12 12 0 0 1 24 0c-6-1-8-3-10-6-3 4-8 6-14 6z" fill="#f3e8bb" />${EYES}<path d="M26 34q4 2 8 0" />`,
  // Hair like an explosion, leather, the neck of a guitar.
  axl: html`<path d="M30 0l4 9 7-8 1 10 10-4-4 10 11 1-9 7 9 7-11 1 2 10H10l2-10-11-1 9-7-9-7 11-1-4-10 10 4 1-10 7 8z" fill="#8a3be0" />
    <path d="M9 60c0-15 10-22 21-22s21 7 21 22z" fill="#1d1a26" /><path d="M25 39h10l-5 14z" fill="#e9e4f2" />
    <circle cx="30" cy="28" r="11" fill=${SKIN} /><path d="M19 26c2-9 20-9 22 0-7-4-15-4-22 0z" fill="#b061ff" />${EYES}<path d="M25 33q5 4 10 0" />
    <path d="M8 58L52 40" stroke="#f2dfb5" stroke-width="4" /><path d="M49 36l8 3-3 7-7-2z" fill="#ff2f6d" /><path d="M10 47l2 3M50 47l-2 3" stroke="#b9c4d6" stroke-width="3" />`,
  // A wide straw hat, a moustache, a rosary, a round belly.
  pizzarro: html`<path d="M6 60c0-16 11-23 24-23s24 7 24 23z" fill="#1d8a40" /><path d="M18 42q12 14 24 0" fill="none" stroke="#8c4a20" stroke-width="4" stroke-dasharray="1 4.5" stroke-linecap="round" />
    <circle cx="30" cy="28" r="11" fill="#e6a67c" />${EYES}<path d="M30 31c-3-2-8-1-10 4 4 0 7 1 10-2 3 3 6 2 10 2-2-5-7-6-10-4z" fill="#3a2a22" />
    <ellipse cx="30" cy="19" rx="27" ry="5.5" fill="#f0cf7a" /><path d="M17 18C17 4 24 2 30 2s13 2 13 16z" fill="#e0b75a" /><path d="M17 17q13 4 26 0v-4q-13 4-26 0z" fill="#b7322a" />`,
  // A dark elf: white hair in a tail, a band of blue, a crossbow.
  kayla: html`<path d="M38 12C58 8 58 34 50 46c0-12-3-20-12-24z" fill="#f2f4ff" /><path d="M12 60c0-14 8-21 18-21s18 7 18 21z" fill="#1b4f9c" />
    <path d="M22 60L36 40" stroke="#6a4328" stroke-width="4" /><path d="M19 27L6 19l14 1zM41 27l13-8-14 1z" fill="#8a78b8" /><circle cx="30" cy="28" r="11" fill="#9a88c8" />
    <path d="M17 26C16 10 44 10 43 26c-3-5-8-7-13-7s-10 2-13 7z" fill="#f2f4ff" /><path d="M18 22q12-5 24 0" fill="none" stroke="#3f9bff" stroke-width="3.5" />${EYES}<path d="M26 34q5 2 8-1" />
    <path d="M2 44q10-10 20 0" fill="none" stroke="#d8dfef" stroke-width="3" /><path d="M12 38v20M2 44h20" stroke="#7a4a24" stroke-width="3" />`,
  // Fair hair, a winged helmet, a red cape, a shield with a bolt.
  goodlight: html`<path d="M8 60c0-15 10-22 22-22s22 7 22 22z" fill="#9c1626" /><path d="M18 60c0-12 5-20 12-20s12 8 12 20z" fill="#dfe6f2" />
    <path d="M16 44V24a14 14 0 0 1 28 0v20l-6-4H22z" fill="#ffd34d" /><circle cx="30" cy="28" r="11" fill=${SKIN} />${EYES}<path d="M26 33q4 3 8 0" />
    <path d="M17 23a13 13 0 0 1 26 0q-13-5-26 0z" fill="#c9d2e2" /><path d="M17 22C8 20 6 10 7 3c3 5 8 6 11 11zM43 22c9-2 11-12 10-19-3 5-8 6-11 11z" fill="#ffffff" />
    <path d="M38 42q9 3 18-1c1 9-3 15-9 19-6-3-9-9-9-18z" fill="#e2ad3c" /><path d="M49 44l-5 6h3l-2 6 6-7h-3z" fill="#fff6df" />`,
  // Small, goggles, a great red beard, a fist of iron.
  gnomy: html`<path d="M8 60c0-12 10-18 22-18s22 6 22 18z" fill="#4b5a6b" /><path d="M12 40l6-14v18zM48 40l-6-14v18z" fill="#7b8496" />
    <circle cx="30" cy="29" r="12" fill=${SKIN} /><path d="M17 31c2 3 6 4 9 2q4-2 8 0c3 2 7 1 9-2 1 12-5 24-13 27-8-3-14-15-13-27z" fill="#c9541c" />
    <path d="M16 24C16 8 44 8 44 24q-14-5-28 0z" fill="#6e4420" /><path d="M17 22h26" stroke="#2d2018" stroke-width="3" />
    <circle cx="24.5" cy="24" r="5.5" fill="#7fe9ff" /><circle cx="35.5" cy="24" r="5.5" fill="#7fe9ff" /><circle cx="30" cy="31" r="2.8" fill="#e09a78" />
    <path d="M42 46h15v13H42z" fill="#c8d0df" /><path d="M46.5 46v13M52 46v13" />`,
  // Who commands the undead: a skull in a hood, a crooked crown, two small green lights.
  master: html`<path d="M6 60C4 30 14 8 30 8s26 22 24 52z" fill="#3c2a52" /><path d="M14 60c-1-22 5-36 16-36s17 14 16 36z" fill="#1a1422" />
    <path d="M19 32c0-9 5-14 11-14s11 5 11 14c0 5-2 7-4 9v5H23v-5c-2-2-4-4-4-9z" fill="#f2ead6" /><circle cx="25.5" cy="32" r="3.6" fill="#1a1422" /><circle cx="34.5" cy="32" r="3.6" fill="#1a1422" />
    <circle cx="25.5" cy="32" r="1.5" fill="#9dff6a" /><circle cx="34.5" cy="32" r="1.5" fill="#9dff6a" /><path d="M28.5 38l1.5-3 1.5 3zM26 42v4M30 42v4M34 42v4" />
    <path d="M17 15l2-12 7 6 5-8 4 8 8-4-1 11z" fill="#e2ad3c" />`,
};

/** @param {{ hero: string, facts: any }} props */
export function Bust({ hero, facts }) {
  const { fill, ink } = paintOf(facts, hero);
  return html`<svg class="bust" viewBox="0 0 60 60" aria-hidden="true">
    <rect width="60" height="60" fill=${fill} /><circle cx="30" cy="30" r="27" fill="#fff6df" opacity=".28" />
    <g fill="none" stroke=${INK} stroke-width="1.5" stroke-linejoin="round">${FIGURES[hero] ?? null}</g>
    <circle cx="9" cy="51" r="8" fill=${fill} stroke="#fff6df" stroke-width="1.5" /><text x="9" y="55" text-anchor="middle" font-size="11" font-weight="900" fill=${ink}>${letterOf(hero)}</text>
  </svg>`;
}
