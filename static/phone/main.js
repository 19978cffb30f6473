/** Starts the phone's page: hands it the browser and draws it again whenever something has changed. */
import { FluentBundle, FluentResource, html, render } from '../vendor/phone.js';
import { browserWorld, watchVisibility } from '../lib/connection.js';
import { browserShelf } from '../lib/identity.js';
import { App } from './app.js';
import { Page } from './page.js';
import { applyTextSize } from './text_size.js';

const place = /** @type {HTMLElement} */ (document.getElementById('page'));
const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';

const page = new Page({
  world: browserWorld(`${scheme}//${location.host}/ws`),
  shelf: browserShelf(),
  address: () => location.href,
  readdress: (href) => history.replaceState(null, '', href),
  reload: () => location.reload(),
  read: async (url) => {
    try {
      const response = await fetch(url);
      return response.ok ? await response.text() : null;
    } catch {
      return null;
    }
  },
  languages: navigator.languages ?? [navigator.language],
  build: document.body.dataset.build ?? '',
  fluent: { FluentBundle, FluentResource },
  missing: (key) => console.warn(key),
});

applyTextSize(page);

let drawing = false;
page.onChange = () => {
  if (drawing) return;
  drawing = true;
  queueMicrotask(() => {
    drawing = false;
    document.documentElement.lang = page.language;
    render(html`<${App} page=${page} />`, place);
  });
};

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') page.leave();
});
watchVisibility(page.connection, { document, window });
void page.start();
