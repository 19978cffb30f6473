/**
 * Super Fantasy on the television: puts the scene, the panels and the script together. The director calls `event` and
 * `settle`; everything shown comes from the state it hands over.
 */
import { Saying, thingsOf } from '../../../lib/saying.js';
import { entitiesOf, fullAsks } from '../../../lib/store.js';
import { ICONS, el, fill, icon, sign } from '../../hud/dom.js';
import { face } from '../../hud/faces.js';
import { Labels } from '../../hud/labels.js';
import { roomLeft } from '../../hud/room.js';
import { heroCards } from './cards.js';
import { cellAsk, choiceOf, framing, lineTold, outOfAim, shotMeant, shotOf } from './choice.js';
import { Chronicle } from './chronicle.js';
import { Duel } from './duel.js';
import { endScene } from './end_scene.js';
import { giftCard } from './gift.js';
import { advice, goalList, headline, masterDice, roundTrack } from './panels.js';
import { playEvent } from './script.js';
import { PAINT, signPoints } from './signs.js';
import { showTally } from './tally.js';

/** @typedef {import('../../../lib/store.js').TableState} TableState */
/** @typedef {import('../../../lib/wire.js').GameEvent} GameEvent */
/** @typedef {import('../../../lib/wire.js').Cell} Cell */

export const PANELS = ['cards', 'track', 'goals', 'advice', 'log', 'banner', 'duel', 'tally', 'announce', 'gift', 'tell', 'lesson', 'ending'];
/** Panels of the right column, from above. */
const SIDE = ['goals', 'advice', 'log'];

/** When each lesson of a teaching mission is due, by its number from 1. @type {((event: GameEvent) => boolean)[]} */
const LESSONS = [
  ({ type }) => type === 'turn_started',
  ({ type, purpose }) => type === 'dice_rolled' && purpose === 'gate',
  ({ type }) => type === 'attack_declared',
  ({ type }) => type === 'blow_declared',
  ({ type, cause }) => type === 'ability_charged' && cause === 'star',
];

/** Whether the log need not say it: of many Fate dice for who rises one line is enough, and none where somebody rose. @param {GameEvent} event @param {GameEvent[]} batch */
function saidByAnother(event, batch) {
  return event.type === 'fate_rolled' && batch.length > 1 && (event !== batch[0] || batch.some(({ type }) => type === 'monster_spawned'));
}

