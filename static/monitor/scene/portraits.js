/**
 * Pictures of the figures, taken once when the page opens: for the lobby, the cards and the blows.
 */
import { Color, DirectionalLight, HemisphereLight, Mesh, MeshLambertMaterial, NeutralToneMapping, PerspectiveCamera, Scene, WebGLRenderer } from '../../vendor/monitor.js';
import { HEROES } from '../games/super_fantasy/signs.js';
import { heroShape } from './super_fantasy/heroes.js';
import { COMPANIONS, companionShape } from './super_fantasy/companions.js';
import { KINDS, monsterShape } from './super_fantasy/monsters.js';

const SIDE = 288;

/** @returns {Record<string, string>} address of a picture by hero, by kind of monster and by kind of companion */
export function takePortraits() {
  const canvas = document.createElement('canvas');
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true, preserveDrawingBuffer: true });
  renderer.setSize(SIDE, SIDE, false);
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = 1.45;
  const scene = new Scene();
  const key = new DirectionalLight('#ffe2b8', 2.6);
  key.position.set(-2, 3, -3);
  const rim = new DirectionalLight('#8fb0ff', 2.2);
  rim.position.set(3, 2, 2);
  scene.add(new HemisphereLight(new Color('#c9d2ff'), new Color('#4a3550'), 1.5), key, rim);
  const material = new MeshLambertMaterial({ vertexColors: true });
  const camera = new PerspectiveCamera(24.5, 1, 0.1, 20);
  /** @type {Record<string, string>} */
  const pictures = {};
  for (const id of [...HEROES, ...KINDS, ...COMPANIONS]) {
    const shape = HEROES.includes(id) ? heroShape(id) : COMPANIONS.includes(id) ? companionShape(id) : monsterShape(id);
    shape.computeBoundingBox();
    const tall = shape.boundingBox?.max.y ?? 1.2;
    const size = KINDS.includes(id) ? Math.max(1, tall / 1.42) : 1; // heroes may wave their swords out of the picture
    const middle = 0.1 + Math.min(tall / size, 1.35) * 0.48 * size;
    camera.position.set(-1.15 * size, middle + 0.55 * size, -2.75 * size);
    camera.lookAt(0, middle, 0);
    const figure = new Mesh(shape, material);
    scene.add(figure);
    renderer.render(scene, camera);
    pictures[id] = canvas.toDataURL('image/webp', 0.9);
    scene.remove(figure);
    shape.dispose();
  }
  renderer.dispose();
  renderer.forceContextLoss();
  return pictures;
}
