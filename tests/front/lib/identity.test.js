import assert from 'node:assert/strict';
import { test } from 'node:test';

import { keepToken, memoryShelf, readToken, recall, remember, tableCode } from '../../../static/lib/identity.js';

test('the token is kept in the store and in the address', () => {
  const shelf = memoryShelf();
  assert.equal(keepToken(shelf, '', 'abc', 'http://192.168.1.2:8000/'), 'http://192.168.1.2:8000/?p=abc');
  assert.equal(readToken(shelf, '', ''), 'abc');
  assert.equal(readToken(memoryShelf(), '?p=xyz', ''), 'xyz', 'an address opened in another browser is enough');
  assert.equal(readToken(shelf, '', 'ROSA'), null, 'each table has its own');
  assert.equal(keepToken(shelf, '', null, 'http://192.168.1.2:8000/?p=abc'), 'http://192.168.1.2:8000/');
  assert.equal(readToken(shelf, '', ''), null);
});

test('a browser that refuses storage does not stop the page', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  const shelf = { getItem: refuse, setItem: refuse, removeItem: refuse };
  remember(shelf, 'language', 'it');
  assert.equal(recall(shelf, 'language'), null);
});

test('the table is named by the address', () => {
  assert.equal(tableCode('/'), '');
  assert.equal(tableCode('/tv'), '');
  assert.equal(tableCode('/t/rosa'), 'ROSA');
  assert.equal(tableCode('/tv/rosa/'), 'ROSA');
});
