/** Sheets that lie over everything: first start, pause, help with the QR. One is open at a time. */
import { ICONS, el, icon } from './dom.js';
import { typed } from './lobby.js';
import { MARGINS, TEXTS, neighbour } from '../settings.js';

/** @typedef {import('../../lib/words.js').Words} Words */
/** @typedef {import('../settings.js').Settings} Settings */

/**
 * First start on a television: each row is changed by one key or by its buttons.
 * @param {Settings} settings @param {string} language @param {Words} words
 * @param {(settings: Partial<Settings>) => void} change @param {{language: () => void, fullscreen: () => void, done: () => void}} deeds
 */
export function setupSheet(settings, language, words, change, deeds) {
  const row = (/** @type {string} */ name, /** @type {string} */ value, /** @type {string[]} */ keys, /** @type {(by: number) => void} */ turn) =>
    el('div.row', {}, el('span', {}, words.t(`tv-setup-${name}`)),
      el('button', { 'data-key': `${name}-less`, 'aria-label': words.t('tv-less', { what: words.t(`tv-setup-${name}`) }), onClick: () => turn(-1) }, el('kbd', {}, keys[0])),
      el('b', {}, value),
      el('button', { 'data-key': `${name}-more`, 'aria-label': words.t('tv-more', { what: words.t(`tv-setup-${name}`) }), onClick: () => turn(1) }, el('kbd', {}, keys[1] ?? keys[0])));
  const toggle = (/** @type {string} */ name, /** @type {boolean} */ on, /** @type {string} */ key, /** @type {() => void} */ turn) =>
    el('div.row', {}, el('span', {}, words.t(`tv-setup-${name}`)), el('button.wide', { 'data-key': name, 'aria-pressed': String(on), onClick: turn }, el('kbd', {}, key), ' ', words.t(on ? 'tv-on' : 'tv-off')));
  return [
    el('h1', {}, words.t('tv-setup-title')), el('p', {}, words.t('tv-setup-hint')),
    row('margin', `${settings.margin}%`, ['◀', '▶'], (by) => change({ margin: neighbour(MARGINS, settings.margin, by) })),
    row('text', `${Math.round(settings.text * 100)}%`, ['▼', '▲'], (by) => change({ text: neighbour(TEXTS, settings.text, by) })),
    toggle('sound', settings.sound, 'M', () => change({ sound: !settings.sound })),
    toggle('calm', settings.calm, 'X', () => change({ calm: !settings.calm })),
    el('div.row', {}, el('span', {}, words.t('tv-setup-language')), el('button.wide', { 'data-key': 'language', onClick: deeds.language }, el('kbd', {}, 'L'), ' ', words.t(`tv-language-${language}`))),
    el('div.row', {}, el('span', {}, words.t('tv-setup-fullscreen')), el('button.wide', { 'data-key': 'fullscreen', onClick: deeds.fullscreen }, el('kbd', {}, 'F'), ' ', words.t('tv-fullscreen'))),
    el('button.main', { 'data-key': 'done', onClick: deeds.done }, el('kbd', {}, '⏎'), ' ', words.t('tv-setup-done')),
    ['tl', 'tr', 'bl', 'br'].map((corner) => el(`i.corner.${corner}`)),
  ];
}

/** @param {{by: string | null, reason: string}} paused @param {string} name of who paused @param {Words} words @param {() => void} resume */
export function pauseSheet(paused, name, words, resume) {
  const reason = words.first([`tv-paused-${paused.reason.replace(/_/g, '-')}`, 'tv-paused-plain'], { name: name || words.t('tv-the-tv') });
  return [el('h1', {}, words.t('tv-paused')), el('p', {}, reason), el('button.main', { 'data-key': 'resume', onClick: resume }, el('kbd', {}, 'P'), ' ', words.t('tv-resume'))];
}

/** The keys of this page, and the QR for who comes late. @param {import('../../lib/wire.js').Lobby} lobby @param {Words} words @param {string} qr @param {() => void} close */
export function helpSheet(lobby, words, qr, close) {
  const keys = [['C', 'camera'], ['␣', 'skip'], ['R', 'replay'], ['1 2 3', 'speed'], ['P', 'pause'], ['M', 'mute'], ['X', 'calm'], ['F', 'fullscreen'], ['L', 'language'], ['O', 'setup']];
  return [
    el('div.late', {}, el('h1', {}, words.t('tv-late')), el('img.qr', { src: qr, alt: words.t('tv-qr', { address: typed(lobby.address.url) }) }), el('p.address', {}, typed(lobby.address.url))),
    el('div.keys', {}, el('h2', {}, words.t('tv-keys')), el('dl', {}, keys.map(([key, name]) => [el('dt', {}, el('kbd', {}, key)), el('dd', {}, words.t(`tv-key-${name}`))])),
      el('button.main', { 'data-key': 'close', onClick: close }, el('kbd', {}, 'Q'), ' ', words.t('tv-close'))),
  ];
}

/** @param {'lost' | 'moved' | 'bye' | 'reload' | 'connecting'} state @param {Words} words */
export function linkNote(state, words) {
  return el('p', { role: 'status' }, icon(ICONS.sleep), words.t(`tv-link-${state}`));
}
