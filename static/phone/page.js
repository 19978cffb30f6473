/**
 * The phone's page as data: what it knows of the table, which language it speaks, what is under way. It draws nothing;
 * whoever draws listens to `onChange`. The browser's parts are handed in.
 *
 * @typedef {import('../lib/wire.js').Language} Language
 * @typedef {import('../lib/wire.js').Outcome} Outcome
 * @typedef {import('../lib/connection.js').LinkState} LinkState
 * @typedef {import('../lib/connection.js').World} World
 * @typedef {import('../lib/words.js').Words} Words
 *
 * @typedef {object} Browser
 * @property {World} world
 * @property {import('../lib/identity.js').Shelf} shelf
 * @property {() => string} address the page's whole address
 * @property {(href: string) => void} readdress shows another address without loading it
 * @property {() => void} reload
 * @property {(url: string) => Promise<string | null>} read a text from the server; null where there is none
 * @property {readonly string[]} languages the browser's, best first
 * @property {string} build of the server that made this page
 * @property {import('../lib/words.js').Fluent} fluent
 * @property {(key: string) => void} missing told of each key that no file of words has
 *
 * @typedef {{ text: string, kind: 'refused' | 'said', number: number }} Notice
 */
import { Connection } from '../lib/connection.js';
import { keepToken, readToken, recall, remember, tableCode } from '../lib/identity.js';
import { Saying, thingsOf } from '../lib/saying.js';
import { hear, unknownTable } from '../lib/store.js';
import { chooseLanguage, contentUrl, key, loadWords, wordsUrl } from '../lib/words.js';

/** Files of words that the page needs from the start. */
const WORD_FILES = ['phone', 'super_fantasy', 'refusals'];
/** Log lines that the note "while you were away" counts from. */
const AWAY_LINES = 3;

export class Page {
  /** @param {Browser} browser */
  constructor(browser) {
    this.browser = browser;
    this.onChange = () => {};
    this.table = unknownTable;
    /** @type {LinkState} */
    this.link = 'connecting';
    /** Why the server sent this page away. @type {string | null} */
    this.farewell = null;
    /** @type {Language} */
    this.language = chooseLanguage(recall(browser.shelf, 'language'), browser.languages);
    /** @type {Words | null} null until loaded */
    this.words = null;
    /** Static facts of the game on the table, and its mission's words; null until loaded. @type {any} */
    this.facts = null;
    /** Address of the facts asked for. @type {string | null} */
    this.factsAt = null;
    /** A person without a hero who only looks on. */
    this.watching = false;
    /** Commands without a reply. */
    this.underWay = 0;
    /** @type {Notice | null} */
    this.notice = null;
    this.noticeNumber = 0;
    /** Number of the last log line seen before the page went out of sight. @type {number | null} */
    this.leftAt = null;
    /** Log lines that passed while the page was out of sight. @type {import('../lib/store.js').LogLine[]} */
    this.missed = [];
    /** Log line that the last recap read began with. */
    this.recapRead = -1;
    /** The ability that always gets a Star, by hero. @type {Record<string, string>} */
    this.usual = {};
    /** What the person wants explained: kind of thing and id. @type {{ kind: string, id: string } | null} */
    this.puzzle = null;
    /** Files asked for beside those of the start, by the words they are added to: whether they have come. @type {WeakMap<Words, Map<string, boolean>>} */
    this.moreWords = new WeakMap();
    const { pathname, search } = new URL(browser.address());
    this.code = tableCode(pathname);
    /** @type {string | null} */
    this.token = readToken(browser.shelf, search, this.code);
    this.connection = new Connection({
      world: browser.world,
      greeting: () => ({
        page: 'phone',
        language: this.language,
        token: this.token ?? undefined,
        table: this.code || undefined,
        build: browser.build || undefined,
      }),
      listener: {
        state: (state, detail) => this.hearLink(state, detail?.code, detail?.build),
        message: (message) => this.hearTable(message),
      },
    });
  }

