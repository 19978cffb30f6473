/** Before the game: who plays which hero, and the host's choices. Latecomers pick here too. */
import { html, useEffect, useRef, useState } from '../vendor/phone.js';
import { heroesPlaying, MASTER, missionOf, SURVIVAL } from '../lib/choices.js';
import { ownPlayer } from '../lib/store.js';
import { key } from '../lib/words.js';
import { keepAwake } from './awake.js';
import { usePage } from './context.js';
import { Bust } from './games/super_fantasy/busts.js';
import { ATTRIBUTES, attributeText, paintOf, valueAtStart } from './games/super_fantasy/heroes.js';
import { Icon } from './icons.js';
import { Languages } from './join.js';
import { Lazy } from './lazy.js';

/** @param {{ late?: boolean }} props `late` while the game runs already */
export function Lobby({ late = false }) {
  const page = usePage();
  const { words, table } = page;
  const lobby = /** @type {import('../lib/wire.js').Lobby} */ (table.lobby);
  const me = ownPlayer(table);
  const [open, setOpen] = useState(/** @type {string | null} */ (null));
  const mine = lobby.seats.filter((seat) => seat.player === me?.id);
  const mission = missionOf(lobby);

  return html`<main class="screen lobby">
    <header class="lobby-head">
      <${Languages} />
      <p class="eyebrow">${words.t('sf-subtitle')}</p>
      <h1 class="title">${words.t(late ? 'phone-late-title' : mine.length ? 'phone-lobby-ready' : 'phone-lobby-title', { name: me?.name ?? '' })}</h1>
      <p>${words.t(late ? 'phone-late-text' : mine.length ? 'phone-lobby-more' : 'phone-lobby-text')}</p>
      ${!late && mine.length > 0 && html`<p>${words.t('phone-lobby-yours', { heroes: mine.map(({ id }) => words.t(key('sf-hero', id))).join(', ') })}</p>`}
      ${!late && me?.host && html`<p><${Icon} name="crown" /> <strong>${words.t('phone-host-title')}.</strong> ${words.t('phone-host-text')}</p>`}
    </header>
    <ul class="plain heroes">
      ${lobby.seats.map(
        (seat) => html`<li key=${seat.id}>
          <${HeroTile} seat=${seat} late=${late} more=${mine.length > 0} open=${open === seat.id} setOpen=${setOpen} />
        </li>`,
      )}
    </ul>
    ${late && html`<button class="button" onClick=${() => page.watch(true)}>${words.t('phone-watch')}</button>`}
    ${!late &&
    html`<section class="card people" aria-labelledby="people">
      <h2 id="people">${words.t('phone-lobby-people', { count: lobby.players.length })}</h2>
      <ul class="plain chips">
        ${lobby.players.map(
          (player) => html`<li key=${player.id} class=${`chip${player.online ? '' : ' faded'}`}>
            ${player.host && html`<${Icon} name="crown" />`}<bdi>${player.name}</bdi>${player.host && html`<small>${words.t('phone-host')}</small>`}
            ${!player.online && html`<small>${words.t('phone-away')}</small>`}
            ${me?.host && player.id !== me.id && html`<button class="button small" onClick=${() => page.do({ type: 'kick', player: player.id })}
              aria-label=${words.t('phone-kick', { name: player.name })}>${words.t('phone-kick-short')}</button>`}
          </li>`,
        )}
      </ul>
    </section>`}
    ${!late && me?.host && html`<${Lazy} of="host" part="HostChoices" lobby=${lobby} mission=${mission} /><${StartButton} lobby=${lobby} />`}
    ${!late && !me?.host && html`<section class="card quiet-card">
      ${mission && html`<h2>${words.pick(mission.words)?.title}</h2><p>${words.pick(mission.words)?.blurb}</p>
        <p><strong>${words.t(key('sf-mode', lobby.mode))}.</strong> ${words.t(`${key('sf-mode', lobby.mode)}.rule`)}</p>`}
      ${lobby.campaign && html`<${Lazy} of="later" part="Course" lobby=${lobby} />`}
      ${lobby.mode === SURVIVAL && html`<${Lazy} of="later" part="Records" records=${lobby.records} />`}
      <p role="status">${words.t('phone-lobby-wait')}</p>
    </section>`}
  </main>`;
}

