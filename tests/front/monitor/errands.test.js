import assert from 'node:assert/strict';
import { test } from 'node:test';

import { playEvent } from '../../../static/monitor/games/super_fantasy/script.js';
import { stubTheatre } from './stub_theatre.js';

/** A hero among everything that missions bring, and what the script does with it. */
function errands() {
  /** @type {Record<string, any>} */
  const entities = {
    table: { lives: 3 },
    'heroes.kayla': { cell: [2, 2] },
    'braziers.b1': { cell: [3, 2], lit: false, order: 1, goal: 'fires' },
    'buttons.n1': { cell: [2, 2], down: false, goal: 'bells' },
    'gold.g1': { cell: [2, 3], held_by: null, safe: false, goal: 'silver' },
    'companions.goat': { cell: [1, 2], kind: 'goat', leader: null },
    'boulders.r1': { cell: [2, 1], there: true },
    'gates.g1': { edges: [[[4, 2], [5, 2]]], open: false },
    'padlocks.p1': { cell: [4, 2], gate: 'g1', goal: 'bells', open: false },
  };
  const { theatre, verbs } = stubTheatre();
  /** @type {string[]} */
  const said = [];
  /** @type {any} */
  const tools = {
    theatre,
    batch: [],
    entity: (/** @type {string} */ key) => entities[key],
    patch: (/** @type {string} */ key, /** @type {any} */ fields) => void (entities[key] = { ...entities[key], ...fields }),
    float: (/** @type {any} */ _what, /** @type {any} */ _mark, /** @type {string} */ text) => void said.push(`float ${text}`),
    announce: (/** @type {any} */ event) => void said.push(`announce ${event.type}`),
    sound: () => {},
  };
  return { entities, verbs, said, play: (/** @type {any} */ event) => playEvent(event, tools) };
}

test('a brazier that is lit burns from then on', async () => {
  const { play, verbs, entities } = errands();
  await play({ type: 'brazier_lit', hero: 'kayla', brazier: 'b1' });
  assert.ok(verbs.includes('face heroes.kayla') && verbs.includes('lightBrazier b1'));
  assert.equal(entities['braziers.b1'].lit, true);
});

test('a button goes down under a hero and up without one', async () => {
  const { play, entities } = errands();
  await play({ type: 'button_pressed', hero: 'kayla', button: 'n1' });
  assert.equal(entities['buttons.n1'].down, true);
  await play({ type: 'buttons_released', buttons: ['n1'] });
  assert.equal(entities['buttons.n1'].down, false);
});

test('gold goes to a back, to the ground, and into safety', async () => {
  const { play, verbs, entities } = errands();
  await play({ type: 'gold_taken', hero: 'kayla', gold: 'g1' });
  assert.equal(entities['gold.g1'].held_by, 'kayla');
  await play({ type: 'gold_dropped', hero: 'kayla', gold: 'g1', cell: [2, 2] });
  assert.deepEqual(entities['gold.g1'].cell, [2, 2]);
  await play({ type: 'gold_delivered', hero: 'kayla', gold: 'g1' });
  assert.equal(entities['gold.g1'].safe, true);
  assert.equal(verbs.filter((verb) => verb === 'moveGold g1').length, 3);
});

test('a companion hops when taken by the hand and walks where its leader goes', async () => {
  const { play, verbs, entities } = errands();
  await play({ type: 'companion_led', goal: 'goat', hero: 'kayla' });
  await play({ type: 'companion_moved', goal: 'goat', path: [[1, 2], [1, 3]] });
  assert.ok(verbs.indexOf('hop companions.goat') < verbs.indexOf('walk companions.goat'));
  assert.deepEqual(entities['companions.goat'].cell, [1, 3]);
});

test('a boulder rolls away', async () => {
  const { play, verbs, entities } = errands();
  await play({ type: 'boulder_cleared', hero: 'kayla', boulder: 'r1' });
  assert.ok(verbs.includes('clearBoulder r1'));
  assert.equal(entities['boulders.r1'].there, false);
});

test('a padlock springs open before its gate does', async () => {
  const { play, verbs, entities } = errands();
  await play({ type: 'gate_unlocked', gate: 'g1', goal: 'bells' });
  assert.ok(verbs.indexOf('unlock g1') >= 0 && verbs.indexOf('unlock g1') < verbs.indexOf('openGate g1'));
  assert.equal(entities['gates.g1'].open, true);
});

test('a wave is announced, and a life that is spent is gone at once', async () => {
  const { play, said, entities } = errands();
  await play({ type: 'wave_came', wave: 3, monsters: 4 });
  await play({ type: 'life_spent', hero: 'kayla', left: 2 });
  assert.ok(said.includes('announce wave_came'));
  assert.equal(entities.table.lives, 2);
});
