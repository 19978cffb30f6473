/** The table of records of a night of survival: the best ten, and the one that has just ended. */
import { html } from '../vendor/phone.js';
import { dayOf } from '../lib/choices.js';
import { usePage } from './context.js';

/** @param {{ records: import('../lib/wire.js').RecordEntry[] }} props the best first */
export function Records({ records }) {
  const { words, language } = usePage();
  return html`<section class="records" aria-labelledby="records">
    <h3 id="records">${words.t('sf-records')}</h3>
    ${records.length === 0
      ? html`<p class="hint">${words.t('sf-records-none')}</p>`
      : html`<table>
          <thead><tr><th colspan="2"></th>${['waves', 'kills', 'points'].map((name) => html`<th key=${name}>${words.t(`sf-records-${name}`)}</th>`)}</tr></thead>
          <tbody>${records.map(({ rank, players, score, day, own }) => html`<tr key=${rank} class=${own ? 'own' : ''} aria-current=${own ? 'true' : undefined}>
            <td>${rank}</td><td><bdi>${own && html`<strong>${words.t('sf-records-own')}: </strong>`}${players.join(', ')}</bdi><small>${dayOf(day, language)}</small></td>
            <td>${score.waves}</td><td>${score.kills}</td><td><strong>${score.points}</strong></td>
          </tr>`)}</tbody>
        </table>`}
  </section>`;
}
