/**
 * Making elements in few words.
 * @typedef {Node | string | number | null | undefined | false | Child[]} Child a list counts as its members
 */

/**
 * @param {string} tag `div`, `div.card.on` for classes
 * @param {Record<string, any>} [props] attributes; `on…` listeners; `style` as an object of CSS properties; false and null are left out
 * @param {...Child} children
 * @returns {HTMLElement}
 */
export function el(tag, props = {}, ...children) {
  const [name, ...classes] = tag.split('.');
  const element = document.createElement(name || 'div');
  if (classes.length) element.className = classes.join(' ');
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2).toLowerCase(), value);
    else if (key === 'style') for (const [property, text] of Object.entries(value)) element.style.setProperty(property, String(text));
    else element.setAttribute(key, value === true ? '' : String(value));
  }
  add(element, children);
  return element;
}

/** @param {Element} parent @param {Child[]} children */
function add(parent, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    if (Array.isArray(child)) add(parent, child);
    else parent.append(child instanceof Node ? child : String(child));
  }
}

/** Replaces what is inside, and gives the focus back to the button of the same `data-key`. @param {Element} parent @param {...Child} children */
export function fill(parent, ...children) {
  const held = document.activeElement;
  const key = held && parent.contains(held) ? held.getAttribute('data-key') : null;
  parent.textContent = '';
  add(parent, children);
  if (key) /** @type {HTMLElement | null} */ (parent.querySelector(`[data-key="${CSS.escape(key)}"]`))?.focus({ preventScroll: true });
}

const SVG = 'http://www.w3.org/2000/svg';

/** A filled outline as a picture. @param {string} points in a box from -1 to 1 @param {string} colour @param {string} [klass] */
export function sign(points, colour, klass = 'sign') {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '-1.1 -1.1 2.2 2.2');
  svg.setAttribute('class', klass);
  svg.setAttribute('aria-hidden', 'true');
  const polygon = document.createElementNS(SVG, 'polygon');
  polygon.setAttribute('points', points);
  polygon.setAttribute('fill', colour);
  svg.append(polygon);
  return svg;
}

/** An icon in the colour of the text. @param {string} path drawn in a box from 0 to 24 @param {string} [klass] @param {string} [label] read aloud; without it the icon is silent */
export function icon(path, klass = 'icon', label = '') {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', klass);
  if (label) svg.setAttribute('role', 'img');
  svg.setAttribute(label ? 'aria-label' : 'aria-hidden', label || 'true');
  const shape = document.createElementNS(SVG, 'path');
  shape.setAttribute('d', path);
  shape.setAttribute('fill', 'currentColor');
  svg.append(shape);
  return svg;
}

