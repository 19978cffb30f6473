/** How far a campaign has come: a gravestone for each of its missions. */
import { html } from '../vendor/phone.js';
import { missionOf, stations, wonOf } from '../lib/choices.js';
import { key } from '../lib/words.js';
import { usePage } from './context.js';

/** @param {{ lobby: import('../lib/wire.js').Lobby }} props of a table in the middle of a campaign */
export function Course({ lobby }) {
  const { words } = usePage();
  const campaign = /** @type {import('../lib/wire.js').Campaign} */ (lobby.campaign);
  const next = campaign.next && words.pick(missionOf(lobby, campaign.next)?.words)?.title;
  return html`<section class="course" aria-labelledby="course">
    <h3 id="course" class="display">${words.t(key('sf-campaign', campaign.name))}: ${words.t('sf-course', { won: wonOf(campaign), missions: campaign.missions.length })}</h3>
    <ol class="plain stations">
      ${stations(campaign).map(({ id, number, state }) => html`<li key=${id} class=${state} aria-label=${words.t(`sf-course-${state}`, { number })}>${state === 'won' ? '✓' : number}</li>`)}
    </ol>
    ${next && html`<p><strong>${words.t('sf-way-next', { mission: next })}</strong></p>`}
  </section>`;
}
