/** The window onto the board: one finger pans, two pinch, a tap is a square; buttons for those who prefer them. */
import { html, useEffect, useLayoutEffect, useRef, useState } from '../vendor/phone.js';
import { boundsOf, BUTTONS, cellUnder, fit, follow, keepInside, pan, THUMB, zoom } from './board_view.js';
import { usePage } from './context.js';
import { Icon } from './icons.js';

/** Pixels a finger may wander and still be a tap. */
const TAP_SLACK = 9;

/**
 * @param {object} props
 * @param {{ width: number, height: number }} props.board in squares
 * @param {any} props.children what is drawn, one unit a square
 * @param {import('../lib/wire.js').Cell[]} props.focus squares to show
 * @param {string} props.focusKey the window moves to the focus when this changes
 * @param {(cell: import('../lib/wire.js').Cell) => void} props.onTap
 */
export function BoardWindow({ board, children, focus, focusKey, onTap }) {
  const { words } = usePage();
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const group = useRef(/** @type {SVGGElement | null} */ (null));
  const view = useRef(/** @type {import('./board_view.js').View} */ ({ x: 0, y: 0, scale: THUMB }));
  const fingers = useRef(/** @type {Map<number, { x: number, y: number }>} */ (new Map()));
  const press = useRef(/** @type {{ x: number, y: number, moved: boolean } | null} */ (null));
  const [whole, setWhole] = useState(false);
  const shown = useRef(false);

  const size = () => {
    const box = frame.current?.getBoundingClientRect();
    return { width: (box?.width || 320) - BUTTONS, height: box?.height || 240, left: box?.left ?? 0, top: box?.top ?? 0 };
  };
  /** @param {import('./board_view.js').View} next */
  const show = (next) => {
    view.current = keepInside(next, size(), board);
    const { x, y, scale } = view.current;
    group.current?.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
  };
  const showAll = () => show(fit({ left: -0.3, top: -0.3, right: board.width + 0.3, bottom: board.height + 0.3 }, size()));
  const showFocus = () => {
    const bounds = boundsOf(focus);
    if (bounds) show(fit(bounds, size(), 1.3 * THUMB));
    else showAll();
  };

  // The first look comes as close as it may; afterwards the zoom is the person's own, and the window only follows.
  useLayoutEffect(() => {
    const bounds = boundsOf(focus);
    if (shown.current && bounds) show(follow(view.current, bounds, size()));
    else showFocus();
    shown.current = true;
  }, [focusKey]);

  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    let width = element.clientWidth;
    // A panel that grows or shrinks below must not move the square under a finger; a turned phone shows anew what matters.
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) show(view.current);
      else showFocus();
      width = element.clientWidth;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [focusKey]);

  /** @param {PointerEvent} event */
  function down(event) {
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.current.size === 1) press.current = { x: event.clientX, y: event.clientY, moved: false };
    else if (press.current) press.current.moved = true;
    frame.current?.setPointerCapture?.(event.pointerId);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const { left, top } = size();
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (press.current && Math.hypot(now.x - press.current.x, now.y - press.current.y) > TAP_SLACK) press.current.moved = true;
    if (other) {
      const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
      const middle = { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top };
      show(zoom(pan(view.current, (now.x - before.x) / 2, (now.y - before.y) / 2), factor, middle.x, middle.y));
    } else if (press.current?.moved) {
      show(pan(view.current, now.x - before.x, now.y - before.y));
    }
  }

  /** @param {PointerEvent} event */
  function up(event) {
    const known = fingers.current.delete(event.pointerId);
    if (!known || fingers.current.size > 0) return;
    const tapped = press.current && !press.current.moved && event.type === 'pointerup';
    press.current = null;
    if (!tapped) return;
    const { left, top } = size();
    onTap(cellUnder(view.current, event.clientX - left, event.clientY - top));
  }

  /** @param {WheelEvent} event */
  function wheel(event) {
    event.preventDefault();
    const { left, top } = size();
    show(zoom(view.current, event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX - left, event.clientY - top));
  }

  /** @param {number} factor */
  const zoomMiddle = (factor) => {
    const { width, height } = size();
    show(zoom(view.current, factor, width / 2, height / 2));
  };

  /** From what matters to the whole map, and back. */
  function turn() {
    if (whole) showFocus();
    else showAll();
    setWhole(!whole);
  }

  return html`<div class="board">
    <div class="board-frame" ref=${frame} onPointerDown=${down} onPointerMove=${move} onPointerUp=${up} onPointerCancel=${up} onWheel=${wheel}>
      <svg class="board-drawing" aria-hidden="true"><g ref=${group}>${children}</g></svg>
    </div>
    <div class="board-buttons" role="group" aria-label=${words.t('phone-map-buttons')}>
      <button class="button round" aria-label=${words.t('phone-map-closer')} onClick=${() => zoomMiddle(1.3)}><${Icon} name="plus" /></button>
      <button class="button round" aria-label=${words.t('phone-map-farther')} onClick=${() => zoomMiddle(1 / 1.3)}><${Icon} name="minus" /></button>
      <button class="button round" aria-label=${words.t(whole ? 'phone-map-back' : 'phone-map-all')} onClick=${turn}><${Icon} name=${whole ? 'home' : 'map'} /></button>
    </div>
  </div>`;
}
