/** Everybody's sheet: life, attributes, gear, abilities with their charge, ailments; every word answers a tap. */
import { html, useState } from '../../../vendor/phone.js';
import { entitiesOf } from '../../../lib/store.js';
import { usePage } from '../../context.js';
import { Icon } from '../../icons.js';
import { Charge, GRADES } from './charge.js';
import { ATTRIBUTES, attributeText, Crest, paintOf } from './heroes.js';

/** @param {{ first: string }} props hero whose sheet is on top */
export function Sheets({ first }) {
  const { words, table } = usePage();
  const heroes = entitiesOf(table.entities, 'heroes').sort(([a], [b]) => Number(b === first) - Number(a === first));
  return html`<div class="scroller">
    <h2 class="display">${words.t('phone-tab-heroes')}</h2>
    ${heroes.map(([id, hero]) => html`<${Sheet} key=${id} id=${id} hero=${hero} open=${id === first} />`)}
  </div>`;
}

/** @param {{ id: string, hero: any, open: boolean }} props */
function Sheet({ id, hero, open }) {
  const { words, saying, facts, table } = usePage();
  const seat = table.lobby?.seats.find((one) => one.id === id);
  const player = table.lobby?.players.find((one) => one.id === seat?.player);
  const tokens = [hero.hymn ? 'hymn' : '', hero.will ? 'will' : '', hero.fortress ? 'fortress' : '', hero.fury ? 'fury' : ''].filter(Boolean);
  return html`<details class="sheet" open=${open} style=${{ '--hero': paintOf(facts, id).fill }}>
    <summary>
      <${Crest} hero=${id} facts=${facts} small=${true} down=${hero.down} />
      <span class="sheet-name"><strong class="display">${saying.name(id, ['hero'])}</strong>
        <small>${player ? html`<bdi>${player.name}</bdi>` : words.t('phone-seat-bot')}${player && !player.online ? ` · ${words.t('phone-away')}` : ''}${seat?.bot && player ? ` · ${words.t('phone-seat-bot')}` : ''}</small></span>
      <span class="counter" role="img" aria-label=${words.t('phone-life-of', { life: hero.life, most: hero.max_life })}><${Icon} name="heart" /><strong>${hero.life}/${hero.max_life}</strong></span>
      <span class="counter" role="img" aria-label=${words.t('phone-shields', { dice: hero.shield_dice })}><${Icon} name="defend" /><strong>${hero.shield_dice}</strong></span>
    </summary>
    <p class="hint">${words.t('phone-sheet-level', { level: hero.level, xp: hero.xp, next: facts?.levels?.[hero.level] ?? 0 })}</p>
    <div class="terms">
      ${ATTRIBUTES.map((name) => html`<${Term} key=${name} title=${saying.name(name, ['attribute'])} value=${attributeText(facts?.heroes?.[id]?.attributes[name] ?? hero.attributes[name], hero.attributes[name])} text=${saying.about(name, 'rule', ['attribute'])} />`)}
    </div>
    ${[...(hero.status ?? []), ...tokens].length > 0 && html`<div class="stack">
      ${hero.status.map((/** @type {string} */ name) => html`<${Term} key=${name} title=${saying.name(name, ['status'])} text=${saying.about(name, 'rule', ['status'])} wide=${true} />`)}
      ${tokens.map((name) => html`<${Term} key=${name} title=${saying.name(name, ['token'])} text=${saying.about(name, 'rule', ['token'])} wide=${true} />`)}
    </div>`}
    <h3>${words.t('phone-sheet-abilities')}</h3>
    <ul class="plain stack">
      ${Object.entries(hero.abilities).map(([ability, state]) => html`<${Ability} key=${ability} id=${ability} state=${state} />`)}
    </ul>
    <h3>${words.t('phone-sheet-gear')}</h3>
    <ul class="plain stack">
      ${['right', 'left', 'armour'].filter((slot) => hero.gear?.[slot]).map((slot) => html`<li key=${slot}>
        <${Term} title=${saying.name(hero.gear[slot], ['item'])} note=${saying.name(slot, ['slot'])} text=${itemText(saying, hero.gear[slot], hero.covers?.[slot], words)} wide=${true} /></li>`)}
      ${(hero.backpack ?? []).map((/** @type {string} */ item, /** @type {number} */ index) => html`<li key=${`${item}${index}`}>
        <${Term} title=${saying.name(item, ['item'])} note=${saying.name('backpack', ['slot'])} text=${saying.about(item, 'rule', ['item'])} wide=${true} /></li>`)}
    </ul>
  </details>`;
}

/**
 * @param {import('../../../lib/saying.js').Saying} saying @param {string} item @param {string | undefined} covered basic gear under it
 * @param {import('../../../lib/words.js').Words} words
 */
function itemText(saying, item, covered, words) {
  const rule = saying.about(item, 'rule', ['item']) ?? '';
  return covered && covered !== item ? `${rule} ${words.t('phone-sheet-covers', { item: saying.name(covered, ['item']) })}` : rule;
}

/** A word that explains itself when tapped. @param {{ title: string, value?: string, note?: string, text: string | null, wide?: boolean }} props */
function Term({ title, value, note, text, wide = false }) {
  const [open, setOpen] = useState(false);
  return html`<div class=${`term${wide ? ' wide' : ''}${open ? ' open' : ''}`}>
    <button class="term-button" aria-expanded=${open} onClick=${() => setOpen(!open)}>
      <span>${title}${note && html`<small>${note}</small>`}</span>${value !== undefined && html`<strong>${value}</strong>`}
    </button>
    ${open && text && html`<p>${text}</p>`}
  </div>`;
}

/** @param {{ id: string, state: any }} props */
function Ability({ id, state }) {
  const { words, saying } = usePage();
  const rules = ['rule', 'rule2', 'rule3'].slice(0, Math.max(1, state.level)).map((name) => saying.about(id, name, ['ability']));
  const full = state.charge >= state.length;
  return html`<li class=${`ability-card${full ? ' full' : ''}${state.curse ? ' cursed' : ''}`}>
    <div class="ability-head"><strong>${saying.name(id, ['ability'])} <small>${words.t('phone-grade', { grade: GRADES[state.level - 1] ?? '' })}</small></strong>
      <${Charge} state=${state} /></div>
    ${rules.map((rule, index) => html`<p key=${index}>${index > 0 && html`<strong>${GRADES[index]} </strong>`}${rule}</p>`)}
    ${full && !state.curse && html`<p class="good">${words.t('phone-ability-ready')}</p>`}
    ${state.curse && html`<p class="warn"><${Icon} name="curse" />${saying.name(state.curse, ['item'])}: ${saying.about(state.curse, 'rule', ['item'])}</p>`}
  </li>`;
}
