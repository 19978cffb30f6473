import assert from 'node:assert/strict';
import { test } from 'node:test';

import { spacesShown } from '../../../static/monitor/games/super_fantasy/panels.js';

test('a short round track is shown whole', () => {
  assert.deepEqual(spacesShown(3, 10), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('of a long one the marker, what comes next and the end are shown, and a gap between', () => {
  assert.deepEqual(spacesShown(1, 13), [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 13]);
});

test('towards the end the gap closes', () => {
  assert.deepEqual(spacesShown(8, 13), [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
});

test('a long track never takes more room than a short one, and always has marker and end', () => {
  for (let end = 12; end < 20; end++) for (let round = 1; round < end; round++) {
    const shown = spacesShown(round, end);
    assert.ok(shown.length <= 11, `${round} of ${end}`);
    assert.ok(shown.includes(round) && shown.at(-1) === end);
  }
});
