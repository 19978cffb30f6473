/** A first mission teaches as it goes: one short hint when a thing comes up for the first time on this phone. */
import { html, useState } from '../vendor/phone.js';
import { recall, remember } from '../lib/identity.js';
import { key } from '../lib/words.js';
import { usePage } from './context.js';
import { Icon } from './icons.js';

/** When each numbered hint of a mission is due. @type {((ask: import('../lib/wire.js').Ask) => boolean)[]} */
const DUE = [
  (ask) => ask.about === 'turn',
  (ask) => offers(ask, 'gate'),
  (ask) => offers(ask, 'attack'),
  (ask) => ask.about === 'shield_dice',
  (ask) => ask.about === 'charge_star',
];

/** @param {import('../lib/wire.js').Ask} ask @param {string} group */
const offers = (ask, group) => (ask.actions ?? []).some((action) => action.group === group);

/** @param {{ ask: import('../lib/wire.js').Ask | null }} props */
export function Hints({ ask }) {
  const page = usePage();
  const { words, table, browser } = page;
  const [, again] = useState(0);
  const mission = table.lobby?.mission ?? '';
  if (!ask) return null;
  const seen = (recall(browser.shelf, 'hints') ?? '').split(' ');
  const name = (/** @type {number} */ index) => key('sf', mission, 'hint', String(index + 1));
  const due = DUE.findIndex((isDue, index) => isDue(ask) && !seen.includes(name(index)) && words.has(name(index)));
  if (due < 0) return null;
  const close = () => {
    remember(browser.shelf, 'hints', [...seen, name(due)].join(' ').trim());
    again(due);
  };
  return html`<aside class="hint-box"><${Icon} name="skull" /><p>${words.t(name(due))}</p>
    <button class="button small" onClick=${close}>${words.t('phone-hint-close')}</button></aside>`;
}
