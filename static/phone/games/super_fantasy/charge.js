/** How far an ability is charged, drawn as on the board: a ring a charge, the last of them the star. */
import { html } from '../../../vendor/phone.js';
import { usePage } from '../../context.js';
import { Icon } from '../../icons.js';

/** Grades of an ability as they are written, by level from 1 on. */
export const GRADES = ['I', 'II', 'III'];

/** @param {{ state: { charge: number, length: number } }} props an ability of a hero */
export function Charge({ state: { charge, length } }) {
  const { words } = usePage();
  return html`<span class="charge-track" role="img" aria-label=${words.t('phone-ability-charge', { charge, length })}>
    ${Array.from({ length: length - 1 }, (_, n) => html`<span key=${n} class=${n < charge ? 'charged' : ''}></span>`)}
    <span class=${`last${charge >= length ? ' charged' : ''}`}><${Icon} name="star" /></span>
  </span>`;
}
