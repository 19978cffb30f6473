import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Connection } from '../../../static/lib/connection.js';
import { FakeWorld } from './fake_world.js';

/** @type {any} */
const lobby = { phase: 'lobby' };

/** @param {Record<string, any>} [greeting] */
function phone(greeting = {}) {
  const world = new FakeWorld();
  /** @type {any[]} */
  const states = [];
  /** @type {any[]} */
  const heard = [];
  let count = 0;
  const connection = new Connection({
    world,
    greeting: () => ({ page: 'phone', language: 'it', ...greeting }),
    listener: {
      state: (state, detail) => states.push(detail ? { state, ...detail } : state),
      message: (message) => heard.push(message),
    },
    commandId: () => `c${(count += 1)}`,
  });
  connection.start();
  return { world, connection, states, heard };
}

/** @param {FakeWorld} world @param {number} [seq] */
function welcome(world, seq = 5) {
  world.link.accept();
  world.link.say({ type: 'welcome', build: 'b1', page: 'phone', language: 'it', player: 'p1', token: 't', table: '', host: false });
  world.link.say({ type: 'snapshot', seq, lobby, entities: null, asks: [], log: [], undo: null });
}

test('greets first, then is open', () => {
  const { world, states, heard } = phone({ token: 'abc' });
  world.link.accept();
  assert.deepEqual(world.link.sent, [{ type: 'hello', page: 'phone', language: 'it', token: 'abc' }]);
  world.link.sent.length = 0;
  welcome(world);
  assert.deepEqual(states, ['open']);
  assert.deepEqual(heard.map((message) => message.type), ['welcome', 'snapshot']);
});

test('updates pass in order, repeated ones do not', () => {
  const { world, heard } = phone();
  welcome(world);
  world.link.say({ type: 'update', seq: 6 });
  world.link.say({ type: 'update', seq: 6 });
  world.link.say({ type: 'update', seq: 7 });
  assert.deepEqual(heard.slice(2).map((message) => message.seq), [6, 7]);
});

test('a gap makes the page say hello again with what it has, once', () => {
  const { world, heard } = phone();
  welcome(world);
  world.link.say({ type: 'update', seq: 8 });
  world.link.say({ type: 'update', seq: 9 });
  const hellos = world.link.ofType('hello');
  assert.equal(hellos.length, 2);
  assert.equal(hellos[1].seq, 5);
  world.link.say({ type: 'update', seq: 6 });
  world.link.say({ type: 'update', seq: 7 });
  assert.deepEqual(heard.slice(2).map((message) => message.seq), [6, 7]);
});

test('every command is resolved, accepted or refused', async () => {
  const { world, connection } = phone();
  welcome(world);
  const good = connection.command({ type: 'answer', ask: 3, value: 'x' });
  const bad = connection.command({ type: 'do', action: { type: 'start' } });
  assert.deepEqual(world.link.sent.slice(-2), [
    { type: 'answer', ask: 3, value: 'x', command_id: 'c1' },
    { type: 'do', action: { type: 'start' }, command_id: 'c2' },
  ]);
  world.link.say({ type: 'refused', command_id: 'c2', code: 'not_host' });
  world.link.say({ type: 'accepted', command_id: 'c1' });
  assert.deepEqual(await good, { accepted: true, result: null });
  assert.deepEqual(await bad, { accepted: false, code: 'not_host', detail: {} });
});

test('a command under way when the link breaks is sent again under its own id', async () => {
  const { world, connection } = phone();
  welcome(world);
  const outcome = connection.command({ type: 'answer', ask: 3, value: 1 });
  world.link.cut();
  world.pass(400);
  assert.equal(world.links.length, 2);
  world.link.accept();
  assert.equal(world.link.ofType('answer').length, 0, 'not before the welcome');
  welcome(world);
  assert.equal(world.link.ofType('answer')[0].command_id, 'c1');
  world.link.say({ type: 'accepted', command_id: 'c1' });
  assert.deepEqual(await outcome, { accepted: true, result: null });
});

