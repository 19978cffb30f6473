/**
 * A blow as a small scene: attacker and defender side by side, told apart by shape and word as well as colour, their
 * totals counted up, the verdict. And the tally of every other roll.
 */
import { el, fill } from '../../hud/dom.js';
import { face } from '../../hud/faces.js';
import { PAINT } from './signs.js';

/** @typedef {import('../../scene/clock.js').Clock} Clock */
/** @typedef {import('../../scene/theatre.js').Theatre} Theatre */
/** @typedef {import('../../../lib/saying.js').Saying} Saying */
/** @typedef {import('../../../lib/wire.js').GameEvent} GameEvent */

/** How much of the screen's upper part the camera leaves free. */
const ROOM = { open: 0.34, shut: 0.1 };

export class Duel {
  /** @param {HTMLElement} root @param {Theatre} theatre @param {() => Saying} saying */
  constructor(root, theatre, saying) {
    this.root = root;
    this.theatre = theatre;
    this.clock = theatre.clock;
    this.saying = saying;
    this.isOpen = false;
    /** @type {Map<string, HTMLElement>} the number of each side */
    this.numbers = new Map();
    this.result = el('p.verdict', { role: 'status' });
  }

  /** @param {string} id @param {'attacks' | 'defends'} role @param {number | undefined} total */
  side(id, role, total) {
    const { words } = this.saying();
    const number = el('b.total', {}, total ?? '');
    this.numbers.set(id, number);
    return el(`div.side.${role}`, { style: { '--bright': PAINT[id]?.bright ?? '#c6d5e2' } },
      face(this.saying().kinds[id] ?? id),
      el('span.name', {}, this.saying().name(id)),
      el('span.role', {}, words.t(role === 'attacks' ? 'tv-attacks' : total === undefined ? 'tv-defends' : 'tv-protection')),
      number);
  }

  /** @param {string} attacker @param {string} defender @param {{protection?: number}} [facts] what the defender counts already */
  open(attacker, defender, { protection } = {}) {
    this.numbers.clear();
    this.result = el('p.verdict', { role: 'status' });
    fill(this.root, this.side(attacker, 'attacks', undefined), el('span.versus', {}, '⚔'), this.side(defender, 'defends', protection), this.result);
    this.root.classList.add('open');
    this.theatre.reserve(ROOM.open);
    this.isOpen = true;
  }

  /** Counts a side's number up. @param {string} who @param {number} total */
  async total(who, total) {
    const number = this.numbers.get(who);
    if (!number) return;
    await this.clock.run(450, (t) => (number.textContent = String(Math.round(total * t))));
    number.classList.add('done');
    await this.clock.wait(350);
  }

  /** @param {string} won @param {GameEvent} event says the verdict */
  async verdict(won, event) {
    const { words } = this.saying();
    for (const [id, number] of this.numbers) {
      number.parentElement?.classList.add(id === won ? 'won' : 'lost');
      if (number.textContent === '') number.textContent = id === event.attacker || id === event.monster ? (event.total ?? '!') : (event.protection ?? '0');
    }
    this.result.textContent = words.t(`tv-verdict-${event.type.replace(/_/g, '-')}`);
    this.result.classList.add(event.type === 'attack_hit' || event.type === 'blow_landed' ? 'struck' : 'safe');
    await this.clock.wait(1100);
  }

  close() {
    this.root.classList.remove('open');
    this.theatre.reserve(ROOM.shut);
    this.isOpen = false;
  }
}

/** A roll in words and numbers, for as long as its dice lie there. @param {HTMLElement} root @param {Clock} clock @param {Saying} saying @param {GameEvent} event */
export async function showTally(root, clock, saying, event) {
  const { words } = saying;
  const known = event.success !== null && event.success !== undefined;
  const fate = event.type === 'fate_rolled';
  const total = el('b.total', {}, fate ? '' : 0);
  const purpose = words.first([`tv-purpose-${String(event.purpose).replace(/_/g, '-')}`, 'tv-purpose-roll']);
  const title = fate ? words.t('tv-fate') : saying.name(event.by ?? '');
  const verdict = el(`p.verdict.${known ? (event.success ? 'safe' : 'struck') : 'plain'}`, {});
  fill(root, el('p.purpose', {}, el('b', {}, title), ' ', purpose), el('p.sum', {}, total, event.need ? el('span.need', {}, words.t('tv-need', { need: event.need })) : null), verdict);
  root.classList.add('open');
  if (fate) verdict.textContent = words.t(`sf-symbol-${event.symbol}`);
  else {
    await clock.run(380, (t) => (total.textContent = String(Math.round(event.total * t))));
    if (known) verdict.textContent = words.t(event.success ? 'tv-success' : 'tv-failure');
    else if (event.bonus) verdict.textContent = words.t('tv-bonus', { bonus: event.bonus });
  }
  await clock.wait(fate ? 1000 : 850);
  root.classList.remove('open');
}
