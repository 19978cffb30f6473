/**
 * Many copies of one shape drawn at once. Each copy is a plain Object3D that is moved freely; before a frame is drawn
 * the crowd copies their places into one InstancedMesh.
 */
import { Color, InstancedMesh, Object3D } from '../../vendor/monitor.js';

/** @typedef {import('../../vendor/monitor.js').BufferGeometry} BufferGeometry */
/** @typedef {import('../../vendor/monitor.js').Material} Material */

const white = new Color('#ffffff');

export class Crowd {
  /**
   * @param {Object3D} parent
   * @param {BufferGeometry} geometry
   * @param {Material} material
   * @param {{most?: number, shadow?: boolean, receives?: boolean, order?: number}} [options] most copies at once; drawing order
   */
  constructor(parent, geometry, material, { most = 32, shadow = true, receives = true, order = 0 } = {}) {
    this.mesh = new InstancedMesh(geometry, material, most);
    this.mesh.castShadow = shadow;
    this.mesh.receiveShadow = receives;
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = order;
    this.mesh.count = 0;
    this.mesh.visible = false;
    this.most = most;
    parent.add(this.mesh);
    /** @type {Map<string, Object3D & {tint?: Color}>} */
    this.members = new Map();
  }

  /** @param {string} key @returns {Object3D & {tint?: Color}} the copy of that name, made when missing */
  member(key) {
    let member = this.members.get(key);
    if (!member) {
      member = new Object3D();
      member.rotation.order = 'YXZ';
      this.members.set(key, member);
    }
    return member;
  }

  /** @param {string} key */
  remove(key) {
    this.members.delete(key);
  }

  clear() {
    this.members.clear();
  }

  /** Copies all places into the mesh. */
  update() {
    let index = 0;
    for (const member of this.members.values()) {
      if (!member.visible || index >= this.most) continue;
      member.updateMatrix();
      this.mesh.setMatrixAt(index, member.matrix);
      if (member.tint || this.mesh.instanceColor) this.mesh.setColorAt(index, member.tint ?? white);
      index++;
    }
    this.mesh.count = index;
    this.mesh.visible = index > 0;
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
  }

  dispose() {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh.dispose();
  }
}
