/** How far an ability is charged, drawn the same everywhere: a ring a charge, then the star that it makes. */
import { html } from '../../../vendor/phone.js';
import { usePage } from '../../context.js';
import { Icon } from '../../icons.js';

/** Grades of an ability as they are written, by level from 1 on. */
export const GRADES = ['I', 'II', 'III'];

/** @param {{ state: { charge: number, length: number } }} props an ability of a hero */
export function Charge({ state: { charge, length } }) {
  const { words } = usePage();
  return html`<span class="charge-track" role="img" aria-label=${words.t('phone-ability-charge', { charge, length })}>
    ${Array.from({ length }, (_, n) => html`<span key=${n} class=${n < charge ? 'charged' : ''}></span>`)}<${Icon} name="star" />
  </span>`;
}
