import assert from 'node:assert/strict';
import { test } from 'node:test';

import { PLAYED, playEvent, together } from '../../../static/monitor/games/super_fantasy/script.js';
import { stubTheatre } from './stub_theatre.js';

/** A small cemetery, and tools that write down what the script does with them. */
function cemetery() {
  /** @type {Record<string, any>} */
  const entities = {
    table: { round: 2, end: 8, turn_of: 'kayla', phase: 'heroes' },
    'heroes.kayla': { cell: [2, 2], life: 3, abilities: { storm_of_bolts: { level: 1, charge: 0, length: 4, curse: null } } },
    'heroes.axl': { cell: [4, 4], life: 2, abilities: {} },
    'monsters.m1': { kind: 'badly_dead', cell: [2, 1], protection: 4 },
    'monsters.m2': { kind: 'bowman', cell: [2, 5], protection: 5 },
    'gates.g1': { edges: [[[1, 2], [2, 2]]], open: false },
    'tombstones.t1': { cell: [3, 3], symbol: 'drop', upright: true },
    'chests.c1': { cell: [0, 0], opened: false },
    'coffins.k1': { cells: [[5, 5], [6, 5]], purified: false },
  };
  const { theatre, verbs } = stubTheatre();
  /** @type {string[]} */
  const said = [];
  const duel = {
    isOpen: false,
    open: (/** @type {string} */ a, /** @type {string} */ b) => void ((duel.isOpen = true), said.push(`duel ${a} ${b}`)),
    total: async (/** @type {any} */ { by, total }) => void said.push(`total ${by} ${total}`),
    verdict: async (/** @type {string} */ won) => void said.push(`won ${won}`),
    close: () => void (duel.isOpen = false),
  };
  /** @type {import('../../../static/monitor/games/super_fantasy/script.js').Tools} */
  const tools = {
    theatre, duel, batch: [],
    roll: (what) => theatre.roll(what),
    clearDice: () => theatre.clearDice(),
    reveal: async (event) => void said.push(`reveal ${event.type}`),
    everyone: () => Object.entries(entities).flatMap(([key, entity]) => (/^(heroes|monsters)/.test(key) ? [entity] : [])),
    entity: (key) => entities[key],
    patch: (key, fields) => void (entities[key] = { ...entities[key], ...fields }),
    tally: async (event) => void said.push(`tally ${event.total ?? event.symbol}`),
    float: (_what, _mark, text) => void said.push(`float ${text}`),
    announce: (event) => void said.push(`announce ${event.type}`),
    tell: (event) => void said.push(`tell ${event.line}`),
    monsters: () => Object.entries(entities).flatMap(([key, { kind, cell }]) => (key.startsWith('monsters.') ? [{ id: key.slice(9), kind, cell }] : [])),
    aim: (by, target) => void verbs.push(target ? `aim ${by} ${target}` : 'aim nobody'),
    meet: (kind) => kind === 'torment',
    sound: () => {},
  };
  return { entities, verbs, said, play: (/** @type {any[]} */ ...batch) => Promise.all(batch.map((event) => playEvent(event, { ...tools, batch }))) };
}

test('a hero walks her path and stands at its end before the truth arrives', async () => {
  const { play, verbs, entities } = cemetery();
  await play({ type: 'hero_moved', hero: 'kayla', path: [[2, 2], [3, 2], [3, 1]] });
  assert.ok(verbs.includes('walk heroes.kayla'));
  assert.deepEqual(entities['heroes.kayla'].cell, [3, 1]);
});

test('an attack on a neighbour: faces framed, dice, both totals, a lunge, the verdict', async () => {
  const { play, verbs, said } = cemetery();
  await play({ type: 'attack_declared', attacker: 'kayla', target: 'm1', weapon: 'long_crossbow', dice: 2 });
  await play({ type: 'dice_rolled', by: 'kayla', purpose: 'attack', faces: [2, 0], star: 4, bonus: 0, total: 6, success: true, seed: 1, target: 'm1' });
  await play({ type: 'attack_hit', attacker: 'kayla', target: 'm1', total: 6, protection: 4, wounds: 1 });
  await play({ type: 'monster_killed', monster: 'm1', kind: 'badly_dead', by: 'kayla', cell: [2, 1] });
  assert.deepEqual(said, ['duel kayla m1', 'total kayla 6', 'won kayla']);
  const order = ['roll', 'lunge heroes.kayla', 'recoil monsters.m1', 'vanish monsters.m1'].map((verb) => verbs.indexOf(verb));
  assert.deepEqual(order, [...order].sort((a, b) => a - b));
  assert.ok(!order.includes(-1));
});

