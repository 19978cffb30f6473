/** What whoever plays against the heroes does all evening, for who thinks of taking that seat. */
import { html } from '../vendor/phone.js';
import { usePage } from './context.js';

export function MasterFacts() {
  const { words } = usePage();
  return html`<p>${words.t('phone-master-how')}</p><p>${words.t('phone-master-win')}</p>`;
}
