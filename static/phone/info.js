/** A small "i" beside a thing, or its name with an "i": what it is and does. */
import { html } from '../vendor/phone.js';
import { usePage } from './context.js';
import { Icon } from './icons.js';

/** @param {{ kind: string, id: string | undefined, named?: boolean }} props kinds are those of the words: `monster`, `item`, `ability`, …; or `figure` */
export function Info({ kind, id, named = false }) {
  const page = usePage();
  if (!id) return null;
  const name = page.saying.name(id, kind === 'figure' ? ['hero', 'monster'] : [kind]);
  return html`<button class=${`button ${named ? 'small' : 'round'} info`} data-explain=${id} aria-label=${page.words.t('phone-what-is', { what: name })}
    onClick=${() => page.explain({ kind, id })}><${Icon} name="info" />${named && html`<span>${name}</span>`}</button>`;
}
