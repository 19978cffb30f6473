/** What happened, newest first; a tap on a line says which rule made it so. */
import { html, useState } from '../../vendor/phone.js';
import { useMoreWords, usePage } from '../context.js';
import { Faces } from '../questions/dice.js';

export function Log() {
  const { words, saying, table } = usePage();
  useMoreWords('super_fantasy_rules');
  const [open, setOpen] = useState(/** @type {number | null} */ (null));
  const lines = table.log.filter(({ event }) => event.type !== 'pointed').reverse();
  return html`<div class="scroller">
    <h2 class="display">${words.t('phone-tab-log')}</h2>
    <p class="hint">${words.t('phone-log-hint')}</p>
    <ol class="plain log">
      ${lines.map(({ number, event }) => {
        const why = saying.why(event);
        return html`<li key=${number} class=${`log-line ${event.type.replace(/_/g, '-')}`}>
          <button class="log-button" aria-expanded=${why ? open === number : undefined} onClick=${() => setOpen(open === number ? null : number)}>
            ${saying.event(event)}${event.type === 'dice_rolled' && html` <${Faces} event=${event} />`}
          </button>
          ${open === number && why && html`<p class="why">${why}</p>`}
        </li>`;
      })}
    </ol>
  </div>`;
}
