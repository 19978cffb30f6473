/** The end: how it went, what it means for records or story, what comes next, and how everybody fared. */
import { html } from '../vendor/phone.js';
import { MASTER, missionOf, numberOf, SURVIVAL } from '../lib/choices.js';
import { isGlad, isWholeStory, outcomeKey, ownRecord, waysOn } from '../lib/ending.js';
import { entitiesOf, ownPlayer, ownSeats } from '../lib/store.js';
import { key } from '../lib/words.js';
import { usePage } from './context.js';
import { Course } from './course.js';
import { Crest } from './games/super_fantasy/heroes.js';
import { Records } from './records.js';

export function Ending() {
  const page = usePage();
  const { words, saying, table, facts } = page;
  const lobby = /** @type {import('../lib/wire.js').Lobby} */ (table.lobby);
  const end = { outcome: 'defeat', ...table.entities?.table };
  const seats = ownSeats(table);
  const said = outcomeKey(end, seats);
  const over = [...table.log].reverse().find(({ event }) => event.type === 'game_over')?.event;
  const reason = key('sf-reason', over?.reason ?? '');
  const heroes = entitiesOf(table.entities, 'heroes').sort(([, a], [, b]) => b.xp - a.xp);
  return html`<div class=${`screen ending ${isGlad(end, seats) ? 'glad' : ''}`}>
    ${seats.includes(MASTER) && html`<${Crest} hero=${MASTER} facts=${facts} />`}
    <h1 class="title" aria-live="assertive">${words.t(said)}</h1>
    <p>${isWholeStory(lobby) ? words.t(key('sf-epilogue', lobby.campaign?.name ?? '')) : words.t(`${said}.line`)}</p>
    ${words.has(reason) && html`<p class="eyebrow">${words.t(reason)}</p>`}
    ${end.mode === SURVIVAL && html`<${Points} end=${end} rank=${ownRecord(lobby)?.rank} />`}
    ${lobby.campaign && html`<div class="card"><${Course} lobby=${lobby} />${!isWholeStory(lobby) && html`<p>${words.t(key('sf-carry', end.outcome))}</p>`}</div>`}
    ${ownPlayer(table)?.host ? html`<${WaysOn} lobby=${lobby} outcome=${end.outcome} />` : html`<p class="hint" role="status">${words.t('phone-end-wait')}</p>`}
    ${end.mode === SURVIVAL && html`<div class="card"><${Records} records=${lobby.records} /></div>`}
    <ol class="plain card podium">
      ${heroes.map(([id, hero]) => html`<li key=${id}><${Crest} hero=${id} facts=${facts} small=${true} />
        <span><strong>${saying.name(id, ['hero'])}</strong><small>${words.t('phone-end-line', { xp: hero.xp, level: hero.level, life: hero.life })}</small></span></li>`)}
    </ol>
  </div>`;
}

/** What a night was worth. @param {{ end: any, rank?: number }} props */
function Points({ end, rank }) {
  const { words } = usePage();
  return html`<p class="points"><strong class="display">${words.t('sf-points', { points: end.points })}</strong>
    <span>${words.t('sf-score', { waves: end.waves, kills: end.kills })}</span>${rank && html`<em>${words.t('sf-rank', { rank })}</em>`}</p>`;
}

/** What the host can do next: within a story the next mission is one tap away. @param {{ lobby: import('../lib/wire.js').Lobby, outcome: string }} props */
function WaysOn({ lobby, outcome }) {
  const page = usePage();
  const { words } = page;
  return waysOn(lobby, outcome).map(({ word, deed, mission }, place) => {
    const title = mission && words.pick(missionOf(lobby, mission)?.words)?.title;
    return html`<button key=${deed} data-deed=${deed} class=${`button${place === 0 ? ' main' : ''}`} disabled=${page.underWay > 0} onClick=${() => page.do({ type: deed })}>
      ${words.t(key('sf-way', word), { mission: [mission && numberOf(mission), title].filter(Boolean).join('. ') })}</button>`;
  });
}
