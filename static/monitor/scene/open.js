/** Opens the theatre in three dimensions. Loaded only where it can be drawn, so that the flat board never fetches three.js. */
import { Cemetery } from './super_fantasy/cemetery.js';
import { Stage } from './stage.js';

/** @param {HTMLCanvasElement} canvas @returns {boolean} whether this machine draws without a graphics card */
export function isSoftware(canvas) {
  const gl = canvas.getContext('webgl2');
  const named = gl?.getExtension('WEBGL_debug_renderer_info');
  return Boolean(gl && named && /SwiftShader|llvmpipe|Basic Render/i.test(String(gl.getParameter(named.UNMASKED_RENDERER_WEBGL))));
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {{quality: import('./stage.js').Quality | null, still: boolean, onHopeless: () => void}} options quality null = what suits the machine
 * @returns {Cemetery}
 */
export function openTheatre(canvas, { quality, still, onHopeless }) {
  const suits = quality ?? (isSoftware(document.createElement('canvas')) ? 'low' : 'high');
  return new Cemetery(new Stage(canvas, { quality: suits, fixed: quality !== null, still, onHopeless }));
}
