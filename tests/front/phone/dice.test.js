import assert from 'node:assert/strict';
import { test } from 'node:test';

import { decimal, firstGuess, percent } from '../../../static/phone/questions/dice.js';
import { firstNumber } from '../../../static/phone/questions/number.js';

test('a chance is never called certain or hopeless unless it is', () => {
  assert.deepEqual([0, 0.001, 0.666, 0.999, 1].map(percent), ['0', '1', '67', '99', '100']);
});

test('a mean is written as the language writes it', () => {
  assert.deepEqual([decimal('it', 1.6667), decimal('en', 1.6667), decimal('it', 4.02)], ['1,7', '1.7', '4']);
});

test('begins with the fewest dice that will probably do', () => {
  assert.equal(firstGuess({ low: 1, high: 6, odds: [0, 0.33, 0.74, 0.94, 0.99, 1] }), 4);
});

test('where nothing is likely, begins with the most hopeful', () => {
  assert.equal(firstGuess({ low: 1, high: 3, odds: [0, 0.1, 0.4] }), 3);
});

test('where there is nothing to reach, begins with two dice', () => {
  assert.equal(firstGuess({ low: 1, high: 6, mean: [1, 2, 3, 4, 5, 6] }), 2);
  assert.equal(firstGuess({ low: 1, high: 1, mean: [1] }), 1);
});

test('begins with the fewest Shield dice after which one more hardly helps', () => {
  const ask = /** @type {any} */ ({ low: 0, high: 5, odds: [1, 1, 0.7, 0.21, 0.02, 0] });
  assert.equal(firstNumber(ask), 4);
  assert.equal(firstNumber({ ...ask, high: 1, odds: [1, 1] }), 0, 'a die that cannot help is kept');
});
