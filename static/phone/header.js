/** Always on top: who I am, how I am, how many dice and rounds are left, and whether the phone hears the table. */
import { html } from '../vendor/phone.js';
import { MASTER, SURVIVAL } from '../lib/choices.js';
import { usePage } from './context.js';
import { Crest } from './games/super_fantasy/heroes.js';
import { Icon } from './icons.js';

/**
 * @param {object} props
 * @param {string} props.hero shown
 * @param {string[]} props.seats of this phone
 * @param {import('../lib/wire.js').Ask[]} props.asks open to this phone
 * @param {(seat: string) => void} props.onSeat
 */
export function Header({ hero, seats, asks, onSeat }) {
  const { words, saying, table, facts, link } = usePage();
  const me = table.entities?.[`heroes.${hero}`];
  const round = table.entities?.table;
  const left = round ? Math.max(0, round.end - round.round) : 0;
  const orders = hero === MASTER ? (table.entities?.master?.dice ?? []).filter((/** @type {any} */ die) => !die.spent).length : 0;
  return html`<header class="header">
    ${seats.length > 1
      ? html`<div class="seats" role="group" aria-label=${words.t('phone-your-heroes')}>
          ${seats.map(
            (seat) => html`<button key=${seat} class="seat" aria-pressed=${seat === hero} aria-label=${saying.name(seat, ['hero'])} onClick=${() => onSeat(seat)}>
              <${Crest} hero=${seat} facts=${facts} small=${seat !== hero} />
              ${asks.some((ask) => ask.seat === seat) && seat !== hero && html`<span class="dot"></span>`}
            </button>`,
          )}
        </div>`
      : html`<${Crest} hero=${hero} facts=${facts} down=${me?.down} />`}
    <div class="header-me">
      <h1 class="display">${saying.name(hero, ['hero'])}</h1>
      ${me && html`<span class="hearts" role="img" aria-label=${words.t('phone-life-of', { life: me.life, most: me.max_life })}>
        ${Array.from({ length: me.max_life }, (_, n) => html`<span key=${n} class=${n < me.life ? 'heart' : 'heart lost'}><${Icon} name="heart" /></span>`)}
      </span>`}
    </div>
    <div class="counters">
      ${me && html`<${Counter} icon="die" number=${me.dice} caption=${words.t('phone-caption-dice')} label=${words.t('phone-dice-left', { dice: me.dice })} />
        <${Counter} icon="defend" number=${me.shield_dice} caption=${words.t('phone-caption-shields')} label=${words.t('phone-shields', { dice: me.shield_dice })} />`}
      ${orders > 0 && html`<${Counter} icon="die" number=${orders} caption=${words.t('phone-caption-dice')} label=${words.t('phone-dice-left', { dice: orders })} />`}
      ${round && html`<${Counter} icon=${round.mode === SURVIVAL ? 'sun' : 'rounds'} number=${left} caption=${words.t(round.mode === SURVIVAL ? 'phone-caption-dawn' : 'phone-caption-rounds')}
        label=${words.t('sf-rounds-left', { rounds: left })} late=${left <= 2 && round.mode !== SURVIVAL} />`}
    </div>
    ${link !== 'open' && html`<span class="link-lost" role="status"><${Icon} name="away" />${words.t('phone-link-lost')}</span>`}
  </header>`;
}

/** A number with its drawing above and its word below. @param {{ icon: string, number: number, caption: string, label: string, late?: boolean }} props */
function Counter({ icon, number, caption, label, late = false }) {
  return html`<span class=${`counter${late ? ' late' : ''}`} role="img" aria-label=${label}>
    <span><${Icon} name=${icon} /><strong>${number}</strong></span><small>${caption}</small>
  </span>`;
}
