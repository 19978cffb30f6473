import assert from 'node:assert/strict';
import { test } from 'node:test';

import { isGlad, isWholeStory, outcomeKey, ownRecord, waysOn } from '../../../static/lib/ending.js';

/** @param {string | null} next @returns {any} a table in the middle of a story */
const within = (next) => ({ campaign: { id: 'c1', name: 'story', missions: [], next }, records: [] });
const alone = /** @type {any} */ ({ campaign: null, records: [] });

test('a game against the Master is told from the side of whoever looks', () => {
  const lost = { mode: 'master', outcome: 'defeat' };
  assert.equal(outcomeKey(lost, ['master']), 'sf-master-outcome-defeat');
  assert.equal(outcomeKey(lost, ['axl', 'kayla']), 'sf-outcome-defeat');
  assert.equal(outcomeKey(lost, ['axl', 'master']), 'sf-versus-outcome-defeat');
  assert.equal(outcomeKey(lost), 'sf-versus-outcome-defeat');
  assert.deepEqual([isGlad(lost, ['master']), isGlad(lost, ['axl']), isGlad({ ...lost, outcome: 'victory' }, ['master'])], [true, false, false]);
});

test('a night of survival and a mission have words of their own', () => {
  assert.equal(outcomeKey({ mode: 'survival', outcome: 'victory' }, ['axl']), 'sf-survival-outcome-victory');
  assert.equal(outcomeKey({ mode: 'coop', outcome: 'victory' }, ['axl']), 'sf-outcome-victory');
});

test('within a story the next mission comes first, after a defeat the same one again', () => {
  assert.deepEqual(waysOn(within('02'), 'victory').map(({ word, deed }) => [word, deed]), [['next', 'next'], ['to-lobby', 'to_lobby']]);
  assert.deepEqual(waysOn(within('02'), 'defeat')[0], { word: 'retry', deed: 'next', mission: '02' });
  assert.deepEqual(waysOn(alone, 'defeat').map(({ deed }) => deed), ['again', 'to_lobby']);
});

test('when the whole story is won there is no next mission', () => {
  assert.deepEqual(waysOn(within(null), 'victory').map(({ deed }) => deed), ['to_lobby', 'again']);
  assert.deepEqual([isWholeStory(within(null)), isWholeStory(within('02')), isWholeStory(alone)], [true, false, false]);
});

test('the line of the game that has just ended is found wherever it stands', () => {
  const own = /** @type {any} */ ({ rank: 14, own: true });
  assert.equal(ownRecord({ ...alone, records: [{ rank: 1, own: false }, own] }), own);
  assert.equal(ownRecord(alone), undefined);
});
