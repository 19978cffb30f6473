/**
 * How a die flies and comes to rest with the wanted face up. Knows no three.js.
 * A flight is not simulated but drawn: it begins from the resting position and turns it back in time, so that the
 * server's face is always the one on top.
 *
 * A die's six sides are numbered as three.js numbers the sides of a box: +x -x +y -y +z -z.
 */

/** @typedef {[number, number, number, number]} Quaternion x y z w */
/** @typedef {[number, number, number]} Vector */

const R = Math.SQRT1_2;

/** The turn that brings each side of the box up (to +y). @type {Quaternion[]} */
const UP = [
  [0, 0, R, R], // +x
  [0, 0, -R, R], // -x
  [0, 0, 0, 1], // +y
  [1, 0, 0, 0], // -y
  [-R, 0, 0, R], // +z
  [R, 0, 0, R], // -z
];

const NORMALS = /** @type {Vector[]} */ ([[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]]);

/** What an action die shows on its six sides: 0 is the Star. Opposite sides are equal. */
export const ACTION_SIDES = [1, 1, 2, 2, 0, 0];

/** @param {Quaternion} a @param {Quaternion} b @returns {Quaternion} first b, then a */
export function multiply([ax, ay, az, aw], [bx, by, bz, bw]) {
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

/** @param {Vector} axis of length 1 @param {number} angle @returns {Quaternion} */
export function turn([x, y, z], angle) {
  const s = Math.sin(angle / 2);
  return [x * s, y * s, z * s, Math.cos(angle / 2)];
}

/** @param {Quaternion} q @param {Vector} v @returns {Vector} */
export function rotate([x, y, z, w], [vx, vy, vz]) {
  const tx = 2 * (y * vz - z * vy);
  const ty = 2 * (z * vx - x * vz);
  const tz = 2 * (x * vy - y * vx);
  return [vx + w * tx + y * tz - z * ty, vy + w * ty + z * tx - x * tz, vz + w * tz + x * ty - y * tx];
}

/** The side that lies on top. @param {Quaternion} q @returns {number} 0-5 */
export function topSide(q) {
  const heights = NORMALS.map((normal) => rotate(q, normal)[1]);
  return heights.indexOf(Math.max(...heights));
}

/** A small generator of numbers from 0 to 1; the same seed gives the same flight. @param {number} seed */
export function random(seed) {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** @typedef {{rest: Quaternion, place: Vector, from: Vector, axis: Vector, turns: number, delay: number}} Flight */

/**
 * Flights for a handful of dice, side by side where they rest.
 * @param {number[]} sides the side (0-5) that ends on top, one a die
 * @param {number} seed
 * @returns {Flight[]}
 */
export function throwDice(sides, seed) {
  const next = random(seed);
  const gap = 1.5;
  return sides.map((side, i) => {
    const yaw = (next() - 0.5) * 0.7;
    const rest = multiply(turn([0, 1, 0], yaw), UP[side]);
    const x = (i - (sides.length - 1) / 2) * gap;
    const slope = next() * Math.PI * 2;
    return {
      rest,
      place: [x + (next() - 0.5) * 0.16, 0.5, (next() - 0.5) * 0.4],
      from: [x * 1.3 + 5 + next() * 3, 4 + next() * 2, -3 - next() * 3],
      axis: [Math.cos(slope), 0.25, Math.sin(slope)].map((v) => v / Math.hypot(1, 0.25)),
      turns: 2 + next() * 1.5,
      delay: i * 0.05,
    };
  }).map((flight) => /** @type {Flight} */ (flight));
}

/** Height of the bounces at progress t: falls, then three smaller hops. @param {number} t */
function bounce(t) {
  const parts = [[0, 0.38, 1], [0.38, 0.66, 0.34], [0.66, 0.85, 0.12], [0.85, 1, 0.03]];
  for (const [start, end, height] of parts) {
    if (t <= end) {
      const u = (t - start) / (end - start);
      return start === 0 ? height * (1 - u * u) : height * 4 * u * (1 - u);
    }
  }
  return 0;
}

/**
 * Where a die is at a moment of its flight.
 * @param {Flight} flight
 * @param {number} t 0 to 1; at 1 it lies exactly at its place with the wanted side up
 * @returns {{position: Vector, quaternion: Quaternion}}
 */
export function poseAt(flight, t) {
  const own = Math.min(1, Math.max(0, (t - flight.delay) / (1 - flight.delay - 0.02)));
  const gone = 1 - (1 - own) ** 2.2;
  const left = 1 - gone;
  const [fx, fy, fz] = flight.from;
  const [px, py, pz] = flight.place;
  return {
    position: [px + (fx - px) * left, py + (fy - py) * bounce(own), pz + (fz - pz) * left],
    quaternion: multiply(turn(flight.axis, flight.turns * 2 * Math.PI * left), flight.rest),
  };
}
