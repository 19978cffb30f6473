/** What befell a figure, for as long as it lasts: stars about a stunned head, ice around the frozen, bubbles over the poisoned. */
import { Color, MeshBasicMaterial, MeshLambertMaterial } from '../../../vendor/monitor.js';
import { Crowd } from '../crowd.js';
import { Model, polygon } from '../model.js';

const STARS = 3;
const BUBBLES = 4;
const GREEN = [new Color('#7dff5a'), new Color('#b6ff8a')];

/** Jagged ice up to the waist, and a block around it all. */
function iceShape() {
  const m = new Model();
  m.tube('#ffffff', [0.3, 0.42, 1.15], [0, 0.6, 0], { sides: 6, turn: [0, 0.3, 0.04] });
  for (let i = 0; i < 7; i++) {
    const a = i * 0.9;
    m.tube('#e8faff', [0, 0.14, 0.42 + (i % 3) * 0.16], [Math.cos(a) * 0.38, 0.22, Math.sin(a) * 0.38], { sides: 4, turn: [Math.sin(a) * 0.3, 0, -Math.cos(a) * 0.3] });
  }
  return m.build();
}

export class Afflictions {
  /** @param {import('../stage.js').Stage} stage @param {import('./figures.js').Figures} figures */
  constructor(stage, figures) {
    this.stage = stage;
    this.figures = figures;
    const bright = new MeshBasicMaterial({ vertexColors: true, toneMapped: false, fog: false });
    const light = { shadow: false, receives: false };
    this.stars = new Crowd(stage.scene, new Model().plate('#ffe27a', polygon(5, 0.13, 0.055), 0.04, [0, 0, 0], { glow: true }).build(), bright, { most: 48, ...light });
    this.bubbles = new Crowd(stage.scene, new Model().ball('#ffffff', 0.075, [0, 0, 0], { detail: 1, glow: true }).build(), bright, { most: 64, ...light });
    this.ice = new Crowd(stage.scene, iceShape(), new MeshLambertMaterial({ vertexColors: true, color: '#9fe4ff', transparent: true, opacity: 0.62, depthWrite: false }), { most: 16, ...light, order: 1 });
  }

  /** @param {number} time */
  update(time) {
    const { all } = this.figures;
    for (const crowd of [this.stars, this.bubbles, this.ice]) for (const key of [...crowd.members.keys()]) if (!all.has(key.split(' ')[0])) crowd.remove(key);
    const t = this.stage.still ? 1 : time;
    for (const [id, figure] of all) {
      const has = (/** @type {string} */ status) => figure.status.includes(status) && !figure.hidden;
      this.each(this.stars, id, has('stunned') ? STARS : 0, (star, i) => {
        const a = t * 2.4 + (i / STARS) * Math.PI * 2;
        star.position.set(figure.x + Math.cos(a) * 0.34, this.figures.tall(id) + 0.08 + Math.sin(t * 3 + i) * 0.04, figure.z + Math.sin(a) * 0.34);
        star.rotation.y = this.stage.rig.pose.yaw + Math.sin(t * 3 + i * 2) * 0.7;
      });
      this.each(this.bubbles, id, has('poisoned') ? BUBBLES : 0, (bubble, i) => {
        const rise = (t * 0.45 + i / BUBBLES) % 1;
        bubble.position.set(figure.x + Math.sin(i * 2.1 + t) * 0.26, 0.7 + rise * 0.95, figure.z + 0.1 + Math.cos(i * 2.7) * 0.2);
        bubble.scale.setScalar((0.5 + ((i * 5) % 3) * 0.4) * (1 - rise * rise));
        bubble.tint = GREEN[i % 2];
      });
      this.each(this.ice, id, has('frozen') ? 1 : 0, (block) => {
        block.position.set(figure.x, 0, figure.z);
        block.rotation.y = figure.phase;
        block.scale.setScalar(this.figures.tall(id) / 1.35);
      });
    }
    for (const crowd of [this.stars, this.bubbles, this.ice]) crowd.update();
  }

  /** So many copies for one figure, each put in its place. @param {Crowd} crowd @param {string} id @param {number} count
   * @param {(body: ReturnType<Crowd['member']>, index: number) => void} put */
  each(crowd, id, count, put) {
    if (!count) for (let i = 0; i < BUBBLES; i++) crowd.remove(`${id} ${i}`);
    for (let i = 0; i < count; i++) put(crowd.member(`${id} ${i}`), i);
  }

  dispose() {
    for (const crowd of [this.stars, this.bubbles, this.ice]) crowd.dispose();
  }
}
