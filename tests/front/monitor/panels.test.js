import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isSilent } from '../../../static/monitor/games/super_fantasy/chronicle.js';
import { inOrder, thoughtOf } from '../../../static/monitor/games/super_fantasy/panels.js';
import { fateVerdict } from '../../../static/monitor/games/super_fantasy/tally.js';
import { roomLeft } from '../../../static/monitor/hud/room.js';

const saying = /** @type {any} */ ({ words: { t: (/** @type {string} */ key, /** @type {any} */ args) => [key, ...Object.values(args ?? {})].join(' ') } });
const fate = (/** @type {any} */ more) => /** @type {any} */ ({ type: 'fate_rolled', symbol: 'drop', ...more });

test('what somebody prepares is shown only while it is on offer', () => {
  const gate = { id: 'gate:g1', group: 'gate', low: 1, high: 6 };
  const state = /** @type {any} */ ({ asks: [{ ask: 1, seat: 'axl', about: 'take_turn' }, { ask: 2, seat: 'kayla', kind: 'action', about: 'turn', actions: [gate] }] });
  assert.equal(thoughtOf(state, { action: 'gate:g1', dice: 3 })?.action, gate);
  assert.equal(thoughtOf(state, { action: 'gate:g2', dice: 3 }), null);
  assert.equal(thoughtOf(state, null), null);
});

test('the log tells what came of a roll rather than the roll', () => {
  const roll = (/** @type {any} */ more) => /** @type {any} */ ({ type: 'dice_rolled', ...more });
  assert.ok(isSilent(roll({ purpose: 'gate', success: true })));
  assert.ok(isSilent(roll({ purpose: 'monster_attack', success: null })));
  assert.ok(!isSilent(roll({ purpose: 'gate', success: false })));
  assert.ok(!isSilent(roll({ purpose: 'move' })));
});

test('the log tells what monsters can do, but not every long stride', () => {
  const shown = (/** @type {string} */ ability) => /** @type {any} */ ({ type: 'monster_ability_shown', monster: 'm1', ability });
  assert.ok(isSilent(shown('sprightly')));
  assert.ok(!isSilent(shown('sermon')));
});

test('Fate dice say what they brought', () => {
  const risen = /** @type {any} */ ({ type: 'monster_spawned' });
  assert.deepEqual(fateVerdict([fate({ purpose: 'spawn' })], saying), { text: 'tv-risen 0', won: true });
  assert.deepEqual(fateVerdict([fate({ purpose: 'spawn' }), risen, fate({ purpose: 'spawn' }), risen], saying), { text: 'tv-risen 2', won: false });
  assert.deepEqual(fateVerdict([fate({ purpose: 'treasure', success: false })], saying), { text: 'tv-fate-no', won: false });
  assert.deepEqual(fateVerdict([fate({ purpose: 'tie' })], saying), { text: 'sf-symbol-drop', won: null });
});

test('the board is shown between the panels, and above the tray while dice lie there', () => {
  const box = (/** @type {number} */ offsetLeft, /** @type {number} */ offsetTop, /** @type {number} */ offsetWidth, /** @type {number} */ offsetHeight) =>
    /** @type {any} */ ({ offsetLeft, offsetTop, offsetWidth, offsetHeight });
  const screen = /** @type {any} */ ({ clientWidth: 1000, clientHeight: 500 });
  const [west, east] = [box(20, 20, 200, 400), box(760, 20, 220, 400)];
  const quiet = roomLeft(screen, west, east, { duel: null, rolling: false });
  assert.ok(quiet.left > 0.22 && quiet.left < 0.24 && quiet.right > 0.24 && quiet.right < 0.26);
  assert.ok(roomLeft(screen, west, east, { duel: null, rolling: true }).bottom > quiet.bottom);
  assert.ok(roomLeft(screen, west, east, { duel: box(300, 20, 400, 100), rolling: false }).top > 0.24);
});

test('goals that can be reached now come before those that open later, and these before those that are done', () => {
  const goal = (/** @type {any} */ more) => /** @type {any} */ ({ done: false, open: true, count: 0, total: 1, ...more });
  const goals = [goal({ id: 'gold', done: true }), goal({ id: 'way_out', open: false }), goal({ id: 'goat' })];
  assert.deepEqual(inOrder(goals).map(({ id }) => id), ['goat', 'way_out', 'gold']);
});
