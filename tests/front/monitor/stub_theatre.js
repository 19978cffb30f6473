/** A theatre without a screen: it writes down every verb with its first argument and moves nothing. */
import { Clock } from '../../../static/monitor/scene/clock.js';

const VERBS = ['lay', 'look', 'arrive', 'reserve', 'act', 'choose', 'walk', 'face', 'lunge', 'fly', 'recoil', 'hop', 'topple', 'rise', 'vanish', 'appear', 'openGate', 'fellTombstone', 'openChest', 'purifyCoffin', 'lightBrazier', 'pressButtons', 'moveGold', 'clearBoulder', 'unlock', 'aim', 'shoot', 'burst', 'pulse', 'ripple', 'awaken', 'roll', 'clearDice', 'mood', 'dispose'];

/** @returns {{theatre: import('../../../static/monitor/scene/theatre.js').Theatre, verbs: string[]}} */
export function stubTheatre() {
  /** @type {string[]} */
  const verbs = [];
  const clock = new Clock();
  clock.pace = 0;
  /** @type {any} */
  const theatre = { clock, where: () => ({ x: 0, y: 0, seen: false }), pick: () => null };
  for (const verb of VERBS) {
    theatre[verb] = (/** @type {any[]} */ ...args) => {
      verbs.push(typeof args[0] === 'string' ? `${verb} ${args[0]}` : verb);
      return Promise.resolve();
    };
  }
  return { theatre, verbs };
}
