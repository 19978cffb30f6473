/**
 * The television's page: connection, store, words, and which of its three pictures is shown: lobby, game, sheets.
 */
import { FluentBundle, FluentResource } from '../vendor/fluent.js';
import { Connection, browserWorld, watchVisibility } from '../lib/connection.js';
import { browserShelf, recall, remember, tableCode } from '../lib/identity.js';
import { hear, unknownTable } from '../lib/store.js';
import { chooseLanguage, contentUrl, loadWords } from '../lib/words.js';
import { Director } from './director.js';
import { el, fill, icon, ICONS } from './hud/dom.js';
import { moveFocus } from './hud/keys.js';
import { hangFaces } from './hud/faces.js';
import * as lobbyView from './hud/lobby.js';
import { shelf } from './hud/shelf.js';
import * as sheets from './hud/sheets.js';
import { watchHands } from './scene/hands.js';
import { MARGINS, TEXTS, applySettings, keepSettings, neighbour, readSettings } from './settings.js';
import { Sound } from './sound.js';
import { together } from './games/super_fantasy/script.js';
import { Show } from './games/super_fantasy/show.js';

/** @typedef {import('../lib/store.js').TableState} TableState */
/** @typedef {import('../lib/wire.js').Language} Language */

const HELP_AFTER = 60_000;
/** How the flat board starts: what the panels cover is measured later. */
const FREE = { left: 0.265, right: 0.235, top: 0.1, bottom: 0.1 };
/** Milliseconds that the title of a new game stands. */
const TITLE = 3600;

export class Page {
  /** @param {HTMLElement} root @param {ReturnType<typeof import('./flags.js').readFlags>} flags @param {string | undefined} build */
  constructor(root, flags, build) {
    this.root = root;
    this.flags = flags;
    this.build = build;
    this.shelf = browserShelf();
    this.table = tableCode(location.pathname);
    this.settings = readSettings(this.shelf, matchMedia('(prefers-reduced-motion: reduce)').matches);
    /** @type {Language} */
    this.language = chooseLanguage(flags.language ?? recall(this.shelf, 'tv_language'), navigator.languages ?? []);
    /** @type {TableState} */
    this.state = unknownTable;
    this.sound = new Sound({ muted: flags.mute || !this.settings.sound });
    this.errors = 0;
    this.helpDue = false;
    /** @type {'setup' | 'help' | null} */
    this.sheet = this.settings.done || flags.still ? null : 'setup';
    this.linkState = 'connecting';
    /** @type {import('./scene/theatre.js').Theatre | null} */
    this.theatre = null;
    /** @type {Promise<void> | null} */
    this.opening = null;
    /** @type {Show | null} */
    this.show = null;
    /** @type {Director | null} */
    this.director = null;
    /** While the title of a game that begins stands: ends with it. @type {Promise<void> | null} */
    this.title = null;
    /** Events that came before there was a board to play them on. @type {import('../lib/wire.js').GameEvent[]} */
    this.prologue = [];
    /** The game's static facts and its mission's words, and the address they come from. @type {Promise<any>} */
    this.content = Promise.resolve(null);
    this.contentAt = '';
  }

  async open() {
    this.words = await this.loadWords();
    document.documentElement.lang = this.language;
    this.canvas = el('canvas.board', { 'aria-label': this.words.t('tv-board'), role: 'img' });
    this.parts = { game: el('div.game'), lobby: el('div.lobby'), curtain: el('section.curtain'), note: el('div.note', { 'aria-live': 'polite' }), sheet: el('dialog.sheet'), hint: el('div.hint', { 'aria-live': 'polite' }) };
    this.root.append(el('main', {}, this.canvas, ...Object.values(this.parts)));
    applySettings(this.settings, document.documentElement);
    this.connection = new Connection({
      world: browserWorld(new URL('/ws', location.href.replace(/^http/, 'ws')).href),
      greeting: () => ({ page: 'tv', language: this.language, token: recall(this.shelf, `tv_token.${this.table}`) ?? undefined, table: this.table || undefined, build: this.build }),
      listener: { state: (state) => this.onLink(state), message: (message) => this.hear(message) },
    });
    watchVisibility(this.connection, { document, window });
    this.listen();
    this.connection.start();
    void this.takeFaces();
    setTimeout(() => {
      this.helpDue = true;
      this.draw();
    }, HELP_AFTER);
    this.draw();
  }

