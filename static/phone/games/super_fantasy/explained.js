/** What a thing is and does, in a few lines: the same wherever somebody asks, on the map, on a sheet, in a question. */
import { html } from '../../../vendor/phone.js';
import { ownAsks } from '../../../lib/store.js';
import { usePage } from '../../context.js';
import { Icon } from '../../icons.js';
import { Charge, GRADES } from './charge.js';
import { Crest } from './heroes.js';
import { MonsterPiece } from './pieces.js';

/** @param {{ kind: string, id: string }} props kinds are those of the words; `figure`: a hero or a monster */
export function Explained({ kind, id }) {
  const { table } = usePage();
  const entities = table.entities ?? {};
  if (kind === 'hero' || (kind === 'figure' && entities[`heroes.${id}`])) return html`<${Hero} id=${id} hero=${entities[`heroes.${id}`]} />`;
  if (kind === 'monster' || kind === 'figure') return html`<${Monster} id=${id} monster=${entities[`monsters.${id}`]} />`;
  if (kind === 'ability') return html`<${Ability} id=${id} />`;
  if (kind in THINGS) return html`<${Thing} kind=${kind} entity=${entities[`${THINGS[kind]}.${id}`]} />`;
  return html`<${Word} kind=${kind} id=${id} />`;
}

/** Kinds of words by the kind of entity on the map. @type {Record<string, string>} */
const THINGS = {
  tombstone: 'tombstones', chest: 'chests', coffin: 'coffins', gate: 'gates', grave: 'graves', brazier: 'braziers', button: 'buttons',
  gold: 'gold', companion: 'companions', boulder: 'boulders', padlock: 'padlocks', crypt: 'crypts',
};

/** @param {string} plural kind of an entity @returns {string} kind of its words */
export const kindOf = (plural) => Object.entries(THINGS).find(([, entity]) => entity === plural)?.[0] ?? plural.replace(/e?s$/, '');

/** A word and its rule. @param {{ kind: string, id: string, rule?: string }} props */
function Word({ kind, id, rule = 'rule' }) {
  const { saying } = usePage();
  return html`<div class="explained"><h3>${saying.name(id, [kind])}</h3><p>${saying.about(id, rule, [kind])}</p></div>`;
}

/** @param {{ kind: string, names: string[] }} props several words, one a line */
function Words({ kind, names }) {
  const { saying } = usePage();
  return names.map((name) => html`<p key=${name}><strong>${saying.name(name, [kind])}.</strong> ${saying.about(name, 'rule', [kind])}</p>`);
}

/** @param {{ id: string, hero: any }} props */
function Hero({ id, hero }) {
  const { words, saying, facts, table } = usePage();
  const gold = Object.values(table.entities ?? {}).filter((entity) => entity?.held_by === id).length;
  return html`<div class="explained">
    <h3><${Crest} hero=${id} facts=${facts} small=${true} down=${hero?.down} /> ${saying.name(id, ['hero'])}</h3>
    ${hero && html`<p class="facts"><${Fact} icon="heart" text=${words.t('phone-life-of', { life: hero.life, most: hero.max_life })} />
        <${Fact} icon="defend" text=${words.t('phone-shields', { dice: hero.shield_dice })} />
        ${gold > 0 && html`<${Fact} icon="grab" text=${words.t('phone-carries', { gold })} />`}</p>
      ${hero.down && html`<p>${words.t('phone-down-other')}</p>`}
      <${Words} kind="status" names=${hero.status ?? []} />`}
  </div>`;
}

