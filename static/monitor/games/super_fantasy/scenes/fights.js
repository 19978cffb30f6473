/** Blows from either side, what they bring, and the undead on the march. */
import { PAINT } from '../signs.js';
import { cellOf, frame, keyOf, lookAt, rolling, turnInBatch } from './places.js';
import { introduce } from './undead.js';

/** @typedef {import('../script.js').Scenes} Scenes */
/** @typedef {import('../script.js').Tools} Tools */

/** What flies from each weapon, or from each kind of monster; bolts from any other. @type {Record<string, import('../../../scene/theatre.js').Missile>} */
const BY_WEAPON = {
  electric_guitar: 'orb', amplifier: 'orb', prayer_book: 'orb', wand_of_hiccups: 'orb', voodoo_doll: 'orb', bagpipes: 'orb',
  censer: 'orb', holy_lightning: 'thunder', dragon_wave: 'orb', snowball_cannon: 'orb',
  long_crossbow: 'bolt', short_crossbow: 'bolt', machinegun: 'bolt', whispering_bow: 'bolt', moon_sling: 'bolt', storm_of_bolts: 'bolt',
  uni_laser: 'beam', skull_tower: 'skull',
};

/** Who throws even at a neighbour. */
const ALWAYS = { skull_tower: true, holy_lightning: true };
/** @type {Record<import('../../../scene/theatre.js').Missile, import('../../../sound.js').Effect>} */
const SOUNDS = { bolt: 'shoot', orb: 'magic', skull: 'stone', beam: 'laser', thunder: 'thunder' };

/** The weapon, or ability, that each hero drew last. @type {Map<string, string>} */
const drawn = new Map();

/** The strike itself: a lunge from beside, something that flies from afar. @param {Tools} tools @param {string} by @param {string} target */
async function strike(tools, by, target) {
  const [from, to] = [cellOf(tools, by), cellOf(tools, target)];
  if (!from || !to) return;
  const near = Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1])) < 2;
  const weapon = drawn.get(by) ?? tools.entity(`monsters.${by}`)?.kind ?? '';
  const kind = near && !(weapon in ALWAYS) ? 'melee' : (BY_WEAPON[weapon] ?? 'bolt');
  const id = keyOf(tools, by);
  await tools.theatre.face(id, to);
  tools.aim(by, null);
  if (kind === 'melee') {
    tools.sound('swing');
    await tools.theatre.lunge(id, to);
  } else {
    tools.sound(SOUNDS[kind]);
    await tools.theatre.hop(id);
    await tools.theatre.shoot(from, to, kind, PAINT[by]?.bright ?? '#a6ffb8');
  }
}

/** @type {Record<string, import('../../../scene/theatre.js').Burst>} */
const STATUS = { frozen: 'ice', poisoned: 'poison', stunned: 'spark' };
/** @type {Record<string, import('../../../scene/theatre.js').Burst>} */
const TOKENS = { hymn: 'note', will: 'holy', fortress: 'spark', fury: 'fire' };

/** @type {Scenes} */
export const FIGHTS = {
  async attack_declared({ attacker, target, weapon }, tools) {
    drawn.set(attacker, weapon);
    const to = cellOf(tools, target);
    await introduce(tools, target, tools.entity(`monsters.${target}`)?.kind);
    tools.aim(attacker, target);
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
    await introduce(tools, monster, kind);
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
  async blow_declared({ monster, hero }, tools) {
    tools.aim(monster, hero);
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
  async hero_knocked_out(event, tools) {
    lookAt(tools, cellOf(tools, event.hero) ?? undefined);
    tools.sound('fall');
    tools.announce(event);
    await tools.theatre.topple(`heroes.${event.hero}`);
    await tools.theatre.clock.wait(900);
  },
  async status_gained({ who, status }, tools) {
    tools.sound('curse');
    const key = keyOf(tools, who);
    tools.float(key, '', status, 'bad');
    const cell = cellOf(tools, who);
    if (cell) void tools.theatre.burst(cell, STATUS[status] ?? 'spark');
    await tools.theatre.recoil(key);
  },
  async status_lost({ who, status }, tools) {
    const cell = cellOf(tools, who);
    tools.sound('heal');
    if (cell) void tools.theatre.burst(cell, status === 'frozen' ? 'ice' : 'star');
    await tools.theatre.hop(keyOf(tools, who));
  },
  async token_gained({ hero, token, value }, tools) {
    const cell = cellOf(tools, hero);
    tools.sound('ability');
    tools.float(`heroes.${hero}`, 'flame', token, 'good');
    if (cell) void tools.theatre.burst(cell, TOKENS[token] ?? 'holy');
    await tools.theatre.clock.wait(value ? 450 : 350);
  },
  async token_spent({ hero, token }, tools) {
    const cell = cellOf(tools, hero);
    if (cell) void tools.theatre.burst(cell, TOKENS[token] ?? 'holy');
    tools.float(`heroes.${hero}`, 'flame', token, 'good');
    await tools.theatre.clock.wait(250);
  },
  async shield_dice_spent({ hero }, tools) {
    tools.sound('shield');
    await tools.theatre.hop(`heroes.${hero}`);
  },
};
