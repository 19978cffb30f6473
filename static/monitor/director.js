/**
 * Turns the server's updates into a show: events are played one after the other, then the update's state is laid over
 * the scene as the truth. The director knows no screen; what it needs is handed in.
 *
 * @typedef {import('../lib/store.js').TableState} TableState
 * @typedef {import('../lib/wire.js').GameEvent} GameEvent
 *
 * @typedef {object} Play
 * @property {(event: GameEvent, batch: GameEvent[]) => Promise<void>} event plays one event of a batch; resolves when it has been seen
 * @property {(event: GameEvent, next: GameEvent) => boolean} [together] whether both may be played at the same time
 * @property {(state: TableState, jumped: boolean) => void} settle shows a state as it is
 *
 * @typedef {{events: GameEvent[], before: TableState, after: TableState}} Scene one update
 */

/** How fast things move by the table's speed. */
export const SPEEDS = { slow: 0.65, normal: 1, fast: 1.9 };

/** How much faster the monsters' phase plays: nobody decides anything in it but how many shields to raise. */
export const BRISK = 1.6;

/** Waiting events from which the show hurries, runs, or jumps. */
const HURRY = 7;
const RUN = 15;
const JUMP = 40;

export class Director {
  /**
   * @param {Play} play
   * @param {import('./scene/clock.js').Clock} clock its pace is set before each event
   * @param {TableState} state what is shown at first
   * @param {{still?: boolean}} [options] still: everything jumps, nothing is animated
   */
  constructor(play, clock, state, { still = false } = {}) {
    this.play = play;
    this.clock = clock;
    this.still = still;
    /** What the scene shows now; behind the server while events are played. */
    this.shown = state;
    /** The newest the server told. */
    this.latest = state;
    /** @type {Scene[]} */
    this.queue = [];
    /** Scenes since the phase began, and those of the phase before. @type {Scene[]} */
    this.phase = [];
    /** @type {Scene[]} */
    this.lastPhase = [];
    /** @type {keyof typeof SPEEDS} */
    this.speed = 'normal';
    this.skipping = 0;
    this.working = false;
    this.paused = false;
    this.errors = 0;
    /** Grows with every jump: what was begun before does not go on. */
    this.epoch = 0;
    /** @type {(() => void) | null} */
    this.unpause = null;
  }

  /** Events that wait to be played. */
  get waiting() {
    return this.queue.reduce((sum, scene) => sum + Math.max(1, scene.events.length), 0);
  }

  /** A whole new truth: what was going on is dropped. @param {TableState} state */
  jump(state) {
    this.epoch += 1;
    this.working = false;
    this.queue.length = 0;
    this.skipping = 0;
    this.latest = this.shown = state;
    this.phase = [];
    this.lastPhase = [];
    this.clock.finish();
    this.settle(true);
  }

  /** The next update. @param {GameEvent[]} events @param {TableState} after */
  hear(events, after) {
    this.queue.push({ events, before: this.latest, after });
    this.latest = after;
    if (!this.working) void this.work();
  }

  /** Jumps over everything that waits now. */
  skip() {
    this.skipping = this.queue.length + (this.working ? 1 : 0);
    this.clock.finish();
  }

  /** Plays the last finished phase once more, then returns to the present. @returns {boolean} whether there is one */
  replay() {
    const scenes = this.lastPhase.length ? this.lastPhase : this.phase;
    if (!scenes.length || this.working) return false;
    const present = this.latest;
    this.queue.push(...scenes.map((scene) => ({ ...scene })), { events: [], before: present, after: present });
    this.shown = scenes[0].before;
    this.settle(true);
    void this.work(true);
    return true;
  }

  /** Stops before the next event; what moves comes to its end. @param {boolean} on */
  pause(on) {
    this.paused = on;
    if (!on) this.unpause?.();
  }

  /** @returns {number} how fast the next event plays */
  pace() {
    if (this.still || this.skipping > 0) return 0;
    const waiting = this.waiting;
    if (waiting > JUMP) return 0;
    const brisk = this.shown.entities?.table?.phase === 'monsters' ? BRISK : 1;
    return SPEEDS[this.speed] * brisk * (waiting > RUN ? 3.5 : waiting > HURRY ? 1.8 : 1);
  }

  /** Shows what is shown now; a fault in one picture does not end the evening. @param {boolean} jumped */
  settle(jumped) {
    try {
      this.play.settle(this.shown, jumped);
    } catch (error) {
      this.errors += 1;
      console.error(error);
    }
  }

  /** @param {GameEvent[]} events @returns {GameEvent[][]} neighbours that are played at the same time */
  batches(events) {
    /** @type {GameEvent[][]} */
    const batches = [];
    for (const event of events) {
      const last = batches[batches.length - 1];
      if (last && this.play.together?.(last[last.length - 1], event)) last.push(event);
      else batches.push([event]);
    }
    return batches;
  }

  /** @param {GameEvent} event @param {GameEvent[]} batch it belongs to */
  async show(event, batch) {
    try {
      await this.play.event(event, batch);
    } catch (error) {
      this.errors += 1;
      console.error(error);
    }
  }

  /** @param {boolean} [again] scenes that were already played once */
  async work(again = false) {
    this.working = true;
    const { epoch } = this;
    while (this.queue.length) {
      const scene = /** @type {Scene} */ (this.queue.shift());
      this.shown = { ...scene.after, entities: scene.before.entities };
      for (const batch of this.batches(scene.events)) {
        if (this.paused) await new Promise((done) => (this.unpause = () => done(undefined)));
        if (batch[0].type === 'phase_started' && !again) {
          this.lastPhase = this.phase;
          this.phase = [];
        }
        this.clock.pace = this.pace();
        await Promise.all(batch.map((event) => this.show(event, batch)));
        if (epoch !== this.epoch) return;
      }
      if (!again) this.phase.push(scene);
      if (this.latest.entities === null || scene.after.entities !== null) this.shown = scene.after;
      if (this.skipping > 0) this.skipping -= 1;
      this.settle(false);
    }
    this.working = false;
    this.clock.pace = this.pace();
  }

  /** Shows one value of an entity ahead of its update's end, such as life when the blow lands. @param {string} key @param {Record<string, any>} fields */
  patch(key, fields) {
    const entity = this.shown.entities?.[key];
    if (!entity) return;
    this.shown = { ...this.shown, entities: { ...this.shown.entities, [key]: { ...entity, ...fields } } };
  }
}