  /** Pictures of all figures, where they can be drawn; the page does not wait for them. */
  async takeFaces() {
    if (this.flags.quality === 'flat' || !document.createElement('canvas').getContext('webgl2')) return;
    try {
      const { takePortraits } = await import('./scene/portraits.js');
      hangFaces(takePortraits());
    } catch (error) {
      console.warn(error);
    }
    this.draw();
  }

  loadWords() {
    const read = async (/** @type {string} */ url) => {
      const answer = await fetch(url);
      return answer.ok ? answer.text() : null;
    };
    return loadWords({ fluent: { FluentBundle, FluentResource }, language: this.language, files: ['tv', 'super_fantasy', 'super_fantasy_later', 'super_fantasy_rules', 'refusals'], read, onMissing: (key) => console.warn(`no words for ${key}`) });
  }

  /** @param {import('../lib/connection.js').LinkState} state */
  onLink(state) {
    this.linkState = state;
    if (state === 'reload') location.reload();
    this.draw();
  }

  /** @param {Parameters<typeof hear>[1]} message */
  hear(message) {
    const before = this.state.entities;
    const phase = this.state.lobby?.phase;
    this.state = hear(this.state, message);
    if (message.type === 'welcome') {
      if (message.token) remember(this.shelf, `tv_token.${this.table}`, message.token);
      return;
    }
    const playing = this.state.entities !== null && this.state.lobby?.phase !== 'lobby';
    if (playing && this.show && message.type === 'snapshot') void this.learn().then((content) => this.show?.learn(content), () => {});
    const events = message.type === 'update' ? (message.events ?? []).filter((event) => event.type !== 'pointed') : [];
    if (message.type === 'update') for (const event of message.events ?? []) if (event.type === 'pointed') this.show?.point(event);
    const begins = message.type === 'snapshot' && (phase === 'lobby' || phase === 'over') ? this.firstEvents() : [];
    if (message.type === 'snapshot') this.prologue = begins;
    else if (playing && (!this.director || this.title || !before)) this.prologue.push(...events);
    if (begins.length && !this.flags.still) this.showTitle();
    if (playing && !this.director) this.opening ??= this.openGame().catch((error) => this.openFlat(error)).finally(() => (this.opening = null));
    else if (this.director && !this.title) {
      if (begins.length || (!before && playing && message.type !== 'snapshot')) this.raiseCurtain();
      else if (message.type === 'snapshot') this.director.jump(this.state);
      else this.director.hear(events, this.state);
    }
    if (this.director && this.state.lobby) {
      this.director.speed = this.state.lobby.speed;
      this.director.pause(Boolean(this.state.lobby.paused));
    }
    this.draw();
  }

  /** @returns {import('../lib/wire.js').GameEvent[]} how a game begins, where nothing else has happened in it yet */
  firstEvents() {
    const events = this.state.log.map(({ event }) => event);
    const first = events.findIndex(({ type, round }) => type === 'round_started' && round === 1);
    return this.state.lobby?.phase === 'playing' && first >= 0 ? events.slice(first) : [];
  }

  /** Shows the title of what begins for a while; then the curtain rises. */
  showTitle() {
    const title = new Promise((done) => setTimeout(done, TITLE)).then(() => {
      this.title = null;
      if (this.director) this.raiseCurtain();
      this.draw();
    });
    this.title = title;
  }

  /** The game's static facts with the words of the mission played, fetched where they are others. @returns {Promise<any>} */
  learn() {
    const { game = 'super_fantasy', mission = '' } = this.state.lobby ?? {};
    const url = contentUrl(game, mission, this.language);
    if (url !== this.contentAt) {
      this.contentAt = url;
      this.content = fetch(url).then((answer) => answer.json());
      this.content.catch(() => (this.contentAt = ''));
    }
    return this.content;
  }

