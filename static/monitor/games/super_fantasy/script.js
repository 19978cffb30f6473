/**
 * The script of Super Fantasy: for every event what is seen, heard and counted. Events without an entry only make a
 * line of the log.
 *
 * @typedef {import('../../../lib/wire.js').GameEvent} GameEvent
 * @typedef {import('../../../lib/wire.js').Cell} Cell
 *
 * @typedef {object} Tools what a scene of the script works with
 * @property {import('../../scene/theatre.js').Theatre} theatre
 * @property {(key: string) => any} entity as it is shown now
 * @property {() => {cell: Cell | null}[]} everyone heroes and monsters as they are shown now
 * @property {(key: string, fields: Record<string, any>) => void} patch shows a value ahead of the update's end
 * @property {{open: (a: string, b: string, facts?: {protection?: number}) => void, total: (event: GameEvent) => Promise<void>,
 *   verdict: (won: string, event: GameEvent) => Promise<void>, close: () => void, isOpen: boolean}} duel
 * @property {GameEvent[]} batch what is played at the same time, the event itself included
 * @property {(what: {faces: number[], seed: number, fate?: boolean, paint: string}) => Promise<void>} roll lets dice fall into the tray
 * @property {() => void} clearDice
 * @property {(event: GameEvent) => Promise<void>} tally the result of a roll in words and numbers
 * @property {(what: string | Cell, mark: '' | keyof typeof import('../../hud/dom.js').ICONS, text: string, tone: 'bad' | 'good' | 'plain') => void} float a word that rises from the board
 * @property {(event: GameEvent) => void} announce a large line: rounds, phases, knocked-out heroes
 * @property {(event: GameEvent) => Promise<void>} reveal a large card: something found, a curse, a new level
 * @property {(event: GameEvent) => void} tell a line that a character says
 * @property {(name: import('../../sound.js').Effect) => void} sound
 */
import { ERRANDS } from './errands_script.js';
import { HEROES, PAINT } from './signs.js';

/** @param {Tools} tools @param {string} id of a hero or monster @returns {string} its entity's key */
function keyOf({ entity }, id) {
  return entity(`heroes.${id}`) ? `heroes.${id}` : `monsters.${id}`;
}

/** @param {Tools} tools @param {string} id @returns {Cell | null} where it stands */
function cellOf(tools, id) {
  return tools.entity(keyOf(tools, id))?.cell ?? null;
}

/** What has a place on the board, by the first part of its key. */
const BEARERS = ['heroes', 'monsters', 'gates', 'tombstones', 'chests', 'coffins', 'braziers', 'buttons', 'boulders', 'crypts'];

/** @param {Tools} tools @param {(string | null | undefined)[]} ids of figures and things @param {number} [margin] */
function frame({ theatre, entity }, ids, margin = 2.2) {
  const cells = ids.flatMap((id) => {
    const found = id ? BEARERS.map((kind) => entity(`${kind}.${id}`)).find(Boolean) : null;
    const cell = found?.cell ?? found?.cells?.[0] ?? found?.edges?.[0]?.[0];
    return cell ? [cell] : [];
  });
  if (cells.length) theatre.look(cells, { pitch: cells.length > 1 ? 0.7 : 0.82, margin });
}

/** @param {Tools} tools @param {Cell | undefined} cell */
function lookAt({ theatre }, cell) {
  if (cell) theatre.look([cell], { pitch: 0.82, margin: 2.4 });
}

/** Everybody who stands on the board. @param {Tools} tools @returns {Cell[]} */
function everybody({ everyone }) {
  return everyone().flatMap(({ cell }) => (cell ? [cell] : []));
}

/** How long after another of the same batch an event begins. @param {GameEvent} event @param {Tools} tools */
const turnInBatch = (event, { batch, theatre }) => theatre.clock.wait(150 * batch.filter(({ type }) => type === event.type).indexOf(event));

/** @param {import('./entities.js').BoardEntity | undefined} board @param {string} area its letter @returns {Cell | null} about the middle of its squares */
function middleOfArea(board, area) {
  const cells = (board?.areas ?? []).flatMap((row, y) => [...row].flatMap((letter, x) => (letter === area ? [[x, y]] : [])));
  if (!cells.length) return null;
  const mean = (/** @type {number} */ axis) => Math.round(cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length);
  return [mean(0), mean(1)];
}

