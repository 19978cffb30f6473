/** What can be played: a story begun or to begin, single missions, nights of survival; the host picks one. */
import { html } from '../vendor/phone.js';
import { choice, dayOf, numberOf, SURVIVAL, sorted } from '../lib/choices.js';
import { usePage } from './context.js';
import { Icon } from './icons.js';
import { Lazy } from './lazy.js';

/** @typedef {import('../lib/wire.js').Lobby} Lobby */
/** @typedef {(changes: Parameters<typeof choice>[1]) => void} Choose */

/** @param {{ lobby: Lobby, busy: boolean, choose: Choose }} props */
export function Shelf({ lobby, busy, choose }) {
  const { words } = usePage();
  return html`${lobby.shelf.map((entry) => {
    const { missions, survival } = sorted(entry.missions.filter(({ broken }) => !broken));
    const list = (/** @type {string} */ title, /** @type {import('../lib/wire.js').MissionEntry[]} */ some) =>
      html`<${Missions} title=${title} missions=${some} lobby=${lobby} busy=${busy} pick=${(/** @type {string} */ mission) => choose({ game: entry.game, mission })} />`;
    return html`<section key=${entry.game} class="shelf">
      ${lobby.campaign
        ? html`<${Lazy} of="later" part="Course" lobby=${lobby} leave=${busy ? null : () => choose({ mission: lobby.mission })} />`
        : html`<${Stories} lobby=${lobby} entry=${entry} busy=${busy} choose=${choose} />
            ${list('phone-host-mission', missions)}
            ${survival.length > 0 && list('phone-host-survival', survival)}
            ${entry.missions.filter(({ broken }) => broken).map((item) => html`<p key=${item.id} class="hint">${words.t('phone-host-broken', { mission: item.id })} <code>${item.broken}</code></p>`)}`}
      ${lobby.mode === SURVIVAL && html`<${Lazy} of="later" part="Records" records=${lobby.records} />`}
    </section>`;
  })}`;
}

/** A list of missions; the one chosen shows its blurb. @param {{ title: string, missions: import('../lib/wire.js').MissionEntry[], lobby: Lobby, busy: boolean, pick: (mission: string) => void }} props */
function Missions({ title, missions, lobby, busy, pick }) {
  const { words } = usePage();
  return html`<fieldset class="choices missions">
    <legend>${words.t(title)}</legend>
    ${missions.map(({ id, words: both, minutes }) => {
      const said = words.pick(both) ?? {};
      const chosen = id === lobby.mission;
      return html`<label key=${id} class="choice">
        <input type="radio" name="mission" checked=${chosen} disabled=${busy} onChange=${() => pick(id)} />
        <span><strong>${numberOf(id) !== null && html`<span class="mission-number">${numberOf(id)}</span>`}${said.title ?? id}</strong><small>${words.t('phone-host-minutes', { minutes })}</small>${chosen && html`<span>${said.blurb}</span>`}</span>
      </label>`;
    })}
  </fieldset>`;
}

/** Begin a story, or go on with one of another evening. @param {{ lobby: Lobby, entry: import('../lib/wire.js').GameEntry, busy: boolean, choose: Choose }} props */
function Stories({ lobby, entry, busy, choose }) {
  const { words, language } = usePage();
  const begun = lobby.campaigns.filter((saved) => saved.game === entry.game);
  return html`<div class="stack">
    ${begun.map(({ id, won, missions, players, when }) => html`<button key=${id} data-campaign=${id} class="button wide" disabled=${busy} onClick=${() => choose({ game: entry.game, campaign: id })}>
      <${Icon} name="undo" /><span>${words.t('phone-campaign-resume', { won, missions })}<small>${players.join(', ')} · ${dayOf(when, language)}</small></span>
    </button>`)}
    ${entry.campaigns.map((name) => html`<button key=${name} data-campaign=${name} class="button wide" disabled=${busy} onClick=${() => choose({ game: entry.game, campaign: name })}>
      <${Icon} name="crown" /><span>${words.t('phone-campaign-begin')}<small>${words.t(`sf-campaign-${name}.rule`)}</small></span>
    </button>`)}
  </div>`;
}
