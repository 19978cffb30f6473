/** Everything that is needed once somebody has joined; the page fetches it then. */
export { Game } from './game.js';
export { Lobby } from './lobby.js';
