/** A turn: which action, on whom, with how many dice. */
import { html } from '../../vendor/phone.js';
import { DIRECTIONS } from '../../lib/geometry.js';
import { key } from '../../lib/words.js';
import { usePage } from '../context.js';
import { hasIcon, Icon } from '../icons.js';
import { Info } from '../info.js';
import { sayWhere } from '../where.js';
import { BONUS, DiceChooser, firstGuess, percent } from './dice.js';
import { cellsOf, includesCell } from './pick.js';

/** @typedef {import('./pick.js').Ask} Ask @typedef {import('./pick.js').Action} Action @typedef {import('./pick.js').Pick} Pick */

/** Groups from the most to the least useful; what is not named comes after `coffin`. */
const ORDER = ['goal', 'grab', 'lead', 'attack', 'move', 'gate', 'chest', 'tombstone', 'coffin', 'boulder', 'ice', 'take', 'ability', 'item', 'tome', 'hymn', 'curse', 'charge', 'let_go', 'defend', 'arrange', 'end_turn'];
/** Groups folded away unless there is little else to do. */
const UNUSUAL = new Set(['charge', 'curse', 'tome', 'let_go']);
/** Groups that close the turn. */
const ENDS = new Set(['arrange', 'end_turn']);
/** Buttons shown before any are folded away. */
const ROOM = 4;
/** Groups offered inside an action's panel, to strengthen it. */
const HELPERS = new Set(['ability', 'item']);

/** @param {Ask} ask @returns {[string, Action[]][]} actions by group, most useful first */
export function groupsOf(ask) {
  /** @type {Map<string, Action[]>} */
  const groups = new Map();
  for (const action of ask.actions ?? []) groups.set(action.group, [...(groups.get(action.group) ?? []), action]);
  const rank = (/** @type {string} */ group) => (ORDER.includes(group) ? ORDER.indexOf(group) : ORDER.indexOf('coffin') + 0.5);
  return [...groups].sort(([a], [b]) => rank(a) - rank(b));
}

/** @param {Action} action @returns {number | null} the best chance it has, 0 to 1 */
const bestChance = (action) => (action.odds?.length ? Math.max(...action.odds) : null);

/**
 * What a turn's menu shows at once, and what it folds away: what is seldom wanted where there is little room, and what
 * no number of dice can bring about.
 * @param {[string, Action[]][]} groups most useful first
 * @returns {{ shown: [string, Action[]][], folded: [string, Action[]][] }}
 */
export function menuOf(groups) {
  const hopeless = groups.filter(([, actions]) => actions.every((action) => bestChance(action) === 0));
  const hopeful = groups.filter((group) => !hopeless.includes(group));
  const unusual = hopeful.filter(([name]) => UNUSUAL.has(name));
  const usual = hopeful.filter(([name]) => !UNUSUAL.has(name) && !ENDS.has(name));
  const crowded = unusual.slice(Math.max(0, ROOM - usual.length));
  return { shown: hopeful.filter((group) => !crowded.includes(group)), folded: [...crowded, ...hopeless] };
}

/** @param {Ask} ask @param {Pick} pick @returns {Action | undefined} the action being prepared, if it is still on offer */
const prepared = (ask, pick) => (ask.actions ?? []).find((action) => action.id === pick.action);

/** @param {Action} action @param {import('../../lib/wire.js').Entities | null} entities */
function placesOf(action, entities) {
  if (action.cells) return action.cells;
  if (action.cell) return [action.cell];
  return cellsOf(entities, action.target ?? action.subject);
}

/**
 * Figures on offer, several of which may look alike, have numbers: on the map and on their cards.
 * @param {Action[]} actions on offer together @param {Action} action
 * @returns {{ number?: number }} from 1; none where there is only one figure
 */
function numbered(actions, action) {
  const figures = [...new Set(actions.map(({ target }) => target).filter(Boolean))];
  return action.target && figures.length > 1 ? { number: figures.indexOf(action.target) + 1 } : {};
}

/** @type {import('./pick.js').QuestionKind['marks']} */
export function marks(ask, pick, table) {
  const chosen = prepared(ask, pick);
  const actions = chosen ? [chosen] : (ask.actions ?? []).filter((action) => !pick.group || action.group === pick.group);
  const own = cellsOf(table.entities, ask.seat);
  const targets = actions
    .filter((action) => action.group !== 'move' && action.group !== 'charge')
    .flatMap((action) => placesOf(action, table.entities).map((cell) => ({ cell, chosen: action === chosen, ...(pick.group ? numbered(actions, action) : {}) })))
    .filter(({ cell }) => !includesCell(own, cell));
  const prey = chosen?.group === 'attack' ? table.entities?.[`monsters.${chosen.target}`] : null;
  return { reach: [], targets, way: [], line: chosen?.line ?? [], behind: prey ? behind(prey) : [] };
}

