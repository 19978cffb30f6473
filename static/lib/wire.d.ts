/** What passes between a page and the server, as `docs/wire.md` words it. Types alone: nothing here runs. */

/** A square of the board, x eastwards and y southwards, both from 0. */
export type Cell = [number, number];
export type Language = 'it' | 'en';
/** Plain facts of one thing on the board; each game knows what its kinds hold. */
export type Entity = any;
/** Everything on the board by `kind.id` (`heroes.kayla`) or by a single name (`board`). */
export type Entities = Record<string, Entity>;

export interface Player {
  id: string;
  name: string;
  seats: string[];
  online: boolean;
  host: boolean;
  language: Language;
}

export interface Seat {
  id: string;
  player: string | null;
  bot: boolean;
}

export interface MissionEntry {
  id: string;
  words: Record<Language, { title: string; blurb: string }>;
  minutes: number;
  players: [number, number];
  difficulties: string[];
}

export interface GameEntry {
  game: string;
  playable: boolean;
  missions: MissionEntry[];
}

export interface Ruling {
  value: string;
  choices: string[];
  default: string;
}

export interface SavedTable {
  id: string;
  game: string;
  mission: string;
  round: number;
  players: string[];
  when: string;
}

export interface Lobby {
  table: string;
  phase: 'lobby' | 'playing' | 'over';
  game: string;
  mission: string;
  difficulty: string;
  options: Record<string, string>;
  presets: string[];
  players: Player[];
  seats: Seat[];
  address: { url: string; candidates: string[]; index: number };
  locked: boolean;
  paused: { by: string | null; reason: string } | null;
  speed: 'slow' | 'normal' | 'fast';
  reached: { requested: boolean; socket: boolean; joined: boolean };
  shelf: GameEntry[];
  saved: SavedTable[];
  edition: { preset: string; options: Record<string, Ruling> };
}

export interface Action {
  id: string;
  group: string;
  low: number;
  high: number;
  cell?: Cell;
  cells?: Cell[];
  target?: string;
  subject?: string;
  attribute?: string;
  star?: number;
  need?: number;
  bonus?: { why: string; value: number }[];
  /** Chance of success for `low`, `low + 1`, … `high` dice, 0 to 1. */
  odds?: number[];
  /** Mean result for `low` … `high` dice, where there is nothing to reach. */
  mean?: number[];
  warn?: string;
}

export interface Blocked {
  group: string;
  code: string;
  detail?: Record<string, any>;
}

export interface Option {
  id: string;
  kind: string;
  ref?: string;
  [fact: string]: any;
}

export interface ReachableCell {
  cell: Cell;
  cost: number;
  zone: boolean;
}

/** A question to a seat. A page that may not answer it sees only the first five fields. */
export interface Ask {
  ask: number;
  seat: string;
  kind: 'action' | 'cell' | 'one' | 'number';
  about: string;
  first: boolean;
  group?: number;
  default?: any;
  context?: Record<string, any>;
  actions?: Action[];
  blocked?: Blocked[];
  cells?: ReachableCell[];
  options?: Option[];
  low?: number;
  high?: number;
  odds?: number[];
}

/** A fact in the past tense; `rule` names the rule that caused it. */
export interface GameEvent {
  type: string;
  rule?: string;
  [fact: string]: any;
}

/** How far `seat` can go back, the last answer being about `about`; with no step left `blocked` is a refusal code. */
export interface Undo {
  steps: number;
  seat: string | null;
  about: string | null;
  blocked: string | null;
}

export interface Welcome {
  type: 'welcome';
  build: string;
  page: 'phone' | 'tv';
  language: Language;
  player: string | null;
  token: string | null;
  table: string;
  host: boolean;
}

export interface Snapshot {
  type: 'snapshot';
  seq: number;
  lobby: Lobby;
  entities: Entities | null;
  asks: Ask[];
  log: GameEvent[];
  undo: Undo | null;
}

export interface Update {
  type: 'update';
  seq: number;
  lobby?: Lobby;
  events?: GameEvent[];
  changes?: Record<string, Entity | null>;
  asks?: Ask[];
  undo?: Undo | null;
}

export interface Accepted {
  type: 'accepted';
  command_id: string;
  result?: any;
}

export interface Refused {
  type: 'refused';
  command_id: string | null;
  code: string;
  detail?: Record<string, any>;
}

export type FromServer =
  | Welcome
  | Snapshot
  | Update
  | Accepted
  | Refused
  | { type: 'moved' }
  | { type: 'bye'; code: string }
  | { type: 'pong'; at: number };

/** Fields of the first message of a link, but for its type. */
export interface Greeting {
  page: 'phone' | 'tv';
  language: Language;
  token?: string;
  table?: string;
  build?: string;
}

export type Command =
  | { type: 'answer'; ask: number; value: any }
  | { type: 'do'; action: { type: string; [field: string]: any } };

/** Every command ends in one of these two. */
export type Outcome = { accepted: true; result: any } | { accepted: false; code: string; detail: Record<string, any> };
