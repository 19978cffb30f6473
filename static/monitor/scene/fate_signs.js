/** The three signs of the Fate die, as outlines about 1 wide and 1 tall with y up, and what each side of the die shows. */

/** @typedef {[number, number][]} Outline */
/** @typedef {'lightning' | 'drop' | 'skull'} Symbol */

/** @type {Record<Symbol, Outline>} */
export const FATE_OUTLINES = {
  lightning: [[0.12, 0.5], [-0.3, -0.06], [-0.04, -0.06], [-0.14, -0.5], [0.3, 0.1], [0.04, 0.1]],
  drop: [[0, 0.5], [-0.14, 0.2], [-0.28, -0.1], [-0.26, -0.3], [-0.1, -0.46], [0.1, -0.46], [0.26, -0.3], [0.28, -0.1], [0.14, 0.2]],
  skull: [[-0.3, 0.34], [-0.12, 0.48], [0.12, 0.48], [0.3, 0.34], [0.34, 0.05], [0.2, -0.14], [0.2, -0.4], [-0.2, -0.4], [-0.2, -0.14], [-0.34, 0.05]],
};

/** @type {Record<Symbol, string>} */
export const FATE_PAINT = { lightning: '#ffd84a', drop: '#56c7ff', skull: '#f1ead2' };

/** @type {Record<string, string>} */
export const DIE_COLOURS = { red: '#ff4658', green: '#35c45a', brown: '#c98a4b', orange: '#ff8a1f', blue: '#3f9bff', black: '#4a4660' };

/** @type {{symbol: Symbol, colour: string}[]} */
export const FATE_SIDES = [
  { symbol: 'lightning', colour: DIE_COLOURS.red },
  { symbol: 'lightning', colour: DIE_COLOURS.green },
  { symbol: 'lightning', colour: DIE_COLOURS.brown },
  { symbol: 'drop', colour: DIE_COLOURS.orange },
  { symbol: 'drop', colour: DIE_COLOURS.blue },
  { symbol: 'skull', colour: '#3a3648' },
];