/** Our own icons, drawn in a box from 0 to 24. */
export const ICONS = {
  heart: 'M12 21 3.2 12.2a5.4 5.4 0 0 1 0-7.6 5.3 5.3 0 0 1 7.5 0L12 5.9l1.3-1.3a5.3 5.3 0 0 1 7.5 7.6z',
  shield: 'M12 1.5 21 5v6.5c0 5.2-3.7 9-9 11-5.3-2-9-5.8-9-11V5z',
  die: 'M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3zm3 4.2A1.8 1.8 0 1 0 8 9.8 1.8 1.8 0 0 0 8 6.200zm8 8A1.8 1.8 0 1 0 16 17.8 1.8 1.8 0 0 0 16 14.200zm-4-4A1.8 1.8 0 1 0 12 13.8 1.8 1.8 0 0 0 12 10.200z',
  star: 'm12 1.5 3.3 7 7.6.9-5.6 5.2 1.5 7.500L12 18.300l-6.8 3.8 1.5-7.500L1.1 9.400l7.6-.9z',
  sword: 'M20.500 1.500h2v2L12 14l1.800 1.800-1.500 1.500-2.800-2.800-4.700 4.700 1 1-1.500 1.500-3.500-3.500 1.500-1.500 1 1 4.700-4.700-2.800-2.800 1.500-1.500L8.500 10.500z',
  swords: 'M1.500 1.500h2.200L13 10.800l1.900-1.900 1.500 1.500-1.900 1.900 4.300 4.300 1.200-1.200 1.400 1.400-1.900 1.900 2.300 2.300-1.600 1.600-2.300-2.300-1.900 1.900-1.400-1.400 1.200-1.200-4.300-4.300-4.300 4.300 1.200 1.200-1.400 1.400-1.900-1.900-2.300 2.300-1.600-1.600 2.300-2.300-1.900-1.900 1.400-1.400 1.200 1.200 4.300-4.300L1.500 3.700zm20.800 0v2.200l-5 5-2.200-2.200 5-5z',
  crown: 'M2 6.500l5 4L12 3l5 7.500 5-4L20.200 20H3.800z',
  note: 'M9 3v11.300A4 4 0 1 0 11 18V8h7V3z',
  skull: 'M12 2a9 9 0 0 0-9 9c0 3.3 1.7 5.7 4 7v4h10v-4c2.3-1.3 4-3.7 4-7a9 9 0 0 0-9-9zM8.3 9.500a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.400zm7.4 0a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.400z',
  check: 'm9.5 19.5-7-7 2.6-2.6 4.4 4.400L19 4.800l2.6 2.600z',
  sleep: 'M3 3h9v2.600L7.2 12H12v3H3v-2.600L7.8 6H3zm11 8h7v2.200L17.3 19H21v2.500h-7.300v-2.200l3.8-5.800H14z',
  sound: 'M3 9v6h4l6 5V4L7 9zm13-.8v7.600a4.3 4.3 0 0 0 0-7.600zM16 3v2.300a7 7 0 0 1 0 13.400V21a9.2 9.2 0 0 0 0-18z',
  mute: 'M3 9v6h4l6 5V4L7 9zm18.5 0L20 7.5 17.5 10 15 7.5 13.5 9l2.5 2.5-2.5 2.500L15 15.500l2.5-2.5 2.5 2.5 1.5-1.500L19 11.500z',
  robot: 'M11 1h2v3h5a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h5zM8 8v3h3V8zm5 0v3h3V8zm-5 5v1.5h8V13zm-2 6h12v4H6z',
  book: 'M12 5C9 3 5 3 1.500 4v15.500c3.500-1 7.500-1 10.500 1 3-2 7-2 10.500-1V4C19 3 15 3 12 5zm-1.200 1.800v10.400c-2-.8-4.300-1-6.800-.6V6.200c2.500-.4 4.800-.2 6.800.6z',
  tombstone: 'M5 20V9.500a7 7 0 0 1 14 0V20h2.500v2.500h-19V20zm5.800-12v2.300H8.500v2.400h2.300V18h2.400v-5.300h2.300v-2.400h-2.300V8z',
  coffin: 'M8.500 1.500h7L20 8.500l-4 14H8l-4-14zm2.300 5v2.300H8.500v2.400h2.300V18h2.400v-6.800h2.300V8.800h-2.300V6.500z',
  button: 'M2 17h20v4.500H2zm4-3.500C6 9 9 7 12 7s6 2 6 6.500V15H6zM11 1h2v4h-2zM4 3.500 5.500 2l2.700 2.700-1.400 1.500zM20 3.500 18.500 2l-2.700 2.700 1.400 1.500z',
  coin: 'M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21zm0 3a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15zm-1.300 3h3V17h-2.400v-7h-1.800z',
  hand: 'M7 2.500a2.800 2.800 0 1 1 0 5.600 2.800 2.800 0 0 1 0-5.600zm10.500 6a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400zM4 9h6l4 4.500h6.500V22h-2v-5h-1.500v5h-2v-6.200h-2L10 12.500V22H7.500v-6h-1v6H4z',
  door: 'M4 22V2h11v20h-3V5H7v17zm12-11h3.500L17 8.500 18.500 7l5 5-5 5-1.500-1.500 2.500-2.500H16z',
  wave: 'M1 9.500c2.500-4 5-4 7.500-1.500s4.500 2 6.500-1 5-3 8 .5v3c-3-3-5-3-6.500-.5-2.500 4-6 4.500-9 1.500-2-2-3.500-2-6.500 1.500zm0 8c2.500-4 5-4 7.500-1.500s4.500 2 6.500-1 5-3 8 .5v3c-3-3-5-3-6.500-.5-2.500 4-6 4.500-9 1.500-2-2-3.500-2-6.500 1.500z',
  moon: 'M14.500 1.500a10.500 10.500 0 1 0 8 14A9 9 0 0 1 14.500 1.500z',
  sun: 'M12 6.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zM11 0h2v4.500h-2zm0 19.500h2V24h-2zM0 11h4.500v2H0zm19.500 0H24v2h-4.500zM4.200 2.800l3 3-1.400 1.400-3-3zm14 14l3 3-1.400 1.400-3-3zM2.800 19.800l3-3 1.400 1.400-3 3zm14-14l3-3 1.400 1.400-3 3z',
  flame: 'M12 1c1 4 6 6.5 6 12.500A6 6 0 0 1 12 23a6 6 0 0 1-6-6.500c0-3 2-4.5 2.5-7C10 10.5 11 12 11 13.5 13 11 13 6 12 1z',
};