export class Show {
  /**
   * @param {object} parts
   * @param {HTMLElement} parts.root
   * @param {import('../../scene/theatre.js').Theatre} parts.theatre
   * @param {any} parts.content the game's static facts
   * @param {import('../../../lib/words.js').Words} parts.words
   * @param {import('../../sound.js').Sound} parts.sound
   * @param {(key: string, fields: Record<string, any>) => void} parts.patch of the director
   * @param {(action: Record<string, any>) => void} parts.act sends a table action
   */
  constructor({ root, theatre, content, words, sound, patch, act }) {
    this.root = root;
    this.theatre = theatre;
    this.content = content;
    this.words = words;
    this.sound = sound;
    this.act = act;
    /** @type {TableState | null} */
    this.state = null;
    /** @type {Cell | null} the square tapped once on this screen */
    this.chosen = null;
    root.textContent = '';
    /** @type {Record<string, HTMLElement>} */
    this.panels = Object.fromEntries(PANELS.map((name) => [name, el(name === 'log' ? 'ol' : 'section', { class: `panel ${name}`, 'aria-label': words.t(`tv-panel-${name}`) })]));
    this.over = el('div.over', { 'aria-hidden': 'true' });
    this.side = el('div.side-column', {}, SIDE.map((name) => this.panels[name]));
    root.append(this.over, this.side, ...PANELS.filter((name) => !SIDE.includes(name)).map((name) => this.panels[name]));
    this.labels = new Labels(this.over, theatre);
    this.chronicle = new Chronicle(this.panels.log, () => this.saying);
    this.duel = new Duel(this.panels.duel, theatre.clock, () => this.saying, () => this.makeRoom());
    /** What a phone is preparing. @type {import('./panels.js').Thought | null} */
    this.thought = null;
    /** Whether dice lie in the tray. */
    this.rolling = false;
    /** Grows when what is shown is dropped for a new truth. */
    this.jumps = 0;
    /** @type {Set<string>} bosses introduced already */
    this.met = new Set();
    /** @type {ReturnType<typeof setTimeout> | undefined} takes a line that explains away again */
    this.aiming = undefined;
    /** @type {Set<number>} lessons given already */
    this.taught = new Set();
    /** @type {Record<string, string>} kinds of all monsters ever seen, so that old lines of the log keep their names */
    this.kinds = {};
    this.saying = this.makeSaying();
    /** @type {Omit<import('./script.js').Tools, 'batch'>} */
    this.tools = {
      theatre,
      entity: (key) => this.state?.entities?.[key],
      everyone: () => ['heroes', 'monsters'].flatMap((kind) => entitiesOf(this.state?.entities ?? null, /** @type {any} */ (kind)).map(([, figure]) => figure)),
      monsters: () => entitiesOf(this.state?.entities ?? null, 'monsters').flatMap(([id, { kind, cell }]) => (cell ? [{ id, kind, cell }] : [])),
      patch: (key, fields) => this.patch(patch, key, fields),
      duel: this.duel,
      roll: (what) => {
        this.rolling = true;
        this.makeRoom();
        return theatre.roll(what);
      },
      clearDice: () => {
        theatre.clearDice();
        this.rolling = false;
        this.makeRoom();
      },
      tally: async () => {},
      float: (what, mark, text, tone) => this.labels.float(what, mark, this.floatText(text), tone),
      announce: (event) => this.announce(event),
      reveal: (event) => this.reveal(event),
      tell: (event) => this.tell(event),
      aim: (by, target) => theatre.aim(this.state && target ? shotOf(this.state, by, target, lineTold(this.state, by, target)) : null),
      meet: (kind) => Boolean(this.content?.monsters?.[this.state?.entities?.table?.difficulty]?.[kind]?.is_boss) && !this.met.has(kind) && Boolean(this.met.add(kind)),
      sound: (name) => sound.play(name),
    };
  }

  /** Tells the camera which part of the screen the panels leave free. @param {boolean} [jump] */
  makeRoom(jump = false) {
    const { root, panels } = this;
    root.classList.toggle('fighting', this.duel.isOpen);
    root.classList.toggle('rolling', this.rolling);
    const room = roomLeft(root, panels.cards, this.side, { duel: this.duel.isOpen ? panels.duel : null, rolling: this.rolling });
    root.style.setProperty('--middle', `${((1 + room.left - room.right) / 2) * 100}%`);
    this.labels.room = room;
    this.theatre.reserve(room, jump);
  }

  /** @param {any} content the game's static facts, with the words of another mission */
  learn(content) {
    if (content === this.content) return;
    this.content = content;
    this.saying = this.makeSaying();
    if (this.state?.entities) this.drawPanels(this.state);
  }

  get missionWords() {
    const mission = this.state?.entities?.table?.mission ?? this.state?.lobby?.mission;
    return this.words.pick(this.content?.missions?.[mission]?.words) ?? {};
  }

  /** Experience at which each level is reached. @returns {number[]} */
  get ladder() {
    return this.content?.levels ?? [];
  }

  makeSaying() {
    const entities = this.state?.entities ?? null;
    const mission = this.missionWords;
    for (const [id, monster] of entitiesOf(entities, 'monsters')) this.kinds[id] = monster.kind;
    return new Saying(this.words, {
      prefix: 'sf',
      kinds: this.kinds,
      places: entities?.board?.names ?? {},
      things: thingsOf(entities),
      mission,
    });
  }

