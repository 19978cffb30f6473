/** The dice of the flat board: squares that spin in and stop on the server's faces. */
import { easeOut } from './clock.js';
import { paintFace, paintFateSide } from './dice_pictures.js';
import { random } from './dice_track.js';

export class FlatDice {
  /** @param {import('./clock.js').Clock} clock */
  constructor(clock) {
    this.clock = clock;
    /** @type {{face: number, fate: boolean, turn: number}[]} */
    this.dice = [];
    this.gone = 0;
  }

  /** @param {{faces: number[], seed: number, fate?: boolean}} what */
  async roll({ faces, seed, fate = false }) {
    const next = random(seed);
    this.dice = faces.map((face) => ({ face, fate, turn: (next() - 0.5) * 0.5 }));
    await this.clock.run(900, (t) => (this.gone = t), easeOut);
  }

  clear() {
    this.dice = [];
  }

  /** @param {CanvasRenderingContext2D} pen @param {number} x @param {number} y middle of the row @param {number} size of a die */
  draw(pen, x, y, size) {
    this.dice.forEach(({ face, fate, turn }, i) => {
      pen.save();
      pen.translate(x + (i - (this.dice.length - 1) / 2) * size * 1.3 + (1 - this.gone) * size * 8, y);
      pen.rotate(turn + (1 - this.gone) * 9);
      pen.scale(size / 2, size / 2);
      if (fate) paintFateSide(pen, face);
      else paintFace(pen, face);
      pen.restore();
    });
  }
}
