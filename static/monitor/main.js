/** Where the television's page begins: reads the flags, opens the page, counts what goes wrong. */
import { Page } from './page.js';
import { readFlags } from './flags.js';

let errors = 0;
window.addEventListener('error', () => (errors += 1));
window.addEventListener('unhandledrejection', () => (errors += 1));

const root = /** @type {HTMLElement} */ (document.getElementById('page') ?? document.body.appendChild(document.createElement('div')));
const page = new Page(root, readFlags(location.search), document.body.dataset.build);
void page.open();

/** For tests and the bench: what the last frame cost and what still waits; where a square or figure is, in parts of the board's canvas. */
Object.assign(window, {
  __stats: () => ({ ...page.stats(), errors: errors + page.errors }),
  __where: (/** @type {string | [number, number]} */ what, /** @type {number} */ height = 0) => page.theatre?.where(what, height) ?? null,
});