test('a command that nobody ever answers ends as refused', async () => {
  const { world, connection } = phone();
  const outcome = connection.command({ type: 'do', action: { type: 'start' } });
  world.pass(12000);
  assert.deepEqual(await outcome, { accepted: false, code: 'connection_lost', detail: {} });
});

test('pings every five seconds and gives a silent link up', () => {
  const { world, states } = phone();
  welcome(world);
  world.pass(5000);
  assert.equal(world.link.ofType('ping').length, 1);
  world.link.say({ type: 'pong', at: 0 });
  world.pass(8000);
  assert.deepEqual(states, ['open']);
  const silent = world.link;
  world.pass(2000);
  assert.deepEqual(states, ['open', 'lost']);
  assert.ok(silent.closed);
  world.pass(400);
  assert.equal(world.links.length, 2);
});

test('waits longer from try to try, never more than about three seconds', () => {
  const { world } = phone();
  const waits = [];
  for (let n = 0; n < 6; n += 1) {
    const before = world.time;
    world.link.cut();
    const links = world.links.length;
    while (world.links.length === links) world.pass(50);
    waits.push(world.time - before);
  }
  assert.deepEqual(waits, [300, 600, 1200, 2400, 3000, 3000]);
});

test('a socket that never opens is given up after four seconds', () => {
  const { world } = phone();
  world.pass(4000);
  assert.ok(world.links[0]?.closed);
  world.pass(400);
  assert.equal(world.links.length, 2);
});

test('a phone that wakes asks at once and does not wait for a dead socket', () => {
  const { world, connection } = phone();
  welcome(world);
  connection.sleep();
  world.jump(60000);
  connection.wake();
  assert.equal(world.link.ofType('ping').length, 1);
  world.pass(1500);
  assert.equal(world.links.length, 2);
  world.link.accept();
  assert.equal(world.link.sent[0].seq, 5, 'asks only for what it missed');
});

test('a phone that wakes with a living socket keeps it', () => {
  const { world, connection } = phone();
  welcome(world);
  connection.sleep();
  world.jump(60000);
  connection.wake();
  world.pass(100);
  world.link.say({ type: 'pong', at: 0 });
  world.pass(3000);
  assert.equal(world.links.length, 1);
});

test('a clock that jumps counts as waking', () => {
  const { world } = phone();
  welcome(world);
  world.jump(30000);
  assert.equal(world.link.ofType('ping').length, 1);
  world.pass(1500);
  assert.equal(world.links.length, 2);
});

test('a hidden phone does not knock', () => {
  const { world, connection } = phone();
  welcome(world);
  connection.sleep();
  world.link.cut();
  world.pass(60000);
  assert.equal(world.links.length, 1);
  connection.wake();
  assert.equal(world.links.length, 2);
});

test('opened elsewhere: stops, and comes back only when asked', () => {
  const { world, connection, states } = phone();
  welcome(world);
  world.link.say({ type: 'moved' });
  world.pass(60000);
  connection.wake();
  assert.deepEqual(states, ['open', 'moved']);
  assert.equal(world.links.length, 1);
  connection.resume();
  welcome(world);
  assert.deepEqual(states, ['open', 'moved', 'connecting', 'open']);
});

test('sent away: says why and refuses what was under way', async () => {
  const { world, connection, states } = phone();
  welcome(world);
  const outcome = connection.command({ type: 'do', action: { type: 'start' } });
  world.link.say({ type: 'bye', code: 'kicked' });
  assert.deepEqual(states, ['open', { state: 'bye', code: 'kicked' }]);
  assert.equal((await outcome).accepted, false);
});

test('another build of the server asks for a reload', () => {
  const { world, states } = phone({ build: 'old' });
  welcome(world);
  assert.deepEqual(states, [{ state: 'reload', build: 'b1' }]);
});
