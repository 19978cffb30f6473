/** Parts of the page that come when they are needed first: the first look at it stays light. */
import { html, useEffect, useState } from '../vendor/phone.js';
import { useMoreWords, usePage } from './context.js';

/** Where parts are, several to a module. @type {Record<string, () => Promise<Record<string, any>>>} */
const MODULES = {
  evening: () => import('./evening.js'),
  later: () => import('./later.js'),
};

/** The words that a module's parts need beside those of the start. @type {Record<string, string[]>} */
const WORDS = { later: ['phone_later', 'super_fantasy_later'] };

/** @type {Record<string, Record<string, any>>} */
const here = {};

/** Fetches lobby and game, or what comes later; a network that fails is asked again by the next call. @param {'evening' | 'later'} module @returns {Promise<void>} */
export async function fetchParts(module) {
  here[module] ??= await /** @type {() => Promise<any>} */ (MODULES[module])();
}

/** @param {{ of: 'evening' | 'later', part: string } & Record<string, any>} props the module, the part's name in it, and what the part is given */
export function Lazy({ of, part, ...props }) {
  const page = usePage();
  const { words, link } = page;
  const [, setHere] = useState(false);
  const Part = here[of]?.[part];
  useEffect(() => {
    if (!Part) fetchParts(of).then(() => setHere(true), () => {});
  }, [of, link, Part]);
  const files = WORDS[of] ?? [];
  useMoreWords(...files);
  if (Part && files.every((file) => page.hasMoreWords(file))) return html`<${Part} ...${props} />`;
  const wait = html`<p class="hint" role="status">${words.t('phone-link-connecting')}</p>`;
  return of === 'evening' ? html`<main class="screen quiet" aria-busy="true">${wait}</main>` : wait;
}
