/**
 * One page's link to its table: greets, keeps the sequence, answers for every command, and always finds its way back.
 *
 * It knows no DOM: the socket, the clock and the random numbers are handed in, so that tests can play with time.
 *
 * @typedef {import('./wire.js').Greeting} Greeting
 * @typedef {import('./wire.js').Command} Command
 * @typedef {import('./wire.js').Outcome} Outcome
 * @typedef {import('./wire.js').FromServer} FromServer
 * @typedef {import('./wire.js').Welcome} Welcome
 * @typedef {import('./wire.js').Snapshot} Snapshot
 * @typedef {import('./wire.js').Update} Update
 *
 * @typedef {'connecting' | 'open' | 'lost' | 'moved' | 'bye' | 'reload'} LinkState
 *   `connecting` before the first welcome, `lost` while finding the way back, `moved` when the seat was opened elsewhere,
 *   `bye` when the server sent the page away, `reload` when the server runs another build than this page.
 *
 * @typedef {object} Link
 * What a socket must offer; a browser's WebSocket does.
 * @property {(text: string) => void} send
 * @property {() => void} close
 * @property {((event: any) => void) | null} onopen
 * @property {((event: any) => void) | null} onmessage
 * @property {((event: any) => void) | null} onclose
 * @property {((event: any) => void) | null} onerror
 *
 * @typedef {object} World
 * @property {() => Link} open makes a new socket to the server
 * @property {() => number} now milliseconds on a clock that never runs backwards
 * @property {(act: () => void, ms: number) => any} later like setTimeout
 * @property {(timer: any) => void} forget like clearTimeout
 * @property {() => number} random from 0 up to 1
 *
 * @typedef {object} Listener
 * @property {(state: LinkState, detail?: { code?: string, build?: string }) => void} state
 * @property {(message: Welcome | Snapshot | Update) => void} message every message that belongs to the table, in order
 */

const CONNECT_TIMEOUT = 4000;
const PING_EVERY = 5000;
const DEAD_AFTER = 9000;
const WAKE_PATIENCE = 1500;
const BACKOFF_FIRST = 300;
const BACKOFF_MOST = 3000;
const COMMAND_PATIENCE = 12000;
const TIME_JUMP = 3000;
const HEARTBEAT = 1000;

/** @returns {string} an id that no other page will make; works on plain http, where randomUUID is missing */
export function makeCommandId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @param {string} url of the server's socket @returns {World} the browser's own socket, clock and dice */
export function browserWorld(url) {
  return {
    open: () => /** @type {Link} */ (/** @type {unknown} */ (new WebSocket(url))),
    now: () => performance.now(),
    later: (act, ms) => setTimeout(act, ms),
    forget: (timer) => clearTimeout(timer),
    random: () => Math.random(),
  };
}

export class Connection {
  /**
   * @param {object} parts
   * @param {World} parts.world
   * @param {() => Greeting} parts.greeting asked afresh before each hello: token and language may have changed
   * @param {Listener} parts.listener
   * @param {() => string} [parts.commandId]
   */
  constructor({ world, greeting, listener, commandId = makeCommandId }) {
    this.world = world;
    this.greeting = greeting;
    this.listener = listener;
    this.commandId = commandId;
    /** @type {LinkState} */
    this.state = 'connecting';
    /** Number of the last update this page has seen; null before the first snapshot. @type {number | null} */
    this.seq = null;
    /** @type {Link | null} */
    this.link = null;
    /** Said hello and was welcomed on this link. */
    this.welcomed = false;
    /** Said hello again because an update was missing. */
    this.catchingUp = false;
    this.hidden = false;
    this.attempts = 0;
    this.heardAt = 0;
    this.pingedAt = 0;
    this.beatAt = 0;
    /** @type {any} */
    this.retryTimer = null;
    /** @type {any} */
    this.linkTimer = null;
    /** @type {any} */
    this.beatTimer = null;
    /** @type {Map<string, { text: string, sent: boolean, timer: any, resolve: (outcome: Outcome) => void }>} */
    this.pending = new Map();
  }

  /** Opens the first link and starts the heartbeat. */
  start() {
    this.beatAt = this.world.now();
    this.beat();
    this.connect();
  }

