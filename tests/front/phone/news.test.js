import assert from 'node:assert/strict';
import { test } from 'node:test';

import { dueHint } from '../../../static/phone/hints.js';
import { newsOf } from '../../../static/phone/news.js';
import { partsOf } from '../../../static/phone/questions/dice.js';
import { usualCharge, whichStar } from '../../../static/phone/questions/one.js';
import { recapOf } from '../../../static/phone/recap.js';

/** @param {any[]} events */
const log = (...events) => events.map((event, number) => ({ number, event }));
const turn = { type: 'turn_started', hero: 'kayla' };
const monsters = { type: 'phase_started', phase: 'monsters' };
const gate = { type: 'dice_rolled', by: 'kayla', purpose: 'gate', faces: [2, 0], star: 4, total: 6, need: 6, success: true };

/** @param {ReturnType<typeof newsOf>} news */
const told = ({ lines }) => lines.map(({ event }) => event.type);

test('whether a roll worked is known at once, before anything has come of it', () => {
  const news = newsOf(log(turn, gate), 'kayla');
  assert.equal(news.worked, true);
  assert.deepEqual(told(news), []);
  assert.equal(newsOf(log(turn, { ...gate, success: false }), 'kayla').worked, false);
});

test('what came of it is told rather than how it went on', () => {
  const attack = { ...gate, purpose: 'attack' };
  const news = newsOf(log(turn, gate, { type: 'gate_opened' }, attack, { type: 'attack_hit' }, { type: 'monster_killed' }, { type: 'xp_gained' }, { type: 'item_drawn' }, { type: 'item_taken' }), 'kayla');
  assert.deepEqual(told(news), ['monster_killed', 'item_taken']);
  const other = newsOf(log(monsters, { type: 'life_lost', hero: 'axl' }, { type: 'blow_declared', hero: 'kayla' }), 'kayla');
  assert.deepEqual(told(other), ['blow_declared'], 'what others suffered is no news in the middle of a blow');
});

test('a roll that cannot fail has no verdict, and the turn of somebody else is no news', () => {
  const walk = { type: 'dice_rolled', by: 'kayla', purpose: 'move', faces: [1], star: 4, total: 1 };
  assert.equal(newsOf(log(turn, gate, walk), 'kayla').worked, null);
  assert.equal(newsOf(log({ type: 'turn_started', hero: 'axl' }, gate, { type: 'turn_started', hero: 'kayla' }), 'kayla').roll, null);
});

test('an old result is no news beside a question about something else, or after somebody else has acted', () => {
  const opened = log(turn, gate, { type: 'gate_opened', hero: 'kayla' });
  assert.equal(newsOf(opened, 'kayla', 'turn').worked, true);
  for (const about of ['take_turn', 'accept_gift', 'arrange']) {
    const news = newsOf(opened, 'kayla', about);
    assert.deepEqual([news.worked, news.roll, news.lines], [null, null, []], about);
  }
  const later = [...opened, ...log({ type: 'turn_started', hero: 'axl' }, { ...gate, by: 'axl' })];
  assert.deepEqual([newsOf(later, 'kayla', 'leap').worked, newsOf(later, 'axl', 'turn').worked], [null, true]);
});

test('a kill comes before stories and pockets; an ability begins anew', () => {
  const kill = [turn, gate, { type: 'monster_killed' }, { type: 'story_told' }, { type: 'fate_rolled', purpose: 'treasure' }, { type: 'item_drawn', hero: 'kayla' }];
  assert.deepEqual(told(newsOf(log(...kill), 'kayla')), ['monster_killed', 'item_drawn']);
  const ability = newsOf(log(...kill, { type: 'ability_used', hero: 'kayla' }), 'kayla');
  assert.deepEqual([ability.worked, ability.roll, told(ability)], [null, null, ['ability_used']]);
});

test('a blow tells by its end whether the parry was good enough', () => {
  const defence = { type: 'dice_rolled', by: 'kayla', purpose: 'defence', faces: [1, 2], star: 2, total: 3 };
  const strike = { type: 'dice_rolled', by: 'm1', purpose: 'monster_attack', faces: [2], star: 3, total: 2, need: 3, success: false };
  assert.equal(newsOf(log(monsters, defence), 'kayla').worked, null);
  const blocked = newsOf(log(monsters, defence, strike, { type: 'blow_blocked', hero: 'kayla' }), 'kayla');
  assert.deepEqual([blocked.worked, blocked.about, told(blocked)], [true, 'blow', ['blow_blocked']]);
  const landed = newsOf(log(monsters, { type: 'blow_landed', hero: 'kayla' }, { type: 'life_lost', hero: 'kayla' }, { type: 'monster_moved' }, { type: 'blow_declared', hero: 'kayla' }), 'kayla');
  assert.equal(newsOf(log(monsters, { type: 'blow_landed', hero: 'axl' }, { type: 'blow_declared', hero: 'kayla' }), 'kayla').worked, null, 'the blow was not against her');
  assert.deepEqual([landed.worked, told(landed)], [false, ['life_lost', 'blow_declared']]);
});

