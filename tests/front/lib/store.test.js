import assert from 'node:assert/strict';
import { test } from 'node:test';

import { entitiesOf, hear, LOG_LENGTH, ownAsks, ownPlayer, ownSeats, unknownTable } from '../../../static/lib/store.js';

/** @type {any} */
const lobby = {
  phase: 'playing',
  players: [{ id: 'p1', name: 'Anna', seats: ['kayla'], online: true, host: true, language: 'it' }],
  seats: [
    { id: 'kayla', player: 'p1', bot: false },
    { id: 'axl', player: null, bot: true },
  ],
};
/** @type {any} */
const welcome = { type: 'welcome', build: 'b', page: 'phone', language: 'it', player: 'p1', token: 't', table: '', host: true };
/** @type {any} */
const snapshot = {
  type: 'snapshot',
  seq: 1,
  lobby,
  entities: { 'heroes.kayla': { life: 3 }, 'heroes.axl': { life: 2 }, 'monsters.m1': { kind: 'bowman' }, table: { round: 1 } },
  asks: [
    { ask: 1, seat: 'kayla', kind: 'number', about: 'shield_dice', first: false, low: 0, high: 3 },
    { ask: 2, seat: 'axl', kind: 'one', about: 'take_turn', first: true },
  ],
  log: [{ type: 'round_started', round: 1 }],
  undo: null,
};

const table = [welcome, snapshot].reduce(hear, unknownTable);

test('changes replace whole entities and null takes them away', () => {
  const next = hear(table, { type: 'update', seq: 2, changes: { 'heroes.kayla': { life: 2 }, 'monsters.m1': null } });
  assert.deepEqual(entitiesOf(next.entities, 'heroes'), [['kayla', { life: 2 }], ['axl', { life: 2 }]]);
  assert.deepEqual(entitiesOf(next.entities, 'monsters'), []);
  assert.equal(table.entities?.['heroes.kayla'].life, 3, 'the earlier state is as it was');
});

test('parts are merged in: objects into objects, everything else in the place of what was there', () => {
  const kayla = { life: 3, cell: [1, 2], abilities: { storm: { level: 1, charge: 0 }, stunt: { level: 1, charge: 2 } }, will: null };
  const before = hear(table, { type: 'update', seq: 2, changes: { 'heroes.kayla': kayla } });
  const parts = { 'heroes.kayla': { cell: [1, 3], abilities: { storm: { charge: 1 } }, will: { of: 'iron' } } };
  const after = hear(before, { type: 'update', seq: 3, parts });
  assert.deepEqual(after.entities?.['heroes.kayla'], {
    life: 3,
    cell: [1, 3],
    abilities: { storm: { level: 1, charge: 1 }, stunt: { level: 1, charge: 2 } },
    will: { of: 'iron' },
  });
  assert.equal(before.entities?.['heroes.kayla'], kayla, 'the earlier state is as it was');
  const none = hear(after, { type: 'update', seq: 4, parts: { 'heroes.kayla': { will: null } } });
  assert.equal(none.entities?.['heroes.kayla'].will, null);
});

test('what an update does not name stays', () => {
  const next = hear(table, { type: 'update', seq: 2, asks: [] });
  assert.equal(next.lobby, table.lobby);
  assert.equal(next.entities, table.entities);
  assert.deepEqual(next.asks, []);
});

test('undo is cleared by null and kept when not named', () => {
  const undo = { steps: 1, seat: 'kayla', about: 'move' };
  const some = hear(table, { type: 'update', seq: 2, undo });
  assert.deepEqual(hear(some, { type: 'update', seq: 3 }).undo, undo);
  assert.equal(hear(some, { type: 'update', seq: 3, undo: null }).undo, null);
});

test('log lines keep their numbers and the oldest fall off', () => {
  let state = table;
  for (let n = 0; n < LOG_LENGTH + 5; n += 1) {
    state = hear(state, { type: 'update', seq: n + 2, events: [{ type: 'turn_started', hero: 'axl' }] });
  }
  assert.equal(state.log.length, LOG_LENGTH);
  assert.equal(state.log[0]?.number, 6);
  assert.equal(state.log[LOG_LENGTH - 1]?.number, LOG_LENGTH + 5);
});

test('knows whose page it is and what it may answer', () => {
  assert.equal(ownPlayer(table)?.name, 'Anna');
  assert.deepEqual(ownSeats(table), ['kayla']);
  assert.deepEqual(ownAsks(table).map((ask) => ask.ask), [1]);
  assert.deepEqual(ownSeats(unknownTable), []);
});

test('a seat that the computer plays for its person is not asked', () => {
  const seats = [{ id: 'kayla', player: 'p1', bot: true }];
  assert.deepEqual(ownAsks(hear(table, { type: 'update', seq: 2, lobby: { ...lobby, seats } })), []);
});

test('a snapshot after a pause keeps the numbers of the lines that are known already', () => {
  const round = (/** @type {number} */ n) => ({ type: 'round_started', round: n });
  const known = hear(table, { type: 'update', seq: 2, events: [round(2), round(3)] });
  const again = hear(known, { ...snapshot, seq: 9, log: [round(2), round(3), round(4)] });
  assert.deepEqual(again.log.map((line) => line.number), [1, 2, 3]);
  const later = hear(again, { ...snapshot, seq: 99, log: [round(8), round(9)] });
  assert.deepEqual(later.log.map((line) => line.number), [4, 5]);
});
