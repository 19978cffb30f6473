/** The end: how it went, how everybody fared, and what comes next. */
import { html } from '../vendor/phone.js';
import { entitiesOf, ownPlayer } from '../lib/store.js';
import { key } from '../lib/words.js';
import { usePage } from './context.js';
import { Crest } from './games/super_fantasy/heroes.js';
import { Records } from './records.js';

export function Ending() {
  const page = usePage();
  const { words, saying, table, facts } = page;
  const lobby = /** @type {import('../lib/wire.js').Lobby} */ (table.lobby);
  const outcome = table.entities?.table?.outcome ?? 'defeat';
  const me = ownPlayer(table);
  // Whoever commanded the undead, and played no hero, has won what the heroes lost.
  const seats = lobby.seats.filter((seat) => seat.player === me?.id).map((seat) => seat.id);
  const commanded = seats.length === 1 && seats[0] === 'master';
  const said = key(commanded ? 'sf-master-outcome' : 'sf-outcome', outcome);
  const over = [...table.log].reverse().find(({ event }) => event.type === 'game_over')?.event;
  const heroes = entitiesOf(table.entities, 'heroes').sort(([, a], [, b]) => b.xp - a.xp);
  const mine = commanded === (outcome === 'defeat');
  return html`<div class=${`screen ending ${mine ? 'victory' : 'defeat'}`}>
    <h1 class="title" aria-live="assertive">${words.t(said)}</h1>
    <p>${words.t(`${said}.line`)}</p>
    ${over?.reason && words.has(key('sf-reason', over.reason)) && html`<p class="eyebrow">${words.t(key('sf-reason', over.reason))}</p>`}
    ${lobby.campaign && html`<p class="eyebrow">${words.t('phone-campaign-won', { won: lobby.campaign.missions.filter((station) => station.won).length, missions: lobby.campaign.missions.length })}</p>`}
    <div class="card ending-records"><${Records} records=${lobby.records} /></div>
    <ol class="plain card podium">
      ${heroes.map(([id, hero]) => html`<li key=${id}><${Crest} hero=${id} facts=${facts} small=${true} />
        <span><strong>${saying.name(id, ['hero'])}</strong><small>${words.t('phone-end-line', { xp: hero.xp, level: hero.level, life: hero.life })}</small></span></li>`)}
    </ol>
    ${me?.host ? html`<${Onward} lobby=${lobby} outcome=${outcome} />` : html`<p class="hint" role="status">${words.t('phone-end-wait')}</p>`}
  </div>`;
}

/** What the host can do next: in a campaign the next mission is one tap away. @param {{ lobby: import('../lib/wire.js').Lobby, outcome: string }} props */
function Onward({ lobby, outcome }) {
  const page = usePage();
  const { words } = page;
  const busy = page.underWay > 0;
  const { campaign } = lobby;
  const next = campaign?.next;
  const entry = lobby.shelf.flatMap((game) => game.missions).find((mission) => mission.id === next);
  const lobbyButton = html`<button class="button" disabled=${busy} onClick=${() => page.do({ type: 'to_lobby' })}>${words.t('phone-to-lobby')}</button>`;
  if (campaign && !next) return html`<p><strong>${words.t('phone-campaign-over')}</strong></p>${lobbyButton}`;
  if (next)
    return html`<button class="button main" disabled=${busy} onClick=${() => page.do({ type: 'next' })}>
        ${outcome === 'victory' ? words.t('phone-campaign-next', { mission: words.pick(entry?.words ?? {})?.title ?? next }) : words.t('phone-campaign-retry')}
      </button>${lobbyButton}`;
  return html`<button class="button main" disabled=${busy} onClick=${() => page.do({ type: 'again' })}>${words.t('phone-again')}</button>${lobbyButton}`;
}
