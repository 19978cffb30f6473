import assert from 'node:assert/strict';
import { test } from 'node:test';

import { LIMITS, Rig, eye, frame, keepOnBoard, spring } from '../../../static/monitor/scene/rig.js';

const LENS = { aspect: 16 / 9, fov: 30 };

/** Where a point of the board is seen, in parts of the picture from its middle (-1 to 1).
 * @param {import('../../../static/monitor/scene/rig.js').Pose} pose @param {number} x @param {number} z */
function seen(pose, x, z) {
  const at = eye(pose);
  const forward = [pose.x - at.x, -at.y, pose.z - at.z].map((v) => v / pose.distance);
  const right = [Math.cos(pose.yaw), 0, -Math.sin(pose.yaw)];
  const up = [right[1] * forward[2] - right[2] * forward[1], right[2] * forward[0] - right[0] * forward[2], right[0] * forward[1] - right[1] * forward[0]];
  const to = [x - at.x, -at.y, z - at.z];
  const dot = (/** @type {number[]} */ a, /** @type {number[]} */ b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const half = Math.tan((LENS.fov * Math.PI) / 360) * dot(to, forward);
  return { across: dot(to, right) / (half * LENS.aspect), up: dot(to, up) / half };
}

test('a framed rectangle of squares is seen whole, from any size', () => {
  for (const [width, height] of [[1, 1], [15, 10], [6, 14], [20, 3]]) {
    const pose = frame([[0, 0], [width - 1, height - 1]], { ...LENS, margin: 0.5 });
    if (pose.distance === LIMITS.far) continue;
    for (const x of [-0.5, width - 0.5]) {
      for (const z of [-0.5, height - 0.5]) {
        const { across, up } = seen(pose, x, z);
        assert.ok(Math.abs(across) <= 1.001 && Math.abs(up) <= 1.001, `${width}x${height}: ${x},${z} at ${across.toFixed(2)},${up.toFixed(2)}`);
      }
    }
  }
});

test('a rectangle that is framed fills the picture one way or the other', () => {
  for (const [width, height] of [[15, 10], [6, 14], [20, 3]]) {
    const pose = frame([[0, 0], [width - 1, height - 1]], { ...LENS, margin: 0 });
    const [near, far] = [seen(pose, width - 0.5, height - 0.5), seen(pose, width - 0.5, -0.5)];
    assert.ok(Math.max(near.across, far.up) > 0.97, `${width}x${height} fills ${near.across.toFixed(2)} across, ${far.up.toFixed(2)} up`);
    assert.ok(Math.abs(near.up + far.up) < 0.02, 'as much air above as below');
  }
});

test('who stands at the edge of the board is shown with the board, not with the table', () => {
  const board = { width: 15, height: 10 };
  for (const cell of /** @type {[number, number][]} */ ([[0, 0], [0, 9], [14, 0], [14, 9], [1, 4]])) {
    const pose = keepOnBoard(frame([cell], { ...LENS, margin: 2.5, pitch: 0.82 }), [cell], LENS, board);
    const { across, up } = seen(pose, ...cell);
    assert.ok(Math.abs(across) < 1 && Math.abs(up) < 1, `${cell} is out of the picture`);
    const west = seen(pose, -1.5, cell[1]);
    const east = seen(pose, 15.5, cell[1]);
    assert.ok(west.across <= -0.97 && east.across >= 0.97, `at ${cell} the table is seen`);
  }
});

test('a board narrower than the picture stands in its middle', () => {
  const pose = keepOnBoard({ x: 0, z: 1, distance: 40, yaw: 0, pitch: 1.4 }, [], LENS, { width: 5, height: 4 });
  assert.ok(Math.abs(pose.x - 2) < 1e-9);
});

test('the eye stands south of what it looks at, above the board', () => {
  const at = eye({ x: 3, z: 4, distance: 10, yaw: 0, pitch: Math.PI / 4 });
  assert.ok(Math.abs(at.x - 3) < 1e-9 && at.z > 4 && at.y > 0);
});

test('the spring reaches its goal without swinging past it', () => {
  let [value, speed] = [0, 0];
  for (let i = 0; i < 200; i++) {
    [value, speed] = spring(value, speed, 10, 0.5, 1 / 60);
    assert.ok(value <= 10.001);
  }
  assert.ok(Math.abs(value - 10) < 0.01);
});

test('the camera goes where the director looks and then rests', () => {
  const rig = new Rig();
  rig.look({ x: 5, z: 5, distance: 9, yaw: 0.2, pitch: 0.8 });
  let frames = 0;
  while (rig.step(1 / 60)) assert.ok((frames += 1) < 600, 'never rests');
  assert.ok(Math.abs(rig.pose.x - 5) < 0.01 && Math.abs(rig.pose.distance - 9) < 0.01);
});

test('a hand on the camera holds it until it is given back', () => {
  const rig = new Rig();
  rig.orbit(0.25, 0);
  const held = { ...rig.pose };
  rig.look({ x: 9, z: 9, distance: 8, yaw: 0, pitch: 0.9 });
  rig.step(1);
  assert.deepEqual(rig.pose, held);
  rig.release();
  for (let i = 0; i < 300; i++) rig.step(1 / 60);
  assert.ok(Math.abs(rig.pose.x - 9) < 0.01);
});

test('however wild the hand, the camera stays above the table and near it', () => {
  const rig = new Rig();
  rig.orbit(3, 9);
  rig.zoom(1000);
  assert.equal(rig.pose.pitch, LIMITS.high);
  assert.equal(rig.pose.distance, LIMITS.far);
  rig.zoom(0.0001);
  rig.orbit(0, -9);
  assert.equal(rig.pose.pitch, LIMITS.low);
  assert.equal(rig.pose.distance, LIMITS.near);
});

test('after turning round and round the director takes the shorter way home', () => {
  const rig = new Rig();
  rig.orbit(2, 0);
  rig.release();
  assert.ok(Math.abs(rig.pose.yaw - rig.goal.yaw) <= Math.PI + 1e-9);
});
