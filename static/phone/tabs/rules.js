/** The rules in play language, one fold a chapter, as many as the words hold. */
import { html } from '../../vendor/phone.js';
import { useMoreWords, usePage } from '../context.js';

export function Rules() {
  const { words } = usePage();
  useMoreWords('rules');
  const chapters = [];
  for (let number = 1; words.has(`rules-${number}.title`); number += 1) {
    chapters.push(html`<details class="fold chapter" key=${number} open=${number === 1}>
      <summary class="display">${words.t(`rules-${number}.title`)}</summary>
      ${words.t(`rules-${number}.text`).split(/\n+/).map((line, index) => html`<p key=${index}>${line}</p>`)}
    </details>`);
  }
  return html`<div class="scroller"><h2 class="display">${words.t('phone-tab-rules')}</h2>${chapters}</div>`;
}