/** @param {{ cell: import('../../lib/wire.js').Cell, facing: number }} figure @returns {import('../../lib/wire.js').Cell[]} the three squares at its back */
function behind({ cell: [x, y], facing }) {
  return [3, 4, 5].map((turn) => /** @type {[number, number]} */ (DIRECTIONS[(facing + turn) % 8])).map(([dx, dy]) => [x + dx, y + dy]);
}

/** @type {import('./pick.js').QuestionKind['tap']} */
export function tap(ask, pick, cell, table) {
  const here = (ask.actions ?? []).filter((action) => includesCell(placesOf(action, table.entities), cell) && action.target !== ask.seat);
  const wanted = here.filter((action) => !pick.group || action.group === pick.group);
  const choices = wanted.length ? wanted : here;
  const [best] = [...choices].sort((a, b) => (bestChance(b) ?? 0) - (bestChance(a) ?? 0));
  return best ? prepare(best) : null;
}

/** @param {Action} action @returns {Pick} */
function prepare(action) {
  return { group: action.group, action: action.id, dice: action.high > 0 ? firstGuess(action) : 0 };
}

/** @type {import('./pick.js').QuestionKind['Panel']} */
export function Panel({ ask, pick, setPick }) {
  const chosen = prepared(ask, pick);
  if (chosen) return html`<${Prepare} ask=${ask} action=${chosen} pick=${pick} setPick=${setPick} />`;
  const groups = groupsOf(ask);
  const group = groups.find(([name]) => name === pick.group);
  if (group) return html`<${Targets} group=${group} setPick=${setPick} />`;
  return html`<${Menu} ask=${ask} groups=${groups} setPick=${setPick} />`;
}

/** @param {{ ask: Ask, groups: [string, Action[]][], setPick: (pick: Pick) => void }} props */
function Menu({ ask, groups, setPick }) {
  const { words, table } = usePage();
  const left = table.entities?.[`heroes.${ask.seat}`]?.dice ?? 0;
  const { shown, folded } = menuOf(groups);
  const blocked = (ask.blocked ?? []).filter(({ group }) => !groups.some(([name]) => name === group));
  const button = (/** @type {[string, Action[]]} */ [group, actions]) =>
    html`<${GroupButton} key=${group} group=${group} actions=${actions} left=${left} setPick=${setPick} />`;

  return html`<div class="menu">
    <div class="actions">${shown.map(button)}</div>
    ${folded.length + blocked.length > 0 &&
    html`<details class="fold">
      <summary>${words.t('phone-more-actions')}</summary>
      <div class="actions">${folded.map(button)}${blocked.map((entry) => html`<${Blocked} key=${entry.group} entry=${entry} />`)}</div>
    </details>`}
  </div>`;
}

/** @param {{ group: string, actions: Action[], left: number, setPick: (pick: Pick) => void }} props `left`: dice not rolled yet */
function GroupButton({ group, actions, left, setPick }) {
  const { words, underWay } = usePage();
  const chances = actions.map(bestChance).filter((chance) => chance !== null);
  let hint = '';
  if (ENDS.has(group)) hint = left > 0 ? words.t('phone-end-keeps', { dice: left }) : '';
  else if (actions.length > 1) hint = words.t('phone-action-choices', { count: actions.length });
  else if (chances.length) hint = words.t('phone-action-upto', { chance: percent(Math.max(...chances)) });
  const open = () => setPick(actions.length === 1 && actions[0] ? prepare(actions[0]) : { group });
  return html`<button class=${`action ${group.replace('_', '-')}`} data-group=${group} disabled=${underWay > 0} onClick=${open}>
    <${Icon} name=${hasIcon(group) ? group : 'star'} />
    <span>${words.t(key('action', group))}${hint && html`<small>${hint}</small>`}</span>
  </button>`;
}

/** What cannot be done now, and why. @param {{ entry: import('../../lib/wire.js').Blocked }} props */
function Blocked({ entry }) {
  const page = usePage();
  const [group = '', ability] = entry.group.split(':');
  return html`<div class="action blocked">
    <${Icon} name=${hasIcon(group) ? group : 'star'} />
    <span>${ability ? page.saying.name(ability, ['ability']) : page.words.t(key('action', group))}<small>${page.refusal(entry.code, { ...entry.detail, group })}</small></span>
  </div>`;
}

