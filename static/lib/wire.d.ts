/**
 * What passes between a page and the server, as `docs/wire.md` words it. Types alone: nothing here runs.
 *
 * Made from `src/regno/wire/` by `python -m regno.tools.wire_types`: change it there.
 */

/** A square of the board, x eastwards and y southwards, both from 0. */
export type Cell = [number, number];
export type Language = 'it' | 'en';
/** Plain facts of one thing on the board; each game knows what its kinds hold. */
export type Entity = any;
/** Everything on the board by `kind.id` (`heroes.kayla`) or by a single name (`board`). */
export type Entities = Record<string, Entity>;

/** Play the same mission once more, in the same seats. */
export interface Again {
  type: 'again';
}

/** The answer to an open question. */
export interface Answer {
  type: 'answer';
  command_id: string;
  ask: number;
  value: any;
}

/**
 * Pick game, mission, difficulty, mode and rulings; rulings that are not named keep their default, no mode is the
 * mission's first.
 *
 * `campaign` is the name of one that the game offers, or the id of one in `Lobby.campaigns`: then the mission is the
 * next of it that is not won, whatever `mission` says. A name goes on with the table's own campaign, or begins anew.
 */
export interface Choose {
  type: 'choose';
  game: string;
  mission: string;
  difficulty?: string;
  options?: Record<string, string>;
  mode?: string;
  campaign?: string;
}

/** Take a free seat, or one that the computer plays. */
export interface Claim {
  type: 'claim';
  seat: string;
}

/** Let the computer play a seat, or stop it. */
export interface Computer {
  type: 'computer';
  seat: string;
  on: boolean;
}

/** Something done at the table. */
export interface Do {
  type: 'do';
  command_id: string;
  action: Join | Rename | Leave | Reclaim | Claim | Release | Choose | Start | Pause | Resume | TakeBack | Again | Next | ToLobby | NextAddress | Computer | Kick | Lock | SetSpeed | Point | ResumeTable;
}

/** The first message of a page, and again whenever an update is missing. */
export interface Hello {
  type: 'hello';
  page: 'phone' | 'tv';
  language: Language;
  token?: string | null;
  table?: string | null;
  build?: string | null;
  seq?: number | null;
}

/** Sit down at the table under a name. */
export interface Join {
  type: 'join';
  name: string;
}

/** Send a player away from the table. */
export interface Kick {
  type: 'kick';
  player: string;
}

/** Get up; the computer takes over the seats. */
export interface Leave {
  type: 'leave';
}

/** Let nobody new in, or open the table again. */
export interface Lock {
  type: 'lock';
  on: boolean;
}

/** Play the next mission of the campaign, in the same seats; after a defeat it is the same one. */
export interface Next {
  type: 'next';
}

/** Show the QR of the next address that phones may reach. */
export interface NextAddress {
  type: 'next_address';
}

/** Stop the table until somebody resumes it. */
export interface Pause {
  type: 'pause';
}

/** Is the server there? */
export interface Ping {
  type: 'ping';
  at: number;
}

/**
 * Show everybody a square, or what one is thinking of doing: an action on offer (for a number, what the question is
 * about) and how many dice.
 */
export interface Point {
  type: 'point';
  cell?: Cell | null;
  action?: string | null;
  dice?: number | null;
}

/** Be again the player whose phone is away. */
export interface Reclaim {
  type: 'reclaim';
  player: string;
}

/** Give a seat back. */
export interface Release {
  type: 'release';
  seat: string;
}

/** Take another name. */
export interface Rename {
  type: 'rename';
  name: string;
}

/** Go on after a pause. */
export interface Resume {
  type: 'resume';
}

/** Take up a saved game. */
export interface ResumeTable {
  type: 'resume_table';
  id: string;
}

/** Choose the pace of the computer's answers. */
export interface SetSpeed {
  type: 'speed';
  value: 'slow' | 'normal' | 'fast';
}

/** Begin the chosen mission. */
export interface Start {
  type: 'start';
}

/** Take the last step back. */
export interface TakeBack {
  type: 'undo';
}

/** Put the game aside and choose anew, in the same seats. */
export interface ToLobby {
  type: 'to_lobby';
}

/** A command was carried out. */
export interface Accepted {
  type: 'accepted';
  command_id: string;
  result?: any;
}

