/**
 * The verbs that every scene of a game offers, whether it draws in three dimensions, flat, or (in tests) not at all.
 *
 * @typedef {import('./rig.js').Cell} Cell
 *
 * @typedef {'bolt' | 'orb' | 'skull' | 'beam' | 'thunder'} Missile a beam is there at once and fades; thunder comes from above
 * @typedef {'dust' | 'spark' | 'bone' | 'star' | 'blood' | 'ice' | 'holy' | 'fire' | 'note' | 'shade' | 'poison'} Burst
 * @typedef {{way: [number, number][], colour: string, stopped: [number, number] | null}} Shot corners of its way in squares; stopped: where something is in the way
 *
 * @typedef {object} Theatre
 * @property {import('./clock.js').Clock} clock its pace is the pace of everything
 * @property {(entities: Record<string, any>) => void} lay puts everything where the server says, at once
 * @property {(cells: Cell[], how?: {pitch?: number, yaw?: number, margin?: number, least?: number, jump?: boolean}) => void} look none = the whole board
 * @property {() => void} arrive the first sight of the board
 * @property {(free: import('./stage.js').Free, jump?: boolean) => void} reserve keeps these margins of the screen (0 to 1) free of what is looked at
 * @property {(id: string | null, colour?: string) => void} act marks the figure whose turn it is
 * @property {(choice: {cells: {cell: Cell, zone: boolean}[], targets: Cell[], chosen: Cell | null, colour: string} | null) => void} choose shows what a phone chooses from
 * @property {(id: string, path: Cell[], onStep?: (i: number) => void) => Promise<void>} walk
 * @property {(id: string, cell: Cell) => Promise<void>} face
 * @property {(id: string, cell: Cell) => Promise<void>} lunge
 * @property {(id: string, cell: Cell) => Promise<void>} fly
 * @property {(id: string) => Promise<void>} recoil
 * @property {(id: string) => Promise<void>} hop
 * @property {(id: string) => Promise<void>} topple
 * @property {(id: string) => Promise<void>} rise
 * @property {(id: string) => Promise<void>} vanish
 * @property {(id: string, kind: string, cell: Cell, facing?: number) => Promise<void>} appear
 * @property {(id: string) => Promise<void>} openGate
 * @property {(id: string) => Promise<void>} fellTombstone
 * @property {(id: string) => Promise<void>} openChest
 * @property {(id: string) => Promise<void>} purifyCoffin
 * @property {(id: string) => Promise<void>} lightBrazier
 * @property {(ids: string[], down: boolean) => Promise<void>} pressButtons down, or up again
 * @property {(id: string, where: {cell: Cell | null, held_by: string | null, safe?: boolean}) => Promise<void>} moveGold to a back, to a square or into safety
 * @property {(id: string, from: Cell) => Promise<void>} clearBoulder away from where its pusher stands
 * @property {(gate: string) => Promise<void>} unlock the padlocks of a gate
 * @property {(shot: Shot | null) => void} aim draws the line of a shot; null takes it away
 * @property {(from: Cell, to: Cell, kind: Missile, colour: string) => Promise<void>} shoot
 * @property {(cell: Cell, kind: Burst) => Promise<void>} burst
 * @property {(cell: Cell) => Promise<void>} pulse
 * @property {(cell: Cell, colour: string) => Promise<void>} ripple
 * @property {(areas: string[]) => Promise<void>} awaken
 * @property {(what: {faces: number[], seed: number, fate?: boolean, paint: string}) => Promise<void>} roll
 * @property {() => void} clearDice
 * @property {(redness: number) => void} mood
 * @property {(what: string | Cell, height?: number) => {x: number, y: number, seen: boolean}} where parts of the screen
 * @property {(x: number, y: number) => Cell | null} pick
 * @property {() => void} dispose
 */

export {};
