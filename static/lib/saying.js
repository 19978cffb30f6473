/**
 * How a page says what happened and who is meant: ids of a game become words of the page's language.
 *
 * Every field of an event that holds an id is given to Fluent twice: `$hero` is the word, `$hero_id` the id itself (for
 * monsters their kind), so that articles and endings can hang on it. What is null, or left out of an event, becomes `none`.
 *
 * @typedef {import('./words.js').Words} Words
 * @typedef {import('./words.js').Arguments} Arguments
 * @typedef {import('./wire.js').GameEvent} GameEvent
 * @typedef {{ title?: string, blurb?: string, goals?: Record<string, string>,
 *             lines?: Record<string, { speaker: string, text: string }> }} MissionWords goals and story lines by id
 */
import { key } from './words.js';

/** What a field of an event or a question may hold, the likeliest first. @type {Record<string, string[]>} */
const FIELD_KINDS = {
  hero: ['hero'],
  seat: ['hero'],
  to: ['hero'],
  from: ['hero'],
  monster: ['monster'],
  kind: ['monster'],
  item: ['item'],
  curse: ['item'],
  weapon: ['item', 'ability'],
  cause: ['item', 'ability'],
  ability: ['ability', 'monster-ability'],
  status: ['status'],
  token: ['token'],
  slot: ['slot'],
  symbol: ['symbol'],
  colour: ['colour'],
  phase: ['phase'],
  outcome: ['outcome'],
  reason: ['reason'],
  speaker: ['speaker'],
  attribute: ['attribute'],
};

/** Fields that hold somebody or something of any kind. */
const ANYBODY = ['attacker', 'target', 'by', 'who', 'instead_of', 'subject', 'ref', 'goal', 'source', 'why'];
const ANY_KIND = ['hero', 'monster', 'ability', 'monster-ability', 'item', 'attribute', 'status', 'token', 'slot', 'thing', 'symbol', 'colour', 'bonus'];

/** What events leave out where there is nothing to say. */
const NOTHING = { bonuses: null, by: null, hero: null, instead_of: null, need: null, protection: null, success: null, target: null, total: null, who: null };

/** Fields whose value stays as it is and lends itself to selectors. */
const RAW = new Set(['purpose', 'source', 'type', 'rule', 'seed']);

export class Saying {
  /**
   * @param {Words} words
   * @param {object} known
   * @param {string} known.prefix of the game's keys, such as `sf`
   * @param {Record<string, string>} known.kinds kind of every figure by id
   * @param {Record<string, any>} [known.places] words by area letter, each in several languages
   * @param {Record<string, string>} [known.things] what stands on the board by id: `gate`, `chest`, …
   * @param {MissionWords} [known.mission] the mission's own words, in the page's language
   */
  constructor(words, { prefix, kinds, places = {}, things = {}, mission = {} }) {
    this.words = words;
    this.prefix = prefix;
    this.kinds = kinds;
    this.places = places;
    this.things = things;
    this.mission = mission;
  }

  /**
   * @param {string} id
   * @param {string[]} [kinds] of things to look among
   * @returns {string} the word for it; the id where there is none
   */
  name(id, kinds = ANY_KIND) {
    const found = this.keyOf(id, kinds);
    return found ? this.words.t(found) : (this.mission.goals?.[id] ?? id);
  }

  /**
   * @param {string} id @param {string} attribute such as `rule` @param {string[]} [kinds]
   * @returns {string | null} what there is to say about it
   */
  about(id, attribute, kinds = ANY_KIND) {
    const found = this.keyOf(id, kinds);
    return found && this.words.has(`${found}.${attribute}`) ? this.words.t(`${found}.${attribute}`) : null;
  }

  /** @param {string} id @param {string[]} kinds @returns {string | null} key of its message */
  keyOf(id, kinds) {
    for (const kind of kinds) {
      const meant = kind === 'monster' ? this.kinds[id] ?? id : kind === 'thing' ? this.things[id] ?? id : id;
      const candidate = key(this.prefix, kind, meant);
      if (this.words.has(candidate)) return candidate;
    }
    return null;
  }

  /** @param {Record<string, any>} facts of an event or of a question @returns {Arguments} what its sentence may use */
  arguments(facts) {
    /** @type {Arguments} */
    const args = {};
    for (const [field, value] of Object.entries(facts)) {
      if (value === null || value === undefined) {
        args[field] = args[`${field}_id`] = 'none';
      } else if (typeof value === 'number') {
        args[field] = value;
      } else if (typeof value === 'boolean') {
        args[field] = value ? 'yes' : 'no';
      } else if (typeof value === 'string') {
        args[field] = RAW.has(field) ? value : this.wordFor(field, value);
        args[`${field}_id`] = this.kinds[value] ?? (field === 'source' ? this.things[value] : undefined) ?? value;
      } else if (Array.isArray(value) && field === 'areas') {
        args.areas = value.map((area) => this.words.pick(this.places[area]) ?? area).join(', ');
      }
    }
    const line = this.mission.lines?.[facts.line];
    if (line) Object.assign(args, { text: line.text, ...this.arguments({ speaker: line.speaker }) });
    return args;
  }

  /** @param {string} field @param {string} value */
  wordFor(field, value) {
    const kinds = FIELD_KINDS[field] ?? (ANYBODY.includes(field) ? ANY_KIND : null);
    return kinds ? this.name(value, kinds) : value;
  }

  /** @param {GameEvent} event @returns {string} one line */
  event(event) {
    return this.words.t(key('event', event.type), this.arguments({ ...NOTHING, ...event }));
  }

  /** @param {GameEvent} event @returns {string | null} the rule that caused it, in one or two lines */
  why(event) {
    if (!event.rule) return null;
    const found = key('rule', event.rule);
    return this.words.has(found) ? this.words.t(found) : null;
  }

  /**
   * @param {string} about of a question
   * @param {Record<string, any>} facts of its context
   * @returns {string} the headline for who is asked
   */
  ask(about, facts) {
    return this.words.t(key('ask', about), this.arguments(facts));
  }

  /** @param {string} about @param {string} seat who is asked @returns {string} the headline for everybody else */
  wait(about, seat) {
    return this.words.t(key('wait', about), this.arguments({ seat }));
  }

  /**
   * @param {string} about of the question
   * @param {import('./wire.js').Option} option
   * @returns {string} what the button says
   */
  option(about, option) {
    const [head = '', ...rest] = option.id.split(':');
    const args = this.arguments({ ...option, to: rest[1] ?? null, ref: option.ref ?? rest[0] ?? head });
    return this.words.first([key('option', about, head), key('option', about), key('option', head)], args);
  }
}

/**
 * @param {import('./wire.js').Entities | null} entities
 * @returns {Record<string, string>} `gate`, `chest`, `coffin`, … by id, for `known.things`
 */
export function thingsOf(entities) {
  /** @type {Record<string, string>} */
  const things = {};
  for (const entity of Object.keys(entities ?? {})) {
    const [kind = '', id] = entity.split('.');
    if (id && kind !== 'heroes' && kind !== 'monsters') things[id] = kind.replace(/s$/, '');
  }
  return things;
}
