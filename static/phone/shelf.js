/** What can be played: the campaign, single missions, scenarios of survival; the host picks one. */
import { html, useState } from '../vendor/phone.js';
import { key } from '../lib/words.js';
import { usePage } from './context.js';
import { Icon } from './icons.js';
import { Records } from './records.js';

/** @typedef {import('../lib/wire.js').Lobby} Lobby */
/** @typedef {{ game?: string, mission?: string, difficulty?: string, options?: Record<string, string>, mode?: string, campaign?: string }} Changes */
/** @typedef {(changes: Changes) => void} Choose */

/** @param {{ lobby: Lobby, busy: boolean, choose: Choose }} props */
export function Shelf({ lobby, busy, choose }) {
  const { words } = usePage();
  const { campaign } = lobby;
  return html`${lobby.shelf.map((entry) => {
    const playable = entry.missions.filter((item) => !item.broken);
    const survival = playable.filter((item) => item.modes[0] === 'survival');
    const single = playable.filter((item) => item.modes[0] !== 'survival');
    const broken = entry.missions.filter((item) => item.broken);
    return html`<section key=${entry.game} class="shelf">
      ${campaign
        ? html`<${Course} campaign=${campaign} entry=${entry} busy=${busy} leave=${() => choose({ campaign: '' })} />`
        : html`<${Campaigns} lobby=${lobby} entry=${entry} busy=${busy} choose=${choose} />
            <${Missions} title="phone-host-mission" missions=${single} lobby=${lobby} busy=${busy} choose=${choose} game=${entry.game} />
            ${survival.length > 0 && html`<${Missions} title="phone-host-survival" missions=${survival} lobby=${lobby} busy=${busy} choose=${choose} game=${entry.game} />`}
            ${broken.map((item) => html`<p key=${item.id} class="hint">${words.t('phone-host-broken', { mission: item.id })} <code>${item.broken}</code></p>`)}`}
      <${Records} records=${lobby.records} />
    </section>`;
  })}`;
}

/** A list of missions; the one chosen shows its blurb. @param {{ title: string, missions: import('../lib/wire.js').MissionEntry[], lobby: Lobby, busy: boolean, choose: Choose, game: string }} props */
function Missions({ title, missions, lobby, busy, choose, game }) {
  const { words } = usePage();
  return html`<fieldset class="choices missions">
    <legend>${words.t(title)}</legend>
    ${missions.map((item) => {
      const said = words.pick(item.words) ?? {};
      const chosen = item.id === lobby.mission;
      return html`<label key=${item.id} class="choice">
        <input type="radio" name="mission" checked=${chosen} disabled=${busy}
          onChange=${() => choose({ game, mission: item.id, difficulty: item.difficulties.includes(lobby.difficulty) ? lobby.difficulty : item.difficulties[0], mode: item.modes.includes(lobby.mode) ? lobby.mode : item.modes[0] })} />
        <span><strong>${said.title ?? item.id}</strong><small>${words.t('phone-host-minutes', { minutes: item.minutes })}</small>${chosen && html`<span>${said.blurb}</span>`}</span>
      </label>`;
    })}
  </fieldset>`;
}

/** Begin a campaign, or go on with one of another evening. @param {{ lobby: Lobby, entry: import('../lib/wire.js').GameEntry, busy: boolean, choose: Choose }} props */
function Campaigns({ lobby, entry, busy, choose }) {
  const { words } = usePage();
  const begun = lobby.campaigns.filter((saved) => saved.game === entry.game);
  return html`${begun.map((saved) => html`<button key=${saved.id} class="button wide" disabled=${busy} onClick=${() => choose({ game: saved.game, campaign: saved.id })}>
      <${Icon} name="undo" /><span>${words.t('phone-campaign-resume', { won: saved.won, missions: saved.missions })}<small>${saved.players.join(', ')}</small></span>
    </button>`)}
    ${entry.campaigns.map((name) => html`<button key=${name} class="button wide" disabled=${busy} onClick=${() => choose({ game: entry.game, campaign: name })}>
      <${Icon} name="crown" /><span>${words.t(key('sf-campaign', name))}<small>${words.t(`${key('sf-campaign', name)}.rule`)}</small></span>
    </button>`)}`;
}

/** How far the campaign has come, station by station. @param {{ campaign: import('../lib/wire.js').Campaign, entry: import('../lib/wire.js').GameEntry, busy: boolean, leave: () => void }} props */
function Course({ campaign, entry, busy, leave }) {
  const { words } = usePage();
  const [sure, setSure] = useState(false);
  const won = campaign.missions.filter((station) => station.won).length;
  const title = (/** @type {string} */ id) => words.pick(entry.missions.find((item) => item.id === id)?.words ?? {})?.title ?? id;
  return html`<div class="choices course">
    <h3>${words.t(key('sf-campaign', campaign.name))}</h3>
    <p>${words.t('phone-campaign-won', { won, missions: campaign.missions.length })}</p>
    <ol class="plain stations" aria-hidden="true">
      ${campaign.missions.map((station) => html`<li key=${station.id} class=${station.won ? 'won' : station.id === campaign.next ? 'next' : ''}>${station.won ? '✓' : Number(station.id) || '·'}</li>`)}
    </ol>
    ${campaign.next && html`<p><strong>${words.t('phone-campaign-next', { mission: title(campaign.next) })}</strong></p>`}
    <button class="button small" disabled=${busy} onClick=${() => (sure ? leave() : setSure(true))}>${words.t(sure ? 'phone-campaign-leave-sure' : 'phone-campaign-leave')}</button>
  </div>`;
}
