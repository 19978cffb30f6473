/** What each person sets for himself, and what the host can do while the game runs. */
import { html, useState } from '../../vendor/phone.js';
import { ownPlayer } from '../../lib/store.js';
import { recall, remember } from '../../lib/identity.js';
import { setAwake, wantsAwake } from '../awake.js';
import { usePage } from '../context.js';
import { Icon } from '../icons.js';
import { Languages } from '../join.js';
import { applyTextSize } from '../text_size.js';

const SIZES = ['100', '125', '150', '200'];
/** @type {('slow' | 'normal' | 'fast')[]} */
const SPEEDS = ['slow', 'normal', 'fast'];

/** @param {{ seats: string[] }} props */
export function Options({ seats }) {
  const page = usePage();
  const { words, saying, table } = page;
  const [awake, keep] = useState(wantsAwake(page));
  const [size, setSize] = useState(recall(page.browser.shelf, 'text') ?? '100');
  const [leaving, setLeaving] = useState(false);
  const me = ownPlayer(table);
  const busy = page.underWay > 0;
  const lobby = table.lobby;

  return html`<div class="scroller options">
    <h2 class="display">${words.t('phone-tab-options')}</h2>
    <section class="card"><h3>${words.t('phone-language')}</h3><${Languages} /></section>
    <section class="card">
      <h3>${words.t('phone-text-size')}</h3>
      <div class="chips" role="group" aria-label=${words.t('phone-text-size')}>
        ${SIZES.map((percent) => html`<button key=${percent} class="button small" aria-pressed=${size === percent}
          onClick=${() => { remember(page.browser.shelf, 'text', percent); setSize(percent); applyTextSize(page); }}>${percent}%</button>`)}
      </div>
      <label class="switch"><input type="checkbox" checked=${awake}
        onChange=${() => { setAwake(page, !awake); keep(!awake); }} /><span>${words.t('phone-awake')}<small>${words.t('phone-awake-text')}</small></span></label>
    </section>
    <section class="card">
      <h3>${words.t('phone-your-heroes')}</h3>
      ${seats.map((seat) => {
        const bot = lobby?.seats.find((one) => one.id === seat)?.bot ?? false;
        return html`<button key=${seat} class="button wide" aria-pressed=${bot} disabled=${busy} onClick=${() => page.do({ type: 'computer', seat, on: !bot })}>
          <${Icon} name="robot" /><span>${words.t(bot ? 'phone-take-back' : 'phone-hand-over', { hero: saying.name(seat, ['hero']) })}</span></button>
          ${page.usual[seat] && html`<button key=${`${seat}s`} class="button wide" onClick=${() => page.setUsual(seat, null)}>
            <${Icon} name="star" /><span>${words.t('phone-star-ask', { hero: saying.name(seat, ['hero']) })}</span></button>`}`;
      })}
    </section>
    ${me?.host && html`<section class="card">
      <h3><${Icon} name="crown" /> ${words.t('phone-host')}</h3>
      ${lobby?.phase === 'playing' && html`<button class="button wide" disabled=${busy} onClick=${() => page.do({ type: 'pause' })}><${Icon} name="pause" /><span>${words.t('phone-pause')}</span></button>`}
      <div class="chips" role="group" aria-label=${words.t('phone-speed')}>
        ${SPEEDS.map((value) => html`<button key=${value} class="button small" aria-pressed=${lobby?.speed === value} disabled=${busy}
          onClick=${() => page.do({ type: 'speed', value })}>${words.t(`phone-speed-${value}`)}</button>`)}
      </div>
      <label class="switch"><input type="checkbox" checked=${lobby?.locked} disabled=${busy} onChange=${() => page.do({ type: 'lock', on: !lobby?.locked })} />
        <span>${words.t('phone-lock')}<small>${words.t('phone-lock-text')}</small></span></label>
      ${lobby?.players.filter((player) => !player.online).map((player) => player.seats.map((seat) => html`<button key=${seat} class="button wide" disabled=${busy}
        onClick=${() => page.do({ type: 'computer', seat, on: true })}><${Icon} name="away" /><span>${words.t('phone-hand-over-other', { name: player.name, hero: saying.name(seat, ['hero']) })}</span></button>`))}
    </section>`}
    <section class="card">
      ${leaving
        ? html`<p>${words.t('phone-leave-sure')}</p><button class="button main" disabled=${busy} onClick=${() => page.leaveTable()}>${words.t('phone-leave-yes')}</button>
            <button class="button" onClick=${() => setLeaving(false)}>${words.t('phone-leave-no')}</button>`
        : html`<button class="button wide" onClick=${() => setLeaving(true)}><${Icon} name="no" /><span>${words.t('phone-leave')}</span></button>`}
    </section>
  </div>`;
}
