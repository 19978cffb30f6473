/**
 * How a hero is told apart, the same on figure, card and label: a colour and an outline.
 */

/** @typedef {[number, number]} Point */

/** @param {number} count @param {number} [inner] @param {number} [turn] @returns {Point[]} corners on the unit circle, y up */
function corners(count, inner, turn = Math.PI / 2) {
  const steps = inner === undefined ? count : count * 2;
  return Array.from({ length: steps }, (_, i) => {
    const r = inner !== undefined && i % 2 ? inner : 1;
    const angle = turn + (i / steps) * Math.PI * 2;
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  });
}

/** The outline of each hero's base, y up. @type {Record<string, {corners: Point[]}>} */
export const SIGNS = {
  elfric: { corners: corners(4) },
  axl: { corners: corners(5, 0.62) },
  pizzarro: { corners: corners(20) },
  kayla: { corners: corners(3) },
  goodlight: { corners: corners(6, undefined, 0) },
  gnomy: { corners: corners(8, 0.8) },
};

/** Bright for large faces and type, deep for folds and frames. @type {Record<string, {bright: string, deep: string}>} */
export const PAINT = {
  elfric: { bright: '#ff8a1f', deep: '#a34a08' },
  axl: { bright: '#c9c4dc', deep: '#3a3648' },
  pizzarro: { bright: '#35c45a', deep: '#12702f' },
  kayla: { bright: '#3f9bff', deep: '#1b4f9c' },
  goodlight: { bright: '#ff4658', deep: '#9c1626' },
  gnomy: { bright: '#c98a4b', deep: '#6e4420' },
  master: { bright: '#b58cff', deep: '#3c2a52' },
};

export const HEROES = Object.keys(SIGNS);

/** Whoever is no hero: the outline of a skull. @type {Point[]} */
const SKULL = [[-0.6, 0.7], [0, 0.95], [0.6, 0.7], [0.75, 0], [0.4, -0.35], [0.4, -0.9], [-0.4, -0.9], [-0.4, -0.35], [-0.75, 0]];

/** An outline as the `points` of an SVG polygon in a box from -1 to 1. @param {string} id a hero, the Master, a kind of monster */
export const signPoints = (id) => (SIGNS[id]?.corners ?? SKULL).map(([x, y]) => `${x.toFixed(3)},${(-y).toFixed(3)}`).join(' ');
