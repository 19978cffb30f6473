/** What the undead can do besides walking and striking. */
import { cellOf, frame, lookAt } from './places.js';

/** @typedef {import('../script.js').Scenes} Scenes */

/** Abilities of monsters that are seen in how they walk. */
export const STRIDES = new Set(['sprightly', 'walks_through']);

/** @type {Scenes} */
export const UNDEAD = {
  async monster_ability_shown({ monster, ability }, tools) {
    const cell = cellOf(tools, monster);
    if (STRIDES.has(ability) || !cell) return;
    if (!tools.duel.isOpen) frame(tools, [monster], 2.4);
    tools.sound('dread');
    tools.float(cell, 'flame', ability, 'bad');
    await tools.theatre.clock.wait(650);
  },
  async hero_pulled({ monster, hero, path }, tools) {
    tools.theatre.look([...path, cellOf(tools, monster) ?? path[0]], { pitch: 0.85, margin: 2.2 });
    tools.sound('swing');
    await tools.theatre.fly(`heroes.${hero}`, path[path.length - 1]);
    tools.patch(`heroes.${hero}`, { cell: path[path.length - 1] });
  },
  async monster_slipped({ monster, path }, tools) {
    tools.theatre.look(path, { pitch: 0.85, margin: 2.2 });
    await tools.theatre.walk(`monsters.${monster}`, path, () => tools.sound('shuffle'));
    tools.patch(`monsters.${monster}`, { cell: path[path.length - 1] });
  },
  async monster_fell({ monster, cell }, tools) {
    tools.sound('die');
    void tools.theatre.burst(cell, 'bone');
    await tools.theatre.vanish(`monsters.${monster}`);
  },
  async monster_rose({ monster, kind, cell }, tools) {
    lookAt(tools, cell);
    tools.sound('spawn');
    await tools.theatre.appear(`monsters.${monster}`, kind, cell);
    tools.patch(`monsters.${monster}`, { cell });
  },
};
