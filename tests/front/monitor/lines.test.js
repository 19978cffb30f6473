import assert from 'node:assert/strict';
import { test } from 'node:test';

import { outOfAim, shotMeant } from '../../../static/monitor/games/super_fantasy/choice.js';
import { blockerOf, flightOf } from '../../../static/monitor/games/super_fantasy/lines.js';

/** Five squares in a row above another five; a wall before (2, 0), a shut gate before (2, 1), a stone at (4, 1). */
function ground() {
  return {
    board: { width: 5, height: 2, rows: ['.....', '....#'], areas: ['AAAAA', 'AAAA '], walls: [[1, 0, 'e', 1]], columns: [] },
    'gates.g1': { edges: [[[1, 1], [2, 1]]], open: false },
    'heroes.kayla': { cell: [0, 0] },
    'monsters.m1': { kind: 'bowman', cell: [3, 0] },
  };
}

test('a shot flies straight over the squares on its way, and round a corner from square to square', () => {
  assert.deepEqual(flightOf([[0, 0], [1, 0], [2, 1], [3, 1]]), [[0, 0], [3, 1]]);
  assert.deepEqual(flightOf([[0, 0], [1, 0], [2, 0], [2, 1], [2, 2]]), [[0, 0], [1, 0], [2, 0], [2, 1], [2, 2]]);
});

test('what stands in the way of a shot is found where it stands', () => {
  assert.deepEqual(blockerOf(ground(), [0, 0], [3, 0]), { at: [1.5, 0], by: 'wall' });
  assert.deepEqual(blockerOf(ground(), [0, 1], [3, 1]), { at: [1.5, 1], by: 'gate' });
  assert.deepEqual(blockerOf(ground(), [2, 1], [4, 1]), { at: [4, 1], by: 'stone' });
  assert.equal(blockerOf(ground(), [2, 0], [4, 0]), null);
});

test('an open gate stops no shot', () => {
  assert.equal(blockerOf({ ...ground(), 'gates.g1': { edges: [[[1, 1], [2, 1]]], open: true } }, [0, 1], [3, 1]), null);
});

/** @param {any} ask @returns {any} a table with one question */
const table = (ask) => ({ entities: ground(), asks: [{ ask: 1, seat: 'kayla', kind: 'action', about: 'turn', actions: [], ...ask }] });

test('pointing at a monster out of aim shows the line to it, crossed out at the wall, and the reason', () => {
  const found = outOfAim(table({ unaimed: [{ monster: 'm1', code: 'no_line', detail: { blocker: 'wall' } }] }), [3, 0]);
  assert.deepEqual(found, { shot: { way: [[0, 0], [3, 0]], colour: '#ff4a4a', stopped: [1.5, 0] }, code: 'no_line', detail: { blocker: 'wall' } });
  assert.equal(outOfAim(table({}), [3, 0]), null);
});

test('the shot that a phone prepares is seen before it is fired', () => {
  const action = { id: 'attack:bow:m1', group: 'attack', target: 'm1', low: 1, high: 3, line: [[0, 0], [1, 0], [2, 0], [3, 0]] };
  assert.deepEqual(shotMeant(table({ actions: [action] }), { action: 'attack:bow:m1', dice: 2 })?.way, [[0, 0], [3, 0]]);
  assert.equal(shotMeant(table({ actions: [action] }), null), null);
});
