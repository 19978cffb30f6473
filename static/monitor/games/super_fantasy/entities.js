/**
 * What the server tells of a game of Super Fantasy, as types (see docs/wire.md). Nothing here runs.
 *
 * @typedef {import('../../../lib/wire.js').Cell} Cell
 *
 * @typedef {object} BoardEntity
 * @property {number} width
 * @property {number} height
 * @property {string[]} rows `.` floor, `#` stone, ` ` nothing
 * @property {string[]} areas one letter a square
 * @property {[number, number, 'e' | 's', number][]} walls so many in a row, see lib/geometry.js
 * @property {Cell[]} columns
 * @property {Cell[]} [start]
 * @property {{kind: string, cell: Cell}[]} [decor]
 * @property {{id: string, cell: Cell}[]} [special]
 * @property {Record<string, Record<string, string>>} [names] by area letter
 *
 * @typedef {object} TableEntity
 * @property {string} mission
 * @property {string} difficulty
 * @property {number} round
 * @property {number} end rounds left = end - round
 * @property {'heroes' | 'monsters' | 'over'} phase
 * @property {string | null} turn_of
 * @property {'victory' | 'defeat' | null} outcome
 * @property {string[]} [active_areas]
 * @property {string} mode
 * @property {number} [lives] spare ones, in survival
 * @property {number} [kills]
 * @property {number} [points]
 *
 * @typedef {object} HeroEntity
 * @property {Cell | null} cell
 * @property {number} facing 0-7
 * @property {number} life
 * @property {number} max_life
 * @property {number} dice
 * @property {number} shield_dice
 * @property {number} xp
 * @property {number} level
 * @property {Record<string, {level: number, charge: number, length: number, curse?: string}>} abilities
 * @property {string[]} status
 * @property {number} hymn
 * @property {boolean} will
 * @property {string | null} fortress
 * @property {boolean} fury
 * @property {boolean} acted
 * @property {boolean} down
 * @property {boolean} bot
 *
 * @typedef {object} MonsterEntity
 * @property {string} kind
 * @property {Cell} cell
 * @property {number} facing
 * @property {number} wounds
 * @property {number} life
 * @property {number} protection
 * @property {string[]} status
 *
 * @typedef {{edges: [Cell, Cell][], open: boolean}} GateEntity
 * @typedef {{cell: Cell, symbol: 'lightning' | 'drop' | 'skull', upright: boolean}} TombstoneEntity
 * @typedef {{cell: Cell, opened: boolean}} ChestEntity
 * @typedef {{cells: Cell[], purified: boolean}} CoffinEntity
 * @typedef {{cells: Cell[], drops: Record<string, string>}} GraveEntity
 * @typedef {{cell: Cell, lit: boolean, order: number, goal: string}} BrazierEntity
 * @typedef {{cell: Cell, down: boolean, goal: string}} ButtonEntity
 * @typedef {{cell: Cell | null, held_by: string | null, safe: boolean, goal: string}} GoldEntity
 * @typedef {{cell: Cell, kind: 'goat' | 'sexton', leader: string | null}} CompanionEntity by the goal that is about it
 * @typedef {{cell: Cell, there: boolean}} BoulderEntity
 * @typedef {{cell: Cell, gate: string, goal: string, open: boolean}} PadlockEntity cell: the square beside its gate
 * @typedef {{cells: Cell[], goal: string | null, sealed: boolean}} CryptEntity
 * @typedef {{id: string, done: boolean, count: number, total: number, cells?: Cell[], kind?: string, open?: boolean, area?: string, monster?: string}} GoalEntity
 *   open: neither reached nor waiting for another goal
 */

export {};
