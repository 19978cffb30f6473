/**
 * Moving with the arrows of a remote control: the next button is the nearest one in that direction.
 */

/** @typedef {{left: number, top: number, width: number, height: number}} Box */

/** @type {Record<string, [number, number]>} */
export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Box} box */
const centre = ({ left, top, width, height }) => [left + width / 2, top + height / 2];

/**
 * @param {Box[]} boxes of all buttons
 * @param {Box} from
 * @param {[number, number]} direction
 * @returns {number} index of the best one; -1 where there is none that way
 */
export function nearest(boxes, from, [dx, dy]) {
  const [x, y] = centre(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const [bx, by] = centre(box);
    const along = (bx - x) * dx + (by - y) * dy;
    if (along <= 1) return;
    const across = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    const cost = along + across * 2.2;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

/** Moves the focus one button on. @param {HTMLElement} root only buttons inside count @param {string} key @returns {boolean} whether it moved */
export function moveFocus(root, key) {
  const direction = ARROWS[key];
  if (!direction) return false;
  const buttons = /** @type {HTMLElement[]} */ ([...root.querySelectorAll('button:not([disabled])')]).filter((button) => button.offsetParent !== null);
  if (!buttons.length) return false;
  const held = /** @type {HTMLElement | null} */ (document.activeElement);
  const from = held && buttons.includes(held) ? held : null;
  const index = from ? nearest(buttons.map((button) => button.getBoundingClientRect()), from.getBoundingClientRect(), direction) : 0;
  if (index < 0) return false;
  buttons[index].focus();
  return true;
}
