/**
 * Keeps the screen on while people play, as far as the browser lets it: best effort, switchable, never needed.
 *
 * On plain http browsers lend no wake lock. A large, playing, hardly visible video of our own canvas serves the same end in
 * most of them; it is muted, so that nobody's music stops.
 *
 * @typedef {import('./page.js').Page} Page
 */
import { recall, remember } from '../lib/identity.js';

/** @type {HTMLVideoElement | null} */
let video = null;
/** @type {{ release: () => Promise<void> } | null} */
let lock = null;
let watching = false;

/** @param {Page} page @returns {boolean} whether the player wants it */
export function wantsAwake(page) {
  return recall(page.browser.shelf, 'awake') !== 'no';
}

/** @param {Page} page @param {boolean} wanted */
export function setAwake(page, wanted) {
  remember(page.browser.shelf, 'awake', wanted ? 'yes' : 'no');
  if (wanted) keepAwake(page);
  else release();
}

/** Call it from inside a tap. @param {Page} page */
export function keepAwake(page) {
  if (!wantsAwake(page)) return;
  void hold();
  if (watching) return;
  watching = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && wantsAwake(page)) void hold();
  });
  document.addEventListener('click', () => {
    if (wantsAwake(page) && !lock && video?.paused !== false) void hold();
  });
}

async function hold() {
  try {
    if ('wakeLock' in navigator) {
      lock = await navigator.wakeLock.request('screen');
      return;
    }
    await playVideo();
  } catch {
    /* the screen may sleep then: the game survives it */
  }
}

function release() {
  void lock?.release().catch(() => {});
  lock = null;
  video?.remove();
  video = null;
}

async function playVideo() {
  if (!video) {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 16;
    const pen = canvas.getContext('2d');
    if (!pen || !canvas.captureStream) return;
    video = document.createElement('video');
    video.className = 'awake';
    video.muted = true;
    video.playsInline = true;
    video.setAttribute('aria-hidden', 'true');
    video.tabIndex = -1;
    video.srcObject = canvas.captureStream(1);
    document.body.prepend(video);
    let shade = 0;
    setInterval(() => {
      shade = 1 - shade;
      pen.fillStyle = shade ? '#14172b' : '#14182b';
      pen.fillRect(0, 0, 16, 16);
    }, 1000);
  }
  await video.play();
}