  /** Opens the board: in three dimensions where that works, else flat. @param {boolean} [flat] */
  async openGame(flat = this.flags.quality === 'flat') {
    const canvas = /** @type {HTMLCanvasElement} */ (this.canvas);
    const content = await this.learn();
    const calm = this.flags.still || this.settings.calm;
    let theatre;
    if (!flat && document.createElement('canvas').getContext('webgl2')) {
      const { openTheatre } = await import('./scene/open.js');
      const quality = this.flags.quality === 'flat' ? null : this.flags.quality;
      theatre = openTheatre(canvas, { quality, still: calm, onHopeless: () => void this.reopenFlat() });
      theatre.stage.onView.push(() => this.show?.labels.place());
      watchHands(canvas, theatre.stage.rig, { tap: (x, y) => this.tap(x, y), moved: () => this.handsMoved() });
      this.stage = theatre.stage;
    } else {
      const { FlatBoard } = await import('./scene/flat.js');
      theatre = new FlatBoard(canvas, { still: calm, free: FREE, onView: () => this.show?.labels.place() });
      watchHands(canvas, null, { tap: (x, y) => this.tap(x, y), moved: () => {} });
      this.stage = null;
    }
    this.theatre = theatre;
    await this.title;
    this.startShow(content);
  }

  /** @param {any} content the game's static facts */
  startShow(content) {
    const theatre = /** @type {import('./scene/theatre.js').Theatre} */ (this.theatre);
    this.show = new Show({
      root: /** @type {any} */ (this.parts).game,
      theatre,
      content,
      words: /** @type {any} */ (this.words),
      sound: this.sound,
      patch: (key, fields) => this.director?.patch(key, fields),
      act: (action) => this.act(action),
    });
    const show = this.show;
    this.director = new Director({ event: (event, batch) => show.event(event, batch), together, settle: (state, jumped) => show.settle(state, jumped) }, theatre.clock, this.state, { still: this.flags.still });
    this.director.speed = this.state.lobby?.speed ?? 'normal';
    this.raiseCurtain();
    this.draw();
  }

  /** Shows the table as it stands, then plays what happened while the board was being built. */
  raiseCurtain() {
    const prologue = this.prologue.splice(0);
    const { log } = this.state;
    this.director?.jump({ ...this.state, log: log.slice(0, log.length - prologue.length) });
    if (prologue[0]?.type === 'round_started' && !this.flags.still) this.show?.overture();
    if (prologue.length) this.director?.hear(prologue, this.state);
    this.hint('tv-hint-keys');
  }

  /** What cannot be drawn in three dimensions is drawn flat. @param {unknown} error */
  async openFlat(error) {
    console.error(error);
    this.errors += 1;
    await this.reopenFlat();
  }

  /** The same game on a flat board, for a machine that cannot do or is too slow for three dimensions. */
  async reopenFlat() {
    this.theatre?.dispose();
    const fresh = el('canvas.board', { role: 'img', 'aria-label': this.words?.t('tv-board') });
    this.canvas?.replaceWith(fresh);
    this.canvas = fresh;
    this.theatre = this.show = this.director = null;
    await this.openGame(true);
  }

  handsMoved() {
    this.stage?.wake();
    this.hint('tv-hint-camera');
  }

  /** A line that shows for a moment. @param {string} key */
  hint(key) {
    const { hint } = /** @type {any} */ (this.parts);
    fill(hint, this.words?.t(key));
    hint.classList.add('open');
    clearTimeout(this.hintTimer);
    this.hintTimer = setTimeout(() => hint.classList.remove('open'), 3500);
  }

  /** @param {number} x @param {number} y parts of the board */
  tap(x, y) {
    const cell = this.theatre?.pick(x, y);
    const meant = cell && this.show?.tap(cell);
    if (!meant) return;
    if ('ask' in meant) void this.connection?.command({ type: 'answer', ask: meant.ask, value: meant.value }).then((outcome) => this.onOutcome(outcome));
    else this.act({ type: 'point', cell: meant.point });
  }

  /** @param {Record<string, any>} action a table action */
  act(action) {
    void this.connection?.command({ type: 'do', action: /** @type {any} */ (action) }).then((outcome) => this.onOutcome(outcome));
  }

  /** @param {import('../lib/wire.js').Outcome} outcome */
  onOutcome(outcome) {
    if (!outcome.accepted) this.hint(`refused-${outcome.code}`);
  }

  listen() {
    document.addEventListener('keydown', (event) => this.onKey(event));
    document.addEventListener('pointerdown', () => void this.sound.unlock().then(() => this.draw()));
    const stay = () => /** @type {any} */ (navigator).wakeLock?.request('screen').catch(() => {});
    document.addEventListener('visibilitychange', stay);
    window.addEventListener('resize', () => this.show?.makeRoom(true));
    stay();
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    void this.sound.unlock().then(() => this.draw());
    const { key } = event;
    const setup = this.sheet === 'setup';
    if (setup && this.setupKey(key)) return event.preventDefault();
    if (moveFocus(this.focusRoot(), key)) return event.preventDefault();
    const deed = this.keyDeeds()[key.toLowerCase()];
    if (deed) {
      deed();
      event.preventDefault();
    } else if (key === 'Enter' && document.activeElement?.tagName !== 'BUTTON') this.firstButton()?.click();
    else if (this.director?.working && key !== 'Enter' && key.length === 1) this.director.skip();
  }

