/** Which module asks which kind of question. */
import { MASTER } from '../../lib/choices.js';
import { usePart } from '../lazy.js';
import * as one from './one.js';

export { MASTER };

/**
 * How a question is put. Questions of the kind `one` are there from the start, the others come with the first of them.
 * @param {import('../../lib/wire.js').Ask | null} ask
 * @returns {import('./pick.js').QuestionKind | null} null while nothing is asked, or its module is on the way
 */
export function useQuestion(ask) {
  const orders = usePart(ask?.seat === MASTER ? 'master' : null, ask?.kind ?? '');
  const later = usePart(ask && ask.seat !== MASTER && ask.kind !== 'one' ? ask.kind : null);
  return orders ?? later ?? (ask?.kind === 'one' && ask.seat !== MASTER ? one : null);
}