/** @type {Record<string, 'melee' | 'bolt' | 'orb'>} */
const BY_WEAPON = {
  electric_guitar: 'orb', amplifier: 'orb', prayer_book: 'orb', wand_of_hiccups: 'orb', voodoo_doll: 'orb', bagpipes: 'orb',
  censer: 'orb', holy_lightning: 'orb', dragon_wave: 'orb', snowball_cannon: 'orb',
  long_crossbow: 'bolt', short_crossbow: 'bolt', machinegun: 'bolt', whispering_bow: 'bolt', moon_sling: 'bolt', storm_of_bolts: 'bolt',
};

/** The weapon, or ability, that each hero drew last. @type {Map<string, string>} */
const drawn = new Map();

/** The strike itself: a lunge from beside, something that flies from afar. @param {Tools} tools @param {string} by @param {string} target */
async function strike(tools, by, target) {
  const [from, to] = [cellOf(tools, by), cellOf(tools, target)];
  if (!from || !to) return;
  const near = Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])) < 2;
  const kind = near ? 'melee' : (BY_WEAPON[drawn.get(by) ?? ''] ?? 'bolt');
  const id = keyOf(tools, by);
  await tools.theatre.face(id, to);
  if (kind === 'melee') {
    tools.sound('swing');
    await tools.theatre.lunge(id, to);
  } else {
    tools.sound(kind === 'bolt' ? 'shoot' : 'magic');
    await tools.theatre.hop(id);
    await tools.theatre.shoot(from, to, kind, PAINT[by]?.bright ?? '#a6ffb8');
  }
}

/** Abilities of monsters that are seen in how they walk. */
const STRIDES = new Set(['sprightly', 'walks_through']);

/** The Fate dice of a batch while they fall: what they decide waits for them. @type {WeakMap<GameEvent[], Promise<void>>} */
const rolling = new WeakMap();

/** @param {GameEvent[]} rolls Fate dice that fall together @param {Tools} tools */
async function fate(rolls, tools) {
  tools.sound('dice');
  await tools.roll({ faces: rolls.map(({ face }) => face), seed: rolls[0].face + 3, fate: true, paint: '#ffffff' });
  await tools.tally(rolls[0]);
  tools.clearDice();
}

