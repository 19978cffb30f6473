import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ACTION_SIDES, poseAt, throwDice, topSide } from '../../../static/monitor/scene/dice_track.js';

test('every side of every die of a handful ends on top, whatever the seed', () => {
  for (let seed = 0; seed < 50; seed++) {
    const sides = [0, 1, 2, 3, 4, 5];
    throwDice(sides, seed).forEach((flight, i) => assert.equal(topSide(poseAt(flight, 1).quaternion), sides[i]));
  }
});

test('a die rests exactly on the ground and beside the others', () => {
  const flights = throwDice([0, 2, 4, 1, 3, 5], 7);
  const places = flights.map((flight) => poseAt(flight, 1).position);
  for (const [, y] of places) assert.ok(Math.abs(y - 0.5) < 1e-9);
  for (let i = 1; i < places.length; i++) assert.ok(places[i][0] - places[i - 1][0] > 1.2, 'dice overlap');
});

test('no die sinks into the ground on its way', () => {
  for (const flight of throwDice([0, 1, 2, 3, 4, 5], 3)) for (let t = 0; t <= 1; t += 0.01) assert.ok(poseAt(flight, t).position[1] >= 0.5 - 1e-9);
});

test('the same seed flies the same way, another seed another', () => {
  const at = (/** @type {number} */ seed) => JSON.stringify(throwDice([0, 2], seed).map((flight) => poseAt(flight, 0.3)));
  assert.equal(at(5), at(5));
  assert.notEqual(at(5), at(6));
});

test('an action die has two of each face, equal ones opposite', () => {
  assert.deepEqual([...ACTION_SIDES].sort(), [0, 0, 1, 1, 2, 2]);
  for (const side of [0, 2, 4]) assert.equal(ACTION_SIDES[side], ACTION_SIDES[side + 1]);
});
