import assert from 'node:assert/strict';
import { test } from 'node:test';

import { awardsOf, luckOf } from '../../../static/monitor/games/super_fantasy/ending.js';

const NOTHING = { kills: 0, blows: 0, blocked: 0, falls: 0, doors: 0, stars: 0, steps: 0, supports: 0, dice: 0, rolled: 0, thirds: 0 };

test('dice are compared with what could be expected of them, the luckiest first', () => {
  const luck = luckOf({
    axl: { ...NOTHING, dice: 2, rolled: 2, thirds: 8 },
    elfric: { ...NOTHING, dice: 3, rolled: 10, thirds: 21 },
  });
  assert.deepEqual(luck.map(({ hero, expected }) => [hero, expected]), [['elfric', 7], ['axl', 8 / 3]]);
  assert.ok(luck[0].luck > 1 && luck[1].luck < 1);
});

test('who never rolled had neither good luck nor bad', () => {
  assert.deepEqual(luckOf({ axl: NOTHING }), []);
});

test('each hero gets one award at most, for what he did most', () => {
  const awards = awardsOf({ elfric: { ...NOTHING, kills: 3, doors: 2 }, axl: { ...NOTHING, doors: 1 } });
  assert.deepEqual(awards, [{ award: 'gravedigger', hero: 'elfric', value: 3 }, { award: 'locksmith', hero: 'axl', value: 1 }]);
});
