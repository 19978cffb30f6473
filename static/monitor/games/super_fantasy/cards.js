/**
 * The heroes' cards at the left edge: who, whose phone, life, dice, shields, charges, statuses. The card of the hero
 * whose turn it is opens up and names his abilities.
 */
import { entitiesOf } from '../../../lib/store.js';
import { ICONS, el, icon, sign } from '../../hud/dom.js';
import { face } from '../../hud/faces.js';
import { PAINT, signPoints } from './signs.js';

/** @typedef {import('./entities.js').HeroEntity} HeroEntity */
/** @typedef {import('../../../lib/words.js').Words} Words */
/** @typedef {import('../../../lib/wire.js').Lobby} Lobby */

const BAD = new Set(['stunned', 'frozen', 'poisoned']);

/** @param {HeroEntity} hero @param {Words} words */
function hearts(hero, words) {
  const all = Math.max(hero.max_life, hero.life);
  return el('span.hearts', { role: 'img', 'aria-label': words.t('tv-life', { life: hero.life, most: hero.max_life }) },
    Array.from({ length: all }, (_, i) => icon(ICONS.heart, i < hero.life ? 'icon heart' : 'icon heart lost')));
}

/** @param {string} picture @param {number} value @param {string} label @param {string} [klass] */
function count(picture, value, label, klass = '') {
  return el(`span.count${klass}`, { role: 'img', 'aria-label': label }, icon(picture), el('b', {}, value));
}

/** @param {{level: number, charge: number, length: number, curse?: string}} ability @param {string} label */
function gauge(ability, label) {
  const full = ability.charge >= ability.length;
  return el(`span.gauge${full ? '.full' : ''}${ability.curse ? '.cursed' : ''}`, { role: 'img', 'aria-label': label },
    ability.curse
      ? icon(ICONS.skull)
      : Array.from({ length: ability.length }, (_, i) => (i === ability.length - 1 ? icon(ICONS.star, i < ability.charge ? 'icon pip on' : 'icon pip') : el(`i.pip${i < ability.charge ? '.on' : ''}`))));
}

/** @param {HeroEntity} hero @param {Words} words */
function chips(hero, words) {
  const marks = hero.status.map((status) => ({ text: words.t(`sf-status-${status}`), bad: BAD.has(status) }));
  if (hero.hymn) marks.push({ text: `${words.t('sf-token-hymn')} +${hero.hymn}`, bad: false });
  if (hero.will) marks.push({ text: words.t('sf-token-will'), bad: false });
  if (hero.fortress) marks.push({ text: words.t('sf-token-fortress'), bad: false });
  if (hero.fury) marks.push({ text: words.t('sf-token-fury'), bad: false });
  if (hero.down) marks.unshift({ text: words.t('tv-down'), bad: true });
  return marks.map(({ text, bad }) => el(`span.chip${bad ? '.bad' : '.good'}`, {}, icon(bad ? ICONS.skull : ICONS.flame), text));
}

/** @param {string} id @param {HeroEntity} hero @param {boolean} acting @param {Lobby | null} lobby @param {number[]} ladder @param {Words} words */
function card(id, hero, acting, lobby, ladder, words) {
  const seat = lobby?.seats.find((entry) => entry.id === id);
  const player = lobby?.players.find((entry) => entry.id === seat?.player);
  const away = Boolean(player && !player.online);
  const paint = PAINT[id] ?? PAINT.pizzarro;
  const bot = seat?.bot || !player;
  const abilities = Object.entries(hero.abilities);
  const label = (/** @type {string} */ ability, /** @type {{charge: number, length: number}} */ { charge, length }) =>
    words.t('tv-charge', { ability: words.t(`sf-ability-${ability}`), charge, length });
  return el(`article.card${acting ? '.acting' : ''}${hero.acted ? '.acted' : ''}${hero.down ? '.down' : ''}${away ? '.away' : ''}`,
    { style: { '--bright': paint.bright, '--deep': paint.deep }, 'data-hero': id },
    face(id),
    el('header', {}, sign(signPoints(id), paint.bright), el('h3', {}, words.t(`sf-hero-${id}`)), bot && icon(ICONS.robot, 'icon robot', words.t('tv-computer')),
      hero.acted && !acting && el('span.tick', { role: 'img', 'aria-label': words.t('tv-acted') }, icon(ICONS.check))),
    el('div.people', {}, !bot && el('span.owner', {}, player?.name), away && el('span.tag', {}, icon(ICONS.sleep), words.t('tv-away')), chips(hero, words)),
    el('div.row', {}, hearts(hero, words), level(hero, ladder, words),
      acting && count(ICONS.die, hero.dice, words.t('tv-dice-left', { dice: hero.dice })),
      hero.shield_dice > 0 && count(ICONS.shield, hero.shield_dice, words.t('tv-shields', { dice: hero.shield_dice }))),
    acting
      ? el('ul.abilities', {}, abilities.map(([ability, value]) => el(`li${value.charge >= value.length ? '.full' : ''}`, {}, el('span', {}, words.t(`sf-ability-${ability}`)), gauge(value, label(ability, value)))))
      : el('div.gauges', {}, abilities.map(([ability, value]) => gauge(value, label(ability, value)))));
}

/** The level, and how far it is to the next. @param {HeroEntity} hero @param {number[]} ladder @param {Words} words */
function level({ level: now, xp }, ladder, words) {
  const [from, to] = [ladder[now - 1] ?? 0, ladder[now]];
  const share = to === undefined ? 1 : Math.max(0, Math.min(1, (xp - from) / (to - from)));
  const text = to === undefined ? words.t('tv-level-last', { level: now }) : words.t('tv-level', { level: now, xp, next: to });
  return el('span.level', { role: 'img', 'aria-label': text }, words.t('tv-level-short', { level: now }), el('i', { style: { '--share': share } }));
}

/** @param {import('../../../lib/store.js').TableState} state @param {number[]} ladder experience at which each level is reached @param {Words} words @returns {HTMLElement[]} */
export function heroCards(state, ladder, words) {
  const turn = state.entities?.table?.turn_of;
  return entitiesOf(state.entities, 'heroes').map(([id, hero]) => card(id, hero, id === turn, state.lobby, ladder, words));
}
