/**
 * The clock of the scene: every movement is a *run*, a function of its progress from 0 to 1 with a promise for its end.
 * The clock knows no screen: whoever draws calls `advance(now)` once a frame.
 */

/** @typedef {(progress: number) => number} Easing */

/** @type {Easing} */
export const linear = (t) => t;
/** @type {Easing} */
export const easeOut = (t) => 1 - (1 - t) ** 3;
/** @type {Easing} */
export const easeIn = (t) => t * t * t;
/** @type {Easing} */
export const easeInOut = (t) => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2);
/** Goes a little beyond the end and comes back. @type {Easing} */
export const overshoot = (t) => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2;

/** @typedef {{start: number, length: number, step: (t: number) => void, easing: Easing, end: () => void}} Run */

export class Clock {
  /** @param {() => void} wake called when something begins to move, so that frames are drawn again */
  constructor(wake = () => {}) {
    this.wake = wake;
    /** 1 = as written, 2 = twice as fast, 0 = everything jumps to its end. */
    this.pace = 1;
    this.now = 0;
    /** @type {Set<Run>} */
    this.runs = new Set();
  }

  /** True while something moves. */
  get busy() {
    return this.runs.size > 0;
  }

  /**
   * Runs `step` from 0 to 1 in `length` milliseconds (at pace 1) and resolves when it has been called with exactly 1.
   * @param {number} length
   * @param {(t: number) => void} step
   * @param {Easing} [easing]
   * @returns {Promise<void>}
   */
  run(length, step, easing = easeInOut) {
    if (this.pace === 0 || length <= 0) {
      step(1);
      return Promise.resolve();
    }
    return new Promise((end) => {
      step(0);
      this.runs.add({ start: this.now, length: length / this.pace, step, easing, end });
      this.wake();
    });
  }

  /** Resolves after `length` milliseconds at pace 1. @param {number} length */
  wait(length) {
    return this.run(length, () => {}, linear);
  }

  /** @param {number} now milliseconds, never smaller than before */
  advance(now) {
    this.now = now;
    for (const run of [...this.runs]) {
      const t = Math.min(1, (now - run.start) / run.length);
      run.step(t >= 1 ? 1 : run.easing(Math.max(0, t)));
      if (t >= 1) {
        this.runs.delete(run);
        run.end();
      }
    }
  }

  /** Brings the clock to `now` after frames were not drawn for a while, without moving what runs. @param {number} now */
  rebase(now) {
    const missed = now - this.now;
    this.now = now;
    for (const run of this.runs) run.start += missed;
  }

  /** Jumps to the end of everything that moves. */
  finish() {
    for (const run of [...this.runs]) {
      this.runs.delete(run);
      run.step(1);
      run.end();
    }
  }
}
