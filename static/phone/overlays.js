/** Notes over the game: the table is paused, and what happened while this phone was away. */
import { html } from '../vendor/phone.js';
import { key } from '../lib/words.js';
import { usePage } from './context.js';
import { Icon } from './icons.js';

/** Lines of the log that the note shows at most. */
const LINES = 6;

/** Covers the game while the table is paused: who paused it, and for the host the way on. */
export function PauseNote() {
  const page = usePage();
  const { words, table } = page;
  const paused = table.lobby?.paused;
  if (!paused) return null;
  const by = table.lobby?.players.find((player) => player.id === paused.by)?.name;
  const host = table.me?.host || table.lobby?.players.find((player) => player.id === table.me?.player)?.host;
  return html`<div class="veil"><section class="card note" role="alertdialog" aria-labelledby="paused">
    <h2 id="paused" class="display"><${Icon} name="pause" /> ${words.t('phone-paused')}</h2>
    <p>${words.first([key('phone-paused', paused.reason), 'phone-paused-other'], { name: by ?? words.t('phone-the-tv') })}</p>
    ${host && html`<button class="button main" disabled=${page.underWay > 0} onClick=${() => page.do({ type: 'resume' })}>${words.t('phone-resume')}</button>`}
  </section></div>`;
}

/** Tells, after this phone was away, what it missed. */
export function AwayNote() {
  const page = usePage();
  const { words, saying, missed } = page;
  if (missed.length === 0) return null;
  const told = missed.filter(({ event }) => TOLD.has(event.type)).slice(-LINES);
  return html`<div class="veil"><section class="card note" role="alertdialog" aria-labelledby="away">
    <h2 id="away" class="display"><${Icon} name="away" /> ${words.t('phone-while-away')}</h2>
    <ul>${told.map(({ number, event }) => html`<li key=${number}>${saying.event(event)}</li>`)}</ul>
    ${told.length === 0 && html`<p>${words.t('phone-while-away-little')}</p>`}
    <button class="button main" onClick=${() => page.catchUp()}>${words.t('phone-while-away-close')}</button>
  </section></div>`;
}

/** Events worth telling somebody who was away; steps and single rolls are not. */
const TOLD = new Set([
  'round_started', 'turn_started', 'gate_opened', 'tombstone_smashed', 'chest_opened', 'coffin_purified', 'curse_drawn', 'item_taken',
  'monster_killed', 'monster_spawned', 'life_lost', 'life_recovered', 'hero_knocked_out', 'end_marker_moved', 'level_gained', 'status_gained',
  'goal_progressed', 'goal_reached', 'game_over',
]);
