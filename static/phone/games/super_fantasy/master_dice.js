/** The six dice of whoever commands the monsters: what each is worth, which are spent, and what an order takes. */
import { html } from '../../../vendor/phone.js';
import { usePage } from '../../context.js';
import { DieFace } from '../../questions/dice.js';

/** His dice in this phase, the spent ones faded; those that the order being prepared takes stand out. @param {{ paid?: number[] }} props */
export function MasterDice({ paid = [] }) {
  const { words, table } = usePage();
  const { dice = [], star } = table.entities?.master ?? {};
  if (dice.length === 0) return null;
  const left = dice.filter((/** @type {any} */ die) => !die.spent);
  const total = left.reduce((/** @type {number} */ sum, /** @type {any} */ die) => sum + die.value, 0);
  return html`<div class="master-dice">
    <p class="dice-row" role="img" aria-label=${words.t('phone-master-left', { dice: left.length, total })}>
      ${dice.map((/** @type {any} */ die, /** @type {number} */ place) => html`<${DieFace} key=${place} face=${die.face}
        state=${die.spent ? 'spent' : paid.includes(place) ? 'paid' : ''} note=${die.face ? undefined : String(die.value)} />`)}
    </p>
    <p class="hint">${words.t('phone-master-left', { dice: left.length, total })} ${words.t('phone-master-star', { star })}</p>
  </div>`;
}

/** What an order takes. @param {{ price?: import('../../../lib/wire.js').Price }} props */
export function Price({ price }) {
  const { words } = usePage();
  if (!price) return null;
  return html`${words.t('phone-price', { dice: price.dice.length, values: price.values.join(' + ') })}${price.need ? ` ${words.t('phone-price-need', { need: price.need })}` : ''}`;
}
