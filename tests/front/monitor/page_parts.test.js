import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readFlags } from '../../../static/monitor/flags.js';
import { percent, worthDiscussing } from '../../../static/monitor/games/super_fantasy/panels.js';
import { HEROES, PAINT, SIGNS } from '../../../static/monitor/games/super_fantasy/signs.js';
import { nearest } from '../../../static/monitor/hud/keys.js';
import { nextStep, typed } from '../../../static/monitor/hud/lobby.js';
import { DEFAULTS, keepSettings, neighbour, readSettings } from '../../../static/monitor/settings.js';
import { memoryShelf } from '../../../static/lib/identity.js';

test('the address asks for quality, stillness and silence', () => {
  assert.deepEqual(readFlags('?q=flat&anim=off&mute=1'), { quality: 'flat', still: true, mute: true, language: null });
  assert.deepEqual(readFlags('?q=splendid'), { quality: null, still: false, mute: false, language: null });
});

test('"perhaps" is never shown as never or surely', () => {
  assert.deepEqual([0, 0.001, 0.5, 0.999, 1].map(percent), [0, 1, 50, 99, 100]);
});

test('the sofa is shown attacks before walks, and nothing hopeless', () => {
  /** @type {any} */
  const ask = {
    actions: [
      { id: 'move', group: 'move', low: 1, high: 6, odds: [0.5] },
      { id: 'attack:sword:m1', group: 'attack', low: 1, high: 6, odds: [0.2, 0.6] },
      { id: 'attack:sword:m2', group: 'attack', low: 1, high: 6, odds: [0.4, 0.9] },
      { id: 'gate:g1', group: 'gate', low: 1, high: 1, odds: [0] },
      { id: 'end_turn', group: 'end_turn', low: 0, high: 0 },
    ],
  };
  assert.deepEqual(worthDiscussing(ask).map(({ id }) => id), ['attack:sword:m2', 'attack:sword:m1', 'move']);
});

test('every hero has a sign of his own shape and colour', () => {
  assert.equal(HEROES.length, 6);
  assert.equal(new Set(HEROES.map((hero) => JSON.stringify(SIGNS[hero].corners))).size, 6);
  assert.equal(new Set(HEROES.map((hero) => PAINT[hero].bright)).size, 6);
});

test('an arrow of the remote goes to the nearest button that way', () => {
  const box = (/** @type {number} */ left, /** @type {number} */ top) => ({ left, top, width: 10, height: 10 });
  const boxes = [box(0, 0), box(50, 0), box(100, 0), box(0, 50)];
  assert.equal(nearest(boxes, boxes[0], [1, 0]), 1);
  assert.equal(nearest(boxes, boxes[2], [-1, 0]), 1);
  assert.equal(nearest(boxes, boxes[0], [0, 1]), 3);
  assert.equal(nearest(boxes, boxes[0], [-1, 0]), -1);
});

test('the lobby says what to do next', () => {
  const seat = { id: 'axl', player: null, bot: false };
  assert.equal(nextStep(/** @type {any} */ ({ players: [], seats: [seat] })), 'scan');
  assert.equal(nextStep(/** @type {any} */ ({ players: [{}], seats: [seat] })), 'hero');
  assert.equal(nextStep(/** @type {any} */ ({ players: [{}], seats: [{ ...seat, player: 'p1' }] })), 'start');
  assert.equal(nextStep(/** @type {any} */ ({ players: [], seats: [{ ...seat, bot: true }] })), 'start');
});

test('the address is shown as one types it', () => {
  assert.equal(typed('http://192.168.1.37:8000/'), '192.168.1.37:8000');
});

test('the settings of a television survive a restart, and a broken store does not break them', () => {
  const shelf = memoryShelf();
  assert.deepEqual(readSettings(shelf, true), { ...DEFAULTS, calm: true });
  keepSettings(shelf, { ...DEFAULTS, margin: 6, done: true });
  assert.equal(readSettings(shelf, false).margin, 6);
  shelf.setItem('regno.tv', '{');
  assert.deepEqual(readSettings(shelf, false), DEFAULTS);
});

test('choices stop at their ends', () => {
  assert.equal(neighbour([1, 2, 3], 1, -1), 1);
  assert.equal(neighbour([1, 2, 3], 2, 1), 3);
  assert.equal(neighbour([1, 2, 3], 9, 1), 2);
});
