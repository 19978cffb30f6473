/**
 * Gates, tombstones, chests, coffins and mass graves: what stands on the board and changes once.
 * `lay` puts everything where the server says; the verbs move one thing and leave it as the server will say next.
 */
import { Color, Group, Mesh } from '../../../vendor/monitor.js';
import { entitiesOf } from '../../../lib/store.js';
import { Crowd } from '../crowd.js';
import { easeIn, easeOut, overshoot } from '../clock.js';
import { DIE_COLOURS } from '../fate_signs.js';
import * as props from './props.js';

/** @typedef {import('../rig.js').Cell} Cell */
/** @typedef {import('../../games/super_fantasy/entities.js').GateEntity} GateEntity */

const OPEN = 1.75;
const SPENT = new Color('#8d8d99');

export class Things {
  /** @param {import('../stage.js').Stage} stage @param {import('../../../vendor/monitor.js').Material} material */
  constructor(stage, material) {
    this.stage = stage;
    this.group = new Group();
    stage.scene.add(this.group);
    const crowd = (/** @type {any} */ shape, most = 12) => new Crowd(this.group, shape, material, { most });
    this.crowds = {
      leaf: crowd(props.gateLeafShape(), 16),
      post: crowd(props.postShape(), 24),
      lightning: crowd(props.tombstoneShape('lightning')),
      drop: crowd(props.tombstoneShape('drop')),
      skull: crowd(props.tombstoneShape('skull')),
      chest: crowd(props.chestShape('base')),
      lid: crowd(props.chestShape('lid')),
      coffin: crowd(props.coffinShape()),
      flowers: crowd(props.flowersShape()),
      earth: crowd(props.graveShape(11), 24),
    };
    this.material = material;
    /** @type {Map<string, Mesh>} coloured drops by grave and colour */
    this.drops = new Map();
    /** @type {Map<string, [number, number, number]>} where green light leaks out */
    this.glows = new Map();
  }

  update() {
    for (const crowd of Object.values(this.crowds)) crowd.update();
  }

  /** @param {Record<string, any>} entities */
  lay(entities) {
    for (const crowd of Object.values(this.crowds)) crowd.clear();
    this.glows.clear();
    for (const [id, gate] of entitiesOf(entities, 'gates')) this.layGate(id, gate);
    for (const [id, tomb] of entitiesOf(entities, 'tombstones')) {
      const stone = this.stone(tomb.symbol).member(id);
      stone.position.set(tomb.cell[0], 0, tomb.cell[1]);
      this.poseStone(stone, id, tomb.upright ? 0 : 1);
    }
    for (const [id, chest] of entitiesOf(entities, 'chests')) {
      const [x, y] = chest.cell;
      const [base, lid] = [this.crowds.chest.member(id), this.crowds.lid.member(id)];
      base.position.set(x, 0, y);
      lid.position.set(x, 0.36, y - 0.23);
      lid.rotation.x = chest.opened ? -1.9 : 0;
      if (chest.opened) base.tint = lid.tint = SPENT;
    }
    for (const [id, coffin] of entitiesOf(entities, 'coffins')) this.layCoffin(id, coffin);
    const wanted = new Set();
    for (const [id, grave] of entitiesOf(entities, 'graves')) {
      for (const [x, y] of grave.cells) {
        const earth = this.crowds.earth.member(`${id}${x},${y}`);
        earth.position.set(x, 0, y);
        earth.rotation.y = ((x * 3 + y) % 4) * (Math.PI / 2);
      }
      Object.keys(grave.drops ?? {}).forEach((colour, i) => {
        wanted.add(`${id}.${colour}`);
        this.layDrop(`${id}.${colour}`, colour, grave.cells[i % grave.cells.length]);
      });
    }
    for (const [key, mesh] of this.drops) {
      if (wanted.has(key)) continue;
      mesh.removeFromParent();
      this.drops.delete(key);
    }
    this.stage.wake();
  }

  /** @param {string} key @param {string} colour @param {Cell} cell */
  layDrop(key, colour, [x, y]) {
    let mesh = this.drops.get(key);
    if (!mesh) {
      mesh = new Mesh(props.graveDrop(DIE_COLOURS[colour] ?? '#ffffff'), /** @type {any} */ (this.material));
      this.drops.set(key, mesh);
      this.group.add(mesh);
    }
    mesh.position.set(x, 0.06, y + 0.1);
  }

