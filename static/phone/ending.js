/** The end: how it went, how everybody fared, and what comes next. */
import { html } from '../vendor/phone.js';
import { entitiesOf, ownPlayer } from '../lib/store.js';
import { key } from '../lib/words.js';
import { usePage } from './context.js';
import { Crest } from './games/super_fantasy/heroes.js';

export function Ending() {
  const page = usePage();
  const { words, saying, table, facts } = page;
  const outcome = table.entities?.table?.outcome ?? 'defeat';
  const over = [...table.log].reverse().find(({ event }) => event.type === 'game_over')?.event;
  const heroes = entitiesOf(table.entities, 'heroes').sort(([, a], [, b]) => b.xp - a.xp);
  const host = ownPlayer(table)?.host;
  const busy = page.underWay > 0;
  return html`<div class=${`screen ending ${outcome}`}>
    <h1 class="title" aria-live="assertive">${words.t(key('sf-outcome', outcome))}</h1>
    <p>${words.t(`${key('sf-outcome', outcome)}.line`)}</p>
    ${over?.reason && words.has(key('sf-reason', over.reason)) && html`<p class="eyebrow">${words.t(key('sf-reason', over.reason))}</p>`}
    <ol class="plain card podium">
      ${heroes.map(([id, hero]) => html`<li key=${id}><${Crest} hero=${id} facts=${facts} small=${true} />
        <span><strong>${saying.name(id, ['hero'])}</strong><small>${words.t('phone-end-line', { xp: hero.xp, level: hero.level, life: hero.life })}</small></span></li>`)}
    </ol>
    ${host
      ? html`<button class="button main" disabled=${busy} onClick=${() => page.do({ type: 'again' })}>${words.t('phone-again')}</button>
          <button class="button" disabled=${busy} onClick=${() => page.do({ type: 'to_lobby' })}>${words.t('phone-to-lobby')}</button>`
      : html`<p class="hint" role="status">${words.t('phone-end-wait')}</p>`}
  </div>`;
}