  /** Whom the table waits for although the phone is away. @returns {{seat: string, name: string} | null} */
  awaited() {
    const { lobby, asks } = this.state;
    for (const { seat } of asks) {
      const player = lobby?.players.find(({ id }) => id === lobby.seats.find((entry) => entry.id === seat)?.player);
      if (player && !player.online) return { seat, name: player.name };
    }
    return null;
  }

  /** @returns {Record<string, () => void>} what single keys do */
  keyDeeds() {
    const speed = (/** @type {string} */ value) => () => this.act({ type: 'speed', value });
    const paused = Boolean(this.state.lobby?.paused);
    return {
      a: () => this.act({ type: 'next_address' }),
      c: () => this.cameraBack(),
      r: () => void this.director?.replay(),
      ' ': () => this.director?.skip(),
      1: speed('slow'), 2: speed('normal'), 3: speed('fast'),
      k: () => this.awaited() && this.act({ type: 'computer', seat: this.awaited()?.seat, on: true }),
      p: () => this.act({ type: paused ? 'resume' : 'pause' }),
      m: () => this.change({ sound: !this.settings.sound }),
      x: () => this.change({ calm: !this.settings.calm }),
      f: () => this.fullscreen(),
      l: () => void this.nextLanguage(),
      q: () => this.openSheet(this.sheet === 'help' ? null : 'help'),
      o: () => this.openSheet(this.sheet === 'setup' ? null : 'setup'),
      escape: () => this.openSheet(null),
    };
  }

  /** @param {string} key @returns {boolean} */
  setupKey(key) {
    if (key === 'ArrowLeft' || key === 'ArrowRight') this.change({ margin: neighbour(MARGINS, this.settings.margin, key === 'ArrowLeft' ? -1 : 1) });
    else if (key === 'ArrowUp' || key === 'ArrowDown') this.change({ text: neighbour(TEXTS, this.settings.text, key === 'ArrowDown' ? -1 : 1) });
    else if (key === 'Enter') this.openSheet(null);
    else return false;
    return true;
  }

  cameraBack() {
    this.stage?.rig.release();
    this.stage?.wake();
  }

  fullscreen() {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void document.documentElement.requestFullscreen?.().catch(() => {});
  }

  async nextLanguage() {
    this.language = this.language === 'it' ? 'en' : 'it';
    remember(this.shelf, 'tv_language', this.language);
    this.words = await this.loadWords();
    document.documentElement.lang = this.language;
    if (this.show) this.startShow(await this.learn());
    this.connection?.greetAgain();
    this.draw();
  }

  /** @param {Partial<import('./settings.js').Settings>} changes */
  change(changes) {
    this.settings = { ...this.settings, ...changes };
    keepSettings(this.shelf, this.settings);
    applySettings(this.settings, document.documentElement);
    this.sound.mute(this.flags.mute || !this.settings.sound);
    if (this.stage) this.stage.still = this.flags.still || this.settings.calm;
    this.show?.makeRoom();
    this.stage?.wake();
    this.draw();
  }

  /** @param {'setup' | 'help' | null} name */
  openSheet(name) {
    this.sheet = name;
    if (name !== 'setup' && !this.settings.done) this.change({ done: true });
    this.draw();
  }

  focusRoot() {
    const { sheet, lobby } = /** @type {any} */ (this.parts);
    return sheet.open ? sheet : this.root.classList.contains('playing') ? this.root : lobby;
  }

  /** @returns {HTMLButtonElement | null} */
  firstButton() {
    return this.focusRoot().querySelector('button.main:not([disabled])');
  }

  get qr() {
    const { url } = this.state.lobby?.address ?? { url: '' };
    return `/qr.svg?${new URLSearchParams({ table: this.table, for: url })}`;
  }