  /** Leaves for good: nothing is sent or heard any more. */
  stop() {
    this.drop();
    this.world.forget(this.retryTimer);
    this.world.forget(this.beatTimer);
    this.refuseAll('connection_lost');
  }

  /**
   * Sends a command; the same command is sent again, with the same id, when the link breaks before the reply.
   * @param {Command} command
   * @returns {Promise<Outcome>} never rejects: a command without a reply ends as refused, code `connection_lost`
   */
  command(command) {
    return new Promise((resolve) => {
      if (this.isOver()) {
        resolve({ accepted: false, code: 'connection_lost', detail: {} });
        return;
      }
      const id = this.commandId();
      const timer = this.world.later(() => this.settle(id, refusal('connection_lost')), COMMAND_PATIENCE);
      const text = JSON.stringify({ ...command, command_id: id });
      this.pending.set(id, { text, sent: false, timer, resolve });
      this.sendPending();
    });
  }

  /** The page is seen again, or the network is back: make sure at once that the link lives. */
  wake() {
    this.hidden = false;
    if (this.isOver()) return;
    this.attempts = 0;
    if (!this.link || !this.welcomed) {
      this.reconnect();
      return;
    }
    const asked = this.world.now();
    this.ping();
    this.world.forget(this.linkTimer);
    this.linkTimer = this.world.later(() => {
      if (this.heardAt < asked) this.reconnect();
    }, WAKE_PATIENCE);
  }

  /** The page is out of sight: a sleeping phone neither pings nor knocks. */
  sleep() {
    this.hidden = true;
  }

  /** Takes the seat back after `moved`, or knocks again after `bye`. */
  resume() {
    this.setState('connecting');
    this.attempts = 0;
    this.reconnect();
  }

  /** Greets again on the same link, for example because the language has changed. */
  greetAgain() {
    if (this.link && this.welcomed) this.sayHello();
  }

  isOver() {
    return this.state === 'moved' || this.state === 'bye' || this.state === 'reload';
  }

  /** @param {LinkState} state @param {{ code?: string, build?: string }} [detail] */
  setState(state, detail) {
    if (state === this.state) return;
    this.state = state;
    this.listener.state(state, detail);
  }

  connect() {
    this.world.forget(this.retryTimer);
    this.retryTimer = null;
    /** @type {Link} */
    let link;
    try {
      link = this.world.open();
    } catch {
      this.retryLater();
      return;
    }
    this.link = link;
    this.welcomed = false;
    this.catchingUp = false;
    this.linkTimer = this.world.later(() => this.lose(link), CONNECT_TIMEOUT);
    link.onopen = () => this.link === link && this.sayHello();
    link.onmessage = (event) => this.link === link && this.hear(event.data);
    link.onclose = () => this.lose(link);
    link.onerror = () => this.lose(link);
  }

  reconnect() {
    this.drop();
    this.connect();
  }

  /** Forgets the present link; what it still says is not heard. */
  drop() {
    const link = this.link;
    this.link = null;
    this.welcomed = false;
    this.world.forget(this.linkTimer);
    if (!link) return;
    link.onopen = link.onmessage = link.onclose = link.onerror = null;
    try {
      link.close();
    } catch {
      /* a socket that cannot even close is gone already */
    }
  }

  /** @param {Link} link that broke or stayed silent */
  lose(link) {
    if (this.link !== link) return;
    this.drop();
    for (const command of this.pending.values()) command.sent = false;
    if (this.isOver()) return;
    if (this.state === 'open') this.setState('lost');
    this.retryLater();
  }

  retryLater() {
    const base = Math.min(BACKOFF_MOST, BACKOFF_FIRST * 2 ** this.attempts);
    this.attempts += 1;
    const wait = base * (0.7 + 0.6 * this.world.random());
    this.world.forget(this.retryTimer);
    this.retryTimer = this.world.later(() => {
      this.retryTimer = null;
      if (!this.hidden && !this.link && !this.isOver()) this.connect();
    }, wait);
  }

