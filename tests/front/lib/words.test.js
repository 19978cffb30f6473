import assert from 'node:assert/strict';
import { test } from 'node:test';

import { FluentBundle, FluentResource } from '@fluent/bundle';

import { chooseLanguage, key, loadWords, Words } from '../../../static/lib/words.js';

const fluent = { FluentBundle, FluentResource };
const file = `
sf-hero-kayla = Kayla
    .line = Mira e tira
dice-left = { $count ->
    [one] un dado
   *[other] { $count } dadi
}
`;

test('a sentence with its variables, an attribute, an id with an underscore', () => {
  const words = new Words(fluent, 'it', [file]);
  assert.equal(words.t('dice-left', { count: 1 }), 'un dado');
  assert.equal(words.t('dice-left', { count: 4 }), '4 dadi');
  assert.equal(words.t('sf-hero-kayla.line'), 'Mira e tira');
  assert.equal(words.t('dice_left', { count: 1 }), 'un dado');
  assert.equal(key('sf', 'item', 'holy_shield'), 'sf-item-holy-shield');
});

test('a missing key shows itself and is told once', () => {
  /** @type {string[]} */
  const missing = [];
  const words = new Words(fluent, 'it', [file], (name) => missing.push(name));
  assert.equal(words.t('nowhere'), 'nowhere');
  assert.equal(words.t('nowhere'), 'nowhere');
  assert.equal(words.t('dice-left.line'), 'dice-left.line');
  assert.deepEqual(missing, ['nowhere', 'dice-left.line']);
  assert.equal(words.has('nowhere'), false);
  assert.equal(words.first(['nowhere', 'sf-hero-kayla']), 'Kayla');
});

test('words that come as data are picked by language', () => {
  const words = new Words(fluent, 'it', []);
  assert.equal(words.pick({ it: 'cripta', en: 'crypt' }), 'cripta');
  assert.equal(words.pick({ en: 'crypt' }), 'crypt');
});

test('files that are not there are passed over', async () => {
  const read = async (/** @type {string} */ url) => (url === '/static/words/it/phone.ftl' ? file : null);
  const words = await loadWords({ fluent, language: 'it', files: ['phone', 'rules'], read });
  assert.equal(words.t('sf-hero-kayla'), 'Kayla');
});

test("the page's own choice first, then the browser's, then Italian", () => {
  assert.equal(chooseLanguage('en', ['it-IT']), 'en');
  assert.equal(chooseLanguage(null, ['fr-FR', 'en-GB', 'it']), 'en');
  assert.equal(chooseLanguage(null, ['fr-FR']), 'it');
});
