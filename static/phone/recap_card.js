/** What the Monster Phase did, to be read before the next question. */
import { html } from '../vendor/phone.js';
import { usePage } from './context.js';
import { Icon } from './icons.js';

/** @param {{ recap: import('./recap.js').Recap }} props */
export function RecapCard({ recap }) {
  const page = usePage();
  const { words, saying } = page;
  return html`<div class="menu recap">
    <h2 class="headline display">${words.t('phone-recap')}</h2>
    <ul class="plain stack">
      ${recap.suffered.map(({ hero, landed, bare, blocked, life }) => {
        const name = saying.name(hero, ['hero']);
        return html`${life > 0 && html`<li key=${`${hero}l`} class="warn"><${Icon} name="heart" /><span>${words.t('phone-recap-life', { hero: name, life, landed })}
            ${bare > 0 && html`<small>${words.t('phone-recap-bare', { bare })}</small>`}</span></li>`}
          ${blocked > 0 && html`<li key=${`${hero}b`} class="warn good"><${Icon} name="defend" /><span>${words.t('phone-recap-blocked', { hero: name, blocked })}</span></li>`}`;
      })}
      ${recap.lines.map(({ number, event }) => html`<li key=${number} class="warn"><${Icon} name="warn" /><span>${saying.event(event)}</span></li>`)}
      ${recap.spawned > 0 && html`<li class="goal-line"><${Icon} name="skull" /><span>${words.t('phone-recap-spawned', { count: recap.spawned })}</span></li>`}
    </ul>
    <button class="button main commit" onClick=${() => page.closeRecap(recap.number)}>${words.t('phone-recap-go')}</button>
  </div>`;
}
