/**
 * The lobby: how to come in (QR, address), what there is to play, who has joined, what to do next.
 */
import { MASTER, heroesPlaying } from '../../lib/choices.js';
import { ICONS, el, icon, sign } from './dom.js';
import { face } from './faces.js';
import { PAINT, signPoints } from '../games/super_fantasy/signs.js';

/** @typedef {import('../../lib/wire.js').Lobby} Lobby */
/** @typedef {import('../../lib/words.js').Words} Words */
/** @typedef {(action: Record<string, any>) => void} Act */

/** @param {string} url @returns {string} as one types it: without `http://` and the last slash */
export const typed = (url) => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** @param {Lobby} lobby @param {Words} words @param {Act} act @param {string} qr address of the picture */
export function entrance(lobby, words, act, qr) {
  const { url, candidates } = lobby.address;
  return [
    el('h2', {}, words.t('tv-scan')),
    el('img.qr', { src: qr, alt: words.t('tv-qr', { address: typed(url) }) }),
    el('p.or', {}, words.t('tv-or-type')),
    el('p.address', {}, typed(url)),
    candidates.length > 1 && el('button.small', { 'data-key': 'address', onClick: () => act({ type: 'next_address' }) }, el('kbd', {}, 'A'), ' ', words.t('tv-next-address')),
  ];
}

/**
 * The seats and who plays them; a press on a free one hands it to the computer, or takes it back. The one who plays against
 * the others has a line of his own; nobody need take it, the computer does.
 * @param {Lobby} lobby @param {Words} words @param {Act} act
 */
export function party(lobby, words, act) {
  return lobby.seats.map((seat) => {
    const { id, bot } = seat;
    const player = lobby.players.find((one) => one.id === seat.player);
    const against = id === MASTER;
    const { bright, deep } = PAINT[id] ?? PAINT.pizzarro;
    const taken = Boolean(player || bot || against);
    const who = player ? [player.name, player.host && icon(ICONS.crown, 'icon', words.t('tv-host')), player.online ? '' : ` (${words.t('tv-away')})`] : bot && [icon(ICONS.robot), words.t('tv-computer')];
    const line = against ? words.t(player ? `sf-hero-${id}.line` : 'tv-master-free') : !taken && words.first([`sf-hero-${id}.short`, 'tv-free']);
    return el(`button.seat${taken ? '.taken' : ''}${against ? '.against' : ''}`, { style: { '--bright': bright, '--deep': deep }, 'data-key': `seat-${id}`, disabled: Boolean(player) || against, onClick: () => act({ type: 'computer', seat: id, on: !bot }) },
      face(id), el('b', {}, sign(signPoints(id), bright), ' ', words.t(`sf-hero-${id}`)), who && el('span.who', {}, who), line && el('small.line', {}, line));
  });
}

/** People who joined and hold no hero yet. @param {Lobby} lobby @param {Words} words */
export function waiting(lobby, words) {
  const idle = lobby.players.filter(({ seats }) => !seats.length);
  return idle.length ? el('p.waiting', {}, words.t('tv-choosing-hero', { names: new Intl.ListFormat(document.documentElement.lang).format(idle.map(({ name }) => name)), count: idle.length })) : null;
}

/** @param {Lobby} lobby @returns {'scan' | 'hero' | 'start'} what the table should do next */
export function nextStep(lobby) {
  if (heroesPlaying(lobby).length > 0) return 'start';
  return lobby.players.length ? 'hero' : 'scan';
}

/** @param {Lobby} lobby @param {Words} words @param {Act} act */
export function nextLine(lobby, words, act) {
  const step = nextStep(lobby);
  return [
    el('p', {}, icon(step === 'start' ? ICONS.check : ICONS.flame), words.t(`tv-next-${step}`)),
    el('button.main', { 'data-key': 'start', disabled: step !== 'start', onClick: () => act({ type: 'start' }) }, words.t('tv-start')),
  ];
}

/** What to check when nobody gets here. @param {Lobby} lobby @param {Words} words */
export function doorHelp(lobby, words) {
  const { requested, socket } = lobby.reached;
  const lines = requested && !socket ? ['tv-help-browser', 'tv-help-private'] : ['tv-help-wifi', 'tv-help-data', 'tv-help-permission', 'tv-help-firewall', 'tv-help-address'];
  return [el('h2', {}, words.t('tv-help-title')), el('ul', {}, lines.map((line) => el('li', {}, words.t(line))))];
}
