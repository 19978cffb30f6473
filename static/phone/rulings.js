/** The rules of the house: how the table plays where the two rulebooks disagree, all at once or one by one. */
import { html } from '../vendor/phone.js';
import { key } from '../lib/words.js';
import { useMoreWords, usePage } from './context.js';

/** @param {{ lobby: import('../lib/wire.js').Lobby, busy: boolean, choose: import('./shelf.js').Choose }} props */
export function Rulings({ lobby, busy, choose }) {
  const { words } = usePage();
  const { edition } = lobby;
  useMoreWords('super_fantasy_rules');
  return html`
    <p class="hint">${words.t('phone-rulings-text')}</p>
    <div class="chips">
      ${lobby.presets.map(
        (preset) => html`<button key=${preset} class="button small" aria-pressed=${edition.preset === preset} disabled=${busy}
          onClick=${() => choose({ options: { preset } })}>${words.t(key('sf-preset', preset))}</button>`,
      )}
    </div>
    ${Object.keys(edition.options).filter((name) => words.has(key('sf-ruling', name))).map((name) => {
      const ruling = /** @type {import('../lib/wire.js').Ruling} */ (edition.options[name]);
      const word = key('sf-ruling', name);
      return html`<fieldset key=${name} class="choices ruling">
        <legend>${words.t(word)}</legend>
        ${ruling.choices.map((choice) => html`<label key=${choice} class="choice">
          <input type="radio" name=${name} checked=${choice === ruling.value} disabled=${busy} onChange=${() => choose({ options: { ...chosen(edition.options), [name]: choice } })} />
          <span>${words.t(`${word}.${key(choice)}`)}</span>
        </label>`)}
      </fieldset>`;
    })}`;
}

/** @param {Record<string, import('../lib/wire.js').Ruling>} options @returns {Record<string, string>} */
function chosen(options) {
  return Object.fromEntries(Object.entries(options).map(([name, ruling]) => [name, ruling.value]));
}
