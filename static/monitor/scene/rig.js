/**
 * The mathematics of the camera: where it looks, from how far, and how it gets there. Knows no three.js.
 * Board units: one square is 1; x grows east, z grows south; heights are y.
 */

/** @typedef {{x: number, z: number, distance: number, yaw: number, pitch: number}} Pose yaw 0 looks north; pitch 0 = level, PI/2 = straight down */
/** @typedef {[number, number]} Cell */

const NUMBERS = /** @type {const} */ (['x', 'z', 'distance', 'yaw', 'pitch']);

/** Seconds a move of the camera takes, about. */
const USUAL = 0.55;

export const LIMITS = { near: 4, far: 48, low: 0.35, high: 1.45 };

/** @param {number} value @param {number} low @param {number} high */
export const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

/**
 * One step of a critically damped spring: gets to the goal fast, never swings past it.
 * @param {number} value
 * @param {number} speed units per second
 * @param {number} goal
 * @param {number} smooth seconds it takes, about
 * @param {number} dt seconds
 * @returns {[number, number]} new value and speed
 */
export function spring(value, speed, goal, smooth, dt) {
  const omega = 2 / Math.max(0.0001, smooth);
  const x = omega * dt;
  const decay = 1 / (1 + x + 0.48 * x * x + 0.235 * x * x * x);
  const change = value - goal;
  const temp = (speed + omega * change) * dt;
  return [goal + (change + temp) * decay, (speed - omega * temp) * decay];
}

/**
 * The nearest pose that shows a rectangle of squares whole, in the middle of the picture.
 * @param {Cell[]} cells to be seen
 * @param {{aspect: number, fov: number, pitch?: number, yaw?: number, margin?: number, least?: number}} lens
 *   aspect of the free part of the picture, vertical field of view in degrees, squares of air around, least squares across
 * @returns {Pose}
 */
export function frame(cells, { aspect, fov, pitch = 0.96, yaw = 0, margin = 1, least = 4 }) {
  const [west, east, north, south] = span(cells);
  const width = Math.max(least, east - west + 1 + 2 * margin);
  const depth = Math.max(least, south - north + 1 + 2 * margin);
  const half = Math.tan((fov * Math.PI) / 360);
  const [sin, cos] = [Math.sin(pitch), Math.cos(pitch)];
  // So far away that the depth just fills the height; and so far that the near edge, which is the wider one, fits across.
  let distance = (depth * (sin * sin - half * half * cos * cos)) / (2 * half * sin);
  for (let i = 0; i < 4; i++) distance = Math.max(distance, width / (2 * half * aspect) + nearPart(depth, distance, cos) * cos);
  distance = clamp(distance, LIMITS.near, LIMITS.far);
  const near = nearPart(depth, distance, cos);
  return { x: (west + east) / 2, z: (north + south + depth) / 2 - near, distance, yaw, pitch };
}

/** How much of a depth lies before the point looked at, so that both its edges are equally far from the picture's middle.
 * @param {number} depth @param {number} distance @param {number} cos of the pitch */
function nearPart(depth, distance, cos) {
  // near / (distance - near cos) = (depth - near) / (distance + (depth - near) cos), solved for near.
  if (cos < 0.01) return depth / 2;
  const b = distance + depth * cos;
  return (b - Math.sqrt(b * b - 2 * cos * depth * distance)) / (2 * cos);
}

