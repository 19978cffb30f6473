import assert from 'node:assert/strict';
import { test } from 'node:test';

import { boundsOf, cellUnder, fit, follow, keepInside, LARGEST, pan, SMALLEST, zoom } from '../../../static/phone/board_view.js';

const phone = { width: 400, height: 300 };

test('fits what matters into the window, in its middle', () => {
  const view = fit({ left: 2, top: 2, right: 6, bottom: 4 }, phone);
  assert.equal(view.scale, 100);
  assert.deepEqual(cellUnder(view, 200, 150), [4, 3]);
});

test('gives a square of room around, and nothing for nothing', () => {
  assert.deepEqual(boundsOf([[2, 3], [4, 3]]), { left: 1, top: 2, right: 6, bottom: 5 });
  assert.equal(boundsOf([]), null);
});

test('the point under the fingers stays where it is', () => {
  const view = zoom({ x: -50, y: -30, scale: 40 }, 1.5, 110, 90);
  assert.deepEqual([(110 - view.x) / view.scale, (90 - view.y) / view.scale], [4, 3]);
});

test('squares grow and shrink only so far', () => {
  assert.equal(zoom({ x: 0, y: 0, scale: 40 }, 100, 0, 0).scale, LARGEST);
  assert.equal(zoom({ x: 0, y: 0, scale: 40 }, 0.001, 0, 0).scale, SMALLEST);
});

test('a large board cannot be lost beyond the edge', () => {
  const board = { width: 20, height: 20 };
  const far = keepInside(pan({ x: 0, y: 0, scale: 40 }, 5000, -5000), phone, board);
  assert.deepEqual([far.x, far.y], [40, 300 - 800 - 40]);
});

test('a small board stands in the middle', () => {
  assert.deepEqual(keepInside({ x: 9, y: 9, scale: 20 }, phone, { width: 5, height: 5 }), { x: 150, y: 100, scale: 20 });
});

test('the window follows what matters without coming closer', () => {
  const view = { x: 0, y: 0, scale: 40 };
  assert.deepEqual(follow(view, { left: 1, top: 1, right: 4, bottom: 4 }, phone), view, 'all of it is seen already');
  assert.deepEqual(follow(view, { left: 9, top: 0, right: 12, bottom: 3 }, phone), { x: -80, y: 0, scale: 40 });
  assert.equal(follow(view, { left: 0, top: 0, right: 20, bottom: 3 }, phone).scale, 20, 'farther away where there is no room');
});