  /** @param {(key: string, fields: Record<string, any>) => void} patch @param {string} key @param {Record<string, any>} fields */
  patch(patch, key, fields) {
    patch(key, fields);
    const entity = this.state?.entities?.[key];
    if (!this.state || !entity) return;
    this.state = { ...this.state, entities: { ...this.state.entities, [key]: { ...entity, ...fields } } };
    if (key.startsWith('heroes.') || key === 'table') fill(this.panels.cards, heroCards(this.state, this.ladder, this.words));
    if (key !== 'table') return;
    fill(this.panels.track, roundTrack(this.state, this.saying));
    this.drawBanner({ ...this.state, asks: [] });
  }

  /** @param {string} text an id, or a plain number of something */
  floatText(text) {
    if (text === 'xp') return this.words.t('tv-float-xp');
    const area = this.state?.entities?.board?.names?.[text];
    if (area) return this.words.pick(area);
    return /^[+-]?\d/.test(text) ? text : this.saying.name(text);
  }

  /** @param {GameEvent} event @param {GameEvent[]} batch what is played together with it @returns {Promise<void>} */
  async event(event, batch) {
    // New figures are named by their kind before they are laid.
    if (event.monster && event.kind) this.kinds[event.monster] = event.kind;
    this.teach(event);
    this.theatre.choose(null);
    this.theatre.aim(null);
    fill(this.panels.advice, this.state ? masterDice(this.state, this.saying) : []);
    if (event.type === 'phase_started') this.root.classList.remove('cinema');
    if (this.state) this.drawBanner({ ...this.state, asks: [] });
    const { jumps } = this;
    await playEvent(event, { ...this.tools, batch, tally: (roll) => showTally(this.panels.tally, this.theatre.clock, this.saying, roll, batch) });
    // The log says it when it has been seen.
    if (jumps === this.jumps && !saidByAnother(event, batch)) this.chronicle.add(event);
  }

  /** The first picture of a new game: the camera flies in, panels come later. */
  overture() {
    this.root.classList.add('cinema');
    this.theatre.arrive();
  }

  /**
   * Somebody points at a square, or shows what he is preparing: seen at once, whatever is going on.
   * @param {GameEvent} event
   */
  point({ cell, action, dice }) {
    if (cell) {
      this.sound.play('point');
      void this.theatre.pulse(cell);
      if (!this.busy) this.explainAim(cell);
    }
    if (!action) return;
    this.thought = { action, dice: dice ?? 0 };
    if (!this.state || this.busy) return;
    fill(this.panels.advice, advice(this.state, this.saying, this.thought));
    this.chronicle.draw();
    this.drawChoice(this.state);
  }

  /** A line for beginners, the first time something happens; missions that teach have the words for it. @param {GameEvent} event */
  teach(event) {
    const lesson = LESSONS.findIndex((meets) => meets(event)) + 1;
    const key = `sf-${this.state?.entities?.table?.mission}-hint-${lesson}`;
    if (!lesson || this.taught.has(lesson) || !this.words.has(key)) return;
    this.taught.add(lesson);
    this.flash('lesson', 9000, icon(ICONS.flame), el('span', {}, this.words.t(key)));
  }