/** @param {{ id: string, monster: any }} props without an entity `id` is a kind */
function Monster({ id, monster }) {
  const page = usePage();
  const { words, saying, facts, table } = page;
  const kind = monster?.kind ?? id;
  const sheet = facts?.monsters?.[table.entities?.table?.difficulty]?.[kind];
  const abilities = monster?.abilities ?? sheet?.abilities ?? [];
  const life = monster?.life ?? sheet?.life;
  const asks = ownAsks(table);
  const unaimed = asks.flatMap((ask) => (ask.unaimed ?? []).filter((/** @type {any} */ one) => one.monster === id));
  const closed = asks.flatMap((ask) => (ask.blocked ?? []).filter(({ group }) => group === `march:${id}`));
  return html`<div class="explained">
    <h3><svg class="figure" viewBox="-.75 -.85 1.5 1.5" aria-hidden="true"><${MonsterPiece} monster=${{ kind, facing: null, status: [], life: 1, wounds: 0, cell: [-0.5, -0.5] }} /></svg>
      ${saying.name(id, ['monster'])}${sheet?.is_boss && html` <span class="fact"><${Icon} name="crown" />${words.t('phone-boss')}</span>`}</h3>
    <p class="facts">
      <${Fact} icon="heart" text=${words.t('phone-life-of', { life: life - (monster?.wounds ?? 0), most: life })} />
      <${Fact} icon="defend" text=${words.t('phone-fact-protection', { protection: monster?.protection ?? sheet?.protection })} />
      ${sheet && html`<${Fact} icon="attack" text=${words.t('phone-fact-attack', { dice: sheet.attack, star: sheet.star })} />
        <${Fact} icon="move" text=${words.t('phone-fact-steps', { steps: sheet.steps })} />`}
    </p>
    <${Words} kind="monster-ability" names=${abilities} />
    <${Words} kind="status" names=${monster?.status ?? []} />
    ${[...unaimed, ...closed].map(({ code, detail }) => html`<p key=${code} class="warn"><${Icon} name="no" />${page.refusal(code, detail)}</p>`)}
    ${monster && html`<p class="hint">${words.t('phone-fact-facing', { way: words.t(`phone-way-${monster.facing}`) })}</p>`}
    <p class="hint">${saying.about(id, 'rule', ['monster'])}</p>
  </div>`;
}

/** @param {{ icon: string, text: string }} props */
function Fact({ icon, text }) {
  return html`<span class="fact"><${Icon} name=${icon} />${text}</span>`;
}

/** All three grades, the one a hero has standing out. @param {{ id: string }} props */
function Ability({ id }) {
  const { words, saying, table } = usePage();
  const owner = Object.values(table.entities ?? {}).find((entity) => entity?.abilities?.[id]?.length);
  const state = owner?.abilities[id];
  return html`<div class="explained">
    <h3>${saying.name(id, ['ability'])} ${state && html`<${Charge} state=${state} />`}</h3>
    ${['rule', 'rule2', 'rule3'].map((rule, index) => html`<p key=${rule} class=${state?.level === index + 1 ? 'now' : ''}><strong>${words.t('phone-grade', { grade: GRADES[index] ?? '' })}:</strong> ${saying.about(id, rule, ['ability'])}</p>`)}
    ${state?.curse && html`<${Word} kind="item" id=${state.curse} />`}
  </div>`;
}

/** @param {{ kind: string, entity: any }} props something that stands on the map */
function Thing({ kind, entity }) {
  const { words, saying } = usePage();
  const word = kind === 'companion' ? (entity?.kind ?? kind) : kind;
  const used = entity?.open || entity?.opened || entity?.purified || entity?.upright === false || entity?.lit || entity?.down || entity?.there === false || entity?.sealed;
  const symbol = entity?.symbol ? ` · ${saying.name(entity.symbol, ['symbol'])}` : '';
  return html`<div class="explained">
    <h3>${saying.name(word, ['thing'])}${symbol}</h3>
    <p>${saying.about(word, used ? 'used' : 'rule', ['thing'])}</p>
    ${kind === 'brazier' && !entity?.lit && html`<p>${words.t('phone-brazier-order', { order: entity.order })}</p>`}
    ${kind === 'companion' && html`<p>${entity?.leader ? words.t('phone-led-by', { hero: saying.name(entity.leader, ['hero']) }) : words.t('phone-led-by-nobody')}</p>`}
    ${kind === 'chest' && entity?.item && html`<p>${words.t('phone-left-in-chest', { item: saying.name(entity.item, ['item']) })} ${saying.about(entity.item, 'rule', ['item'])}</p>`}
    ${entity?.goal && html`<p class="goal-line"><${Icon} name="goal" /><span>${saying.name(entity.goal, [])}</span></p>`}
  </div>`;
}