/**
 * One thing that can be done now. `odds` and `mean` hold a figure for each number of dice, `low` to `high`.
 * A shot flies along the squares of `line`. Orders to monsters have a `price` and a `reach`; an `area` that is woken
 * `wakes` figures.
 */
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
  bonus?: any[];
  odds?: number[];
  mean?: number[];
  warn?: string;
  line?: Cell[];
  price?: Price;
  reach?: Standpoint[];
  area?: string;
  wakes?: string[];
  [fact: string]: any;
}

/** Where phones find this table. */
export interface Address {
  url: string;
  candidates: string[];
  index: number;
}

/** A question to a seat, for the page that may answer it; `first`: to several, and the first answer counts. */
export interface Ask {
  ask: number;
  seat: string;
  kind: 'action' | 'cell' | 'one' | 'number';
  about: string;
  first?: boolean;
  group?: number;
  default?: any;
  context?: Record<string, any>;
  actions?: Action[];
  blocked?: Blocked[];
  unaimed?: Unaimed[];
  cells?: ReachableCell[];
  options?: Option[];
  low?: number;
  high?: number;
  odds?: number[];
  [fact: string]: any;
}

/** A group of actions that cannot be done now, and why. */
export interface Blocked {
  group: string;
  code: string;
  detail?: Record<string, any>;
  [fact: string]: any;
}

/** The server closes this link; `code` says why. */
export interface Bye {
  type: 'bye';
  code: string;
}

/** The campaign that the table plays; `next` is the mission to play, null once all are won. */
export interface Campaign {
  id: string;
  name: string;
  missions: CampaignMission[];
  next: string | null;
}

/** One mission of a campaign. */
export interface CampaignMission {
  id: string;
  won: boolean;
}

/**
 * The rulings in force; `preset` is the name they have together, or `own`.
 *
 * Once a game is on, `options` holds only those that are not at their default.
 */
export interface Edition {
  preset: string;
  options: Record<string, Ruling>;
}

/** A game on the shelf; `campaigns` are the names of those it offers. */
export interface GameEntry {
  game: string;
  missions: MissionEntry[];
  campaigns: string[];
}

/** A fact in the past tense; `rule` names the rule that caused it. `pointed` is the table's own. */
export interface GameEvent {
  type: string;
  rule?: string;
  [fact: string]: any;
}

/**
 * Everything about the table that is not the game itself. `modes` are those of the mission. Once a game is on,
 * `shelf` holds its mission alone, `saved` and `campaigns` nothing.
 *
 * `records` are the best ten games of this mission and difficulty, and the one just played wherever it stands; nothing
 * while a game is played.
 */
export interface Lobby {
  table: string;
  phase: 'lobby' | 'playing' | 'over';
  game: string;
  mission: string;
  difficulty: string;
  mode: string;
  modes: string[];
  campaign: Campaign | null;
  options: Record<string, string>;
  presets: string[];
  players: Player[];
  seats: Seat[];
  address: Address;
  locked: boolean;
  paused: Paused | null;
  speed: 'slow' | 'normal' | 'fast';
  reached: Reached;
  shelf: GameEntry[];
  saved: SavedTable[];
  campaigns: SavedCampaign[];
  records: RecordEntry[];
  edition: Edition;
}

/** A mission on the shelf, in its own words by language. */
export interface MissionEntry {
  id: string;
  words: Record<Language, { title: string; blurb: string }>;
  minutes: number;
  players: [number, number];
  difficulties: string[];
  modes: string[];
  broken?: string;
}

/** This seat was opened on another page. */
export interface Moved {
  type: 'moved';
}

/** One of the answers to a question of kind `one`. */
export interface Option {
  id: string;
  kind: string;
  ref?: string;
  [fact: string]: any;
}

/** As much of a question as everybody may see. */
export interface Outline {
  seat: string;
  about: string;
  first?: boolean;
}

/** Who stopped the table (null: the television), and why. */
export interface Paused {
  by: string | null;
  reason: string;
}

/** A person at the table. */
export interface Player {
  id: string;
  name: string;
  seats: string[];
  online: boolean;
  host: boolean;
  language: Language;
}

/** The server is there. */
export interface Pong {
  type: 'pong';
  at: number;
}