/** The host's start, always in sight; while it cannot be, it says why. @param {{ lobby: import('../lib/wire.js').Lobby }} props */
export function StartButton({ lobby }) {
  const page = usePage();
  const { words } = page;
  const playing = heroesPlaying(lobby).length;
  return html`<button class="button main commit start" disabled=${page.underWay > 0 || playing === 0}
    onClick=${() => { keepAwake(page); void page.do({ type: 'start' }); }}>
    ${words.t('phone-start', { count: playing })}${playing === 0 && html`<small>${words.t('phone-start-none')}</small>`}
  </button>`;
}

/**
 * A seat to take: a hero, or the one who plays against them all, whom the computer plays if nobody does.
 * @param {{ seat: import('../lib/wire.js').Seat, late: boolean, more: boolean, open: boolean, setOpen: (seat: string | null) => void }} props `more`: this phone has one already
 */
function HeroTile({ seat, late, more, open, setOpen }) {
  const page = usePage();
  const { words, table, facts } = page;
  const me = ownPlayer(table);
  const owner = table.lobby?.players.find((player) => player.id === seat.player);
  const mine = owner !== undefined && owner.id === me?.id;
  const hero = facts?.heroes?.[seat.id];
  const name = key('sf-hero', seat.id);
  const busy = page.underWay > 0;
  const taken = owner !== undefined && !mine;
  const against = seat.id === MASTER;
  const free = against ? words.t('phone-master-free') : seat.bot ? words.t('phone-seat-bot') : '';
  const state = mine ? words.t('phone-seat-mine') : owner ? words.t('phone-seat-taken', { name: owner.name }) : free;

  // A card that opens near the lower edge comes up as a whole.
  const tile = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (open) tile.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  const claim = async () => {
    keepAwake(page);
    if ((await page.do({ type: 'claim', seat: seat.id })).accepted) setOpen(null);
  };

  return html`<div ref=${tile} class=${`hero-tile${mine ? ' mine' : ''}${taken ? ' taken' : ''}`} style=${{ '--hero': paintOf(facts, seat.id).fill }}>
    <button class="hero-head" aria-expanded=${open} onClick=${() => setOpen(open ? null : seat.id)}>
      <${Bust} hero=${seat.id} facts=${facts} />
      <span class="hero-words">
        <strong class="display">${words.t(name)}</strong>
        <span>${words.t(`${name}.line`)}</span>
        ${state && html`<em class="seat-state"><${Icon} name=${mine ? 'yes' : owner ? 'no' : 'robot'} />${state}</em>`}
      </span>
    </button>
    ${open &&
    html`<div class="hero-more">
      ${hero && html`<${HeroFacts} id=${seat.id} hero=${hero} />`}
      ${against && html`<${Lazy} of="later" part="MasterFacts" />`}
      ${!owner && html`<button class="button main" disabled=${busy} onClick=${claim}>${words.t(against ? 'phone-claim-master' : more ? 'phone-claim-too' : 'phone-claim', { hero: words.t(name) })}</button>`}
      ${mine && !late && html`<button class="button" disabled=${busy} onClick=${() => page.do({ type: 'release', seat: seat.id })}>${words.t('phone-release')}</button>`}
      ${!owner && !late && !against && me?.host && html`<button class="button" aria-pressed=${seat.bot} disabled=${busy}
        onClick=${() => page.do({ type: 'computer', seat: seat.id, on: !seat.bot })}>
        <${Icon} name="robot" />${words.t(seat.bot ? 'phone-computer-off' : 'phone-computer-on')}</button>`}
    </div>`}
  </div>`;
}

/** What a hero can do, before anybody has chosen him. @param {{ id: string, hero: any }} props */
function HeroFacts({ id, hero }) {
  const { words, saying, facts } = usePage();
  return html`
    <dl class="attributes">
      <div><dt><${Icon} name="heart" />${words.t('sf-life')}</dt><dd>${hero.life}</dd></div>
      ${ATTRIBUTES.map((name) => html`<div key=${name}><dt>${saying.name(name, ['attribute'])}</dt><dd>${attributeText(hero.attributes[name], valueAtStart(facts, id, name))}</dd></div>`)}
    </dl>
    <ul class="plain abilities" aria-label=${words.t('phone-sheet-abilities')}>
      ${hero.abilities.map(
        (/** @type {string} */ ability) => html`<li key=${`${id}${ability}`}>
          <strong>${saying.name(ability, ['ability'])}</strong> ${saying.about(ability, 'short', ['ability'])}
        </li>`,
      )}
    </ul>`;
}
