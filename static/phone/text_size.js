/** The size of the letters, as this phone has chosen it. */
import { recall } from '../lib/identity.js';

/** Makes the page's letters as large as this phone chose before. @param {import('./page.js').Page} page */
export function applyTextSize(page) {
  document.documentElement.style.fontSize = `${recall(page.browser.shelf, 'text') ?? '100'}%`;
}