const night = [
  monsters,
  { type: 'monster_spawned' },
  { type: 'monster_spawned' },
  { type: 'blow_landed', hero: 'kayla' },
  { type: 'life_lost', hero: 'kayla' },
  { type: 'blow_landed', hero: 'kayla', total: 5, protection: 3 },
  { type: 'life_lost', hero: 'kayla' },
  { type: 'blow_blocked', hero: 'kayla', total: 2, protection: 3 },
  { type: 'blow_landed', hero: 'axl' },
  { type: 'life_lost', hero: 'axl' },
  { type: 'hero_knocked_out', hero: 'axl' },
  { type: 'round_started', round: 2 },
];

test('after the Monster Phase a phone tells what it did to its heroes and to the board', () => {
  const recap = recapOf(log(turn, { type: 'turn_ended', hero: 'kayla' }, ...night), ['kayla'], 'take_turn');
  assert.deepEqual(recap?.suffered, [{ hero: 'kayla', landed: 2, bare: 1, blocked: 1, life: 2 }]);
  assert.equal(recap?.spawned, 2);
  assert.deepEqual(recap?.lines.map(({ event }) => event.type), ['hero_knocked_out']);
  assert.equal(recap?.number, 2, 'it is named by the line that it begins with');
});

test('no recap in the middle of a blow, after a turn of its own, or of a quiet night', () => {
  assert.equal(recapOf(log(...night), ['kayla'], 'shield_dice'), null);
  assert.equal(recapOf(log(...night, turn, { type: 'turn_ended', hero: 'kayla' }), ['kayla'], 'turn'), null);
  assert.equal(recapOf(log(monsters, { type: 'monster_moved' }), ['kayla'], 'turn'), null);
});

test('a roll adds up die by die, then bonus by bonus', () => {
  const roll = /** @type {any} */ ({ ...gate, faces: [2, 0], star: 4, bonuses: [['rusty_key', 3]] });
  assert.deepEqual(partsOf(roll), [{ why: null, value: 2 }, { why: null, value: 4 }, { why: 'rusty_key', value: 3 }]);
  assert.deepEqual(partsOf(/** @type {any} */ ({ ...gate, faces: [1], bonuses: undefined })), [{ why: null, value: 1 }]);
});

test('a Star goes to the usual ability without a question, as long as that is on offer', () => {
  const ask = /** @type {any} */ ({ about: 'charge_star', seat: 'kayla', options: [{ id: 'go_for_broke' }] });
  assert.equal(usualCharge(ask, { kayla: 'go_for_broke' }), 'go_for_broke');
  assert.equal(usualCharge(ask, { kayla: 'storm_of_bolts' }), null, 'it is full');
  assert.equal(usualCharge(ask, {}), null);
  assert.equal(usualCharge({ ...ask, about: 'level_up' }, { kayla: 'go_for_broke' }), null);
});

test('says which of several Stars is being given away', () => {
  const roll = { ...gate, faces: [0, 0, 1] };
  const charged = { type: 'ability_charged', hero: 'kayla', cause: 'star' };
  assert.deepEqual(whichStar(log(turn, roll), 'kayla'), { star: 1, stars: 2 });
  assert.deepEqual(whichStar(log(turn, charged, roll, charged), 'kayla'), { star: 2, stars: 2 });
});

test('Shield dice are advised while there are dice to keep', () => {
  const ask = /** @type {any} */ ({ about: 'turn', actions: [] });
  const open = ['', 'gate', 'attack', 'shields', 'star'];
  assert.deepEqual([6, 4, 3, 2, 1].map((dice) => dueHint(ask, dice, true, open)), [null, null, 'shields', 'shields', null]);
  assert.equal(dueHint({ ...ask, about: 'shield_dice' }, 2, true, open), null);
});

test('the way to a gate is shown while none is open and none is in reach', () => {
  const ask = /** @type {any} */ ({ about: 'turn', actions: [] });
  const open = ['walk', 'gate', '', '', ''];
  assert.equal(dueHint(ask, 6, false, open), 'walk');
  assert.equal(dueHint(ask, 6, true, open), null);
  assert.equal(dueHint({ ...ask, actions: [{ id: 'gate:g1', group: 'gate' }] }, 6, false, open), 'gate');
});