/** @param {{ group: [string, Action[]], setPick: (pick: Pick) => void }} props */
function Targets({ group: [group, actions], setPick }) {
  const page = usePage();
  const { words } = page;
  return html`<div class="menu">
    <${Back} label=${words.t(key('action', group))} onBack=${() => setPick({})} />
    ${words.has(`${key('action', group)}.line`) && html`<p class="hint">${words.t(`${key('action', group)}.line`)}</p>`}
    <div class="cards">
      ${actions.map((action) => {
        const chance = bestChance(action);
        const { title, detail } = wordsOf(page, action);
        const { number } = numbered(actions, action);
        return html`<button key=${action.id} class="card-button" data-action=${action.id} disabled=${page.underWay > 0} onClick=${() => setPick(prepare(action))}>
          <strong>${number && html`<span class="number">${number}</span>`} ${title}</strong>
          ${detail && html`<span>${detail}</span>`}
          ${(chance !== null || action.behind) && html`<small>${[chance === null ? '' : words.t('phone-action-upto', { chance: percent(chance) }), action.behind ? words.t('sf-bonus-behind') : ''].filter(Boolean).join(' · ')}</small>`}
        </button>
        ${explained(action).slice(0, 1).map(({ kind, id }) => html`<${Info} key=${`${action.id}i`} kind=${kind} id=${id} />`)}`;
      })}
    </div>
  </div>`;
}

/**
 * What there is to explain about an action: whom it is aimed at, and what with.
 * @param {Action} action
 * @returns {{ kind: string, id: string }[]}
 */
function explained({ group, id, target, subject }) {
  const [, first] = id.split(':');
  const what = { attack: 'item', ability: 'ability', charge: 'ability', item: 'item', tome: 'item', curse: 'ability' }[group];
  const found = [];
  if (target && ['attack', 'ability', 'item', 'tome'].includes(group)) found.push({ kind: 'figure', id: target });
  if (what && (subject ?? first)) found.push({ kind: what, id: subject ?? first ?? '' });
  return found;
}

/** @param {{ label: string, onBack: () => void }} props */
export function Back({ label, onBack }) {
  const { words } = usePage();
  return html`<div class="panel-head">
    <button class="button round" aria-label=${words.t('phone-back')} onClick=${onBack}><${Icon} name="back" /></button>
    <h2 class="display">${label}</h2>
  </div>`;
}

/**
 * @param {ReturnType<typeof usePage>} page @param {Action} action
 * @returns {{ title: string, detail: string }} whom or what it is about, and with what
 */
function wordsOf(page, action) {
  const { saying, words } = page;
  const group = words.t(key('action', action.group));
  const [, subject, target] = action.id.split(':');
  const whom = action.target ?? (action.group === 'attack' ? target : undefined);
  const what = action.subject ?? (action.group !== 'attack' && whom !== subject ? subject : action.group === 'attack' ? subject : undefined);
  const { entities } = page.table;
  const from = entities?.[`heroes.${entities?.table?.turn_of}`]?.cell;
  const where = (/** @type {string | undefined} */ id) => {
    const [cell] = id ? cellsOf(entities, id) : [];
    return cell && from ? sayWhere(words, entities, from, cell) : '';
  };
  if (action.group === 'attack') {
    const weapon = what ? [saying.name(what, ['item', 'ability']), saying.about(what, 'rule', ['item'])].filter(Boolean).join(': ') : '';
    return { title: whom ? saying.name(whom) : group, detail: [where(whom), weapon].filter(Boolean).join(' · ') };
  }
  if (what && saying.things[what]) return { title: group, detail: where(what) };
  const title = what ? saying.name(what) : whom ? saying.name(whom) : group;
  const rule = what ? (saying.about(what, 'short', ['ability']) ?? saying.about(what, 'rule', ['ability', 'item'])) : null;
  const on = whom && what ? words.t('phone-action-on', { target: saying.name(whom) }) + (where(whom) ? ` (${where(whom)})` : '') : '';
  return { title, detail: [on, rule].filter(Boolean).join(' · ') };
}

/**
 * @param {{ ask: Ask, action: Action, pick: Pick, setPick: (pick: Pick) => void }} props
 */