test('an arrow flies where attacker and target are apart', async () => {
  const { play, verbs } = cemetery();
  await play({ type: 'blow_declared', monster: 'm2', hero: 'kayla', instead_of: null });
  await play({ type: 'blow_landed', monster: 'm2', hero: 'kayla', total: null, protection: null });
  assert.ok(verbs.includes('shoot') && !verbs.includes('lunge monsters.m2'));
});

test('a parried blow is won by the hero', async () => {
  const { play, said } = cemetery();
  await play({ type: 'blow_blocked', monster: 'm1', hero: 'kayla', total: 3, protection: 6 });
  assert.ok(said.includes('won kayla'));
});

test('lost life is shown at once', async () => {
  const { play, entities } = cemetery();
  await play({ type: 'life_lost', hero: 'axl', life: 1, by: 'm1' });
  assert.equal(entities['heroes.axl'].life, 1);
});

test('a test of a hero outside a fight is told with its total', async () => {
  const { play, said } = cemetery();
  await play({ type: 'dice_rolled', by: 'axl', purpose: 'gate', faces: [1], star: 4, bonus: 0, total: 1, need: 6, success: false, seed: 2, target: 'g1' });
  assert.deepEqual(said, ['tally 1']);
});

test('a Star charges an ability in sight of all', async () => {
  const { play, entities } = cemetery();
  await play({ type: 'ability_charged', hero: 'kayla', ability: 'storm_of_bolts', steps: 1, charge: 1, cause: 'star' });
  assert.equal(entities['heroes.kayla'].abilities.storm_of_bolts.charge, 1);
});

test('two who change places both stand where the other stood', async () => {
  const { play, verbs, entities } = cemetery();
  await play({ type: 'places_swapped', hero: 'kayla', who: 'm2', cell: [2, 5], left: [2, 2] });
  assert.deepEqual([entities['heroes.kayla'].cell, entities['monsters.m2'].cell], [[2, 5], [2, 2]]);
  assert.deepEqual(verbs.filter((verb) => verb.startsWith('fly')), ['fly heroes.kayla', 'fly monsters.m2']);
});

test('no event stops the show, even when what it names is gone', async () => {
  const { play } = cemetery();
  for (const type of PLAYED) {
    await play({ type, hero: 'nobody', monster: 'm9', attacker: 'nobody', target: 'm9', who: 'm9', by: 'nobody', gate: 'g9', tombstone: 't9', chest: 'c9', coffin: 'k9', path: [[0, 0], [1, 1]], cell: [0, 0], faces: [1], face: 0, symbol: 'drop', total: 1, areas: ['A'], ability: 'x', status: 'stunned', life: 0, xp: 0, dice: 1, end: 1, round: 1, kind: 'veteran', line: 'x' });
  }
});

test('an event without a scene of its own passes silently', async () => {
  const { play, verbs, said } = cemetery();
  await play({ type: 'monster_waited', monster: 'm1' });
  assert.deepEqual([...verbs, ...said], []);
});

test('every tombstone rolls at once, and who rises waits for the dice', async () => {
  const { play, verbs } = cemetery();
  await play({ type: 'fate_rolled', purpose: 'spawn', face: 0, symbol: 'drop' }, { type: 'fate_rolled', purpose: 'spawn', face: 3, symbol: 'skull' }, { type: 'monster_spawned', monster: 'm7', kind: 'badly_dead', cell: [3, 3] });
  assert.equal(verbs.filter((verb) => verb === 'roll').length, 1);
  assert.ok(verbs.indexOf('roll') < verbs.indexOf('appear monsters.m7'));
});

test('monsters march together and rise together, blows come one by one', () => {
  const march = /** @type {any} */ ({ type: 'monster_moved' });
  const rise = /** @type {any} */ ({ type: 'monster_spawned' });
  const blow = /** @type {any} */ ({ type: 'blow_declared' });
  assert.ok(together(march, march) && together(rise, rise));
  assert.ok(!together(march, blow) && !together(blow, blow) && !together(march, rise));
  assert.ok(!together(/** @type {any} */ ({ type: 'fate_rolled', purpose: 'ability' }), rise));
});

