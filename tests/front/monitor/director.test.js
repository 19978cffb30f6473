import assert from 'node:assert/strict';
import { test } from 'node:test';

import { hear, unknownTable } from '../../../static/lib/store.js';
import { Director, SPEEDS } from '../../../static/monitor/director.js';
import { Clock } from '../../../static/monitor/scene/clock.js';

/** @typedef {import('../../../static/lib/wire.js').GameEvent} GameEvent */

/** A table with one hero, a stage that writes down what it is told, and a director between them.
 * @param {{still?: boolean, length?: number}} [options] length of every event in milliseconds */
function evening({ still = false, length = 100 } = {}) {
  const clock = new Clock();
  /** @type {string[]} */
  const told = [];
  /** @type {number[]} */
  const paces = [];
  let table = hear(unknownTable, /** @type {any} */ ({ type: 'snapshot', seq: 1, lobby: {}, entities: { 'heroes.axl': { life: 3, cell: [0, 0] } }, asks: [], log: [], undo: null }));
  const director = new Director(
    {
      event: async (event) => {
        told.push(event.type);
        paces.push(clock.pace);
        if (event.type === 'boom') throw new Error('boom');
        await clock.wait(length);
      },
      settle: (state) => void told.push(`life ${state.entities?.['heroes.axl']?.life}`),
    },
    clock,
    table,
    { still },
  );
  let seq = 1;
  let now = 0;
  return {
    director, clock, told, paces,
    /** @param {string[]} types @param {number} [life] */
    update(types, life) {
      table = hear(table, /** @type {any} */ ({ type: 'update', seq: (seq += 1), events: types.map((type) => ({ type })), changes: life === undefined ? {} : { 'heroes.axl': { life, cell: [0, 0] } } }));
      director.hear(types.map((type) => ({ type })), table);
    },
    snapshot() {
      director.jump(table);
    },
    /** @param {number} ms */
    async pass(ms) {
      for (const end = now + ms; now < end; ) {
        now += 10;
        clock.advance(now);
        for (let i = 0; i < 20; i++) await Promise.resolve();
      }
    },
  };
}

test('events come in order, each after the one before, the truth last', async () => {
  const { update, told, pass } = evening();
  update(['a', 'b'], 2);
  await pass(50);
  assert.deepEqual(told, ['a']);
  await pass(100);
  assert.deepEqual(told, ['a', 'b']);
  await pass(100);
  assert.deepEqual(told, ['a', 'b', 'life 2']);
});

test('an update that comes meanwhile waits its turn', async () => {
  const { update, told, pass, director } = evening();
  update(['a'], 2);
  update(['b'], 1);
  assert.equal(director.waiting, 1);
  await pass(300);
  assert.deepEqual(told, ['a', 'life 2', 'b', 'life 1']);
  assert.equal(director.waiting, 0);
});

test('a skip shows what waits at once and returns to the normal pace', async () => {
  const { update, told, pass, director, clock } = evening({ length: 5000 });
  update(['a', 'b', 'c'], 1);
  await pass(20);
  director.skip();
  await pass(20);
  assert.deepEqual(told, ['a', 'b', 'c', 'life 1']);
  update(['d']);
  await pass(20);
  assert.equal(clock.pace, SPEEDS.normal);
});

test('without animation everything is shown at once', async () => {
  const { update, told, pass } = evening({ still: true, length: 60000 });
  update(['a', 'b'], 2);
  await pass(10);
  assert.deepEqual(told, ['a', 'b', 'life 2']);
});

test('the show hurries when much waits', async () => {
  const { update, paces, pass } = evening({ length: 10 });
  update(Array.from({ length: 1 }, () => 'x'));
  for (let i = 0; i < 12; i++) update(['x', 'x']);
  await pass(400);
  assert.equal(paces[0], SPEEDS.normal);
  assert.ok(Math.max(...paces) > SPEEDS.normal * 1.5);
  assert.equal(paces[paces.length - 1], SPEEDS.normal);
});

test('a slow table plays slower than a fast one', async () => {
  const { director } = evening();
  director.speed = 'slow';
  const slow = director.pace();
  director.speed = 'fast';
  assert.ok(slow < director.pace());
});

test('a snapshot drops what was going on and shows the truth', async () => {
  const { update, told, pass, snapshot, director } = evening({ length: 5000 });
  update(['a'], 2);
  update(['b'], 1);
  await pass(20);
  snapshot();
  await pass(20);
  assert.ok(!told.includes('b'));
  assert.equal(director.shown.entities?.['heroes.axl'].life, 1);
  assert.equal(told[told.length - 1], 'life 1');
});

test('a fault in one animation is counted and the evening goes on', async () => {
  const { update, told, pass, director } = evening();
  const complain = console.error;
  console.error = () => {};
  update(['boom', 'a'], 2);
  await pass(300);
  console.error = complain;
  assert.deepEqual(told, ['boom', 'a', 'life 2']);
  assert.equal(director.errors, 1);
});

test('during an update the old state is shown, with what an event changed early', async () => {
  const { update, pass, director } = evening({ length: 1000 });
  update(['a'], 1);
  await pass(20);
  assert.equal(director.shown.entities?.['heroes.axl'].life, 3);
  director.patch('heroes.axl', { life: 2 });
  assert.deepEqual(director.shown.entities?.['heroes.axl'], { life: 2, cell: [0, 0] });
});

test('what belongs together is played at the same time', async () => {
  const { director, update, told, pass } = evening();
  director.play.together = (event, next) => event.type === 'march' && next.type === 'march';
  update(['march', 'march', 'blow'], 2);
  await pass(50);
  assert.deepEqual(told, ['march', 'march']);
  await pass(100);
  assert.deepEqual(told, ['march', 'march', 'blow']);
});

test('the monsters, who decide nothing, are brisk', () => {
  const { director } = evening();
  const before = director.pace();
  director.shown = { ...director.shown, entities: { table: { phase: 'monsters' } } };
  assert.ok(director.pace() > before);
});

test('a pause lets no further event begin', async () => {
  const { update, told, pass, director } = evening();
  director.pause(true);
  update(['a']);
  await pass(300);
  assert.deepEqual(told, []);
  director.pause(false);
  await pass(20);
  assert.deepEqual(told, ['a']);
});

test('"what happened?" plays the last finished phase once more and ends in the present', async () => {
  const { update, told, pass, director } = evening({ length: 10 });
  update(['a'], 2);
  update(['phase_started'], 2);
  update(['b'], 1);
  await pass(200);
  told.length = 0;
  assert.equal(director.replay(), true);
  await pass(200);
  assert.equal(told[0], 'life 3');
  assert.ok(told.includes('a') && !told.includes('b'));
  assert.equal(told[told.length - 1], 'life 1');
});