  /** Loads the words and opens the link. @returns {Promise<void>} */
  async start() {
    this.connection.start();
    await this.loadWords();
  }

  async loadWords() {
    const { fluent, read } = this.browser;
    const language = this.language;
    const words = await loadWords({ fluent, language, files: WORD_FILES, read, onMissing: this.browser.missing });
    if (language !== this.language) return;
    this.words = words;
    this.onChange();
  }

  /** Fetches words that only some screens need. @param {string} file without ending */
  async fetchMoreWords(file) {
    const { words } = this;
    if (!words) return;
    const known = this.moreWords.get(words) ?? new Map();
    this.moreWords.set(words, known);
    if (known.has(file)) return;
    known.set(file, false);
    const text = await this.browser.read(wordsUrl(words.language, file));
    if (text === null) {
      known.delete(file);
    } else {
      words.add(text);
      known.set(file, true);
    }
    this.onChange();
  }

  /** @param {string} file without ending @returns {boolean} whether words that only some screens need have come */
  hasMoreWords(file) {
    return (this.words && this.moreWords.get(this.words)?.get(file)) ?? false;
  }

  /** @param {Language} language */
  async speak(language) {
    this.language = language;
    remember(this.browser.shelf, 'language', language);
    await this.loadWords();
    this.connection.greetAgain();
  }

  /**
   * @param {import('../lib/wire.js').Do['action']} action
   * @returns {Promise<Outcome>} a refusal has been shown already
   */
  do(action) {
    return this.command({ type: 'do', action });
  }

  /**
   * Joins the table, or takes a seat back: the reply may carry who this phone is from now on.
   * @param {import('../lib/wire.js').Join | import('../lib/wire.js').Reclaim} action
   * @returns {Promise<Outcome>}
   */
  async join(action) {
    const outcome = await this.do(action);
    if (outcome.accepted && outcome.result?.token) {
      this.setToken(outcome.result.token);
      if (this.table.me) this.hearTable({ ...this.table.me, ...outcome.result });
    }
    return outcome;
  }

  /** @param {number} ask @param {any} value @returns {Promise<Outcome>} */
  answer(ask, value) {
    return this.command({ type: 'answer', ask, value });
  }

  /** Shows everybody the square that is being considered; nothing waits for it. @param {import('../lib/wire.js').Cell} cell */
  point(cell) {
    void this.connection.command({ type: 'do', action: { type: 'point', cell } });
  }

  /** Shows everybody what is being considered, a few times a second at most. @param {string} action @param {number} dice */
  preview(action, dice) {
    clearTimeout(this.previewTimer);
    this.previewTimer = setTimeout(() => void this.connection.command({ type: 'do', action: { type: 'point', action, dice } }), 200);
  }

  /** @param {import('../lib/wire.js').Command} command @returns {Promise<Outcome>} */
  async command(command) {
    this.underWay += 1;
    this.notice = null;
    this.onChange();
    const outcome = await this.connection.command(command);
    this.underWay -= 1;
    if (!outcome.accepted) this.notify(this.refusal(outcome.code, outcome.detail), 'refused');
    this.onChange();
    return outcome;
  }

  /** @param {string} code @param {Record<string, any>} [detail] @returns {string} the reason in words */
  refusal(code, detail = {}) {
    const args = this.saying?.arguments(detail);
    return this.words?.first([key('refused', code), 'phone-refused-other'], args) ?? '';
  }

  /** @param {string} text @param {'refused' | 'said'} [kind] */
  notify(text, kind = 'said') {
    this.notice = { text, kind, number: (this.noticeNumber += 1) };
    this.onChange();
  }

  dismiss() {
    this.notice = null;
    this.onChange();
  }

  /** Says what something is, over everything else, until it is put away. @param {{ kind: string, id: string } | null} puzzle null: understood */
  explain(puzzle) {
    this.puzzle = puzzle;
    this.onChange();
  }

  /** Looks on without a hero, or goes back to choosing one. @param {boolean} on */
  watch(on) {
    this.watching = on;
    this.onChange();
  }

