/** What figures do while nothing happens: most just breathe, some have a way of their own. */

/** @typedef {{rise?: number, pitch?: number, roll?: number, yaw?: number, breath?: number}} Sway added to where a figure stands; breath: how much taller */

const wave = Math.sin;

/** @type {Record<string, (t: number) => Sway>} */
const HABITS = {
  fresh: (t) => ({ breath: wave(t * 6) * 0.02, pitch: wave(t * 3) * 0.03 }),
  spectre: (t) => ({ rise: 0.1 + wave(t * 1.6) * 0.07, roll: wave(t * 1.1) * 0.07 }),
  skull_tower: (t) => ({ roll: wave(t * 13) * wave(t * 0.9) ** 8 * 0.04 }),
  // He nods off, and starts awake.
  lazybones: (t) => ({ pitch: -0.2 * Math.min(1, Math.max(0, (t * 0.28) % 1.4)) + (((t * 0.28) % 1.4) > 1.2 ? 0.1 : 0), breath: wave(t * 1.3) * 0.03 }),
  fishmonger: (t) => ({ roll: wave(t * 1.4) * 0.07, yaw: wave(t * 0.7) * 0.12 }),
  // Left, right, left.
  torment: (t) => ({ rise: Math.abs(wave(t * 3.6)) * 0.06, roll: Math.sign(wave(t * 3.6)) * 0.03 }),
  skullcleaver: (t) => ({ breath: wave(t * 1.1) * 0.035, roll: wave(t * 0.55) * 0.03 }),
  sstraxas: (t) => ({ yaw: wave(t * 1.2) * 0.2, roll: wave(t * 1.2 + 1) * 0.05, breath: wave(t * 2.4) * 0.015 }),
  goat: (t) => ({ pitch: Math.max(0, wave(t * 1.7)) ** 6 * -0.18 }),
};

/** @param {string} kind of figure @param {number} time seconds @returns {Sway} */
export const idle = (kind, time) => HABITS[kind]?.(time) ?? { breath: wave(time * 2.1) * 0.014 };
