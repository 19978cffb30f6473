import assert from 'node:assert/strict';
import { test } from 'node:test';

import { beacons, darkBraziers, lecterns } from '../../../static/monitor/games/super_fantasy/beacons.js';

/** A board of two areas, three squares wide each. @param {Record<string, any>} more */
const night = (more) => ({ board: { width: 6, height: 1, rows: ['......'], areas: ['AAABBB'], special: [{ id: 'plans', cell: [0, 0] }, { id: 'fires', cell: [1, 0] }] }, ...more });

test('only the next brazier is marked, each time another', () => {
  const goals = [{ id: 'fires', kind: 'light', open: true, done: false }];
  const fires = (/** @type {boolean} */ lit) => night({ goals, 'braziers.a': { cell: [5, 0], lit, order: 1, goal: 'fires' }, 'braziers.b': { cell: [1, 0], lit: false, order: 2, goal: 'fires' } });
  assert.deepEqual([beacons(fires(false)), beacons(fires(true))], [[[5, 0]], [[1, 0]]]);
  assert.deepEqual(darkBraziers(fires(false)).map(({ id, next }) => [id, next]), [['a', true], ['b', false]]);
});

test('gold is marked where it lies, and where to bring what is carried', () => {
  const goals = [{ id: 'silver', kind: 'steal', open: true, done: false, area: 'B' }];
  const gold = { 'gold.a': { cell: [0, 0], held_by: null, safe: false, goal: 'silver' }, 'gold.b': { cell: null, held_by: 'axl', safe: false, goal: 'silver' }, 'gold.c': { cell: null, held_by: null, safe: true, goal: 'silver' } };
  assert.deepEqual(beacons(night({ goals, ...gold })), [[0, 0], [4, 0]]);
});

test('of tombstones those count that are marked, or all of them', () => {
  const goals = [{ id: 'mail', kind: 'smash', open: true, done: false }];
  const stones = { 'tombstones.a': { cell: [0, 0], upright: true }, 'tombstones.b': { cell: [2, 0], upright: true, goal: 'mail' }, 'tombstones.c': { cell: [3, 0], upright: false, goal: 'mail' } };
  assert.deepEqual(beacons(night({ goals, ...stones })), [[2, 0]]);
  assert.deepEqual(beacons(night({ goals, 'tombstones.a': stones['tombstones.a'] })), [[0, 0]]);
});

test('a companion is marked until somebody leads it, then the way out', () => {
  const goals = [{ id: 'goat', kind: 'escort', open: true, done: false, area: 'B' }];
  const goat = (/** @type {string | null} */ leader) => night({ goals, 'companions.goat': { cell: [1, 0], kind: 'goat', leader } });
  assert.deepEqual([beacons(goat(null)), beacons(goat('axl'))], [[[1, 0]], [[4, 0]]]);
});

test('a goal that is not open yet, or reached, marks nothing', () => {
  const goal = { id: 'plans', kind: 'study', cells: [[0, 0]] };
  assert.deepEqual(beacons(night({ goals: [{ ...goal, open: false, done: false }, { ...goal, open: false, done: true }] })), []);
  assert.deepEqual(beacons(night({ goals: [{ ...goal, open: true, done: false }] })), [[0, 0]]);
});

test('a crypt to seal is marked once', () => {
  const cells = [[0, 0], [1, 0], [2, 0]];
  const goals = [{ id: 'seal', kind: 'study', open: true, done: false, cells }];
  assert.deepEqual(beacons(night({ goals, 'crypts.c': { cells, goal: 'seal', sealed: false } })), [[1, 0]]);
});

test('who must fall is marked wherever he goes', () => {
  const goals = [{ id: 'cook', kind: 'slay', open: true, done: false, monster: 'fishmonger' }];
  assert.deepEqual(beacons(night({ goals, 'monsters.m1': { kind: 'fishmonger', cell: [2, 0] }, 'monsters.m2': { kind: 'fresh', cell: [3, 0] } })), [[2, 0]]);
});

test('a lectern stands only where there is something to study, and not in front of a crypt', () => {
  const goals = [{ id: 'plans', kind: 'study' }, { id: 'fires', kind: 'light' }];
  assert.deepEqual(lecterns(night({ goals })).map(({ id }) => id), ['plans']);
  assert.deepEqual(lecterns(night({ goals, 'crypts.c': { cells: [[0, 0]], goal: 'plans', sealed: false } })), []);
});
