/**
 * Shapes built by code: a model collects painted primitives and becomes one geometry with colours in its vertices.
 * Faces are flat, edges bevelled, undersides and low parts a little darker: painted toys.
 */
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  BufferGeometryUtils,
  Color,
  CylinderGeometry,
  ExtrudeGeometry,
  IcosahedronGeometry,
  Matrix4,
  Quaternion,
  Euler,
  Shape,
  TorusGeometry,
  Vector3,
} from '../../vendor/monitor.js';

/** @typedef {[number, number, number]} Vec */
/** @typedef {{turn?: Vec, scale?: Vec, glow?: boolean}} Placing turn in radians about x, y, z; glow: not darkened by the paint */

const matrix = new Matrix4();
const rotation = new Quaternion();

/**
 * A box with all edges cut: 44 triangles.
 * @param {number} w @param {number} h @param {number} d @param {number} bevel
 */
export function chamferedBox(w, h, d, bevel) {
  const b = Math.min(bevel, w / 2.01, h / 2.01, d / 2.01);
  const [x, y, z] = [w / 2, h / 2, d / 2];
  /** @type {number[]} */
  const out = [];
  /** Adds a convex polygon, turned so that it looks outwards. @param {Vec[]} ring */
  const face = (ring) => {
    const [a, p, q] = ring;
    const n = [
      (p[1] - a[1]) * (q[2] - a[2]) - (p[2] - a[2]) * (q[1] - a[1]),
      (p[2] - a[2]) * (q[0] - a[0]) - (p[0] - a[0]) * (q[2] - a[2]),
      (p[0] - a[0]) * (q[1] - a[1]) - (p[1] - a[1]) * (q[0] - a[0]),
    ];
    const middle = ring.reduce((sum, v) => [sum[0] + v[0], sum[1] + v[1], sum[2] + v[2]], [0, 0, 0]);
    const outwards = n[0] * middle[0] + n[1] * middle[1] + n[2] * middle[2] > 0;
    const points = outwards ? ring : [...ring].reverse();
    for (let i = 1; i < points.length - 1; i++) out.push(...points[0], ...points[i], ...points[i + 1]);
  };
  for (const s of [1, -1]) {
    face([[s * x, y - b, z - b], [s * x, -y + b, z - b], [s * x, -y + b, -z + b], [s * x, y - b, -z + b]]);
    face([[x - b, s * y, z - b], [-x + b, s * y, z - b], [-x + b, s * y, -z + b], [x - b, s * y, -z + b]]);
    face([[x - b, y - b, s * z], [-x + b, y - b, s * z], [-x + b, -y + b, s * z], [x - b, -y + b, s * z]]);
    for (const r of [1, -1]) {
      face([[s * x, r * (y - b), z - b], [s * x, r * (y - b), -z + b], [s * (x - b), r * y, -z + b], [s * (x - b), r * y, z - b]]);
      face([[s * x, y - b, r * (z - b)], [s * x, -y + b, r * (z - b)], [s * (x - b), -y + b, r * z], [s * (x - b), y - b, r * z]]);
      face([[x - b, s * y, r * (z - b)], [-x + b, s * y, r * (z - b)], [-x + b, s * (y - b), r * z], [x - b, s * (y - b), r * z]]);
      for (const q of [1, -1]) {
        face([[s * x, r * (y - b), q * (z - b)], [s * (x - b), r * y, q * (z - b)], [s * (x - b), r * (y - b), q * z]]);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(out), 3));
  geometry.computeVertexNormals();
  return geometry;
}

/**
 * A slab with only its upper edges cut, and no underside: 18 triangles.
 * @param {number} side @param {number} height @param {number} bevel
 */
export function slab(side, height, bevel) {
  const [r, t] = [side / 2, side / 2 - bevel];
  const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]];
  const ring = (/** @type {number} */ radius, /** @type {number} */ y) => corners.map(([x, z]) => [x * radius, y, z * radius]);
  const rings = [ring(r, -height), ring(r, -bevel), ring(t, 0)];
  /** @type {number[]} */
  const out = [];
  for (let k = 0; k < 2; k++) {
    for (let i = 0; i < 4; i++) {
      const [a, b, c, d] = [rings[k][i], rings[k][(i + 1) % 4], rings[k + 1][(i + 1) % 4], rings[k + 1][i]];
      out.push(...a, ...c, ...b, ...a, ...d, ...c);
    }
  }
  const [a, b, c, d] = rings[2];
  out.push(...a, ...c, ...b, ...a, ...d, ...c);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(out), 3));
  geometry.computeVertexNormals();
  return geometry;
}

/** @param {[number, number][]} points @returns {Shape} */
function outline(points) {
  const shape = new Shape();
  points.forEach(([x, y], i) => (i ? shape.lineTo(x, y) : shape.moveTo(x, y)));
  shape.closePath();
  return shape;
}

