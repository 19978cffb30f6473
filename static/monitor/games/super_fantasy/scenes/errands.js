/**
 * The script of what missions bring: fires, buttons, gold, companions, boulders, padlocks; of waves and lives in a
 * survival scenario, and of the Master's orders.
 *
 * @typedef {import('../script.js').Tools} Tools
 * @typedef {import('../../../../lib/wire.js').GameEvent} GameEvent
 * @typedef {import('../../../../lib/wire.js').Cell} Cell
 */
import { PAINT } from '../signs.js';

/** @param {Tools} tools @param {...(string | Cell | null | undefined)} places keys of entities, or squares */
function show({ theatre, entity }, ...places) {
  const cells = places.flatMap((place) => {
    const cell = typeof place === 'string' ? entity(place)?.cell : place;
    return cell ? [cell] : [];
  });
  if (cells.length) theatre.look(cells, { pitch: 0.82, margin: 2.4 });
}

/** @param {Tools} tools @param {string} hero @param {string} key of the thing he turns to @returns {Promise<Cell | null>} where it is */
async function turnTo(tools, hero, key) {
  const cell = tools.entity(key)?.cell ?? null;
  show(tools, key, `heroes.${hero}`);
  if (cell) await tools.theatre.face(`heroes.${hero}`, cell);
  return cell;
}

/** @type {Record<string, (event: GameEvent, tools: Tools) => Promise<void> | void>} */
export const ERRANDS = {
  async brazier_lit({ hero, brazier }, tools) {
    const cell = await turnTo(tools, hero, `braziers.${brazier}`);
    tools.sound('blaze');
    if (cell) {
      void tools.theatre.burst(cell, 'spark');
      void tools.theatre.ripple(cell, '#ff8a1f');
    }
    await tools.theatre.lightBrazier(brazier);
    tools.patch(`braziers.${brazier}`, { lit: true });
    await tools.theatre.clock.wait(500);
  },
  async button_pressed({ button }, tools) {
    const cell = tools.entity(`buttons.${button}`)?.cell;
    show(tools, cell);
    tools.sound('click');
    if (cell) void tools.theatre.ripple(cell, '#4dff88');
    await tools.theatre.pressButtons([button], true);
    tools.patch(`buttons.${button}`, { down: true });
    await tools.theatre.clock.wait(300);
  },
  async buttons_released({ buttons }, tools) {
    show(tools, ...(buttons ?? []).map((/** @type {string} */ id) => `buttons.${id}`));
    tools.sound('click');
    await tools.theatre.pressButtons(buttons ?? [], false);
    for (const id of buttons ?? []) tools.patch(`buttons.${id}`, { down: false });
    await tools.theatre.clock.wait(300);
  },
  async gold_taken({ hero, gold }, tools) {
    const cell = await turnTo(tools, hero, `gold.${gold}`);
    tools.sound('coins');
    if (cell) void tools.theatre.burst(cell, 'star');
    await Promise.all([tools.theatre.moveGold(gold, { cell: null, held_by: hero }), tools.theatre.hop(`heroes.${hero}`)]);
    tools.patch(`gold.${gold}`, { cell: null, held_by: hero });
  },
  async gold_dropped({ gold, cell }, tools) {
    show(tools, cell);
    tools.sound('coins');
    await tools.theatre.moveGold(gold, { cell, held_by: null });
    tools.patch(`gold.${gold}`, { cell, held_by: null });
  },
  async gold_delivered({ hero, gold }, tools) {
    const cell = tools.entity(`heroes.${hero}`)?.cell;
    show(tools, cell);
    tools.sound('coins');
    if (cell) void tools.theatre.burst(cell, 'star');
    void tools.theatre.hop(`heroes.${hero}`);
    await tools.theatre.moveGold(gold, { cell: null, held_by: null, safe: true });
    tools.patch(`gold.${gold}`, { cell: null, held_by: null, safe: true });
    tools.sound('find');
    await tools.theatre.clock.wait(300);
  },
  async companion_led({ goal, hero }, tools) {
    const key = `companions.${goal}`;
    const kind = tools.entity(key)?.kind;
    show(tools, key, hero && `heroes.${hero}`);
    tools.patch(key, { leader: hero ?? null });
    tools.sound(kind === 'goat' ? 'bleat' : 'voice');
    const cell = tools.entity(key)?.cell;
    if (hero && cell) {
      await tools.theatre.face(`heroes.${hero}`, cell);
      void tools.theatre.ripple(cell, PAINT[hero]?.bright ?? '#ffffff');
    }
    await tools.theatre.hop(key);
  },
  async companion_moved({ goal, path }, tools) {
    if (!path || path.length < 2) return;
    tools.theatre.look(path, { pitch: 0.85, margin: 2.6 });
    await tools.theatre.walk(`companions.${goal}`, path, () => tools.sound('step'));
    tools.patch(`companions.${goal}`, { cell: path[path.length - 1] });
  },
  async boulder_cleared({ hero, boulder }, tools) {
    const from = tools.entity(`heroes.${hero}`)?.cell;
    const cell = await turnTo(tools, hero, `boulders.${boulder}`);
    if (!cell) return;
    await tools.theatre.lunge(`heroes.${hero}`, cell);
    tools.sound('stone');
    void tools.theatre.burst(cell, 'dust');
    await tools.theatre.clearBoulder(boulder, from ?? cell);
    tools.patch(`boulders.${boulder}`, { there: false });
  },
  async gate_unlocked({ gate }, tools) {
    const edges = tools.entity(`gates.${gate}`)?.edges ?? [];
    show(tools, ...edges.flat());
    await tools.theatre.clock.wait(400);
    tools.sound('click');
    await tools.theatre.unlock(gate);
    tools.sound('gate');
    await tools.theatre.openGate(gate);
    tools.patch(`gates.${gate}`, { open: true });
  },
  async wave_came(event, tools) {
    tools.theatre.look([]);
    tools.announce(event);
    tools.sound('dread');
    await tools.theatre.clock.wait(1300);
  },
  async life_spent({ hero, left }, tools) {
    const cell = tools.entity(`heroes.${hero}`)?.cell;
    show(tools, cell);
    tools.patch('table', { lives: left });
    tools.float(`heroes.${hero}`, 'heart', '-1', 'bad');
    tools.sound('holy');
    if (cell) void tools.theatre.burst(cell, 'holy');
    await tools.theatre.clock.wait(500);
  },
  march_ordered({ monster }, tools) {
    const cell = tools.entity(`monsters.${monster}`)?.cell;
    tools.sound('point');
    if (cell) void tools.theatre.ripple(cell, PAINT.master?.bright ?? '#b58cff');
  },
  summon_ordered(_, tools) {
    tools.sound('dread');
  },
  async master_laughed(_, tools) {
    tools.sound('laugh');
    await tools.theatre.clock.wait(900);
  },
};