  /** Shows a state as it is. @param {TableState} state @param {boolean} jumped after a snapshot */
  settle(state, jumped) {
    this.state = state;
    this.saying = this.makeSaying();
    if (!state.entities) return;
    const { table } = state.entities;
    if (jumped) {
      this.jumps += 1;
      this.rolling = false;
      this.theatre.clearDice();
      this.duel.close();
      for (const name of ['tally', 'announce', 'gift', 'tell', 'lesson']) this.panels[name].classList.remove('open');
      for (const { event } of state.log) {
        if (event.monster && event.kind) this.kinds[event.monster] = event.kind;
        this.taught.add(LESSONS.findIndex((meets) => meets(event)) + 1);
      }
      this.chronicle.restart(state.log.map(({ event }) => event));
      // Whoever is awake already has been introduced.
      const awake = new Set(table?.round > 1 || table?.phase === 'monsters' ? table?.active_areas : []);
      this.met = new Set(entitiesOf(state.entities, 'monsters').flatMap(([, { kind, cell }]) => (cell && awake.has(state.entities?.board.areas[cell[1]][cell[0]]) ? [kind] : [])));
    }
    this.theatre.lay(state.entities);
    this.theatre.act(table?.turn_of ? `heroes.${table.turn_of}` : null, PAINT[table?.turn_of]?.bright);
    const left = Math.max(0, (table?.end ?? 1) - (table?.round ?? 0));
    const redness = Math.max(0, Math.min(1, 1 - (left - 1) / Math.max(1, (table?.end ?? 2) - 2)));
    this.theatre.mood(redness * redness);
    this.sound.darkness = redness;
    if (!fullAsks(state).some(({ actions, about }) => about === this.thought?.action || actions?.some(({ id }) => id === this.thought?.action))) this.thought = null;
    this.drawPanels(state);
    this.drawChoice(state);
    this.makeRoom(jumped);
    this.aim(state, jumped);
  }

  /** True while dice lie or a blow is shown: phones' plans wait. */
  get busy() {
    return this.rolling || this.panels.gift.classList.contains('open');
  }

  /** @param {TableState} state */
  drawPanels(state) {
    const { words, saying, panels } = this;
    const cards = heroCards(state, this.ladder, words);
    panels.cards.classList.toggle('many', cards.length > 3);
    panels.cards.classList.toggle('crowd', cards.length > 4);
    fill(panels.cards, cards);
    fill(panels.track, roundTrack(state, saying));
    fill(panels.goals, goalList(state, (goal) => this.missionWords.goals?.[goal] ?? goal, words));
    fill(panels.advice, advice(state, saying, this.thought));
    this.chronicle.draw();
    this.drawBanner(state);
    this.drawLabels(state);
    const over = state.lobby?.phase === 'over' || state.entities?.table?.phase === 'over';
    this.root.classList.toggle('ended', over);
    panels.ending.classList.toggle('open', over);
    if (over) fill(panels.ending, endScene({ state, saying, act: this.act }));
    else fill(panels.ending);
  }

  /** @param {TableState} state */
  drawBanner(state) {
    const { panels, saying } = this;
    const { text, colour, seat } = headline(state, saying);
    panels.banner.style.setProperty('--bright', colour);
    panels.banner.classList.toggle('open', Boolean(text));
    fill(panels.banner, seat && sign(signPoints(seat), colour), el('span', {}, text));
  }

  /** @param {TableState} state */
  drawLabels(state) {
    const { words } = this;
    this.labels.show([
      ...entitiesOf(state.entities, 'heroes').filter(([, hero]) => hero.cell).map(([id, hero]) => ({
        id: `heroes.${id}`, text: words.t(`sf-hero-${id}`), colour: PAINT[id]?.bright ?? '#fff', mark: sign(signPoints(id), PAINT[id]?.bright ?? '#fff'), strong: state.entities?.table?.turn_of === id, down: hero.down,
      })),
      ...entitiesOf(state.entities, 'monsters').filter(([, monster]) => monster.status?.length || monster.wounds).map(([id, monster]) => ({
        id: `monsters.${id}`, text: [...(monster.status ?? []).map((/** @type {string} */ status) => words.t(`sf-status-${status}`)), monster.wounds ? `♥ ${monster.life - monster.wounds}` : ''].filter(Boolean).join(' · '), colour: '#c6d5e2', mark: null, strong: false,
      })),
    ]);
  }

  /** The squares and targets of the question that is open, and the shot that a phone prepares. @param {TableState} state */
  drawChoice(state) {
    if (!cellAsk(state)) this.chosen = null;
    this.theatre.choose(choiceOf(state, this.thought, this.chosen));
    this.theatre.aim(shotMeant(state, this.thought));
  }

