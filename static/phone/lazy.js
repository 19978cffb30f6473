/** Parts of the page that come when they are needed first: the first look at it stays light. */
import { html, useEffect, useState } from '../vendor/phone.js';
import { useMoreWords, usePage } from './context.js';

/** @typedef {'evening' | 'host' | 'action' | 'cell' | 'number' | 'news' | 'recap' | 'master' | 'pieces' | 'later'} ModuleName */

/** Where parts are. @type {Record<ModuleName, () => Promise<Record<string, any>>>} */
const MODULES = {
  evening: () => import('./evening.js'),
  host: () => import('./host.js'),
  action: () => import('./questions/action.js'),
  cell: () => import('./questions/cell.js'),
  number: () => import('./questions/number.js'),
  news: () => import('./news.js'),
  recap: () => import('./recap.js'),
  master: () => import('./master.js'),
  pieces: () => import('./games/super_fantasy/more_pieces.js'),
  later: () => import('./later.js'),
};

/** The words that a module's parts need beside those of the start. @type {Partial<Record<ModuleName, string[]>>} */
const WORDS = {
  host: ['phone_host'],
  news: ['super_fantasy_later'],
  master: ['super_fantasy_later', 'phone_later'],
  later: ['super_fantasy_later', 'phone_later', 'phone_host'],
};

/** @type {Partial<Record<ModuleName, Record<string, any>>>} */
const here = {};

/** Fetches the parts of a module; a network that fails is asked again by the next call. @param {ModuleName} module @returns {Promise<void>} */
export async function fetchParts(module) {
  here[module] ??= await MODULES[module]();
}

/** @param {ModuleName | null} of null: not needed yet @param {string} [part] its name in the module; without it the whole module @returns {any} null until it and its words have come */
export function usePart(of, part) {
  const page = usePage();
  const [, setHere] = useState(false);
  const found = of && (part ? here[of]?.[part] : here[of]);
  useEffect(() => {
    if (of && !found) fetchParts(of).then(() => setHere((before) => !before), () => {});
  }, [of, page.link, found]);
  const files = (of && WORDS[of]) || [];
  useMoreWords(...files);
  return found && files.every((file) => page.hasMoreWords(file)) ? found : null;
}

/** What is shown while something comes. */
export function Coming() {
  return html`<p class="hint" role="status">${usePage().words.t('phone-link-connecting')}</p>`;
}

/** @param {{ of: ModuleName, part: string, quiet?: boolean } & Record<string, any>} props the module, the part's name in it, whether nothing is shown while it comes, and what the part is given */
export function Lazy({ of, part, quiet = false, ...props }) {
  const Part = usePart(of, part);
  if (Part) return html`<${Part} ...${props} />`;
  if (quiet) return null;
  return of === 'evening' ? html`<main class="screen quiet" aria-busy="true"><${Coming} /></main>` : html`<${Coming} />`;
}
