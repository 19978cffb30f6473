/** Which module asks which kind of question. */
import * as action from './action.js';
import * as cell from './cell.js';
import * as number from './number.js';
import * as one from './one.js';

/** @type {Record<import('../../lib/wire.js').Ask['kind'], import('./pick.js').QuestionKind>} */
export const QUESTION_KINDS = { action, cell, number, one };
