/** "Who are you?": a name and in; or take back the hero whose phone is away. */
import { html, useState } from '../vendor/phone.js';
import { recall, remember } from '../lib/identity.js';
import { LANGUAGES } from '../lib/words.js';
import { keepAwake } from './awake.js';
import { usePage } from './context.js';
import { Icon } from './icons.js';
import { fetchParts } from './lazy.js';

export function Join() {
  const page = usePage();
  const { words, table } = page;
  const [name, setName] = useState(recall(page.browser.shelf, 'name') ?? '');
  const [claiming, setClaiming] = useState(/** @type {string | null} */ (null));
  const away = table.lobby?.players.filter((player) => !player.online) ?? [];
  const busy = page.underWay > 0;

  /** @param {Event} event */
  async function join(event) {
    event.preventDefault();
    const wanted = name.trim();
    if (!wanted || busy) return;
    keepAwake(page);
    remember(page.browser.shelf, 'name', wanted);
    void fetchParts('evening').catch(() => {});
    await page.join({ type: 'join', name: wanted });
  }

  return html`<main class="screen join">
    <${Languages} />
    <p class="eyebrow">${words.t('sf-subtitle')}</p>
    <h1 class="title">${words.t('phone-join-title')}</h1>
    <form class="card join-form" onSubmit=${join}>
      <label for="name">${words.t('phone-join-name')}</label>
      <input id="name" class="field" value=${name} maxlength="60" autocomplete="nickname" autocapitalize="words" enterkeyhint="go"
        spellcheck=${false} placeholder=${words.t('phone-join-placeholder')}
        onInput=${(/** @type {any} */ event) => setName(event.target.value)} />
      <button class="button main" disabled=${busy || !name.trim()}>${words.t('phone-join-go')}</button>
    </form>
    ${away.length > 0 &&
    html`<section class="card">
      <h2>${words.t('phone-reclaim-title')}</h2>
      <p>${words.t('phone-reclaim-text')}</p>
      <ul class="plain stack">
        ${away.map((player) => {
          const heroes = player.seats.map((seat) => page.saying.name(seat, ['hero'])).join(', ');
          return html`<li key=${player.id}>
            <button class="button wide" aria-expanded=${claiming === player.id} onClick=${() => setClaiming(player.id)} disabled=${busy}>
              <${Icon} name="away" /><span><bdi>${player.name}</bdi>${heroes && html`<small>${heroes}</small>`}</span>
            </button>
            ${claiming === player.id &&
            html`<button class="button main" disabled=${busy} onClick=${() => page.join({ type: 'reclaim', player: player.id })}>
              ${words.t('phone-reclaim-yes', { name: player.name })}
            </button>`}
          </li>`;
        })}
      </ul>
    </section>`}
  </main>`;
}

/** Every language by its own name; each page has its own. */
export function Languages() {
  const page = usePage();
  return html`<div class="languages" role="group" aria-label=${page.words.t('phone-language')}>
    ${LANGUAGES.map(
      (language) => html`<button key=${language} class="button small" lang=${language} aria-pressed=${page.language === language}
        onClick=${() => page.speak(language)}>${page.words.t(`phone-language-${language}`)}</button>`,
    )}
  </div>`;
}
