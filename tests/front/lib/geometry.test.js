import assert from 'node:assert/strict';
import { test } from 'node:test';

import { areaAt, canStep, closedEdges, edgeKey, edgeLine, facingTowards, rings, wallLines, wayTo } from '../../../static/lib/geometry.js';

/** @type {import('../../../static/lib/geometry.js').Board} */
const board = {
  width: 4,
  height: 3,
  rows: ['....', '.#..', '....'],
  areas: ['AABB', 'A#BB', 'AABB'],
  walls: [[1, 0, 'e', 1], [2, 0, 's', 2]],
};

test('rings count diagonals as one', () => {
  assert.equal(rings([0, 0], [2, 1]), 2);
});

test('facings go clockwise from north', () => {
  assert.equal(facingTowards([1, 1], [1, 0]), 0);
  assert.equal(facingTowards([1, 1], [2, 2]), 3);
  assert.equal(facingTowards([1, 1], [0, 1]), 6);
});

test('areas are letters, stone has none', () => {
  assert.equal(areaAt(board, [3, 2]), 'B');
  assert.equal(areaAt(board, [1, 1]), null);
});

test('a step is barred by fences, stone and closed gates', () => {
  const edges = closedEdges(board, [[[1, 2], [2, 2]]]);
  assert.ok(!canStep(board, edges, [1, 0], [2, 0]), 'fence');
  assert.ok(!canStep(board, edges, [0, 1], [1, 1]), 'stone');
  assert.ok(!canStep(board, edges, [1, 2], [2, 2]), 'closed gate');
  assert.ok(canStep(board, closedEdges(board), [1, 2], [2, 2]), 'open gate');
  assert.equal(edgeKey([2, 2], [1, 2]), '1,2,e');
});

test('a diagonal is barred only when both ways round are', () => {
  assert.ok(canStep(board, closedEdges(board), [0, 1], [1, 0]), 'round one side of the stone');
  assert.ok(!canStep(board, closedEdges(board), [1, 0], [2, 1]), 'fence on one side, stone on the other');
});

test('the way of the preview steps over squares that cost one less', () => {
  const reachable = [[0, 1, 1], [0, 2, 2], [1, 2, 2], [2, 2, 3]].map(([x, y, cost]) => ({
    cell: /** @type {[number, number]} */ ([x, y]),
    cost: /** @type {number} */ (cost),
  }));
  const way = wayTo(board, closedEdges(board), reachable, [0, 0], [2, 2]);
  assert.deepEqual(way, [[0, 0], [0, 1], [1, 2], [2, 2]]);
});

test('fences that run on are one line', () => {
  assert.deepEqual(wallLines(board), [
    { x1: 2, y1: 0, x2: 2, y2: 1 },
    { x1: 2, y1: 1, x2: 4, y2: 1 },
  ]);
  assert.deepEqual(edgeLine([1, 2], [2, 2]), { x1: 2, y1: 2, x2: 2, y2: 3 });
});

test('the way of the preview goes round squares where somebody would stop the walker', () => {
  /** @type {import('../../../static/lib/geometry.js').Board} */
  const open = { width: 3, height: 3, rows: ['...', '...', '...'], areas: ['AAA', 'AAA', 'AAA'], walls: [] };
  const reachable = [
    { cell: /** @type {[number, number]} */ ([1, 0]), cost: 1, zone: false },
    { cell: /** @type {[number, number]} */ ([1, 1]), cost: 1, zone: true },
    { cell: /** @type {[number, number]} */ ([2, 1]), cost: 2, zone: true },
  ];
  assert.deepEqual(wayTo(open, closedEdges(open), reachable, [0, 0], [2, 1]), [[0, 0], [1, 0], [2, 1]]);
});
