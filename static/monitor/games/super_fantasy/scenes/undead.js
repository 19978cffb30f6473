/** What the undead can do besides walking and striking, and how bosses make their entrance. */
import { cellOf, frame, lookAt } from './places.js';

/** @typedef {import('../script.js').Scenes} Scenes */
/** @typedef {import('../script.js').Tools} Tools */
/** @typedef {import('../../../../lib/wire.js').GameEvent} GameEvent */
/** @typedef {import('../../../../lib/wire.js').Cell} Cell */

/** Abilities of monsters that are seen in how they walk. */
export const STRIDES = new Set(['sprightly', 'walks_through']);

/**
 * How each ability is seen and heard. `who` is the monster's key, `cell` where it stands, `at` where the hero it does
 * something to stands (the monster's own square where there is none).
 * @type {Record<string, (what: {who: string, cell: Cell, at: Cell, hero: string | null}, tools: Tools) => Promise<void> | void>}
 */
const MOMENTS = {
  volley: ({ who, at }, { theatre, sound }) => {
    sound('shoot');
    return theatre.face(who, at);
  },
  async skull_rain({ who, cell }, { theatre, sound }) {
    sound('stone');
    void theatre.burst(cell, 'bone');
    void theatre.ripple(cell, '#ff8a2a');
    await theatre.recoil(who);
  },
  async sermon({ cell }, { theatre, sound }) {
    sound('voice');
    void theatre.burst(cell, 'note');
    await theatre.ripple(cell, '#b58cff');
    await theatre.ripple(cell, '#b58cff');
  },
  async hook({ who, cell, at }, { theatre, sound }) {
    await theatre.face(who, at);
    sound('swing');
    await theatre.shoot(cell, at, 'beam', '#e8c98a');
  },
  async drill({ who, cell }, { theatre, sound }) {
    sound('whistle');
    void theatre.ripple(cell, '#ff4658');
    await theatre.hop(who);
  },
  crown: ({ cell }, { theatre, sound }) => {
    sound('curse');
    return theatre.burst(cell, 'star');
  },
  sheds({ at, cell }, { theatre, sound }) {
    sound('shuffle');
    void theatre.burst(at, at === cell ? 'dust' : 'ice');
  },
  thick_skulled: ({ cell }, { theatre, sound }) => {
    sound('block');
    return theatre.burst(cell, 'spark');
  },
  venomous({ at }, { theatre, sound }) {
    sound('curse');
    void theatre.burst(at, 'poison');
  },
  async spiteful({ at, hero }, { theatre, sound }) {
    sound('hit');
    void theatre.burst(at, 'spark');
    if (hero) await theatre.recoil(`heroes.${hero}`);
  },
  frenzied: ({ who, cell }, { theatre, sound }) => {
    sound('dread');
    void theatre.burst(cell, 'blood');
    return theatre.hop(who);
  },
  regenerating: ({ cell }, { theatre, sound }) => {
    sound('heal');
    return theatre.burst(cell, 'poison');
  },
  restless: ({ who, cell }, { theatre, sound }) => {
    sound('spawn');
    void theatre.burst(cell, 'bone');
    return theatre.hop(who);
  },
  howling: ({ cell }, { theatre, sound }) => {
    sound('howl');
    return theatre.ripple(cell, '#8fd8ff');
  },
};

/** A boss is introduced the first time he matters: who he is, what he can do. @param {Tools} tools @param {string} monster @param {string | undefined} kind */
export async function introduce(tools, monster, kind) {
  if (!kind || !tools.meet(kind)) return;
  const cell = cellOf(tools, monster);
  if (cell) tools.theatre.look([cell], { pitch: 0.62, margin: 1.4 });
  tools.sound('entrance');
  if (cell) void tools.theatre.ripple(cell, '#ff4658');
  void tools.theatre.hop(`monsters.${monster}`);
  await tools.theatre.clock.wait(700);
  await tools.reveal(/** @type {any} */ ({ type: 'boss_met', monster, kind }));
}

/** @type {Scenes} */
export const UNDEAD = {
  async monster_ability_shown({ monster, ability, hero }, tools) {
    const cell = cellOf(tools, monster);
    if (STRIDES.has(ability) || !cell) return;
    if (!tools.duel.isOpen) frame(tools, [monster, hero], 2.2);
    tools.float(cell, 'flame', ability, 'bad');
    const at = (hero && cellOf(tools, hero)) || cell;
    await Promise.all([MOMENTS[ability]?.({ who: `monsters.${monster}`, cell, at, hero: hero ?? null }, tools), tools.theatre.clock.wait(650)]);
  },
  async hero_pulled({ monster, hero, path }, tools) {
    tools.theatre.look([...path, cellOf(tools, monster) ?? path[0]], { pitch: 0.85, margin: 2.2 });
    tools.sound('swing');
    await tools.theatre.fly(`heroes.${hero}`, path[path.length - 1]);
    tools.patch(`heroes.${hero}`, { cell: path[path.length - 1] });
    void tools.theatre.burst(path[path.length - 1], 'dust');
  },
  async monster_slipped({ monster, path }, tools) {
    tools.theatre.look(path, { pitch: 0.85, margin: 2.2 });
    void tools.theatre.burst(path[0], 'dust');
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
    void tools.theatre.burst(cell, 'star');
    await tools.theatre.appear(`monsters.${monster}`, kind, cell);
    tools.patch(`monsters.${monster}`, { cell });
  },
  async monster_wounded({ monster, wounds, left }, tools) {
    const key = `monsters.${monster}`;
    const life = tools.entity(key)?.life;
    if (life !== undefined) tools.patch(key, { wounds: life - left });
    tools.float(key, 'heart', `-${wounds}`, 'good');
    await tools.theatre.clock.wait(200);
  },
  async spawn_blocked({ cell }, tools) {
    tools.sound('stone');
    await tools.theatre.burst(cell, 'dust');
  },
};
