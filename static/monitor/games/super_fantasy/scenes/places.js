/** Where figures and things are, the camera on them, and waiting for one's turn: what all parts of the script need. */

/** @typedef {import('../script.js').Tools} Tools */
/** @typedef {import('../../../../lib/wire.js').GameEvent} GameEvent */
/** @typedef {import('../../../../lib/wire.js').Cell} Cell */

/** @param {Tools} tools @param {string} id of a hero or monster @returns {string} its entity's key */
export function keyOf({ entity }, id) {
  return entity(`heroes.${id}`) ? `heroes.${id}` : `monsters.${id}`;
}

/** @param {Tools} tools @param {string} id @returns {Cell | null} where it stands */
export function cellOf(tools, id) {
  return tools.entity(keyOf(tools, id))?.cell ?? null;
}

/** What has a place on the board, by the first part of its key. */
const BEARERS = ['heroes', 'monsters', 'gates', 'tombstones', 'chests', 'coffins', 'braziers', 'buttons', 'boulders', 'crypts'];

/** @param {Tools} tools @param {(string | null | undefined)[]} ids of figures and things @param {number} [margin] */
export function frame({ theatre, entity }, ids, margin = 2.2) {
  const cells = ids.flatMap((id) => {
    const found = id ? BEARERS.map((kind) => entity(`${kind}.${id}`)).find(Boolean) : null;
    const cell = found?.cell ?? found?.cells?.[0] ?? found?.edges?.[0]?.[0];
    return cell ? [cell] : [];
  });
  if (cells.length) theatre.look(cells, { pitch: cells.length > 1 ? 0.7 : 0.82, margin });
}

/** @param {Tools} tools @param {Cell | undefined} cell */
export function lookAt({ theatre }, cell) {
  if (cell) theatre.look([cell], { pitch: 0.82, margin: 2.4 });
}

/** Everybody who stands on the board. @param {Tools} tools @returns {Cell[]} */
export function everybody({ everyone }) {
  return everyone().flatMap(({ cell }) => (cell ? [cell] : []));
}

/** How long after another of the same batch an event begins. @param {GameEvent} event @param {Tools} tools */
export const turnInBatch = (event, { batch, theatre }) => theatre.clock.wait(150 * batch.filter(({ type }) => type === event.type).indexOf(event));

/** The Fate dice of a batch while they fall: what they decide waits for them. @type {WeakMap<GameEvent[], Promise<void>>} */
export const rolling = new WeakMap();

/** @param {GameEvent[]} rolls Fate dice that fall together @param {Tools} tools */
export async function fateFalls(rolls, tools) {
  tools.sound('dice');
  await tools.roll({ faces: rolls.map(({ face }) => face), seed: rolls[0].face + 3, fate: true, paint: '#ffffff' });
  await tools.tally(rolls[0]);
  tools.clearDice();
}
