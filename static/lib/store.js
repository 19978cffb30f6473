/**
 * What a page knows of its table: a pure reducer over the server's messages.
 *
 * @typedef {import('./wire.js').Lobby} Lobby
 * @typedef {import('./wire.js').Ask} Ask
 * @typedef {import('./wire.js').Outline} Outline
 * @typedef {import('./wire.js').Entities} Entities
 * @typedef {import('./wire.js').GameEvent} GameEvent
 * @typedef {import('./wire.js').Welcome} Welcome
 * @typedef {import('./wire.js').Snapshot} Snapshot
 * @typedef {import('./wire.js').Update} Update
 *
 * @typedef {object} LogLine
 * @property {number} number grows by one with every event; names the line for as long as the page lives
 * @property {GameEvent} event
 *
 * @typedef {object} TableState
 * @property {Welcome | null} me who this page is at the table
 * @property {Lobby | null} lobby
 * @property {Entities | null} entities null while no game is played
 * @property {(Ask | Outline)[]} asks open questions, this page's own with their details
 * @property {LogLine[]} log the last events, oldest first
 * @property {import('./wire.js').Undo | null} undo
 * @property {Record<string, string>} kinds kind of every figure ever seen, by id: log lines speak of those who are gone
 */

/** How many events a page remembers. */
export const LOG_LENGTH = 120;

/** @type {TableState} */
export const unknownTable = { me: null, lobby: null, entities: null, asks: [], log: [], undo: null, kinds: {} };

/**
 * @param {TableState} state
 * @param {Welcome | Snapshot | Update} message the next one, in order
 * @returns {TableState} a new state; the old one and everything in it stay as they were
 */
export function hear(state, message) {
  switch (message.type) {
    case 'welcome':
      return { ...state, me: message };
    case 'snapshot':
      return {
        ...state,
        lobby: message.lobby,
        entities: message.entities,
        asks: message.asks,
        log: grow([], message.log, numberOfFirst(state.log, message.log)),
        undo: message.undo,
        kinds: learnKinds(state.kinds, message.entities ?? {}, message.log),
      };
    case 'update':
      return {
        ...state,
        lobby: message.lobby ?? state.lobby,
        entities:
          message.changes || message.parts
            ? change(state.entities, message.changes ?? {}, message.parts ?? {})
            : state.entities,
        asks: message.asks ?? state.asks,
        log: message.events ? grow(state.log, message.events, nextNumber(state.log)) : state.log,
        undo: message.undo === undefined ? state.undo : message.undo,
        kinds: learnKinds(state.kinds, message.changes ?? {}, message.events ?? []),
      };
  }
}

/**
 * @param {Entities | null} entities
 * @param {Record<string, any>} changes whole values by key; null takes the entity away
 * @param {Record<string, Record<string, any>>} [parts] what is new of entities that stay, by key
 * @returns {Entities}
 */
export function change(entities, changes, parts = {}) {
  const next = { ...entities };
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) delete next[key];
    else next[key] = value;
  }
  return merge(next, parts);
}

/**
 * @param {Record<string, any>} old
 * @param {Record<string, any>} part
 * @returns {Record<string, any>} `old` with `part` merged in: objects into objects, anything else in the old one's place
 */
function merge(old, part) {
  const next = { ...old };
  for (const [field, value] of Object.entries(part)) {
    next[field] = isPlain(value) && isPlain(next[field]) ? merge(next[field], value) : value;
  }
  return next;
}

/** @param {any} value */
function isPlain(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * @param {Record<string, string>} kinds
 * @param {Record<string, any>} entities
 * @param {GameEvent[]} events
 * @returns {Record<string, string>}
 */
function learnKinds(kinds, entities, events) {
  /** @type {Record<string, string>} */
  const learnt = {};
  for (const [key, entity] of Object.entries(entities)) {
    if (entity && typeof entity.kind === 'string') learnt[key.slice(key.indexOf('.') + 1)] = entity.kind;
  }
  for (const event of events) if (event.monster && event.kind) learnt[event.monster] = event.kind;
  return Object.keys(learnt).length ? { ...kinds, ...learnt } : kinds;
}

/** @param {LogLine[]} log */
function nextNumber(log) {
  const last = log[log.length - 1];
  return last ? last.number + 1 : 0;
}

/**
 * @param {LogLine[]} log that this page has
 * @param {GameEvent[]} events the server's last ones
 * @returns {number} number of the first of them, so that lines this page knows already keep their own
 */
function numberOfFirst(log, events) {
  const known = log.slice(-3).map((line) => JSON.stringify(line.event));
  const next = nextNumber(log);
  if (known.length === 0) return next;
  const sent = events.map((event) => JSON.stringify(event));
  for (let end = sent.length; end > 0; end -= 1) {
    const last = known.slice(-end);
    if (last.every((text, index) => sent[end - last.length + index] === text)) return next - end;
  }
  return next;
}

/** @param {LogLine[]} log @param {GameEvent[]} events @param {number} from */
function grow(log, events, from) {
  return [...log, ...events.map((event, index) => ({ number: from + index, event }))].slice(-LOG_LENGTH);
}

/**
 * @param {Entities | null} entities
 * @param {string} kind such as `heroes`
 * @returns {[string, any][]} id and value of everything of that kind, in the server's order
 */
export function entitiesOf(entities, kind) {
  const prefix = `${kind}.`;
  return Object.entries(entities ?? {})
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, value]) => [key.slice(prefix.length), value]);
}

/** @param {TableState} state @returns {import('./wire.js').Player | null} the person at this page, once joined */
export function ownPlayer(state) {
  const id = state.me?.player;
  return state.lobby?.players.find((player) => player.id === id) ?? null;
}

/** @param {TableState} state @returns {string[]} seats of the person at this page */
export function ownSeats(state) {
  const id = state.me?.player;
  if (!id) return [];
  return (state.lobby?.seats ?? []).filter((seat) => seat.player === id).map((seat) => seat.id);
}

/**
 * @param {TableState} state
 * @returns {Ask[]} questions that this page may answer: to one of its seats that the computer does not play for it, with
 *   the details to answer by
 */
export function ownAsks(state) {
  const bots = (state.lobby?.seats ?? []).filter((seat) => seat.bot).map((seat) => seat.id);
  const seats = ownSeats(state).filter((seat) => !bots.includes(seat));
  return fullAsks(state).filter((ask) => seats.includes(ask.seat));
}

/** @param {TableState} state @returns {Ask[]} the questions of which this page knows more than whom they concern */
export function fullAsks(state) {
  return /** @type {Ask[]} */ (state.asks.filter((ask) => 'kind' in ask));
}
