/** The course of the evening: rounds, phases and turns, dice, areas that wake, the story, goals, the end. */
import { middleOfArea } from '../areas.js';
import { HEROES, PAINT } from '../signs.js';
import { introduce } from './undead.js';
import { everybody, fateFalls, frame, rolling } from './places.js';

/** @typedef {import('../script.js').Scenes} Scenes */

/** @type {Scenes} */
export const COURSE = {
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
    const seen = fateFalls(rolls, tools);
    rolling.set(tools.batch, seen);
    await seen;
  },
  async areas_activated({ areas }, tools) {
    tools.theatre.look([]);
    for (const area of areas) {
      const middle = middleOfArea(tools.entity('board'), area);
      if (middle) tools.float(middle, '', area, 'plain');
    }
    await tools.theatre.awaken(areas);
    const board = tools.entity('board');
    for (const { id, kind, cell } of tools.monsters()) if (areas.includes(board?.areas[cell[1]]?.[cell[0]])) await introduce(tools, id, kind);
  },
  async end_marker_moved({ end }, tools) {
    tools.patch('table', { end });
    tools.sound('dread');
    await tools.theatre.clock.wait(700);
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
