import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as action from '../../../static/phone/questions/action.js';
import * as cell from '../../../static/phone/questions/cell.js';
import * as number from '../../../static/phone/questions/number.js';
import * as one from '../../../static/phone/questions/one.js';

/** @type {any} */
const table = {
  entities: {
    board: { width: 3, height: 3, rows: ['...', '...', '...'], areas: ['AAA', 'AAA', 'AAA'], walls: [], columns: [], names: {} },
    table: { turn_of: 'kayla' },
    'heroes.kayla': { cell: [0, 0] },
    'monsters.m1': { kind: 'bowman', cell: [2, 0], facing: 4 },
    'monsters.m2': { kind: 'bowman', cell: [2, 2], facing: 4 },
    'gates.g1': { edges: [[[0, 0], [0, 1]], [[1, 0], [1, 1]]], open: false },
  },
};

/** @type {any} */
const turn = {
  ask: 7,
  seat: 'kayla',
  kind: 'action',
  about: 'turn',
  actions: [
    { id: 'end_turn', group: 'end_turn', low: 0, high: 0 },
    { id: 'defend', group: 'defend', low: 1, high: 6 },
    { id: 'gate:g1', group: 'gate', low: 1, high: 6, subject: 'g1', odds: [0, 0.1, 0.3, 0.5, 0.8, 0.9] },
    { id: 'attack:long_crossbow:m1', group: 'attack', low: 1, high: 6, target: 'm1', odds: [0.3, 0.6, 0.9, 1, 1, 1] },
    { id: 'attack:short_crossbow:m1', group: 'attack', low: 1, high: 6, target: 'm1', odds: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6] },
    { id: 'attack:long_crossbow:m2', group: 'attack', low: 1, high: 6, target: 'm2', odds: [0.3, 0.6, 0.9, 1, 1, 1] },
  ],
};

test('actions come in groups, the most useful first and the end of the turn last', () => {
  assert.deepEqual(action.groupsOf(turn).map(([group]) => group), ['attack', 'gate', 'defend', 'end_turn']);
});

test('what cannot succeed is folded away, and Defend never is', () => {
  const of = (/** @type {string} */ group, /** @type {number[] | undefined} */ odds) => /** @type {any} */ ({ id: group, group, low: 1, high: 2, odds });
  const names = (/** @type {[string, any][]} */ groups) => groups.map(([name]) => name);
  const actions = [of('end_turn', undefined), of('defend', undefined), of('gate', [0, 0]), of('move', undefined), of('tombstone', [0, 0.2]), of('chest', [0.1]), of('attack', [0.5]), of('charge', undefined), of('tome', [0.1, 0.2])];
  const { shown, folded } = action.menuOf(action.groupsOf({ ...turn, actions }));
  assert.deepEqual(names(shown), ['attack', 'move', 'chest', 'tombstone', 'defend', 'end_turn']);
  assert.deepEqual(names(folded), ['tome', 'charge', 'gate']);
  const alone = action.menuOf(action.groupsOf({ ...turn, actions: [of('gate', [0]), of('charge', undefined), of('defend', undefined)] }));
  assert.deepEqual(names(alone.shown), ['charge', 'defend'], 'where there is room nothing else is folded');
});

test('targets are marked; the one being prepared is the chosen one', () => {
  const all = action.marks(turn, { group: 'attack' }, table).targets;
  assert.deepEqual(all.map((mark) => mark.cell.join()), ['2,0', '2,0', '2,2']);
  assert.deepEqual(all.map((mark) => mark.number), [1, 1, 2], 'twins are told apart by a number');
  const chosen = action.marks(turn, { group: 'attack', action: 'attack:long_crossbow:m2' }, table).targets;
  assert.deepEqual(chosen, [{ cell: [2, 2], chosen: true }]);
});

test("a gate's squares are marked, but not the one the hero stands on", () => {
  const marks = action.marks(turn, { group: 'gate' }, table).targets;
  assert.deepEqual(marks.map((mark) => mark.cell.join()), ['0,1', '1,0', '1,1']);
});

test('a tap on a monster prepares the most hopeful attack on it, with enough dice', () => {
  assert.deepEqual(action.tap(turn, {}, [2, 0], table), { group: 'attack', action: 'attack:long_crossbow:m1', dice: 3 });
});