/** Corners of a regular polygon or, with an inner radius, of a star. @param {number} count @param {number} radius
 * @param {number} [inner] @param {number} [turn] @returns {[number, number][]} */
export function polygon(count, radius, inner, turn = Math.PI / 2) {
  const steps = inner === undefined ? count : count * 2;
  return Array.from({ length: steps }, (_, i) => {
    const r = inner !== undefined && i % 2 ? inner : radius;
    const angle = turn + (i / steps) * Math.PI * 2;
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  });
}

export class Model {
  constructor() {
    /** @type {BufferGeometry[]} */
    this.parts = [];
  }

  /**
   * Adds any geometry, painted.
   * @param {BufferGeometry} geometry @param {string | number} colour @param {Vec} at centre @param {Placing} [placing]
   */
  add(geometry, colour, at, { turn = [0, 0, 0], scale = [1, 1, 1], glow = false } = {}) {
    const part = geometry.index ? geometry.toNonIndexed() : geometry.clone();
    for (const name of Object.keys(part.attributes)) if (name !== 'position') part.deleteAttribute(name);
    part.applyMatrix4(matrix.compose(new Vector3(...at), rotation.setFromEuler(new Euler(...turn)), new Vector3(...scale)));
    part.computeVertexNormals();
    const paint = new Color(colour);
    const normals = part.attributes.normal;
    const colours = new Float32Array(normals.count * 3);
    for (let i = 0; i < normals.count; i++) {
      const light = glow ? 1 : 0.86 + 0.14 * normals.getY(i);
      colours.set([paint.r * light, paint.g * light, paint.b * light], i * 3);
    }
    part.setAttribute('color', new BufferAttribute(colours, 3));
    this.parts.push(part);
    return this;
  }

  /** A bevelled box. @param {string | number} colour @param {Vec} size @param {Vec} at @param {Placing & {bevel?: number}} [how] */
  block(colour, size, at, how = {}) {
    return this.add(chamferedBox(...size, how.bevel ?? Math.min(...size) * 0.22), colour, at, how);
  }

  /** A plain box, for what is thin: 12 triangles, or 8 without top and bottom. @param {string | number} colour @param {Vec} size @param {Vec} at @param {Placing & {open?: boolean}} [how] */
  stick(colour, [w, h, d], at, how = {}) {
    const box = how.open ? new CylinderGeometry(Math.SQRT1_2, Math.SQRT1_2, 1, 4, 1, true).rotateY(Math.PI / 4).scale(w, h, d) : new BoxGeometry(w, h, d);
    return this.add(box, colour, at, how);
  }

  /** @param {string | number} colour @param {Vec} size radius on top, radius below, height @param {Vec} at @param {Placing & {sides?: number, open?: boolean}} [how] open: without lids */
  tube(colour, [top, bottom, height], at, how = {}) {
    return this.add(new CylinderGeometry(top, bottom, height, how.sides ?? 8, 1, how.open ?? false), colour, at, how);
  }

  /** @param {string | number} colour @param {number} radius @param {Vec} at @param {Placing & {detail?: number}} [how] */
  ball(colour, radius, at, how = {}) {
    return this.add(new IcosahedronGeometry(radius, how.detail ?? 1), colour, at, how);
  }

  /** @param {string | number} colour @param {[number, number]} size radius, thickness @param {Vec} at @param {Placing & {arc?: number, sides?: number}} [how] */
  ring(colour, [radius, thick], at, how = {}) {
    return this.add(new TorusGeometry(radius, thick, 5, how.sides ?? 12, how.arc ?? Math.PI * 2), colour, at, how);
  }

  /** A flat shape cut from a plate, thickness along z. @param {string | number} colour @param {[number, number][]} points
   * @param {number} thick @param {Vec} at @param {Placing & {bevel?: number}} [how] */
  plate(colour, points, thick, at, how = {}) {
    const bevel = how.bevel ?? 0;
    const geometry = new ExtrudeGeometry(outline(points), {
      depth: thick - 2 * bevel,
      bevelEnabled: bevel > 0,
      bevelSize: bevel,
      bevelOffset: -bevel,
      bevelThickness: bevel,
      bevelSegments: 1,
      curveSegments: 6,
    });
    geometry.translate(0, 0, -thick / 2 + bevel);
    return this.add(geometry, colour, at, how);
  }

  /** Puts a whole model into this one. @param {BufferGeometry} geometry painted @param {Vec} at @param {Placing} [placing] */
  set(geometry, at, { turn = [0, 0, 0], scale = [1, 1, 1] } = {}) {
    const part = geometry.clone();
    part.applyMatrix4(matrix.compose(new Vector3(...at), rotation.setFromEuler(new Euler(...turn)), new Vector3(...scale)));
    this.parts.push(part);
    return this;
  }

  /** One geometry of all parts. @returns {BufferGeometry} */
  build() {
    const merged = BufferGeometryUtils.mergeGeometries(this.parts);
    if (!merged) throw new Error('the parts of a model do not fit together');
    return merged;
  }
}
