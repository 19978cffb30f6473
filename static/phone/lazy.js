/** The game's part of the page comes once somebody has joined: the first look at the page stays light. */
import { html, useEffect, useState } from '../vendor/phone.js';
import { usePage } from './context.js';

/** @type {typeof import('./game.js').Game | null} */
let game = null;

/** Fetches the game's modules; a network that fails is asked again by the next call. @returns {Promise<void>} */
export async function fetchGame() {
  game ??= (await import('./game.js')).Game;
}

export function LazyGame() {
  const { words, link } = usePage();
  const [here, setHere] = useState(game !== null);
  useEffect(() => {
    if (!here) fetchGame().then(() => setHere(true), () => {});
  }, [link, here]);
  if (here && game) return html`<${game} />`;
  return html`<main class="screen quiet" aria-busy="true"><p role="status">${words.t('phone-link-connecting')}</p></main>`;
}