function Prepare({ ask, action, pick, setPick }) {
  const page = usePage();
  const { words, saying } = page;
  const busy = page.underWay > 0;
  const dice = Math.min(action.high, Math.max(action.low, pick.dice ?? firstGuess(action)));
  const { title, detail } = wordsOf(page, action);
  const several = (ask.actions ?? []).filter((other) => other.group === action.group).length > 1;
  const chance = action.odds?.[dice - action.low];
  const hero = page.table.entities?.[`heroes.${ask.seat}`];
  const helpers = (ask.actions ?? []).filter((other) => HELPERS.has(other.group) && other.high === 0 && helps(page.facts, other, action));
  const group = words.t(key('action', action.group));
  const about = explained(action);
  // Ending the turn says itself what becomes of the dice.
  const line = detail || (action.group === 'end_turn' ? '' : words.t(`${key('action', action.group)}.line`));

  const send = async () => {
    const outcome = await page.answer(ask.ask, { action: action.id, dice });
    if (outcome.accepted) setPick({});
  };

  return html`<div class="menu prepare">
    <${Back} label=${title === group ? group : `${group}: ${title}`} onBack=${() => setPick(several ? { group: action.group } : {})} />
    ${line && html`<p class="hint">${line}</p>`}
    ${about.length > 0 && html`<p class="facts">${about.map(({ kind, id }) => html`<${Info} key=${id} kind=${kind} id=${id} named=${true} />`)}</p>`}
    ${action.high > 0 &&
    html`<p class="facts">
        ${action.need != null && html`<span class="fact"><strong>${action.need}+</strong> ${words.t('phone-need')}</span>`}
        ${action.star != null && html`<span class="fact"><${Icon} name="star" /><strong>= ${action.star}</strong> ${action.attribute ? saying.name(action.attribute, ['attribute']) : ''}</span>`}
        ${action.behind && !action.bonus?.some(({ why }) => why === 'behind') && html`<span class="fact"><${Icon} name="behind" />${words.t('sf-bonus-behind')}</span>`}
        ${(action.bonus ?? []).map(
          (bonus) => html`<span key=${bonus.why} class="fact"><strong>${bonus.value >= 0 ? '+' : '−'}${Math.abs(bonus.value)}</strong> ${saying.name(bonus.why, BONUS)}</span>`,
        )}
      </p>
      ${action.low < action.high || action.odds || action.mean
        ? html`<${DiceChooser} low=${action.low} high=${action.high} odds=${action.odds} mean=${action.mean} value=${dice}
            legend=${words.t(action.group === 'defend' ? 'phone-dice-shields' : 'phone-dice-how-many')} onChange=${(/** @type {number} */ n) => setPick({ ...pick, dice: n })} />`
        : null}`}
    ${helpers.length > 0 &&
    html`<details class="fold helpers"><summary>${words.t('phone-helpers', { count: helpers.length })}</summary>
      <div class="cards">
        ${helpers.map((helper) => {
          const said = wordsOf(page, helper);
          return html`<button key=${helper.id} class="card-button" data-action=${helper.id} disabled=${busy} onClick=${() => page.answer(ask.ask, { action: helper.id, dice: 0 })}>
            <strong><${Icon} name=${helper.group} /> ${said.title}</strong><span>${said.detail}</span>
          </button>`;
        })}
      </div></details>`}
    ${action.warn && html`<p class="warn"><${Icon} name="warn" />${words.t(key('sf-warn', action.warn))}</p>`}
    ${chance === 0 && html`<p class="warn"><${Icon} name="warn" />${words.t('phone-impossible')}</p>`}
    ${ENDS.has(action.group) && hero?.dice > 0 && html`<p class="warn good"><${Icon} name="defend" />${words.t('phone-end-shields', { dice: hero.dice })}</p>`}
    <button class="button main commit" data-action=${action.id} disabled=${busy} onClick=${send}>
      ${words.t(commitKey(action), { dice, action: title })}
      ${chance !== undefined && html`<small>${words.t('phone-dice-success', { chance: percent(chance) })}</small>`}
    </button>
  </div>`;
}

/** What an ability strengthens, by the word the game's facts have for it. @type {Record<string, (action: Action) => boolean>} */
const STRENGTHENS = {
  melee: (action) => action.group === 'attack' && action.attribute === 'strength',
  ranged: (action) => action.group === 'attack' && action.attribute === 'aim',
  magic: (action) => action.group === 'attack' && action.attribute === 'magic',
  attack: (action) => action.group === 'attack',
  move: (action) => action.group === 'move',
  wits: (action) => action.group !== 'attack' && (action.attribute === 'cunning' || action.attribute === 'magic'),
};

/**
 * Whether something belongs beside an action's dice: abilities by what they strengthen, small items beside every roll.
 * @param {any} facts of the game @param {Action} helper @param {Action} action
 * @returns {boolean}
 */
export function helps(facts, helper, action) {
  if (HELPERS.has(action.group) || action.high === 0 || action.group === 'defend') return false;
  // What is aimed at somebody is a deed of its own.
  if (helper.target) return false;
  if (helper.group === 'item') return true;
  const arms = facts?.abilities?.[helper.id.split(':')[1] ?? '']?.arms;
  return arms ? (STRENGTHENS[arms]?.(action) ?? true) : action.group === 'attack';
}

/** @param {Action} action @returns {string} what the button that commits says */
function commitKey(action) {
  if (action.group === 'defend') return 'phone-commit-defend';
  if (action.group === 'end_turn') return 'phone-commit-end-turn';
  return action.high > 0 ? 'phone-commit-roll' : 'phone-commit-do';
}