  /** The page goes out of sight. */
  leave() {
    this.leftAt = this.table.log[this.table.log.length - 1]?.number ?? -1;
  }

  /** The note of what happened meanwhile has been read. */
  catchUp() {
    this.leftAt = null;
    this.missed = [];
    this.onChange();
  }

  /** The recap of a Monster Phase has been read. @param {number} number of the log line it began with */
  closeRecap(number) {
    this.recapRead = number;
    this.onChange();
  }

  /** From now on an ability gets a hero's Stars without asking, or (null) nobody does. @param {string} hero @param {string | null} ability */
  setUsual(hero, ability) {
    delete this.usual[hero];
    if (ability) this.usual[hero] = ability;
    this.onChange();
  }

  /** Forgets who this phone was and joins afresh. */
  async leaveTable() {
    await this.do({ type: 'leave' });
    this.setToken(null);
    this.browser.reload();
  }

  /** @param {LinkState} state @param {string} [code] @param {string} [build] */
  hearLink(state, code, build) {
    this.link = state;
    this.farewell = code ?? null;
    if (state === 'reload') this.reloadOnce(build ?? '');
    if (state === 'bye' && (code === 'kicked' || code === 'closed')) this.setToken(null);
    this.onChange();
  }

  /** @param {string} build of the server; a page that was reloaded for it already stays and says so */
  reloadOnce(build) {
    if (recall(this.browser.shelf, 'reloaded') === build) {
      this.link = 'bye';
      this.farewell = 'outdated';
      return;
    }
    remember(this.browser.shelf, 'reloaded', build);
    this.browser.reload();
  }

  /** @param {import('../lib/wire.js').Welcome | import('../lib/wire.js').Snapshot | import('../lib/wire.js').Update} message */
  hearTable(message) {
    this.table = hear(this.table, message);
    if (message.type === 'welcome') this.setToken(message.player === null ? this.token : (message.token ?? this.token));
    if (this.leftAt !== null && message.type !== 'welcome') this.countMissed();
    const { lobby, me } = this.table;
    if (lobby?.game && me?.player) void this.loadFacts(contentUrl(lobby.game, lobby.mission, this.language));
    this.onChange();
  }

  countMissed() {
    const left = /** @type {number} */ (this.leftAt);
    const missed = this.table.log.filter((line) => line.number > left);
    if (missed.length >= AWAY_LINES) this.missed = missed;
  }

  /** @param {string | null} token */
  setToken(token) {
    if (token === this.token && token === null) return;
    this.token = token;
    const address = keepToken(this.browser.shelf, this.code, token, this.browser.address());
    if (address !== this.browser.address()) this.browser.readdress(address);
  }

  /** @param {string} url */
  async loadFacts(url) {
    if (this.factsAt === url) return;
    this.factsAt = url;
    const text = await this.browser.read(url);
    if (this.factsAt !== url) return;
    if (text === null) this.factsAt = null;
    else this.facts = JSON.parse(text);
    this.onChange();
  }

  /** The square somebody points at, while it is the last thing that happened. @returns {import('../lib/wire.js').Cell | null} */
  get pointed() {
    const last = this.table.log[this.table.log.length - 1]?.event;
    return last?.type === 'pointed' ? last.cell : null;
  }

  /** How this page says what happens on its table; null until the words are there. @returns {Saying | null} */
  get saying() {
    if (!this.words) return null;
    const { table, words, facts } = this;
    const key = [words, facts, table.kinds, table.entities, table.lobby?.mission];
    if (this.saidWith && this.saidWith.every((part, index) => part === key[index])) return this.said;
    const mission = facts?.missions?.[table.lobby?.mission ?? ''];
    this.saidWith = key;
    this.said = new Saying(words, {
      prefix: 'sf',
      kinds: table.kinds,
      places: table.entities?.board?.names ?? {},
      things: thingsOf(table.entities),
      mission: words.pick(mission?.words) ?? {},
    });
    return this.said;
  }

  /** @type {unknown[] | null} */
  saidWith = null;
  /** @type {Saying | null} */
  said = null;
}
