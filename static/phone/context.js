/** Hands the page to everything drawn on it. */
import { createContext, useContext } from '../vendor/phone.js';

/** @typedef {import('./page.js').Page} Page */

export const PageContext = createContext(/** @type {Page | null} */ (null));

/** @returns {Page & { words: import('../lib/words.js').Words, saying: import('../lib/saying.js').Saying }} with its words */
export function usePage() {
  return /** @type {any} */ (useContext(PageContext));
}