  /** @param {string} symbol */
  stone(symbol) {
    return this.crowds[/** @type {'lightning'} */ (symbol)] ?? this.crowds.skull;
  }

  /** @param {import('../../../vendor/monitor.js').Object3D & {tint?: Color}} stone @param {string} id @param {number} fallen 0 upright to 1 on its face */
  poseStone(stone, id, fallen) {
    const lean = ((id.charCodeAt(id.length - 1) * 37) % 13) / 13 - 0.5;
    stone.rotation.set(-0.06 + fallen * (Math.PI / 2 + 0.02), lean * 0.5, lean * 0.16 * (1 - fallen));
    stone.position.y = fallen * 0.14;
    stone.tint = fallen ? SPENT : undefined;
  }

  /** One leaf an edge, hinged at the outer ends, with posts where the gate ends. @param {string} id @param {GateEntity} gate */
  layGate(id, { edges, open }) {
    this.leaves(edges).forEach(({ x, z, yaw, mirrored }, i) => {
      const leaf = this.crowds.leaf.member(`${id}.${i}`);
      leaf.position.set(x, 0, z);
      leaf.scale.set(1, 1.08, 1);
      leaf.rotation.y = yaw + (open ? (mirrored ? -OPEN : OPEN) : 0);
      const post = this.crowds.post.member(`${id}.${i}`);
      post.position.set(x, 0, z);
      if (edges.length === 1) {
        const other = this.crowds.post.member(`${id}.end`);
        other.position.set(x + Math.cos(yaw), 0, z - Math.sin(yaw));
      }
    });
  }

  /**
   * @param {[Cell, Cell][]} edges in a row
   * @returns {{x: number, z: number, yaw: number, mirrored: boolean}[]} hinge and direction of each leaf
   */
  leaves(edges) {
    const sorted = [...edges].sort(([a], [b]) => a[0] - b[0] || a[1] - b[1]);
    return sorted.map(([a, b], i) => {
      const upright = a[1] === b[1]; // the gate stands between west and east: it runs along z
      const [x, z] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const mirrored = sorted.length > 1 && i >= sorted.length / 2;
      if (upright) return { x, z: z + (mirrored ? 0.5 : -0.5), yaw: mirrored ? Math.PI / 2 : -Math.PI / 2, mirrored };
      return { x: x + (mirrored ? 0.5 : -0.5), z, yaw: mirrored ? Math.PI : 0, mirrored };
    });
  }

  /** @param {string} id @param {{cells: Cell[], purified: boolean}} coffin */
  layCoffin(id, { cells, purified }) {
    const [a, b] = [cells[0], cells[cells.length - 1]];
    const body = (purified ? this.crowds.flowers : this.crowds.coffin).member(id);
    body.position.set((a[0] + b[0]) / 2, 0, (a[1] + b[1]) / 2);
    body.rotation.y = a[0] === b[0] ? Math.PI / 2 : 0;
    if (!purified) this.glows.set(id, [body.position.x, 0.35, body.position.z]);
  }

  /** @param {string} id */
  async openGate(id) {
    const leaves = [...this.crowds.leaf.members].filter(([key]) => key.startsWith(`${id}.`)).map(([, leaf]) => leaf);
    const shut = leaves.map((leaf) => leaf.rotation.y);
    await this.stage.clock.run(900, (t) => {
      leaves.forEach((leaf, i) => (leaf.rotation.y = shut[i] + (i % 2 ? -OPEN : OPEN) * t));
    }, overshoot);
  }

  /** @param {string} id */
  async fellTombstone(id) {
    for (const symbol of ['lightning', 'drop', 'skull']) {
      const stone = this.stone(symbol).members.get(id);
      if (stone) await this.stage.clock.run(520, (t) => this.poseStone(stone, id, t), easeIn);
    }
  }

  /** @param {string} id */
  async openChest(id) {
    const lid = this.crowds.lid.members.get(id);
    if (lid) await this.stage.clock.run(600, (t) => (lid.rotation.x = -1.9 * t), overshoot);
  }

  /** @param {string} id */
  async purifyCoffin(id) {
    const body = this.crowds.coffin.members.get(id);
    if (!body) return;
    await this.stage.clock.run(900, (t) => {
      body.position.y = t * 1.2;
      body.scale.setScalar(Math.max(0.001, 1 - t * t));
    }, easeOut);
    this.crowds.coffin.remove(id);
  }

  dispose() {
    for (const crowd of Object.values(this.crowds)) crowd.dispose();
    this.group.removeFromParent();
  }
}
