/**
 * Who this phone is: a token in the browser's store and in the page's address, so that a reload, "open in another
 * browser" or a tab from the history keeps the seat. Every call is guarded: private windows and odd in-app browsers may
 * refuse storage.
 *
 * @typedef {{ getItem: (key: string) => string | null, setItem: (key: string, value: string) => void,
 *             removeItem: (key: string) => void }} Shelf
 */

/** The browser's store, or one that forgets, where the browser refuses. @returns {Shelf} */
export function browserShelf() {
  try {
    const shelf = globalThis.localStorage;
    shelf.getItem('regno');
    return shelf;
  } catch {
    return memoryShelf();
  }
}

/** @returns {Shelf} a store that lasts as long as the page */
export function memoryShelf() {
  /** @type {Map<string, string>} */
  const kept = new Map();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** @param {Shelf} shelf @param {string} name @returns {string | null} */
export function recall(shelf, name) {
  try {
    return shelf.getItem(`regno.${name}`);
  } catch {
    return null;
  }
}

/** @param {Shelf} shelf @param {string} name @param {string | null} value null forgets it */
export function remember(shelf, name, value) {
  try {
    if (value === null) shelf.removeItem(`regno.${name}`);
    else shelf.setItem(`regno.${name}`, value);
  } catch {
    /* the page still works; it only forgets when it closes */
  }
}

/**
 * @param {Shelf} shelf
 * @param {string} search the address's part from `?`
 * @param {string} table
 * @returns {string | null} the token; the address wins over the store
 */
export function readToken(shelf, search, table) {
  return new URLSearchParams(search).get('p') || recall(shelf, `token.${table}`);
}

/**
 * @param {Shelf} shelf
 * @param {string} table
 * @param {string | null} token null forgets who this phone was
 * @param {string} href the page's whole address
 * @returns {string} the address to show instead
 */
export function keepToken(shelf, table, token, href) {
  remember(shelf, `token.${table}`, token);
  const url = new URL(href);
  if (token === null) url.searchParams.delete('p');
  else url.searchParams.set('p', token);
  return url.href;
}

/**
 * @param {string} path of the page: `/`, `/tv`, `/t/CODE` or `/tv/CODE`
 * @returns {string} the table's code in capitals; empty for the table that needs none
 */
export function tableCode(path) {
  const match = /^\/(?:t|tv)\/([^/]+)\/?$/.exec(path);
  return match ? decodeURIComponent(/** @type {string} */ (match[1])).toUpperCase() : '';
}
