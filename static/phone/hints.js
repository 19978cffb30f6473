/** A first mission teaches as it goes: one short hint when a thing comes up for the first time on this phone. */
import { html, useEffect, useRef, useState } from '../vendor/phone.js';
import { recall, remember } from '../lib/identity.js';
import { key } from '../lib/words.js';
import { usePage } from './context.js';
import { Icon } from './icons.js';

/** @typedef {import('../lib/wire.js').Ask} Ask */

/** When each numbered hint of a mission is due, by the question, the dice its hero has left and whether a gate is open. @type {((ask: Ask, dice: number, gateOpen: boolean) => boolean)[]} */
const DUE = [
  (ask, _dice, gateOpen) => ask.about === 'turn' && !gateOpen && !offers(ask, 'gate'),
  (ask) => offers(ask, 'gate'),
  (ask) => offers(ask, 'attack'),
  (ask, dice) => ask.about === 'turn' && (dice === 2 || dice === 3),
  (ask) => ask.about === 'charge_star',
];

/** @param {Ask} ask @param {string} group */
const offers = (ask, group) => (ask.actions ?? []).some((action) => action.group === group);

/**
 * @param {Ask} ask
 * @param {number} dice left
 * @param {boolean} gateOpen whether any gate is
 * @param {string[]} open hints that may still be given, by their place in the mission; '' where there is none
 * @returns {string | null} the one to give now
 */
export function dueHint(ask, dice, gateOpen, open) {
  return open.find((name, index) => name && DUE[index]?.(ask, dice, gateOpen)) ?? null;
}

/** @param {{ ask: Ask | null }} props */
export function Hints({ ask }) {
  const page = usePage();
  const { words, table, browser } = page;
  const [closed, setClosed] = useState(/** @type {string | null} */ (null));
  // Chosen once a question: what changes meanwhile must not move what is under the thumb.
  const given = useRef(/** @type {{ ask: number | null, name: string | null }} */ ({ ask: null, name: null }));
  if (ask && given.current.ask !== ask.ask) {
    const seen = (recall(browser.shelf, 'hints') ?? '').split(' ');
    const open = DUE.map((_, index) => key('sf', table.lobby?.mission ?? '', 'hint', String(index + 1))).map((name) => (seen.includes(name) || !words.has(name) ? '' : name));
    const gateOpen = Object.entries(table.entities ?? {}).some(([id, entity]) => id.startsWith('gates.') && entity.open);
    given.current = { ask: ask.ask, name: dueHint(ask, table.entities?.[`heroes.${ask.seat}`]?.dice ?? 0, gateOpen, open) };
  }
  const name = ask ? given.current.name : null;
  useEffect(() => {
    if (name) remember(browser.shelf, 'hints', `${recall(browser.shelf, 'hints') ?? ''} ${name}`.trim());
  }, [name]);
  if (!name || closed === name) return null;
  return html`<aside class="hint-box"><${Icon} name="skull" /><p>${words.t(name)}</p>
    <button class="button round" aria-label=${words.t('phone-hint-close')} onClick=${() => setClosed(name)}><${Icon} name="close" /></button></aside>`;
}
