import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as order from '../../../static/phone/questions/order.js';
import { cellsOf } from '../../../static/phone/questions/pick.js';
import * as strike from '../../../static/phone/questions/strike.js';

/** @type {any} */
const table = {
  entities: {
    board: { width: 4, height: 3, rows: ['....', '....', '....'], areas: ['AAAB', 'AAAB', 'AAAB'], walls: [], columns: [], names: {} },
    'monsters.m1': { kind: 'badly_dead', cell: [0, 0] },
    'monsters.m2': { kind: 'veteran', cell: [1, 0] },
    'monsters.m3': { kind: 'bowman', cell: [3, 2] },
    'tombstones.t1': { cell: [2, 2], upright: true },
    'coffins.k1': { cells: [[0, 2], [1, 2]], purified: false },
    'gold.o1': { cell: null, held_by: 'kayla' },
    'companions.goat': { cell: [2, 0], kind: 'goat', leader: null },
  },
};

/** @type {any} */
const turn = {
  ask: 3,
  seat: 'master',
  kind: 'action',
  about: 'master_turn',
  actions: [
    { id: 'march:m1', group: 'march', low: 0, high: 0, subject: 'badly_dead', target: 'm1', cell: [0, 0], price: { dice: [4], values: [1], need: 1 }, reach: [{ cell: [1, 1], cost: 1, strikes: ['kayla'] }] },
    { id: 'march:m2', group: 'march', low: 0, high: 0, subject: 'veteran', target: 'm2', cell: [1, 0], price: { dice: [0], values: [2], need: 2 }, reach: [] },
    { id: 'summon:badly_dead:t1', group: 'summon', low: 0, high: 0, subject: 'badly_dead', target: 't1', reach: [{ cell: [2, 2], cost: 0 }] },
    { id: 'summon:badly_dead:k1', group: 'summon', low: 0, high: 0, subject: 'badly_dead', target: 'k1', reach: [] },
    { id: 'summon:bowman:t1', group: 'summon', low: 0, high: 0, subject: 'bowman', target: 't1', reach: [] },
    { id: 'activate:B', group: 'activate', low: 0, high: 0, area: 'B', wakes: ['m3'] },
    { id: 'done', group: 'done', low: 0, high: 0 },
  ],
};

test('a tap on a monster that can march prepares its march', () => {
  assert.deepEqual(order.tap(turn, {}, [1, 0], table), { group: 'march', action: 'march:m2' });
});

test('a tap where several kinds can come up asks which, where only one can it is prepared', () => {
  assert.deepEqual(order.tap(turn, {}, [2, 2], table), { group: 'summon', place: 't1' });
  assert.deepEqual(order.tap(turn, {}, [1, 2], table), { group: 'summon', action: 'summon:badly_dead:k1' });
  assert.deepEqual(order.tap(turn, { group: 'summon', kind: 'bowman' }, [2, 2], table), { group: 'summon', kind: 'bowman', action: 'summon:bowman:t1' });
});

test('a tap on a monster that sleeps, or on a free square, gives no order', () => {
  assert.equal(order.tap(turn, {}, [3, 2], table), null);
  assert.equal(order.tap(turn, {}, [2, 1], table), null);
});

test('who can march and where somebody can come up is marked once each, numbered as on the cards', () => {
  assert.deepEqual(order.marks(turn, {}, table).targets.map(({ cell }) => cell.join()), ['0,0', '1,0', '2,2', '0,2', '1,2']);
  assert.deepEqual(order.marks(turn, { group: 'march' }, table).targets.map(({ number }) => number), [1, 2]);
  assert.deepEqual(order.marks(turn, { group: 'summon', kind: 'badly_dead' }, table).targets.map(({ number }) => number), [1, 2, 2]);
});

test('an order being prepared lights the squares it leads to, and whom it wakes', () => {
  const march = order.marks(turn, { group: 'march', action: 'march:m1' }, table);
  assert.deepEqual(march.reach, [{ cell: [1, 1], cost: 1, strikes: ['kayla'] }]);
  assert.deepEqual(march.targets, [{ cell: [0, 0], chosen: true }]);
  assert.deepEqual(order.marks(turn, { group: 'activate', action: 'activate:B' }, table).targets, [{ cell: [3, 2], chosen: false }]);
});

test('whoever strikes next can be tapped on the map', () => {
  /** @type {any} */
  const ask = { seat: 'master', kind: 'one', about: 'next_attacker', options: [{ id: 'm1', kind: 'monster', ref: 'm1' }, { id: 'm2', kind: 'monster', ref: 'm2' }, { id: 'rest', kind: 'word', ref: 'rest' }] };
  assert.deepEqual(strike.tap(ask, {}, [1, 0], table), { option: 'm2' });
  assert.deepEqual(strike.marks(ask, {}, table).targets.map(({ number }) => number), [1, 2]);
});

test('gold that somebody carries lies nowhere; who is led by the hand stands somewhere', () => {
  assert.deepEqual(cellsOf(table.entities, 'o1'), []);
  assert.deepEqual(cellsOf(table.entities, 'goat'), [[2, 0]]);
});
