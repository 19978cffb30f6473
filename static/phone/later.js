/** What is beside the map, behind a tap on it, after a round or after the game; the page fetches all of it when it is first needed. */
export { Course } from './course.js';
export { Ending } from './ending.js';
export { Explain } from './explain.js';
export { BoardInWords } from './games/super_fantasy/board_words.js';
export { Sheets } from './games/super_fantasy/sheets.js';
export { MasterFacts } from './master_facts.js';
export { AwayNote, PauseNote } from './overlays.js';
export { Peek } from './peek.js';
export { RecapCard } from './recap_card.js';
export { Records } from './records.js';
export { Rulings } from './rulings.js';
export { Log } from './tabs/log.js';
export { Options } from './tabs/options.js';
export { Rules } from './tabs/rules.js';
