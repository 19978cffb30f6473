/**
 * The log at the right edge: the last lines, and under the newest the rule that answers "why?".
 */
import { el, fill } from '../../hud/dom.js';

/** @typedef {import('../../../lib/wire.js').GameEvent} GameEvent */
/** @typedef {import('../../../lib/saying.js').Saying} Saying */

/** What the eye sees anyway, or what another line says better. */
const SILENT = new Set(['turn_ended', 'hero_moved', 'monster_moved', 'monster_waited', 'item_moved', 'attack_declared', 'blow_declared', 'shield_dice_spent', 'tokens_cleared', 'xp_gained', 'areas_activated', 'story_told', 'pointed', 'monster_wounded', 'end_marker_moved', 'token_spent']);
/** Rolls whose outcome is told by the next line: blows always, deeds when they succeed. */
const BLOWS = new Set(['attack', 'defence', 'monster_attack']);
const DEEDS = new Set(['gate', 'tombstone', 'chest', 'coffin', 'ice', 'curse', 'goal']);
const LINES = 3;

/** @param {GameEvent} event @returns {boolean} whether the log has nothing to say about it */
export function isSilent({ type, purpose, success, ability }) {
  return SILENT.has(type) || (type === 'monster_ability_shown' && ability === 'sprightly') || (type === 'dice_rolled' && (BLOWS.has(purpose) || (success === true && DEEDS.has(purpose))));
}


export class Chronicle {
  /** @param {HTMLElement} root @param {() => Saying} saying */
  constructor(root, saying) {
    this.root = root;
    this.saying = saying;
    /** @type {GameEvent[]} */
    this.events = [];
  }

  /** Starts again from a snapshot's log. @param {GameEvent[]} events */
  restart(events) {
    this.events = events.filter((event) => !isSilent(event)).slice(-LINES);
    this.draw();
  }

  /** @param {GameEvent} event */
  add(event) {
    if (isSilent(event)) return;
    this.events = [...this.events, event].slice(-LINES);
    this.draw();
  }

  draw() {
    const saying = this.saying();
    fill(this.root, this.events.map((event, i) => {
      const newest = i === this.events.length - 1;
      const why = newest ? saying.why(event) : null;
      return el(`li${newest ? '.new' : ''}`, {}, saying.event(event), why && el('small', {}, why));
    }));
    // Whole lines only: what does not fit goes, the rule first, then the oldest.
    const tooHigh = () => this.root.scrollHeight > this.root.clientHeight + 1;
    if (tooHigh()) this.root.querySelector('small')?.remove();
    while (tooHigh() && this.root.children.length > 1) this.root.firstElementChild?.remove();
  }
}