/** @type {Record<string, (event: GameEvent, tools: Tools) => Promise<void> | void>} */
const SCENES = {
  ...ERRANDS,
  async round_started(event, tools) {
    tools.theatre.look([]);
    tools.announce(event);
    tools.sound('bell');
    await tools.theatre.clock.wait(1300);
  },
  async phase_started(event, tools) {
    tools.patch('table', { turn_of: null, phase: event.phase });
    tools.theatre.act(null);
    tools.theatre.look(everybody(tools), { margin: 1.6, least: 8 });
    tools.announce(event);
    tools.sound(event.phase === 'monsters' ? 'dread' : 'dawn');
    await tools.theatre.clock.wait(1200);
  },
  async turn_started({ hero }, tools) {
    tools.patch('table', { turn_of: hero });
    tools.theatre.act(`heroes.${hero}`, PAINT[hero]?.bright);
    frame(tools, [hero], 3);
    tools.sound('turn');
    await tools.theatre.hop(`heroes.${hero}`);
  },
  turn_ended(_, tools) {
    tools.patch('table', { turn_of: null });
    tools.theatre.act(null);
  },
  async dice_rolled(event, tools) {
    const { duel } = tools;
    if (!duel.isOpen) frame(tools, [event.by, event.target], 2.2);
    tools.sound('dice');
    await tools.roll({ faces: event.faces, seed: event.seed ?? event.total, paint: PAINT[event.by]?.bright ?? '#c6d5e2' });
    if (duel.isOpen) await duel.total(event);
    else {
      if (event.success !== null && event.success !== undefined) tools.sound(event.success ? 'yes' : 'no');
      await tools.tally(event);
    }
    tools.clearDice();
  },
  async fate_rolled(event, tools) {
    // Who rises is rolled for every tombstone: all those dice fall at once.
    const rolls = tools.batch.filter(({ type }) => type === 'fate_rolled');
    if (event !== rolls[0]) return;
    const seen = fate(rolls, tools);
    rolling.set(tools.batch, seen);
    await seen;
  },
  async hero_moved({ hero, path }, tools) {
    tools.theatre.look(path, { pitch: 0.85, margin: 2.4 });
    await tools.theatre.walk(`heroes.${hero}`, path, () => tools.sound('step'));
    tools.patch(`heroes.${hero}`, { cell: path[path.length - 1] });
  },
  async monster_moved(event, tools) {
    const { monster, path } = event;
    if (path.length < 2) return;
    const paths = tools.batch.flatMap((other) => other.path ?? []);
    tools.theatre.look(paths, { pitch: 0.88, margin: 2.4 });
    await turnInBatch(event, tools);
    await tools.theatre.walk(`monsters.${monster}`, path, () => tools.sound('shuffle'));
    tools.patch(`monsters.${monster}`, { cell: path[path.length - 1] });
  },
  async gate_opened({ hero, gate }, tools) {
    const edge = tools.entity(`gates.${gate}`)?.edges?.[0];
    lookAt(tools, edge?.[0]);
    if (edge) await tools.theatre.face(`heroes.${hero}`, edge[1]);
    tools.sound('gate');
    await tools.theatre.openGate(gate);
    tools.patch(`gates.${gate}`, { open: true });
  },
  async tombstone_smashed({ hero, tombstone }, tools) {
    const cell = tools.entity(`tombstones.${tombstone}`)?.cell;
    if (!cell) return;
    lookAt(tools, cell);
    if (hero) await tools.theatre.lunge(`heroes.${hero}`, cell);
    tools.sound('stone');
    void tools.theatre.burst(cell, 'dust');
    await tools.theatre.fellTombstone(tombstone);
    tools.patch(`tombstones.${tombstone}`, { upright: false });
  },
  async chest_opened({ hero, chest }, tools) {
    const cell = tools.entity(`chests.${chest}`)?.cell;
    if (!cell) return;
    lookAt(tools, cell);
    await tools.theatre.face(`heroes.${hero}`, cell);
    tools.sound('chest');
    void tools.theatre.burst(cell, 'star');
    await tools.theatre.openChest(chest);
  },
  async coffin_purified({ coffin }, tools) {
    const cells = tools.entity(`coffins.${coffin}`)?.cells;
    if (!cells) return;
    lookAt(tools, cells[0]);
    tools.sound('holy');
    for (const cell of cells) void tools.theatre.burst(cell, 'holy');
    await tools.theatre.purifyCoffin(coffin);
  },
  async ice_broken({ target }, tools) {
    const cell = cellOf(tools, target);
    tools.sound('stone');
    if (cell) await tools.theatre.burst(cell, 'ice');
  },
  async item_drawn(event, tools) {
    frame(tools, [event.hero], 2);
    tools.sound('find');
    void tools.theatre.hop(`heroes.${event.hero}`);
    await tools.reveal(event);
  },
  async curse_drawn(event, tools) {
    frame(tools, [event.hero], 2);
    tools.sound('curse');
    void tools.theatre.recoil(`heroes.${event.hero}`);
    await tools.reveal(event);
  },
  async ability_charged({ hero, ability, charge }, tools) {
    const abilities = tools.entity(`heroes.${hero}`)?.abilities;
    if (abilities?.[ability]) tools.patch(`heroes.${hero}`, { abilities: { ...abilities, [ability]: { ...abilities[ability], charge } } });
    tools.sound('charge');
    tools.float(`heroes.${hero}`, 'star', ability, 'good');
    await tools.theatre.clock.wait(250);
  },
  async ability_used({ hero, ability }, tools) {
    const cell = cellOf(tools, hero);
    frame(tools, [hero], 2.4);
    tools.sound('ability');
    tools.float(`heroes.${hero}`, 'flame', ability, 'good');
    if (cell) void tools.theatre.ripple(cell, PAINT[hero]?.bright ?? '#ffffff');
    if (cell) void tools.theatre.burst(cell, 'star');
    await tools.theatre.hop(`heroes.${hero}`);
    await tools.theatre.clock.wait(450);
  },
  async attack_declared({ attacker, target, weapon }, tools) {
    drawn.set(attacker, weapon);
    const to = cellOf(tools, target);
    tools.duel.open(attacker, target, { protection: tools.entity(`monsters.${target}`)?.protection });
    frame(tools, [attacker, target], 1.1);
    if (to) await tools.theatre.face(keyOf(tools, attacker), to);
    await tools.theatre.clock.wait(350);
  },
  async attack_hit(event, tools) {
    const { attacker, target, protection } = event;
    if (!tools.duel.isOpen) tools.duel.open(attacker, target, { protection });
    await strike(tools, attacker, target);
    tools.sound('hit');
    const cell = cellOf(tools, target);
    if (cell) void tools.theatre.burst(cell, 'bone');
    await Promise.all([tools.theatre.recoil(keyOf(tools, target)), tools.duel.verdict(attacker, event)]);
    tools.duel.close();
  },
  async attack_missed(event, tools) {
    if (!tools.duel.isOpen) tools.duel.open(event.attacker, event.target, { protection: event.protection });
    await strike(tools, event.attacker, event.target);
    tools.sound('miss');
    await Promise.all([tools.theatre.hop(keyOf(tools, event.target)), tools.duel.verdict(event.target, event)]);
    tools.duel.close();
  },
  async monster_killed({ monster, cell }, tools) {
    tools.sound('die');
    void tools.theatre.burst(cell, 'bone');
    await tools.theatre.vanish(`monsters.${monster}`);
  },
  async monster_spawned(event, tools) {
    const { monster, kind, cell } = event;
    await rolling.get(tools.batch);
    tools.theatre.look(tools.batch.flatMap((other) => (other.cell ? [other.cell] : [])), { pitch: 0.86, margin: 2.2 });
    await turnInBatch(event, tools);
    tools.sound('spawn');
    await tools.theatre.appear(`monsters.${monster}`, kind, cell);
    tools.patch(`monsters.${monster}`, { cell });
  },
  async areas_activated({ areas }, tools) {
    tools.theatre.look([]);
    for (const area of areas) {
      const middle = middleOfArea(tools.entity('board'), area);
      if (middle) tools.float(middle, '', area, 'plain');
    }
    await tools.theatre.awaken(areas);
  },
  async blow_declared({ monster, hero }, tools) {
    tools.duel.open(monster, hero);
    frame(tools, [monster, hero], 1.1);
    const to = cellOf(tools, hero);
    if (to) await tools.theatre.face(`monsters.${monster}`, to);
    await tools.theatre.clock.wait(350);
  },
  async blow_landed(event, tools) {
    if (!tools.duel.isOpen) tools.duel.open(event.monster, event.hero);
    await strike(tools, event.monster, event.hero);
    tools.sound('hurt');
    tools.float(`heroes.${event.hero}`, 'heart', '-1', 'bad');
    await Promise.all([tools.theatre.recoil(`heroes.${event.hero}`), tools.duel.verdict(event.monster, event)]);
    tools.duel.close();
  },
  async blow_blocked(event, tools) {
    if (!tools.duel.isOpen) tools.duel.open(event.monster, event.hero);
    await strike(tools, event.monster, event.hero);
    tools.sound('block');
    const cell = cellOf(tools, event.hero);
    if (cell) void tools.theatre.burst(cell, 'spark');
    await tools.duel.verdict(event.hero, event);
    tools.duel.close();
  },
  async life_lost({ hero, life, by }, tools) {
    tools.patch(`heroes.${hero}`, { life });
    // A blow has shown it already.
    if (!by) tools.float(`heroes.${hero}`, 'heart', '-1', 'bad');
    const cell = cellOf(tools, hero);
    if (cell) void tools.theatre.burst(cell, 'blood');
    await tools.theatre.clock.wait(200);
  },
  async life_recovered({ hero, life }, tools) {
    tools.patch(`heroes.${hero}`, { life });
    tools.sound('heal');
    tools.float(`heroes.${hero}`, 'heart', '+1', 'good');
    await tools.theatre.clock.wait(300);
  },
  async hero_knocked_out(event, tools) {
    lookAt(tools, cellOf(tools, event.hero) ?? undefined);
    tools.sound('fall');
    tools.announce(event);
    await tools.theatre.topple(`heroes.${event.hero}`);
    await tools.theatre.clock.wait(900);
  },
  async end_marker_moved({ end }, tools) {
    tools.patch('table', { end });
    tools.sound('dread');
    await tools.theatre.clock.wait(700);
  },
  async hero_stood_up({ hero }, tools) {
    await tools.theatre.rise(`heroes.${hero}`);
  },
  async shield_dice_taken({ hero, dice }, tools) {
    tools.sound('shield');
    tools.float(`heroes.${hero}`, 'shield', `+${dice}`, 'plain');
    await tools.theatre.clock.wait(200);
  },
  async status_gained({ who, status }, tools) {
    tools.sound('curse');
    const key = keyOf(tools, who);
    tools.float(key, '', status, 'bad');
    const cell = cellOf(tools, who);
    if (cell && status === 'frozen') void tools.theatre.burst(cell, 'ice');
    await tools.theatre.recoil(key);
  },
  async xp_gained({ hero, xp }, tools) {
    tools.patch(`heroes.${hero}`, { xp });
    tools.float(`heroes.${hero}`, 'star', 'xp', 'good');
    await tools.theatre.clock.wait(250);
  },
  async level_gained(event, tools) {
    const { hero, level, ability, ability_level: grade } = event;
    const cell = cellOf(tools, hero);
    const abilities = tools.entity(`heroes.${hero}`)?.abilities;
    tools.patch(`heroes.${hero}`, { level, ...(abilities?.[ability] && { abilities: { ...abilities, [ability]: { ...abilities[ability], level: grade } } }) });
    frame(tools, [hero], 1.8);
    tools.sound('level');
    if (cell) {
      void tools.theatre.burst(cell, 'holy');
      void tools.theatre.burst(cell, 'star');
      void tools.theatre.ripple(cell, PAINT[hero]?.bright ?? '#ffe27a');
    }
    void tools.theatre.hop(`heroes.${hero}`);
    await tools.reveal(event);
  },
  async pushed({ who, path }, tools) {
    tools.sound('swing');
    await tools.theatre.fly(keyOf(tools, who), path[path.length - 1]);
    tools.patch(keyOf(tools, who), { cell: path[path.length - 1] });
  },
  async places_swapped({ hero, who, cell, left }, tools) {
    const [one, other] = [`heroes.${hero}`, keyOf(tools, who)];
    tools.theatre.look([cell, left], { pitch: 0.85, margin: 2.2 });
    tools.sound('magic');
    for (const place of [cell, left]) void tools.theatre.burst(place, 'star');
    await Promise.all([tools.theatre.fly(one, cell), tools.theatre.fly(other, left)]);
    tools.patch(one, { cell });
    tools.patch(other, { cell: left });
  },
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
  async story_told(event, tools) {
    tools.tell(event);
    tools.sound('voice');
    await tools.theatre.clock.wait(2600);
  },
  async goal_progressed(_, tools) {
    tools.sound('find');
    await tools.theatre.clock.wait(500);
  },
  async goal_reached(event, tools) {
    tools.announce(event);
    tools.sound('level');
    await tools.theatre.clock.wait(1400);
  },
  async game_over(event, tools) {
    tools.theatre.look([]);
    const won = event.outcome === 'victory';
    tools.sound(won ? 'win' : 'lose');
    for (const hero of HEROES) {
      const cell = won && tools.entity(`heroes.${hero}`)?.cell;
      if (!cell) continue;
      void tools.theatre.burst(cell, 'star');
      void tools.theatre.hop(`heroes.${hero}`);
    }
    await tools.theatre.clock.wait(1600);
  },
};

/** Whether both events may be seen at the same time: monsters on the march, monsters that rise. @param {GameEvent} event @param {GameEvent} next */
export function together(event, next) {
  return (marches(event) && marches(next)) || (rises(event) && rises(next));
}

/** @param {GameEvent} event */
const marches = ({ type, ability }) => type === 'monster_moved' || type === 'monster_waited' || (type === 'monster_ability_shown' && STRIDES.has(ability));

/** @param {GameEvent} event */
const rises = ({ type, purpose }) => type === 'monster_spawned' || type === 'spawn_blocked' || (type === 'fate_rolled' && purpose === 'spawn');

/** @param {GameEvent} event @param {Tools} tools @returns {Promise<void>} ends when the event has been seen */
export async function playEvent(event, tools) {
  await SCENES[event.type]?.(event, tools);
}

/** Types of events that move something on the screen. */
export const PLAYED = Object.keys(SCENES);
