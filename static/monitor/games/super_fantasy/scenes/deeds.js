/** What heroes do besides striking: they walk, open, smash, find, charge and use abilities, learn, heal. */
import { PAINT } from '../signs.js';
import { cellOf, frame, keyOf, lookAt } from './places.js';

/** @typedef {import('../script.js').Scenes} Scenes */

/** @typedef {import('../../../scene/theatre.js').Burst} Burst */
/** How each ability is seen: what bursts from the hero, what flies at whom it is pointed at, what bursts there. Where an attack
 * follows, that shows the rest. @type {Record<string, {burst?: Burst, on?: Burst, missile?: import('../../../scene/theatre.js').Missile}>} */
const ABILITIES = {
  soul_reaver: { burst: 'shade' },
  bloodthirsty_fury: { burst: 'blood' },
  mantle_of_darkness: { burst: 'shade' },
  deafening_riff: { burst: 'note', missile: 'orb', on: 'note' },
  epic_hymn: { burst: 'note', on: 'note' },
  roundhouse_kick: { burst: 'dust' },
  dragon_wave: { burst: 'fire' },
  unshakable_will: { burst: 'holy' },
  tactical_stunt: { burst: 'dust' },
  go_for_broke: { burst: 'fire' },
  divine_blow: { burst: 'holy' },
  holy_lightning: { burst: 'holy' },
  heavenly_protection: { burst: 'holy', on: 'holy' },
  retro_rockets: { burst: 'fire' },
  gnomic_throw: { burst: 'dust' },
  uni_laser: { burst: 'spark', missile: 'beam', on: 'spark' },
};

/** @type {Scenes} */
export const DEEDS = {
  async hero_moved({ hero, path }, tools) {
    tools.theatre.look(path, { pitch: 0.85, margin: 2.4 });
    await tools.theatre.walk(`heroes.${hero}`, path, () => tools.sound('step'));
    tools.patch(`heroes.${hero}`, { cell: path[path.length - 1] });
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
  async curse_lifted({ hero }, tools) {
    const cell = cellOf(tools, hero);
    tools.sound('holy');
    if (cell) void tools.theatre.burst(cell, 'holy');
    await tools.theatre.hop(`heroes.${hero}`);
  },
  async item_given({ hero, item, to }, tools) {
    const [from, at] = [cellOf(tools, hero), cellOf(tools, to)];
    frame(tools, [hero, to], 2);
    tools.float(`heroes.${to}`, 'flame', item, 'good');
    if (from && at) await tools.theatre.shoot(from, at, 'orb', '#ffe27a');
    tools.sound('find');
    await tools.theatre.hop(`heroes.${to}`);
  },
  async small_item_used({ hero, item }, tools) {
    const cell = cellOf(tools, hero);
    frame(tools, [hero], 2.2);
    tools.sound('magic');
    tools.float(`heroes.${hero}`, 'flame', item, 'good');
    if (cell) void tools.theatre.burst(cell, 'star');
    await tools.theatre.clock.wait(450);
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
  async ability_used({ hero, ability, target }, tools) {
    const cell = cellOf(tools, hero);
    const at = target ? cellOf(tools, target) : null;
    frame(tools, [hero, target], 2.4);
    tools.sound('ability');
    tools.float(`heroes.${hero}`, 'flame', ability, 'good');
    const { burst, on, missile } = ABILITIES[ability] ?? {};
    if (cell) void tools.theatre.ripple(cell, PAINT[hero]?.bright ?? '#ffffff');
    if (cell) void tools.theatre.burst(cell, burst ?? 'star');
    await tools.theatre.hop(`heroes.${hero}`);
    if (cell && at && missile) {
      await tools.theatre.face(`heroes.${hero}`, at);
      await tools.theatre.shoot(cell, at, missile, PAINT[hero]?.bright ?? '#ffffff');
    }
    if (at && on) void tools.theatre.burst(at, on);
    await tools.theatre.clock.wait(450);
  },
  async life_recovered({ hero, life }, tools) {
    tools.patch(`heroes.${hero}`, { life });
    tools.sound('heal');
    tools.float(`heroes.${hero}`, 'heart', '+1', 'good');
    await tools.theatre.clock.wait(300);
  },
  async hero_stood_up({ hero }, tools) {
    await tools.theatre.rise(`heroes.${hero}`);
  },
  async shield_dice_taken({ hero, dice }, tools) {
    tools.sound('shield');
    tools.float(`heroes.${hero}`, 'shield', `+${dice}`, 'plain');
    await tools.theatre.clock.wait(200);
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
};
