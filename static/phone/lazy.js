/** The evening's part of the page comes once somebody joins: the first look at the page stays light. */
import { html, useEffect, useState } from '../vendor/phone.js';
import { usePage } from './context.js';

/** @type {typeof import('./evening.js') | null} */
let evening = null;

/** Fetches lobby and game; a network that fails is asked again by the next call. @returns {Promise<void>} */
export async function fetchEvening() {
  evening ??= await import('./evening.js');
}

/** @param {{ part: 'Game' | 'Lobby', late?: boolean }} props `late` for a lobby while the game runs already */
export function Lazy({ part, late = false }) {
  const { words, link } = usePage();
  const [here, setHere] = useState(evening !== null);
  useEffect(() => {
    if (!here) fetchEvening().then(() => setHere(true), () => {});
  }, [link, here]);
  if (here && evening) return html`<${evening[part]} late=${late} />`;
  return html`<main class="screen quiet" aria-busy="true"><p role="status">${words.t('phone-link-connecting')}</p></main>`;
}
