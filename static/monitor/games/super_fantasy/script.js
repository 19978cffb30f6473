/**
 * The script of Super Fantasy: for every event what is seen, heard and counted. Events without an entry only make a
 * line of the log.
 *
 * @typedef {import('../../../lib/wire.js').GameEvent} GameEvent
 * @typedef {import('../../../lib/wire.js').Cell} Cell
 *
 * @typedef {object} Tools what a scene of the script works with
 * @property {import('../../scene/theatre.js').Theatre} theatre
 * @property {(key: string) => any} entity as it is shown now
 * @property {() => {cell: Cell | null}[]} everyone heroes and monsters as they are shown now
 * @property {() => {id: string, kind: string, cell: Cell}[]} monsters on the board as they are shown now
 * @property {(key: string, fields: Record<string, any>) => void} patch shows a value ahead of the update's end
 * @property {{open: (a: string, b: string, facts?: {protection?: number}) => void, total: (event: GameEvent) => Promise<void>,
 *   verdict: (won: string, event: GameEvent) => Promise<void>, close: () => void, isOpen: boolean}} duel
 * @property {GameEvent[]} batch what is played at the same time, the event itself included
 * @property {(what: {faces: number[], seed: number, fate?: boolean, paint: string}) => Promise<void>} roll lets dice fall into the tray
 * @property {() => void} clearDice
 * @property {(event: GameEvent) => Promise<void>} tally the result of a roll in words and numbers
 * @property {(what: string | Cell, mark: '' | keyof typeof import('../../hud/dom.js').ICONS, text: string, tone: 'bad' | 'good' | 'plain') => void} float a word that rises from the board
 * @property {(event: GameEvent) => void} announce a large line: rounds, phases, knocked-out heroes
 * @property {(event: GameEvent) => Promise<void>} reveal a large card: something found, a curse, a new level, a boss
 * @property {(event: GameEvent) => void} tell a line that a character says
 * @property {(by: string, target: string | null) => void} aim shows the line of a shot; null takes it away
 * @property {(kind: string) => boolean} meet whether this kind of monster is a boss nobody has been introduced to yet; from now on somebody has
 * @property {(name: import('../../sound.js').Effect) => void} sound
 *
 * @typedef {Record<string, (event: GameEvent, tools: Tools) => Promise<void> | void>} Scenes by type of event
 */
import { ERRANDS } from './scenes/errands.js';
import { COURSE } from './scenes/course.js';
import { DEEDS } from './scenes/deeds.js';
import { FIGHTS } from './scenes/fights.js';
import { STRIDES, UNDEAD } from './scenes/undead.js';

/** @type {Scenes} */
const SCENES = { ...COURSE, ...DEEDS, ...FIGHTS, ...UNDEAD, ...ERRANDS };

/** Whether both events may be seen at the same time: monsters on the march, monsters that rise. @param {GameEvent} event @param {GameEvent} next */
export function together(event, next) {
  return (marches(event) && marches(next)) || (rises(event) && rises(next));
}

/** @param {GameEvent} event */
const marches = ({ type, ability }) => type === 'monster_moved' || type === 'monster_waited' || (type === 'monster_ability_shown' && STRIDES.has(ability));

/** @param {GameEvent} event */
const rises = ({ type, purpose }) => type === 'monster_spawned' || type === 'spawn_blocked' || (type === 'fate_rolled' && purpose === 'spawn');

/** @param {GameEvent} event @param {Tools} tools @returns {Promise<void>} ends when the event has been seen */
export async function playEvent(event, tools) {
  await SCENES[event.type]?.(event, tools);
}

/** Types of events that move something on the screen. */
export const PLAYED = Object.keys(SCENES);
