/** Chooses the screen: what a person holding this phone can do at this moment of the evening. */
import { html, useEffect } from '../vendor/phone.js';
import { ownPlayer, ownSeats } from '../lib/store.js';
import { PageContext, usePage } from './context.js';
import { Icon } from './icons.js';
import { Join } from './join.js';
import { Lazy } from './lazy.js';

/** @typedef {import('./page.js').Page} Page */

/** @param {{ page: Page }} props */
export function App({ page }) {
  if (!page.words) return html`<main class="screen quiet" aria-busy="true"><h1 class="title">regno</h1></main>`;
  return html`<${PageContext.Provider} value=${page}>
    <${Screen} page=${page} />
    <${NoticeLine} page=${page} />
  <//>`;
}

/** @param {{ page: Page }} props */
function Screen({ page }) {
  const { lobby, me } = page.table;
  if (page.link === 'moved') return html`<${Farewell} icon="away" about="moved" action="phone-moved-here" />`;
  if (page.link === 'bye') return html`<${Farewell} icon="no" about="bye" action="phone-bye-again" />`;
  if (!lobby || !me) return html`<${Connecting} />`;
  if (!ownPlayer(page.table)) return html`<${Join} />`;
  if (lobby.phase === 'lobby') return html`<${Lazy} of="evening" part="Lobby" />`;
  if (ownSeats(page.table).length === 0 && !page.watching) return html`<${Lazy} of="evening" part="Lobby" late=${true} />`;
  return html`<${Lazy} of="evening" part="Game" />`;
}

function Connecting() {
  const { words, link } = usePage();
  return html`<main class="screen quiet" aria-busy="true">
    <h1 class="title">regno</h1>
    <p role="status">${words.t(link === 'lost' ? 'phone-link-lost' : 'phone-link-connecting')}</p>
  </main>`;
}

/** @param {{ icon: string, about: string, action: string }} props */
function Farewell({ icon, about, action }) {
  const page = usePage();
  const { words, farewell } = page;
  const reason = about === 'bye' && farewell ? page.refusal(farewell) : words.t(`phone-${about}-text`);
  return html`<main class="screen quiet">
    <span class="farewell-icon"><${Icon} name=${icon} /></span>
    <h1 class="title">${words.t(`phone-${about}-title`)}</h1>
    <p>${reason}</p>
    <button class="button main" onClick=${() => (farewell === 'outdated' ? page.browser.reload() : page.connection.resume())}>
      ${words.t(action)}
    </button>
  </main>`;
}

/** Milliseconds that a notice stays: time to read it twice. */
const NOTICE = 7000;

/** What the page has to say for a moment: a refusal with its reason, or that something was done. @param {{ page: Page }} props */
function NoticeLine({ page }) {
  const { notice, words } = page;
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => page.dismiss(), NOTICE);
    return () => clearTimeout(timer);
  }, [notice?.number]);
  return html`<div class="notices" aria-live="assertive">
    ${notice &&
    html`<p class=${`notice ${notice.kind}`} key=${notice.number}>
      <${Icon} name=${notice.kind === 'refused' ? 'warn' : 'yes'} />
      <span>${notice.text}</span>
      <button class="button small" onClick=${() => page.dismiss()}>${words?.t('phone-notice-close')}</button>
    </p>`}
  </div>`;
}