  /** Once a second: ping, notice silence, notice that the machine slept. */
  beat() {
    const now = this.world.now();
    const jumped = now - this.beatAt > HEARTBEAT + TIME_JUMP;
    this.beatAt = now;
    this.beatTimer = this.world.later(() => this.beat(), HEARTBEAT);
    if (this.hidden || this.isOver()) return;
    if (jumped) {
      this.wake();
      return;
    }
    if (!this.link || !this.welcomed) return;
    if (now - this.heardAt > DEAD_AFTER) this.lose(this.link);
    else if (now - this.pingedAt >= PING_EVERY) this.ping();
  }

  ping() {
    this.pingedAt = this.world.now();
    this.send(JSON.stringify({ type: 'ping', at: Math.round(this.pingedAt) }));
  }

  sayHello() {
    /** @type {Record<string, unknown>} */
    const hello = { type: 'hello', ...this.greeting() };
    if (this.seq !== null) hello.seq = this.seq;
    for (const field of Object.keys(hello)) if (hello[field] === undefined) delete hello[field];
    this.send(JSON.stringify(hello));
  }

  /** @param {string} text */
  send(text) {
    try {
      this.link?.send(text);
    } catch {
      if (this.link) this.lose(this.link);
    }
  }

  sendPending() {
    if (!this.link || !this.welcomed) return;
    for (const command of this.pending.values()) {
      if (command.sent) continue;
      command.sent = true;
      this.send(command.text);
    }
  }

  /** @param {string} text one message of the server */
  hear(text) {
    this.heardAt = this.world.now();
    /** @type {FromServer} */
    const message = JSON.parse(text);
    switch (message.type) {
      case 'welcome':
        this.hearWelcome(message);
        break;
      case 'snapshot':
        this.seq = message.seq;
        this.catchingUp = false;
        this.listener.message(message);
        break;
      case 'update':
        this.hearUpdate(message);
        break;
      case 'accepted':
        this.settle(message.command_id, { accepted: true, result: message.result ?? null });
        break;
      case 'refused':
        this.settle(message.command_id, refusal(message.code, message.detail));
        break;
      case 'moved':
        this.end('moved');
        break;
      case 'bye':
        this.end('bye', { code: message.code });
        break;
    }
  }

  /** @param {Welcome} message */
  hearWelcome(message) {
    const build = this.greeting().build;
    if (build && message.build && build !== message.build) {
      this.end('reload', { build: message.build });
      return;
    }
    this.world.forget(this.linkTimer);
    this.welcomed = true;
    this.attempts = 0;
    this.pingedAt = this.world.now();
    this.listener.message(message);
    this.setState('open');
    this.sendPending();
  }

  /** @param {Update} message */
  hearUpdate(message) {
    if (this.seq !== null && message.seq <= this.seq) return;
    if (this.seq !== null && message.seq === this.seq + 1) {
      this.seq = message.seq;
      this.catchingUp = false;
      this.listener.message(message);
    } else if (!this.catchingUp) {
      this.catchingUp = true;
      this.sayHello();
    }
  }

  /** @param {'moved' | 'bye' | 'reload'} state @param {{ code?: string, build?: string }} [detail] */
  end(state, detail) {
    this.drop();
    this.world.forget(this.retryTimer);
    this.setState(state, detail);
    this.refuseAll('connection_lost');
  }

  /** @param {string | null} id @param {Outcome} outcome */
  settle(id, outcome) {
    const command = id === null ? undefined : this.pending.get(id);
    if (!command) return;
    this.pending.delete(/** @type {string} */ (id));
    this.world.forget(command.timer);
    command.resolve(outcome);
  }

  /** @param {string} code */
  refuseAll(code) {
    for (const id of [...this.pending.keys()]) this.settle(id, refusal(code));
  }
}

/** @param {string} code @param {Record<string, any>} [detail] @returns {Outcome} */
function refusal(code, detail = {}) {
  return { accepted: false, code, detail };
}

/**
 * Wakes the connection whenever a browser gives any sign that the page is seen again.
 * @param {Connection} connection
 * @param {{ document: Document, window: Window }} browser
 */
export function watchVisibility(connection, { document, window }) {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') connection.wake();
    else connection.sleep();
  });
  window.addEventListener('pageshow', (event) => {
    if (/** @type {PageTransitionEvent} */ (event).persisted) connection.wake();
  });
  window.addEventListener('online', () => connection.wake());
}
