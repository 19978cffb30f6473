/** What the host decides before the game: mission or campaign, mode, difficulty, rulings, saved tables. */
import { html, useState } from '../vendor/phone.js';
import { choice, dayOf, missionOf } from '../lib/choices.js';
import { key } from '../lib/words.js';
import { usePage } from './context.js';
import { Icon } from './icons.js';
import { Lazy } from './lazy.js';
import { Shelf } from './shelf.js';

/**
 * @param {{ lobby: import('../lib/wire.js').Lobby, mission: import('../lib/wire.js').MissionEntry | undefined }} props
 */
export function HostChoices({ lobby, mission }) {
  const page = usePage();
  const { words } = page;
  const busy = page.underWay > 0;

  /** @type {import('./shelf.js').Choose} */
  const choose = (changes) => page.do(choice(lobby, changes));

  return html`<section class="card host" aria-labelledby="host">
    <h2 id="host"><${Icon} name="crown" /> ${words.t('phone-host-title')}</h2>
    ${lobby.saved.length > 0 &&
    html`<ul class="plain stack">
      ${lobby.saved.map(
        (saved) => html`<li key=${saved.id}><button class="button wide" disabled=${busy} onClick=${() => page.do({ type: 'resume_table', id: saved.id })}>
          <${Icon} name="undo" /><span>${words.t('phone-saved', { round: saved.round })}<small>${[words.pick(missionOf(lobby, saved.mission)?.words)?.title ?? saved.mission, saved.players.join(', '), dayOf(saved.when, page.language)].join(' · ')}</small></span>
        </button></li>`,
      )}
    </ul>`}
    <${Shelf} lobby=${lobby} busy=${busy} choose=${choose} />
    ${lobby.modes.length > 1 &&
    html`<fieldset class="choices">
      <legend>${words.t('phone-host-mode')}</legend>
      ${lobby.modes.map(
        (mode) => html`<label key=${mode} class="choice">
          <input type="radio" name="mode" checked=${mode === lobby.mode} disabled=${busy} onChange=${() => choose({ mode })} />
          <span><strong>${words.t(key('sf-mode', mode))}</strong><span>${words.t(`${key('sf-mode', mode)}.rule`)}</span></span>
        </label>`,
      )}
    </fieldset>`}
    ${mission && mission.difficulties.length > 1 &&
    html`<fieldset class="choices">
      <legend>${words.t('phone-host-difficulty')}</legend>
      ${mission.difficulties.map(
        (difficulty) => html`<label key=${difficulty} class="choice">
          <input type="radio" name="difficulty" checked=${difficulty === lobby.difficulty} disabled=${busy} onChange=${() => choose({ difficulty })} />
          <span><strong>${words.t(key('sf-difficulty', difficulty))}</strong><span>${words.t(`${key('sf-difficulty', difficulty)}.rule`)}</span></span>
        </label>`,
      )}
    </fieldset>`}
    <${Rulings} lobby=${lobby} busy=${busy} choose=${choose} />
    <p class="hint">${words.t('phone-start-hint')}</p>
  </section>`;
}

/** Where the two rulebooks disagree; what there is to choose comes when somebody opens it. @param {{ lobby: import('../lib/wire.js').Lobby, busy: boolean, choose: import('./shelf.js').Choose }} props */
function Rulings({ lobby, busy, choose }) {
  const { words } = usePage();
  const [open, setOpen] = useState(false);
  if (Object.keys(lobby.edition.options).length === 0) return null;
  return html`<details class="fold" onToggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)}>
    <summary>${words.t('phone-rulings')}: ${words.t(key('sf-preset', lobby.edition.preset))}</summary>
    ${open && html`<${Lazy} of="later" part="Rulings" lobby=${lobby} busy=${busy} choose=${choose} />`}
  </details>`;
}
