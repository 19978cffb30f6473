/** Hands the page to everything drawn on it. */
import { createContext, useContext, useEffect } from '../vendor/phone.js';

/** @typedef {import('./page.js').Page} Page */

export const PageContext = createContext(/** @type {Page | null} */ (null));

/** @returns {Page & { words: import('../lib/words.js').Words, saying: import('../lib/saying.js').Saying }} with its words */
export function usePage() {
  return /** @type {any} */ (useContext(PageContext));
}

/** Sees that words which only some screens need are fetched; the page draws itself again once they are there. @param {(string | null)[]} files without ending; null: not needed yet */
export function useMoreWords(...files) {
  const page = usePage();
  useEffect(() => {
    for (const file of files) if (file) void page.fetchMoreWords(file);
  }, [page.words, page.link, files.join()]);
}
