/** A world in which time passes when the test says so, and every socket is in the test's hand. */

/** One end of a socket: the page holds it, the test plays the server. */
export class FakeLink {
  constructor() {
    /** @type {any[]} messages that the page sent, decoded */
    this.sent = [];
    this.closed = false;
    /** @type {((event: any) => void) | null} */
    this.onopen = null;
    /** @type {((event: any) => void) | null} */
    this.onmessage = null;
    /** @type {((event: any) => void) | null} */
    this.onclose = null;
    /** @type {((event: any) => void) | null} */
    this.onerror = null;
  }

  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.closed = true;
  }

  accept() {
    this.onopen?.({});
  }

  /** @param {any} message from the server */
  say(message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The server or the network ends the link. */
  cut() {
    this.onclose?.({});
  }

  /** @param {string} type @returns {any[]} */
  ofType(type) {
    return this.sent.filter((message) => message.type === type);
  }
}

export class FakeWorld {
  constructor() {
    this.time = 0;
    /** @type {{ at: number, act: () => void }[]} */
    this.timers = [];
    /** @type {FakeLink[]} */
    this.links = [];
    this.open = () => {
      const link = new FakeLink();
      this.links.push(link);
      return link;
    };
    this.now = () => this.time;
    /** @param {() => void} act @param {number} ms */
    this.later = (act, ms) => {
      const timer = { at: this.time + ms, act };
      this.timers.push(timer);
      return timer;
    };
    /** @param {any} timer */
    this.forget = (timer) => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
    this.random = () => 0.5;
  }

  /** The newest socket. @returns {FakeLink} */
  get link() {
    return /** @type {FakeLink} */ (this.links[this.links.length - 1]);
  }

  /** Lets time pass, timer by timer. @param {number} ms */
  pass(ms) {
    const end = this.time + ms;
    for (;;) {
      const due = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.forget(due);
      this.time = Math.max(this.time, due.at);
      due.act();
    }
    this.time = end;
  }

  /** The machine sleeps: the clock jumps and no timer fired meanwhile. @param {number} ms */
  jump(ms) {
    this.time += ms;
    this.pass(0);
  }
}
