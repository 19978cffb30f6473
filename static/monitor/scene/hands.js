/**
 * The host's hands on the board: a tap, a drag that turns, a wheel that zooms, the right button that slides.
 */

const TAP = 8;

/**
 * @param {HTMLElement} canvas
 * @param {import('./rig.js').Rig | null} rig null where there is no camera to move
 * @param {{tap: (x: number, y: number) => void, moved: () => void}} told x, y in parts of the canvas
 */
export function watchHands(canvas, rig, { tap, moved }) {
  /** @type {{x: number, y: number, startX: number, startY: number, button: number, dragged: boolean} | null} */
  let held = null;
  canvas.addEventListener('contextmenu', (event) => event.preventDefault());
  canvas.addEventListener('pointerdown', (event) => {
    held = { x: event.clientX, y: event.clientY, startX: event.clientX, startY: event.clientY, button: event.button, dragged: false };
    canvas.setPointerCapture(event.pointerId);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!held) return;
    if (Math.hypot(event.clientX - held.startX, event.clientY - held.startY) > TAP) held.dragged = true;
    if (!held.dragged || !rig) return;
    const [dx, dy] = [(event.clientX - held.x) / canvas.clientWidth, (event.clientY - held.y) / canvas.clientHeight];
    if (held.button === 0) rig.orbit(dx, dy);
    else rig.pan(dx, dy);
    [held.x, held.y] = [event.clientX, event.clientY];
    moved();
  });
  canvas.addEventListener('pointerup', (event) => {
    if (held && !held.dragged && held.button === 0) {
      const box = canvas.getBoundingClientRect();
      tap((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
    }
    held = null;
  });
  canvas.addEventListener('pointercancel', () => (held = null));
  canvas.addEventListener('wheel', (event) => {
    event.preventDefault();
    rig?.zoom(Math.exp(Math.max(-1, Math.min(1, event.deltaY / 400))));
    moved();
  }, { passive: false });
}