  draw() {
    const { words, parts } = this;
    if (!words || !parts) return;
    const { lobby } = this.state;
    const playing = Boolean(lobby && lobby.phase !== 'lobby' && this.show);
    const begun = Boolean(lobby && lobby.phase !== 'lobby');
    this.root.classList.toggle('playing', begun);
    this.sound.music(playing && !lobby?.paused);
    if (lobby && !begun) this.drawLobby(lobby);
    this.drawSheet();
    this.drawCurtain(begun && (!this.show || Boolean(this.title)));
    const silent = this.sound.locked && !this.flags.mute && this.settings.sound && playing;
    const away = this.awaited();
    fill(parts.note,
      playing && away && el('p', {}, icon(ICONS.sleep), words.t('tv-away-ask', { name: away.name }), el('button', { 'data-key': 'computer', onClick: () => this.act({ type: 'computer', seat: away.seat, on: true }) }, el('kbd', {}, 'K'), ' ', words.t('tv-away-computer', { hero: words.t(`sf-hero-${away.seat}`) }))),
      this.linkState !== 'open' && sheets.linkNote(/** @type {any} */ (this.linkState), words),
      silent && el('p', {}, icon(ICONS.mute), words.t('tv-sound-locked')));
  }

  /** @param {import('../lib/wire.js').Lobby} lobby */
  drawLobby(lobby) {
    const { lobby: root } = /** @type {any} */ (this.parts);
    const words = /** @type {any} */ (this.words);
    const act = (/** @type {any} */ action) => this.act(action);
    const help = this.helpDue && !lobby.reached.joined && !lobby.players.length;
    fill(root,
      el('section.entrance', {}, lobbyView.entrance(lobby, words, act, this.qr), lobbyView.waiting(lobby, words)),
      el('section.middle', {}, el('header', {}, el('h1', {}, words.t('sf-title')), el('p', {}, words.t('sf-subtitle'))),
        help ? el('div.door', {}, lobbyView.doorHelp(lobby, words)) : el('div.shelf', {}, shelf(lobby, words, act)),
        el('div.party', {}, lobbyView.party(lobby, words, act))),
      el('footer', {}, lobbyView.nextLine(lobby, words, act)));
    const held = root.contains(document.activeElement) ? document.activeElement : root.querySelector('.line[aria-pressed="true"]');
    held?.scrollIntoView({ block: 'nearest' });
  }

  /** The title of what is played, while the board is being built. @param {boolean} open */
  drawCurtain(open) {
    const { curtain } = /** @type {any} */ (this.parts);
    const words = /** @type {any} */ (this.words);
    const { lobby } = this.state;
    if (open && lobby && !curtain.classList.contains('open')) {
      const mission = lobby.shelf.flatMap(({ missions }) => missions).find(({ id }) => id === lobby.mission);
      const text = words.pick(mission?.words) ?? {};
      fill(curtain, el('p', {}, words.t('sf-title')), el('h1', {}, text.title ?? ''), el('p.blurb', {}, text.blurb ?? ''), el('p.wait', { role: 'status' }, icon(ICONS.flame), words.t('tv-opening')));
    }
    curtain.classList.toggle('open', open);
  }

  drawSheet() {
    const { sheet } = /** @type {any} */ (this.parts);
    const words = /** @type {any} */ (this.words);
    const { lobby } = this.state;
    sheet.className = 'sheet';
    let content = null;
    if (lobby?.paused && this.sheet === null) {
      const name = lobby.players.find(({ id }) => id === lobby.paused?.by)?.name ?? '';
      content = sheets.pauseSheet(lobby.paused, name, words, () => this.act({ type: 'resume' }));
      sheet.classList.add('pause');
    } else if (this.sheet === 'setup' && (this.settings.done || !lobby?.players.length)) {
      content = sheets.setupSheet(this.settings, this.language, words, (changes) => this.change(changes), { language: () => void this.nextLanguage(), fullscreen: () => this.fullscreen(), done: () => this.openSheet(null) });
      sheet.classList.add('setup');
    } else if (this.sheet === 'help' && lobby) {
      content = sheets.helpSheet(lobby, words, this.qr, () => this.openSheet(null));
      sheet.classList.add('help');
    }
    if (content) {
      fill(sheet, content);
      if (!sheet.open) sheet.show();
    } else if (sheet.open) sheet.close();
  }

  /** What the last frame cost and what still waits. */
  stats() {
    const { calls = 0, triangles = 0, fps = 0 } = this.stage?.stats ?? {};
    return { calls, triangles, fps, drawing: Boolean(this.stage?.requested), queue: this.director?.waiting ?? 0, errors: this.director?.errors ?? 0 };
  }
}

