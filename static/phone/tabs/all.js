/** What is beside the map, and after it; the page fetches it when somebody first looks there. */
export { Ending } from '../ending.js';
export { Sheets } from '../games/super_fantasy/sheets.js';
export { Log } from './log.js';
export { Options } from './options.js';
export { Rules } from './rules.js';