  /** The camera's picture between events. @param {TableState} state @param {boolean} jump */
  aim(state, jump) {
    // Who is struck stays in the picture while he chooses his shields.
    if (this.duel.isOpen && !jump) return;
    const { cells, how } = framing(state);
    this.theatre.look(cells, { ...how, jump });
  }

  /** Shows why a monster that somebody points at is out of aim, for a while. @param {Cell} cell */
  explainAim(cell) {
    const reason = this.state && outOfAim(this.state, cell);
    if (!reason) return;
    this.theatre.aim(reason.shot);
    this.flash('lesson', 4200, icon(ICONS.swords), el('span', {}, this.words.t(`refused-${reason.code.replace(/_/g, '-')}`, { blocker: '', ring: 0, most: 0, ...reason.detail })));
    clearTimeout(this.aiming);
    this.aiming = setTimeout(() => this.state && !this.busy && this.theatre.aim(shotMeant(this.state, this.thought)), 4200);
  }

  /**
   * A tap on the board of this screen: on a square that is asked for it previews, then commits; elsewhere it points.
   * @param {Cell} cell @returns {{ask: number, value: Cell} | {point: Cell} | null}
   */
  tap(cell) {
    if (!this.state) return null;
    const ask = cellAsk(this.state);
    if (!ask?.cells?.some((entry) => entry.cell[0] === cell[0] && entry.cell[1] === cell[1])) return { point: cell };
    if (this.chosen && this.chosen[0] === cell[0] && this.chosen[1] === cell[1]) {
      this.chosen = null;
      return { ask: ask.ask, value: cell };
    }
    this.chosen = cell;
    this.drawChoice(this.state);
    return { point: cell };
  }

  /** @param {GameEvent} event */
  announce(event) {
    const { words } = this;
    const text = event.type === 'round_started' ? words.t('tv-announce-round', { round: event.round }) : event.type === 'phase_started' ? words.t(`sf-phase-${event.phase}`) : event.type === 'hero_knocked_out' ? words.t('tv-announce-down', { hero: this.saying.name(event.hero) }) : event.type === 'wave_came' ? words.t('tv-announce-wave', { wave: event.wave }) : words.t('tv-announce-goal');
    const bad = event.phase === 'monsters' || event.type === 'hero_knocked_out' || event.type === 'wave_came';
    this.flash('announce', 2000, el(`p${bad ? '.bad' : ''}`, {}, text), el('small', {}, this.saying.event(event)));
  }

  /** A large card: what was found and what it does, a curse, a new level. @param {GameEvent} event */
  async reveal(event) {
    const panel = this.panels.gift;
    fill(panel, giftCard(event, this.saying, this.state?.entities?.[`monsters.${event.monster}`]?.abilities));
    panel.dataset.kind = event.type;
    panel.classList.add('open');
    await this.theatre.clock.wait(event.type === 'boss_met' ? 5600 : 2600);
    panel.classList.remove('open');
  }

  /** @param {GameEvent} event */
  tell(event) {
    const line = this.missionWords.lines?.[event.line];
    this.flash('tell', 7000, face('badly_dead'), el('p', {}, el('b', {}, this.words.first([`sf-speaker-${line?.speaker ?? event.speaker}`, 'tv-speaker'])), el('q', {}, line?.text ?? event.line)));
  }

  /** Opens a panel for a while. @param {string} name @param {number} length milliseconds @param {...Node} content */
  flash(name, length, ...content) {
    const panel = this.panels[name];
    fill(panel, ...content);
    panel.classList.add('open');
    clearTimeout(Number(panel.dataset.timer));
    panel.dataset.timer = String(setTimeout(() => panel.classList.remove('open'), length / Math.max(0.5, this.theatre.clock.pace || 1)));
  }
}
