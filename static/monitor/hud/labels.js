/**
 * Words that hang over the board: the heroes' names, marks of what befell a figure, and words that rise and fade.
 * They are elements over the canvas, moved whenever the camera or a figure moves.
 */
import { ICONS, el, icon } from './dom.js';

/** @typedef {import('../scene/theatre.js').Theatre} Theatre */
/** @typedef {import('../scene/rig.js').Cell} Cell */
/** @typedef {{id: string, text: string, colour: string, mark: Node | null, strong: boolean}} Label */

const LIFETIME = 1700;
/** Pictures in which a square is narrower than this part of the screen's height are wide. */
const WIDE = 0.085;

export class Labels {
  /** @param {HTMLElement} root @param {Theatre} theatre */
  constructor(root, theatre) {
    this.root = root;
    this.theatre = theatre;
    /** What panels cover at the sides, in parts of the width: nothing is labelled there. */
    this.room = { left: 0, right: 0 };
    /** @type {Map<string, HTMLElement>} */
    this.tags = new Map();
    /** @type {Set<{element: HTMLElement, at: string | Cell, rise: number}>} */
    this.floats = new Set();
  }

  /** @param {Label[]} labels everything that carries a name now */
  show(labels) {
    const wanted = new Set(labels.map(({ id }) => id));
    for (const [id, tag] of this.tags) {
      if (wanted.has(id)) continue;
      tag.remove();
      this.tags.delete(id);
    }
    for (const { id, text, colour, mark, strong } of labels) {
      let tag = this.tags.get(id);
      if (!tag) {
        tag = el('div.tag');
        this.tags.set(id, tag);
        this.root.append(tag);
      }
      tag.style.setProperty('--bright', colour);
      tag.classList.toggle('strong', strong);
      tag.textContent = '';
      if (mark) tag.append(mark);
      tag.append(el('span', {}, text));
    }
    this.place();
  }

  /** Moves every label to where its figure is now. */
  place() {
    const { clientWidth: width, clientHeight: height } = this.root;
    // In wide pictures names would hide the figures, and close together each other: only signs are left.
    const wide = Math.abs(this.theatre.where([1, 0], 0).x - this.theatre.where([0, 0], 0).x) * width < height * WIDE;
    const { left, right } = this.room;
    const places = [...this.tags].map(([id, tag]) => {
      const { x, y, seen } = this.theatre.where(id);
      return { tag, x: x * width, y: y * height, half: Math.max(30, (tag.textContent ?? '').length * height * 0.0115), seen: seen && x > left && x < 1 - right && y > 0.02 && y < 1 };
    });
    for (const place of places) {
      const { tag, x, y, half, seen } = place;
      const crowded = wide || places.some((other) => other !== place && other.seen && Math.abs(other.x - x) < other.half + half && Math.abs(other.y - y) < height * 0.036);
      tag.classList.toggle('crowded', crowded);
      tag.style.transform = `translate(-50%, -100%) translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      tag.style.visibility = seen ? 'visible' : 'hidden';
    }
    for (const { element, at, rise } of this.floats) {
      const { x, y, seen } = this.theatre.where(at);
      element.style.transform = `translate(-50%, -50%) translate(${(x * width).toFixed(1)}px, ${(y * height - height * (0.05 + rise)).toFixed(1)}px)`;
      element.style.visibility = seen ? 'visible' : 'hidden';
    }
  }

  /** A word that rises from a figure or square. @param {string | Cell} at @param {'' | keyof typeof ICONS} mark @param {string} text @param {'bad' | 'good' | 'plain'} tone */
  float(at, mark, text, tone) {
    const same = [...this.floats].filter((float) => String(float.at) === String(at)).length;
    const element = el(`div.float.${tone}`, { 'aria-hidden': 'true' }, mark && icon(ICONS[mark]), ` ${text}`);
    const entry = { element, at, rise: same * 0.045 };
    this.floats.add(entry);
    this.root.append(element);
    this.place();
    setTimeout(() => {
      element.remove();
      this.floats.delete(entry);
    }, LIFETIME);
  }
}
