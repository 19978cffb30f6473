import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Tale, meanOfDie } from '../../../static/monitor/games/super_fantasy/ending.js';

test('the mean of a die is the mean of its six faces', () => {
  for (const star of [1, 2, 3, 4]) assert.ok(Math.abs(meanOfDie(star) - (1 + 1 + 2 + 2 + star + star) / 6) < 1e-9);
});

test('dice are compared with what could be expected of them', () => {
  const tale = new Tale();
  tale.hear({ type: 'dice_rolled', by: 'elfric', faces: [0, 0, 2], star: 4 }, true);
  tale.hear({ type: 'dice_rolled', by: 'axl', faces: [1, 1], star: 1 }, true);
  const [first, second] = tale.luck();
  assert.deepEqual([first.hero, first.rolled, first.dice], ['elfric', 10, 3]);
  assert.ok(Math.abs(first.expected - 7) < 1e-9);
  assert.ok(first.luck > 1 && second.luck < 1);
});

test("monsters' dice count for nobody", () => {
  const tale = new Tale();
  tale.hear({ type: 'dice_rolled', by: 'm1', faces: [2, 2], star: 1 }, false);
  assert.deepEqual(tale.luck(), []);
});

test('each hero gets one award at most, for what he did most', () => {
  const tale = new Tale();
  for (let i = 0; i < 3; i++) tale.hear({ type: 'monster_killed', by: 'elfric', monster: `m${i}` }, true);
  tale.hear({ type: 'gate_opened', hero: 'axl', gate: 'g1' }, true);
  tale.hear({ type: 'gate_opened', hero: 'elfric', gate: 'g2' }, true);
  tale.hear({ type: 'chest_opened', hero: 'elfric', chest: 'c1' }, true);
  const awards = tale.awards();
  assert.deepEqual(awards.find(({ hero }) => hero === 'elfric'), { award: 'gravedigger', hero: 'elfric', value: 3 });
  assert.deepEqual(awards.find(({ hero }) => hero === 'axl'), { award: 'locksmith', hero: 'axl', value: 1 });
  assert.equal(new Set(awards.map(({ hero }) => hero)).size, awards.length);
});

test('the best three moments are told in the order they happened', () => {
  const tale = new Tale();
  tale.hear({ type: 'attack_hit', attacker: 'axl', target: 'm1', total: 9, protection: 4 }, true);
  tale.hear({ type: 'attack_hit', attacker: 'axl', target: 'm2', total: 20, protection: 4 }, true);
  tale.hear({ type: 'hero_knocked_out', hero: 'axl' }, true);
  tale.hear({ type: 'blow_blocked', hero: 'axl', monster: 'm3', total: 1, protection: 8 }, true);
  tale.hear({ type: 'goal_reached', goal: 'plans' }, false);
  assert.deepEqual(tale.best().map(({ kind }) => kind), ['great_hit', 'great_block', 'goal']);
});

test('an ordinary hit is no moment', () => {
  const tale = new Tale();
  tale.hear({ type: 'attack_hit', attacker: 'axl', target: 'm1', total: 5, protection: 4 }, true);
  assert.deepEqual(tale.best(), []);
});
