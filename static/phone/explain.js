/** A sheet over the page that says what one thing is and does. */
import { html, useEffect, useRef } from '../vendor/phone.js';
import { usePage } from './context.js';
import { Explained } from './games/super_fantasy/explained.js';

export function Explain() {
  const page = usePage();
  const { puzzle, words } = page;
  const close = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => close.current?.focus(), [puzzle]);
  if (!puzzle) return null;
  const away = () => page.explain(null);
  return html`<div class="veil low" onClick=${(/** @type {any} */ event) => event.target === event.currentTarget && away()}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && away()}>
    <section class="card note" role="dialog" aria-modal="true" aria-label=${words.t('phone-what-is', { what: page.saying.name(puzzle.id) })}>
      <${Explained} kind=${puzzle.kind} id=${puzzle.id} />
      <button class="button main" ref=${close} onClick=${away}>${words.t('phone-hint-close')}</button>
    </section>
  </div>`;
}