/** @param {Cell[]} cells @returns {[number, number, number, number]} the westernmost, easternmost, northernmost, southernmost */
function span(cells) {
  const xs = cells.map(([x]) => x);
  const zs = cells.map(([, y]) => y);
  return [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
}

/** How much of the table around the board may be seen, in squares: its frame. */
const RIM = 0.9;

/**
 * Moves a pose so that no more than the board's frame is seen beside it; where the whole board is narrower than the
 * picture it stands in the middle.
 * @param {Pose} pose looking north @param {Cell[]} cells that are to stay in sight
 * @param {{aspect: number, fov: number}} lens @param {{width: number, height: number}} board in squares
 * @returns {Pose}
 */
export function keepOnBoard(pose, cells, { aspect, fov }, board) {
  const { distance, pitch } = pose;
  const angle = (fov * Math.PI) / 360;
  const [high, level] = [Math.sin(pitch) * distance, Math.cos(pitch) * distance];
  const southward = level - high / Math.tan(pitch + angle);
  const northward = pitch - angle > 0.1 ? high / Math.tan(pitch - angle) - level : board.height;
  const z = within(pose.z, -0.5 - RIM + northward, board.height - 0.5 + RIM - southward);
  // Nearer rows show less of their width: what is to be seen must not be cut off there.
  const nearest = cells.length ? Math.max(...cells.map(([, y]) => y)) : pose.z;
  const across = Math.tan(angle) * aspect * (distance - (nearest - z) * Math.cos(pitch));
  const x = within(pose.x, -0.5 - RIM + across, board.width - 0.5 + RIM - across);
  return { ...pose, x, z };
}

/** @param {number} value @param {number} low @param {number} high @returns {number} the middle where `low` is above `high` */
const within = (value, low, high) => (low > high ? (low + high) / 2 : clamp(value, low, high));

/**
 * Where the eye stands for a pose.
 * @param {Pose} pose
 * @returns {{x: number, y: number, z: number}}
 */
export function eye({ x, z, distance, yaw, pitch }) {
  const flat = Math.cos(pitch) * distance;
  return { x: x + Math.sin(yaw) * flat, y: Math.sin(pitch) * distance, z: z + Math.cos(yaw) * flat };
}

/** The camera on its way: a pose, the goal it springs to, and who holds it: the director or the host's hand. */
export class Rig {
  constructor() {
    /** @type {Pose} */
    this.pose = { x: 0, z: 0, distance: 18, yaw: 0, pitch: 0.96 };
    /** @type {Pose} what the director wants */
    this.goal = { ...this.pose };
    /** @type {Pose} */
    this.speed = { x: 0, z: 0, distance: 0, yaw: 0, pitch: 0 };
    /** True when the host moved the camera: the director waits. */
    this.free = false;
    /** Seconds a move takes, about. */
    this.smooth = USUAL;
  }

  /** @param {Pose} pose the director's next wish @param {boolean} [jump] be there at once */
  look(pose, jump = false) {
    if (NUMBERS.some((key) => Math.abs(pose[key] - this.goal[key]) > 0.01)) this.smooth = USUAL;
    this.goal = { ...pose };
    if (jump && !this.free) {
      this.pose = { ...pose };
      for (const key of NUMBERS) this.speed[key] = 0;
    }
  }

  /** A slow flight to a pose, until the director wishes for another. @param {Pose} from @param {Pose} to @param {number} seconds about */
  fly(from, to, seconds) {
    this.look(from, true);
    this.goal = { ...to };
    this.smooth = seconds;
  }

  /**
   * @param {number} dt seconds since the last frame
   * @returns {boolean} whether the camera still moves
   */
  step(dt) {
    if (this.free) return false;
    let moving = false;
    for (const key of NUMBERS) {
      const [value, speed] = spring(this.pose[key], this.speed[key], this.goal[key], this.smooth, dt);
      this.pose[key] = value;
      this.speed[key] = speed;
      if (Math.abs(value - this.goal[key]) > 0.002 || Math.abs(speed) > 0.002) moving = true;
    }
    return moving;
  }

  /** Turns the camera by hand. @param {number} dx parts of the screen's width @param {number} dy parts of its height */
  orbit(dx, dy) {
    this.take();
    this.pose.yaw -= dx * Math.PI;
    this.pose.pitch = clamp(this.pose.pitch + dy * 1.6, LIMITS.low, LIMITS.high);
  }

  /** @param {number} factor above 1 = away */
  zoom(factor) {
    this.take();
    this.pose.distance = clamp(this.pose.distance * factor, LIMITS.near, LIMITS.far);
  }

  /** Slides the camera by hand. @param {number} dx parts of the screen's width @param {number} dy parts of its height */
  pan(dx, dy) {
    this.take();
    const { distance, yaw } = this.pose;
    const [right, down] = [-dx * distance * 1.1, -dy * distance * 0.9];
    this.pose.x += right * Math.cos(yaw) + down * Math.sin(yaw);
    this.pose.z += -right * Math.sin(yaw) + down * Math.cos(yaw);
  }

  take() {
    this.free = true;
    for (const key of NUMBERS) this.speed[key] = 0;
  }

  /** Gives the camera back to the director, by the shorter way round. */
  release() {
    this.free = false;
    const turns = Math.round((this.pose.yaw - this.goal.yaw) / (2 * Math.PI));
    this.pose.yaw -= turns * 2 * Math.PI;
  }
}