test('who walks a step further marches with the others, other abilities have their moment', async () => {
  const march = /** @type {any} */ ({ type: 'monster_moved' });
  const shown = (/** @type {string} */ ability) => /** @type {any} */ ({ type: 'monster_ability_shown', monster: 'm1', ability });
  assert.ok(together(march, shown('sprightly')) && together(shown('sprightly'), march));
  assert.ok(!together(march, shown('sermon')));
  const { play, said } = cemetery();
  await play(shown('sprightly'));
  assert.deepEqual(said, []);
  await play(shown('sermon'));
  assert.deepEqual(said, ['float sermon']);
});

test('a hero on the hook flies to the Fishmonger, a king who fell is back', async () => {
  const { play, verbs, entities } = cemetery();
  await play({ type: 'hero_pulled', monster: 'm1', hero: 'axl', path: [[4, 4], [3, 3]] });
  assert.deepEqual(entities['heroes.axl'].cell, [3, 3]);
  await play({ type: 'monster_slipped', monster: 'm2', path: [[2, 5], [2, 6]] });
  assert.deepEqual(entities['monsters.m2'].cell, [2, 6]);
  await play({ type: 'monster_fell', monster: 'm1', kind: 'skullcleaver', cell: [2, 1] });
  assert.ok(verbs.includes('vanish monsters.m1'));
  await play({ type: 'monster_rose', monster: 'm1', kind: 'skullcleaver', cell: [5, 1], life: 6 });
  assert.ok(verbs.includes('appear monsters.m1'));
});

test('what is found and what is learnt is revealed on a large card', async () => {
  const { play, said, entities } = cemetery();
  await play({ type: 'item_drawn', hero: 'kayla', item: 'voodoo_doll', source: 'chest' });
  await play({ type: 'level_gained', hero: 'kayla', level: 1, ability: 'storm_of_bolts', ability_level: 2 });
  assert.deepEqual(said, ['reveal item_drawn', 'reveal level_gained']);
  assert.equal(entities['heroes.kayla'].abilities.storm_of_bolts.level, 2);
});

test('a boss is introduced when his area wakes, after it has lit up', async () => {
  const { play, verbs, said, entities } = cemetery();
  entities.board = { areas: ['AAA', 'AAA', 'ABB'] };
  entities['monsters.m3'] = { kind: 'torment', cell: [1, 2], protection: 8 };
  await play({ type: 'areas_activated', areas: ['A'] });
  assert.deepEqual(said.filter((line) => line.startsWith('reveal')), []);
  await play({ type: 'areas_activated', areas: ['B'] });
  assert.deepEqual(said.filter((line) => line.startsWith('reveal')), ['reveal boss_met']);
  assert.ok(verbs.lastIndexOf('hop monsters.m3') > verbs.lastIndexOf('awaken'));
});

test('the line of a shot is there until it is fired', async () => {
  const { play, verbs } = cemetery();
  await play({ type: 'attack_declared', attacker: 'kayla', target: 'm2', weapon: 'long_crossbow', dice: 2 });
  await play({ type: 'attack_missed', attacker: 'kayla', target: 'm2', total: 2, protection: 5 });
  assert.deepEqual(verbs.filter((verb) => /^(aim|shoot)/.test(verb)), ['aim kayla m2', 'aim nobody', 'shoot']);
});

test('a Skull Tower throws skulls even at those beside it', async () => {
  const { play, verbs, entities } = cemetery();
  entities['monsters.m3'] = { kind: 'skull_tower', cell: [3, 2], protection: 9 };
  await play({ type: 'blow_landed', monster: 'm3', hero: 'kayla', total: 6, protection: 2 });
  assert.ok(verbs.includes('shoot') && !verbs.includes('lunge monsters.m3'));
});

test('a wound of a monster is seen at once', async () => {
  const { play, entities } = cemetery();
  entities['monsters.m1'].life = 5;
  await play({ type: 'monster_wounded', monster: 'm1', wounds: 2, left: 3 });
  assert.equal(entities['monsters.m1'].wounds, 2);
});
