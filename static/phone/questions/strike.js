/** The Master's blows: which of his figures strikes next, and whom; with the chance that it lands. */
import { html } from '../../vendor/phone.js';
import { usePage } from '../context.js';
import { Crest } from '../games/super_fantasy/heroes.js';
import { Info } from '../info.js';
import { percent } from './dice.js';

export { marks, tap } from './one.js';

/** @type {import('./pick.js').QuestionKind['Panel']} */
export function Panel({ ask, pick }) {
  const page = usePage();
  const { words, saying, facts, underWay } = page;
  const figures = (ask.options ?? []).filter(({ kind }) => kind === 'monster');
  return html`<div class="menu">
    <p class="hint">${words.t(ask.about === 'attack_target' ? 'phone-strike-whom' : 'phone-strike-next')}</p>
    <div class="cards">
      ${(ask.options ?? []).map((option) => {
        const hero = option.kind === 'hero';
        return html`<button key=${option.id} data-option=${option.id} class=${`card-button${pick.option === option.id ? ' chosen' : ''}`} disabled=${underWay > 0}
          onClick=${() => page.answer(ask.ask, option.id)}>
          <strong>${hero && html`<${Crest} hero=${option.id} facts=${facts} small=${true} /> `}
            ${figures.length > 1 && option.kind === 'monster' && html`<span class="number">${figures.indexOf(option) + 1}</span> `}
            ${saying.option(ask.about, option)}</strong>
          ${hero ? html`<${Prey} prey=${option} />` : (option.prey ?? []).map((/** @type {any} */ prey) => html`<${Prey} key=${prey.id} prey=${prey} name=${true} />`)}
        </button>
        ${option.kind === 'monster' && html`<${Info} key=${`${option.id}i`} kind="monster" id=${option.id} />`}`;
      })}
    </div>
  </div>`;
}

/** A hero who can be struck. @param {{ prey: any, name?: boolean }} props */
function Prey({ prey, name = false }) {
  const { words, saying } = usePage();
  const { id, odds, life, shield_dice: shields, taker } = prey;
  const said = [
    `${name ? `${saying.name(id, ['hero'])}: ` : ''}${percent(odds ?? 0)}%`,
    words.t('phone-strike-left', { life: life ?? 0, shields: shields ?? 0 }),
    taker ? words.t('phone-strike-taker', { hero: saying.name(taker, ['hero']) }) : '',
  ];
  return html`<span>${said.filter(Boolean).join(' · ')}</span>`;
}
