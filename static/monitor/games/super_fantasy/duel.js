/**
 * A blow as a small scene: attacker and defender side by side, told apart by shape and word as well as colour, their
 * sums and totals, the verdict.
 */
import { ICONS, el, fill, icon } from '../../hud/dom.js';
import { face } from '../../hud/faces.js';
import { PAINT } from './signs.js';
import { sumOf } from './tally.js';

/** @typedef {import('../../scene/clock.js').Clock} Clock */
/** @typedef {import('../../../lib/saying.js').Saying} Saying */
/** @typedef {import('../../../lib/wire.js').GameEvent} GameEvent */

export class Duel {
  /** @param {HTMLElement} root @param {Clock} clock @param {() => Saying} saying @param {() => void} onChange called when it opened or closed */
  constructor(root, clock, saying, onChange) {
    this.root = root;
    this.clock = clock;
    this.saying = saying;
    this.onChange = onChange;
    this.isOpen = false;
    /** What each side shows. @type {Map<string, {number: HTMLElement, sum: HTMLElement}>} */
    this.sides = new Map();
    this.versus = el('span.versus');
    this.result = el('p.verdict', { role: 'status' });
  }

  /** @param {string} id @param {'attacks' | 'defends'} role @param {number | undefined} total */
  side(id, role, total) {
    const { words } = this.saying();
    const number = el('b.total', {}, total ?? '');
    const sum = el('span.role', {}, words.t(role === 'attacks' ? 'tv-attacks' : total === undefined ? 'tv-defends' : 'tv-protection'));
    this.sides.set(id, { number, sum });
    return el(`div.side.${role}`, { style: { '--bright': PAINT[id]?.bright ?? '#c6d5e2' } },
      face(this.saying().kinds[id] ?? id),
      el('span.name', {}, this.saying().name(id)),
      sum,
      number);
  }

  /** @param {string} attacker @param {string} defender @param {{protection?: number}} [facts] what the defender counts already */
  open(attacker, defender, { protection } = {}) {
    this.sides.clear();
    this.versus = el('span.versus', {}, icon(ICONS.swords));
    this.result = el('p.verdict', { role: 'status' });
    fill(this.root, this.side(attacker, 'attacks', undefined), this.versus, this.side(defender, 'defends', protection), this.result);
    this.root.classList.add('open');
    this.isOpen = true;
    this.onChange();
  }

  /** Counts a side's number up, and says what it is made of. @param {GameEvent} event the roll */
  async total(event) {
    const side = this.sides.get(event.by);
    if (!side) return;
    fill(side.sum, sumOf(event, this.saying()));
    await this.clock.run(250, (t) => (side.number.textContent = String(Math.round(event.total * t))));
    side.number.classList.add('done');
    await this.clock.wait(300);
  }

  /** @param {string} won @param {GameEvent} event says the verdict */
  async verdict(won, event) {
    const { words } = this.saying();
    const struck = event.type === 'attack_hit' || event.type === 'blow_landed';
    const attacker = event.attacker ?? event.monster;
    for (const [id, { number }] of this.sides) {
      number.parentElement?.classList.add(id === won ? 'won' : 'lost');
      if (number.textContent === '') number.textContent = (id === attacker ? event.total : event.protection) ?? '';
    }
    if (event.total !== null && event.total !== undefined) this.versus.textContent = struck ? (event.total > event.protection ? '>' : '=') : '<';
    const key = `tv-verdict-${event.type.replace(/_/g, '-')}`;
    const automatic = event.type === 'blow_landed' && (event.total === null || event.total === undefined);
    const why = automatic ? words.t('tv-verdict-automatic') : struck && event.total === event.protection ? words.t('tv-verdict-draw') : '';
    fill(this.result, words.t(key), struck && el('b.loss', {}, ` −${event.wounds ?? 1} `, icon(ICONS.heart)), why && el('small', {}, why));
    this.result.classList.add(struck === Boolean(event.attacker) ? 'safe' : 'struck');
    await this.clock.wait(1000);
  }

  close() {
    this.root.classList.remove('open');
    this.isOpen = false;
    this.onChange();
  }
}
