/** How far a campaign has come: a gravestone for each of its missions. */
import { html } from '../vendor/phone.js';
import { missionOf, stations, wonOf } from '../lib/choices.js';
import { key } from '../lib/words.js';
import { usePage } from './context.js';
import { Icon } from './icons.js';

/** @param {{ lobby: import('../lib/wire.js').Lobby, leave?: (() => void) | null }} props of a table in the middle of a campaign, and how the host gets out of it; null: not now */
export function Course({ lobby, leave }) {
  const { words } = usePage();
  const campaign = /** @type {import('../lib/wire.js').Campaign} */ (lobby.campaign);
  const next = campaign.next && words.pick(missionOf(lobby, campaign.next)?.words)?.title;
  return html`<section class="course" aria-labelledby="course">
    <h3 id="course" class="display">${words.t(key('sf-campaign', campaign.name))}: ${words.t('sf-course', { won: wonOf(campaign), missions: campaign.missions.length })}</h3>
    <ol class="plain stations">
      ${stations(campaign).map(({ id, number, state }) => html`<li key=${id} class=${state} aria-label=${words.t(`sf-course-${state}`, { number })}>${state === 'won' ? '✓' : number}</li>`)}
    </ol>
    ${next && html`<p><strong>${words.t('sf-way-next', { mission: next })}</strong></p>`}
    ${leave !== undefined && html`<button class="button small" disabled=${!leave} onClick=${leave}><${Icon} name="close" />${words.t('phone-campaign-leave')}</button>
      <p class="hint">${words.t('phone-campaign-left')}</p>`}
  </section>`;
}
