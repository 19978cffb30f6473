import assert from 'node:assert/strict';
import { test } from 'node:test';

import { choice, dayOf, heroesPlaying, missionOf, numberOf, sorted, stations, wonOf } from '../../../static/lib/choices.js';

/** @param {Record<string, any>} more @returns {any} */
const mission = (more) => ({ words: {}, minutes: 40, players: [1, 6], difficulties: ['normal', 'heroic'], modes: ['coop', 'solo', 'master'], ...more });
const missions = [mission({ id: '01' }), mission({ id: '02', difficulties: ['normal'] }), mission({ id: 'long_night', modes: ['survival'] })];
const story = { id: 'c1', name: 'story', missions: [{ id: '01', won: true }, { id: '02', won: false }, { id: '03', won: false }], next: '02' };
/** @param {Record<string, any>} more @returns {any} */
const table = (more = {}) => ({
  game: 'super_fantasy', mission: '01', difficulty: 'heroic', mode: 'master', options: { poison: 'own' }, campaign: null, seats: [],
  shelf: [{ game: 'super_fantasy', missions, campaigns: ['story'] }], ...more,
});

test('whoever chooses one thing keeps all the others', () => {
  const kept = { type: 'choose', game: 'super_fantasy', mission: '01', difficulty: 'heroic', mode: 'master', options: { poison: 'own' } };
  assert.deepEqual(choice(table(), {}), kept);
  assert.deepEqual(choice(table(), { mode: 'solo' }), { ...kept, mode: 'solo' });
  assert.deepEqual(choice(table(), { difficulty: 'normal' }), { ...kept, difficulty: 'normal' });
});

test('a campaign lasts until another mission is named', () => {
  assert.equal(choice(table({ campaign: story }), { mode: 'coop' }).campaign, 'c1');
  assert.equal(choice(table({ campaign: story }), { options: {} }).campaign, 'c1');
  assert.equal(choice(table(), { campaign: 'story' }).campaign, 'story');
  assert.ok(!('campaign' in choice(table({ campaign: story }), { mission: '01' })));
});

test('a mission without the difficulty chosen gets the normal one', () => {
  assert.equal(choice(table(), { mission: '02' }).difficulty, 'normal');
  assert.equal(choice(table(), { mission: 'long_night' }).difficulty, 'heroic');
});

test('nights of survival stand apart, and only missions have numbers', () => {
  const lists = sorted(missions);
  assert.deepEqual(lists.missions.map(({ id }) => numberOf(id)), [1, 2]);
  assert.deepEqual(lists.survival.map(({ id }) => numberOf(id)), [null]);
  assert.equal(missionOf(table())?.id, '01');
  assert.equal(missionOf(table(), 'gone'), undefined);
});

test('the way through a campaign: what is won, what is next, what is ahead', () => {
  assert.deepEqual(stations(story).map(({ number, state }) => [number, state]), [[1, 'won'], [2, 'next'], [3, 'ahead']]);
  assert.equal(wonOf(story), 1);
});

test('the one who plays against the heroes is none of them', () => {
  const seats = [{ id: 'axl', player: 'p1', bot: false }, { id: 'kayla', player: null, bot: true }, { id: 'gnomy', player: null, bot: false }, { id: 'master', player: 'p2', bot: false }];
  assert.deepEqual(heroesPlaying(table({ seats })), ['axl', 'kayla']);
});

test('a day is the same day everywhere', () => {
  assert.equal(dayOf('2026-12-01', 'en'), 'December 1');
  assert.equal(dayOf('2026-12-01', 'it', 'short'), '1 dic');
});
