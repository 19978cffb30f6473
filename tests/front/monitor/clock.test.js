import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Clock, linear } from '../../../static/monitor/scene/clock.js';

test('a run goes from 0 to exactly 1 and then resolves', async () => {
  const clock = new Clock();
  /** @type {number[]} */
  const seen = [];
  let over = false;
  const run = clock.run(100, (t) => seen.push(t), linear).then(() => (over = true));
  clock.advance(50);
  assert.equal(over, false);
  clock.advance(140);
  await run;
  assert.deepEqual(seen, [0, 0.5, 1]);
  assert.equal(clock.busy, false);
});

test('twice the pace takes half the time', async () => {
  const clock = new Clock();
  clock.pace = 2;
  const run = clock.wait(100);
  clock.advance(50);
  await run;
  assert.equal(clock.busy, false);
});

test('at pace 0 everything is at its end at once', async () => {
  const clock = new Clock();
  clock.pace = 0;
  /** @type {number[]} */
  const seen = [];
  await clock.run(1000, (t) => seen.push(t));
  assert.deepEqual(seen, [1]);
});

test('finish jumps to the end of what moves', async () => {
  const clock = new Clock();
  let last = 0;
  const run = clock.run(1000, (t) => (last = t));
  clock.finish();
  await run;
  assert.equal(last, 1);
});

test('time while nothing was drawn does not count', () => {
  const clock = new Clock();
  let last = 0;
  void clock.run(100, (t) => (last = t), linear);
  clock.rebase(5000);
  clock.advance(5050);
  assert.equal(last, 0.5);
});

test('a beginning movement wakes whoever draws', () => {
  let woken = 0;
  const clock = new Clock(() => (woken += 1));
  void clock.wait(10);
  assert.equal(woken, 1);
});
