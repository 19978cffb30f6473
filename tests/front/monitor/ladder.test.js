import assert from 'node:assert/strict';
import { test } from 'node:test';

import { LADDER, judge, middleOf } from '../../../static/monitor/scene/ladder.js';

test('a machine that keeps up keeps its quality', () => {
  for (const quality of /** @type {const} */ (['high', 'normal', 'low', 'lowest'])) assert.equal(judge(quality, 17), quality);
});

test('a slow machine steps down one step at a time', () => {
  assert.equal(judge('high', 60), 'normal');
  assert.equal(judge('normal', 60), 'low');
  assert.equal(judge('low', 900), 'lowest');
});

test('only what is hopeless at the last step becomes flat', () => {
  assert.equal(judge('lowest', 120), 'lowest');
  assert.equal(judge('lowest', 400), 'flat');
});

test('one long frame among many does not count', () => {
  assert.equal(middleOf([16, 17, 900, 16, 17]), 17);
});

test('no step draws more than the one above it', () => {
  const steps = Object.values(LADDER);
  for (let i = 1; i < steps.length; i++) assert.ok(steps[i].ratio < steps[i - 1].ratio && steps[i].shadow <= steps[i - 1].shadow);
});