test('the line of fire is shown for the attack being prepared, and for no other', () => {
  const actions = turn.actions.map((/** @type {any} */ one) => (one.target ? { ...one, line: [[0, 0], [1, 0], [2, 0]] } : one));
  assert.deepEqual(action.marks({ ...turn, actions }, { group: 'attack', action: 'attack:long_crossbow:m1' }, table).line, [[0, 0], [1, 0], [2, 0]]);
  assert.deepEqual(action.marks({ ...turn, actions }, { group: 'attack' }, table).line, []);
});

test('the three squares at the back of whoever is attacked are shown', () => {
  const looking = { ...table, entities: { ...table.entities, 'monsters.m2': { kind: 'bowman', cell: [2, 2], facing: 2 } } };
  assert.deepEqual(action.marks(turn, { group: 'attack', action: 'attack:long_crossbow:m2' }, looking).behind, [[1, 3], [1, 2], [1, 1]]);
});

test('a tap on an empty square means nothing', () => {
  assert.equal(action.tap(turn, {}, [1, 2], table), null);
});

/** @type {any} */
const move = {
  ask: 8,
  seat: 'kayla',
  kind: 'cell',
  about: 'move',
  cells: [
    { cell: [1, 1], cost: 1, zone: false },
    { cell: [2, 1], cost: 2, zone: true },
  ],
};

test('a tap on a square on offer previews the way there, elsewhere nothing happens', () => {
  const pick = cell.tap(move, {}, [2, 1], table);
  assert.deepEqual(pick, { cell: [2, 1] });
  assert.equal(cell.tap(move, {}, [0, 2], table), null);
  const open = { ...table, entities: { ...table.entities, 'gates.g1': { ...table.entities['gates.g1'], open: true } } };
  assert.deepEqual(cell.marks(move, { cell: [2, 1] }, open).way, [[0, 0], [1, 1], [2, 1]]);
  assert.deepEqual(cell.marks(move, {}, table).way, []);
});

test('figures among the options can be tapped on the map', () => {
  /** @type {any} */
  const ask = { seat: 'kayla', kind: 'one', about: 'target', options: [{ id: 'm1', kind: 'monster', ref: 'bowman' }, { id: 'yes', kind: 'yes_no' }] };
  assert.deepEqual(one.tap(ask, {}, [2, 0], table), { option: 'm1' });
  assert.equal(one.tap(ask, {}, [0, 0], table), null);
  assert.deepEqual(one.marks(ask, { option: 'm1' }, table).targets, [{ cell: [2, 0], chosen: true }]);
});

test('a blow shows who strikes', () => {
  /** @type {any} */
  const ask = { seat: 'kayla', kind: 'number', about: 'shield_dice', context: { monster: 'm2' } };
  assert.deepEqual(number.marks(ask, {}, table).targets, [{ cell: [2, 2], chosen: true }]);
});

test('beside the dice of an action stands what strengthens it, and nothing else', () => {
  const facts = { abilities: { reaver: { arms: 'melee' }, mantle: { arms: 'move' }, fury: { arms: '' } } };
  const of = (/** @type {any} */ parts) => /** @type {any} */ ({ low: 1, high: 6, ...parts });
  const sword = of({ group: 'attack', attribute: 'strength' });
  const bow = of({ group: 'attack', attribute: 'aim' });
  const walk = of({ group: 'move', attribute: 'speed' });
  const helper = (/** @type {string} */ id) => of({ id: `ability:${id}`, group: 'ability', low: 0, high: 0 });
  const helped = (/** @type {any} */ by) => [sword, bow, walk].map((one) => action.helps(facts, by, one));
  assert.deepEqual(helped(helper('reaver')), [true, false, false]);
  assert.deepEqual(helped(helper('mantle')), [false, false, true]);
  assert.deepEqual(helped(helper('fury')), [true, true, false]);
  assert.equal(action.helps(facts, helper('fury'), of({ group: 'defend' })), false);
  assert.equal(action.helps(facts, { ...helper('bolt'), target: 'm1' }, bow), false, 'what is aimed at somebody is a deed of its own');
  assert.equal(action.helps(facts, of({ id: 'item:key', group: 'item', low: 0, high: 0 }), walk), true);
  assert.equal(action.helps(facts, of({ id: 'item:bang:m1', group: 'item', target: 'm1', low: 0, high: 0 }), walk), false);
});
