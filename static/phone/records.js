/** The table of records of a survival scenario. */
import { html } from '../vendor/phone.js';
import { usePage } from './context.js';

/** @param {{ records: import('../lib/wire.js').RecordEntry[] }} props the best first; nothing is shown while there are none */
export function Records({ records }) {
  const { words } = usePage();
  if (records.length === 0) return null;
  return html`<section class="records">
    <h3>${words.t('phone-records')}</h3>
    <table>
      <thead><tr><th></th><th>${words.t('phone-records-who')}</th><th>${words.t('phone-records-waves')}</th><th>${words.t('phone-records-points')}</th></tr></thead>
      <tbody>${records.map((line) => html`<tr key=${`${line.rank}${line.day}${line.players.join()}`} class=${line.own ? 'own' : ''} aria-current=${line.own ? 'true' : null}>
        <td>${line.rank}</td><td><bdi>${line.players.join(', ')}</bdi></td><td>${line.score.waves}</td><td><strong>${line.score.points}</strong></td>
      </tr>`)}</tbody>
    </table>
  </section>`;
}