/**
 * What an order costs whoever commands the monsters: `dice` by their place in the roll, what they are worth, and
 * the total they have to reach, if any.
 */
export interface Price {
  dice: number[];
  values: number[];
  need?: number;
  [fact: string]: any;
}

/** A square on offer, what it costs, and whether somebody blocks there; for a monster, whom it could strike. */
export interface ReachableCell {
  cell: Cell;
  cost: number;
  zone: boolean;
  strikes?: string[];
  [fact: string]: any;
}

/** How far any phone has come: a page asked for, a socket opened, a player joined. */
export interface Reached {
  requested: boolean;
  socket: boolean;
  joined: boolean;
}

/**
 * A line of the table of records: the names of who played which seats, what they reached on which day (ISO 8601).
 * `own` marks the game that has just ended.
 */
export interface RecordEntry {
  rank: number;
  players: string[];
  seats: string[];
  score: Record<string, number>;
  day: string;
  own: boolean;
}

/** A command was turned down and nothing has changed; `code` has words in every language. */
export interface Refused {
  type: 'refused';
  command_id: string | null;
  code: string;
  detail?: Record<string, any>;
}

/** One switch of the rules. */
export interface Ruling {
  value: string;
  choices: string[];
  default: string;
}

/**
 * A campaign that can be gone on with; `won` counts missions of all that there are, `when` is the end of its last
 * game, ISO 8601 in UTC.
 */
export interface SavedCampaign {
  id: string;
  game: string;
  name: string;
  won: number;
  missions: number;
  next: string;
  players: string[];
  when: string;
}

/** A game that can be taken up again; `when` is its last answer, ISO 8601 in UTC. */
export interface SavedTable {
  id: string;
  game: string;
  mission: string;
  round: number;
  players: string[];
  when: string;
}

/** A place in the game. In the lobby a seat with neither player nor bot stays out of the game. */
export interface Seat {
  id: string;
  player: string | null;
  bot: boolean;
}

/** The whole truth for one page. */
export interface Snapshot {
  type: 'snapshot';
  seq: number;
  lobby: Lobby;
  entities: Entities | null;
  asks: (Ask | Outline)[];
  log: GameEvent[];
  undo: Undo | null;
}

/** A square a monster could stand on, the steps there, and the heroes it could strike from there. */
export interface Standpoint {
  cell: Cell;
  cost: number;
  strikes?: string[];
  [fact: string]: any;
}

/** A monster near the hero that cannot be aimed at, and why; `detail` names the `blocker` of a line of fire. */
export interface Unaimed {
  monster: string;
  code: string;
  detail?: Record<string, any>;
  [fact: string]: any;
}

/**
 * How far the last person can go back: `steps` answers of `seat`, one by one.
 *
 * `about` is what the next step takes back: what the question was about, or the group of the action taken.
 *
 * With no step left `blocked` says why `seat` cannot: a refusal code such as `no_undo_dice` or `no_undo_other`.
 */
export interface Undo {
  steps: number;
  seat: string | null;
  about?: string;
  blocked?: string;
}

/**
 * What has changed since the update before; what is absent is as it was.
 *
 * `changes` holds entities that are new or altogether other, and null for those that are gone. `parts` is merged into
 * the entities that stay: objects into objects, field by field; every other value takes the place of the old one.
 */
export interface Update {
  type: 'update';
  seq: number;
  lobby?: Lobby;
  events?: GameEvent[];
  changes?: Record<string, any>;
  parts?: Record<string, Record<string, any>>;
  asks?: (Ask | Outline)[];
  undo?: Undo | null;
}

/** Who the page is to the server. */
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

export type FromServer = Welcome | Snapshot | Update | Accepted | Refused | Moved | Bye | Pong;

export type FromPage = Hello | Ping | Answer | Do;

/** Something to do at the table. */
export type Deed = Do['action'];

/** Fields of the first message of a link, but for its type and the last update seen. */
export type Greeting = Omit<Hello, 'type' | 'seq'>;

/** What a page asks of the server; the link gives it an id. */
export type Command = Omit<Answer, 'command_id'> | Omit<Do, 'command_id'>;

/** Every command ends in one of these two. */
export type Outcome =
  | { accepted: true; result: any }
  | { accepted: false; code: string; detail: Record<string, any> };
