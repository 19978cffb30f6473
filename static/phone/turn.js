/** The questions of a turn; the page fetches them when a hero is asked the first of them. */
export * as action from './questions/action.js';
export * as cell from './questions/cell.js';
export * as number from './questions/number.js';
