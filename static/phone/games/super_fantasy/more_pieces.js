/** What only some missions have on the map: fires, buttons, gold, boulders, crypts, who is led by the hand; and rarer monsters. */
import { html } from '../../../vendor/phone.js';
import { entitiesOf } from '../../../lib/store.js';
import { letterOf, paintOf } from './heroes.js';
import { At, INK } from './pieces.js';

/** What lies flat on the ground, and where everything has to get to. @param {{ entities: import('../../../lib/wire.js').Entities }} props */
export function Flat({ entities }) {
  const { board, goals = [] } = entities;
  const each = (/** @type {string} */ kind) => entitiesOf(entities, kind);
  return html`<g>
    ${goals.filter((/** @type {any} */ { area, open, done }) => area && open !== false && !done).map((/** @type {any} */ goal) => html`<${GoalArea} key=${goal.id} board=${board} area=${goal.area} />`)}
    ${each('buttons').map(([id, button]) => html`<${Button} key=${id} button=${button} />`)}
    ${each('padlocks').map(([id, padlock]) => html`<${Padlock} key=${id} padlock=${padlock} />`)}
    ${each('crypts').map(([id, crypt]) => html`<${Crypt} key=${id} crypt=${crypt} />`)}
  </g>`;
}

/** What stands up, and who is led about. @param {{ entities: import('../../../lib/wire.js').Entities, facts: any }} props */
export function Upright({ entities, facts }) {
  const each = (/** @type {string} */ kind) => entitiesOf(entities, kind);
  return html`<g>
    ${each('braziers').map(([id, brazier], _, all) => html`<${Brazier} key=${id} brazier=${brazier} next=${isNext(brazier, all)} />`)}
    ${each('boulders').map(([id, boulder]) => html`<${Boulder} key=${id} boulder=${boulder} />`)}
    ${each('gold').map(([id, gold]) => html`<${Gold} key=${id} gold=${gold} />`)}
    ${each('companions').map(([id, companion]) => html`<${CompanionPiece} key=${id} companion=${companion} facts=${facts} />`)}
  </g>`;
}

/** Where everybody, or everything, has to get to: a golden rim, and a flag in the middle. @param {{ board: any, area: string }} props */
function GoalArea({ board, area }) {
  /** @type {[number, number][]} */
  const cells = board.areas.flatMap((/** @type {string} */ row, /** @type {number} */ y) => [...row].flatMap((letter, x) => (letter === area ? [[x, y]] : [])));
  const is = (/** @type {number} */ x, /** @type {number} */ y) => board.areas[y]?.[x] === area;
  const rim = cells.map(([x, y]) => [is(x, y - 1) ? '' : `M${x} ${y + 0.07}h1`, is(x, y + 1) ? '' : `M${x} ${y + 0.93}h1`, is(x - 1, y) ? '' : `M${x + 0.07} ${y}v1`, is(x + 1, y) ? '' : `M${x + 0.93} ${y}v1`].join('')).join('');
  const middle = (/** @type {0 | 1} */ way) => cells.reduce((sum, cell) => sum + cell[way], 0) / cells.length + 0.5;
  return html`<g><path d=${rim} stroke="#b8860b" stroke-width=".14" /><path d=${rim} stroke="#ffe08a" stroke-width=".06" stroke-dasharray=".2 .12" />
    <path transform=${`translate(${middle(0)} ${middle(1)})`} d="M-.3.6V-.6H.5L.25-.3.5 0H-.3" fill="#ffe08a" fill-opacity=".8" stroke="#b8860b" stroke-width=".09" /></g>`;
}

/** Fires are lit in order. @param {any} brazier @param {[string, any][]} all @returns {boolean} whether it can be lit now */
function isNext(brazier, all) {
  return !brazier.lit && all.every(([, other]) => other.goal !== brazier.goal || other.lit || other.order >= brazier.order);
}

/** @param {{ brazier: any, next: boolean }} props `next`: the one that can be lit now */
function Brazier({ brazier, next }) {
  return html`<${At} at=${brazier.cell}>
    ${next && html`<circle r=".46" fill="none" stroke="#e0852b" stroke-width=".08" stroke-dasharray=".14 .08" />`}
    <path d="M-.14.1L-.26.42M.14.1L.26.42M0 .1V.42" stroke=${INK} stroke-width=".07" />
    <path d="M-.34-.1H.34L.22.16H-.22z" fill="#6e6470" stroke=${INK} stroke-width=".05" />
    ${brazier.lit
      ? html`<path d="M-.22-.1C-.3-.3-.1-.32-.08-.5.1-.42.06-.3.14-.26.2-.3.18-.36.18-.4.34-.24.28-.14.22-.1z" fill="#f08a24" stroke=${INK} stroke-width=".04" /><path d="M-.08-.1C-.12-.2 0-.24.02-.32.12-.24.12-.16.08-.1z" fill="#ffe08a" />`
      : html`<text y="-.16" text-anchor="middle" font-size=".3" font-weight="900" fill=${INK}>${brazier.order}</text>`}
  <//>`;
}

/** @param {{ button: any }} props */
function Button({ button }) {
  return html`<${At} at=${button.cell}>
    <rect x="-.38" y="-.38" width=".76" height=".76" rx=".1" fill="#7d7684" stroke=${INK} stroke-width=".05" />
    <circle r=${button.down ? 0.2 : 0.27} fill=${button.down ? '#3f8f4a' : '#c23b33'} stroke=${INK} stroke-width=".05" />
    ${button.down ? html`<path d="M-.1 0l.07.08.13-.15" fill="none" stroke="#fff6df" stroke-width=".06" />` : html`<path d="M-.17-.07Q0-.24.17-.07" fill="none" stroke="#ff9d8d" stroke-width=".05" />`}
  <//>`;
}

/** @param {{ gold: any }} props gold that lies about */
function Gold({ gold }) {
  if (!gold.cell) return null;
  return html`<${At} at=${gold.cell}>
    <path d="M-.36.3L-.28.08H.28L.36.3zM-.22.08L-.15-.14H.15L.22.08z" fill="#f0c54a" stroke=${INK} stroke-width=".05" stroke-linejoin="round" />
    <path d="M.2-.36l.04.1.1.04-.1.04-.04.1-.04-.1-.1-.04.1-.04z" fill="#fff6df" stroke=${INK} stroke-width=".02" />
  <//>`;
}

/** @param {{ boulder: any }} props */
function Boulder({ boulder }) {
  if (!boulder.there) return null;
  return html`<${At} at=${boulder.cell}>
    <path d="M-.42.38C-.5.05-.36-.36 0-.4.4-.38.5.06.4.38z" fill="#8d8690" stroke=${INK} stroke-width=".06" />
    <path d="M-.12-.22L.04-.06-.06.1.08.26M.2-.16L.28 0" fill="none" stroke="#4c4652" stroke-width=".05" />
  <//>`;
}

/** @param {{ padlock: any }} props */
function Padlock({ padlock }) {
  if (padlock.open) return null;
  return html`<${At} at=${padlock.cell}>
    <path d="M-.15-.02V-.16a.15.15 0 0 1 .3 0V-.02" fill="none" stroke=${INK} stroke-width=".1" />
    <rect x="-.24" y="-.04" width=".48" height=".36" rx=".06" fill="#e2ad3c" stroke=${INK} stroke-width=".05" /><path d="M0 .08V.2" stroke=${INK} stroke-width=".09" stroke-linecap="round" />
  <//>`;
}

/** @param {{ crypt: any }} props */
function Crypt({ crypt }) {
  const xs = crypt.cells.map((/** @type {any} */ cell) => cell[0]);
  const ys = crypt.cells.map((/** @type {any} */ cell) => cell[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x + 1, Math.max(...ys) - y + 1];
  return html`<g transform=${`translate(${x} ${y})`}>
    <rect x=".06" y=".06" width=${width - 0.12} height=${height - 0.12} rx=".08" fill="#5c5666" stroke=${INK} stroke-width=".06" />
    <path d=${`M.06.06L${width / 2} ${height / 2}L${width - 0.06}.06M.06 ${height - 0.06}L${width / 2} ${height / 2}L${width - 0.06} ${height - 0.06}`} stroke="#8a8394" stroke-width=".05" fill="none" />
    <g transform=${`translate(${width / 2} ${height / 2})`}><circle r=".3" fill="#efe3c6" stroke=${INK} stroke-width=".05" />
      <path d=${crypt.sealed ? 'M-.14 0l.1.12.2-.24' : 'M0-.19V.19M-.13-.06H.13'} fill="none" stroke=${crypt.sealed ? '#2e6b3c' : INK} stroke-width=".08" /></g>
  </g>`;
}

/** Heads of those who are led by the hand, around the middle. @type {Record<string, any>} */
const HEADS = {
  goat: html`<path d="M-.2-.12C-.34-.16-.36-.34-.28-.42-.28-.3-.2-.26-.12-.24M.2-.12C.34-.16.36-.34.28-.42.28-.3.2-.26.12-.24" fill="#8a7a5a" stroke=${INK} stroke-width=".03" /><path d="M-.18-.22Q0-.32.18-.22L.12.12Q0 .24-.12.12z" fill="#fff6df" stroke=${INK} stroke-width=".04" /><path d="M-.04.2L0 .36.04.2z" fill="#d8cdb4" stroke=${INK} stroke-width=".02" />`,
  sexton: html`<circle cy="-.02" r=".2" fill="#f0b894" stroke=${INK} stroke-width=".04" /><path d="M-.3-.12H.3V-.2H.2V-.42H-.2V-.2H-.3z" fill="#3c3550" stroke=${INK} stroke-width=".03" /><path d="M-.14.06Q0 .34.14.06z" fill="#d8d3dc" stroke=${INK} stroke-width=".03" />`,
};

/** @param {{ companion: any, facts: any }} props with the colour of whoever leads */
function CompanionPiece({ companion, facts }) {
  const { fill } = companion.leader ? paintOf(facts, companion.leader) : { fill: '#efe3c6' };
  return html`<${At} at=${companion.cell}>
    <rect x="-.4" y="-.4" width=".8" height=".8" rx=".3" fill=${companion.leader ? fill : '#9fb58c'} stroke=${INK} stroke-width=".05" />
    ${HEADS[companion.kind] ?? null}<circle cx="-.07" cy="-.06" r=".03" fill=${INK} /><circle cx=".07" cy="-.06" r=".03" fill=${INK} />
    ${companion.leader && html`<g transform="translate(.3 .3)"><circle r=".15" fill=${fill} stroke="#fff6df" stroke-width=".04" /><text y=".07" text-anchor="middle" font-size=".2" font-weight="900" fill="#fff">${letterOf(companion.leader)}</text></g>`}
  <//>`;
}

/** Figures that are no skull with a hat: a sheet with two holes, a heap of skulls, a lizard with a ruff. @type {Record<string, any>} */
export const BODIES = {
  spectre: html`<path d="M-.3.38C-.34-.5.34-.5.3.38L.16.26 0 .4-.16.26z" fill="#e9f1fb" fill-opacity=".92" stroke=${INK} stroke-width=".04" /><ellipse cx="-.1" cy="-.06" rx=".06" ry=".09" fill=${INK} /><ellipse cx=".1" cy="-.06" rx=".06" ry=".09" fill=${INK} /><ellipse cy=".13" rx=".05" ry=".07" fill=${INK} />`,
  skull_tower: html`${[[-0.17, 0.26], [0.17, 0.26], [0, -0.02], [0, -0.32]].map(([x, y]) => html`<g key=${`${x}${y}`} transform=${`translate(${x} ${y})`}><circle r=".17" fill="#d7e0ea" stroke=${INK} stroke-width=".04" /><circle cx="-.06" r=".04" fill=${INK} /><circle cx=".06" r=".04" fill=${INK} /></g>`)}`,
  sstraxas: html`<path d="M-.34.1Q-.4.42 0 .4T.34.1Q.2.2 0 .2T-.34.1z" fill="#c23b33" stroke=${INK} stroke-width=".03" /><path d="M-.2-.3Q0-.5.2-.3L.26 0Q.2.26 0 .28T-.26 0z" fill="#5fae58" stroke=${INK} stroke-width=".04" /><circle cx="-.15" cy="-.2" r=".1" fill="#ffe08a" stroke=${INK} stroke-width=".03" /><circle cx=".15" cy="-.2" r=".1" fill="#ffe08a" stroke=${INK} stroke-width=".03" /><path d="M-.15-.27V-.13M.15-.27V-.13" stroke=${INK} stroke-width=".04" /><path d="M0 .1V.24L-.06.34M0 .24L.06.34" fill="none" stroke="#c0509f" stroke-width=".04" />`,
};

/** Whose base is larger, and golden at the rim. */
export const BOSSES = new Set(['lazybones', 'fishmonger', 'torment', 'skullcleaver', 'sstraxas']);
const BOSS_BASE = 'M0-.54L.14-.42.31-.45.36-.28.52-.17.45 0 .52.17.36.28.31.45.14.42 0 .54-.14.42-.31.45-.36.28-.52.17-.45 0-.52-.17-.36-.28-.31-.45-.14-.42z';

/** Hats on a skull: a parting and a bow tie, a mitre, a boater and a fish, a bicorne, a crown. @type {Record<string, any>} */
export const HATS = {
  fresh: html`<path d="M-.28-.06C-.3-.4.26-.44.28-.08.1-.1-.02-.16-.1-.24-.14-.14-.2-.08-.28-.06z" fill="#7a4a2a" stroke=${INK} stroke-width=".03" /><path d="M0 .42L-.2.32V.52zM0 .42L.2.32V.52z" fill="#c23b33" stroke=${INK} stroke-width=".03" />`,
  lazybones: html`<path d="M-.28-.14C-.3-.42-.1-.6 0-.7.1-.6.3-.42.28-.14z" fill="#f4efe2" stroke=${INK} stroke-width=".035" /><path d="M0-.64V-.16M-.15-.36H.15" stroke="#b8860b" stroke-width=".07" /><path d="M-.3-.2H.3V-.1H-.3z" fill="#8a3be0" />`,
  fishmonger: html`<path d="M-.4-.18H.4V-.26H-.4z" fill="#e8d27a" stroke=${INK} stroke-width=".03" /><path d="M-.24-.26V-.48H.24V-.26z" fill="#e8d27a" stroke=${INK} stroke-width=".03" /><path d="M-.24-.28H.24V-.36H-.24z" fill="#2f66c4" /><path d="M-.2.38Q0 .24.16.38L.3.28V.5L.16.4Q0 .54-.2.38z" fill="#6fa8c9" stroke=${INK} stroke-width=".03" />`,
  torment: html`<path d="M-.46-.16Q-.3-.56 0-.56T.46-.16Q0-.34-.46-.16z" fill="#22304f" stroke=${INK} stroke-width=".035" /><path d="M-.4-.2Q0-.4.4-.2" fill="none" stroke="#e2ad3c" stroke-width=".05" /><circle cy="-.42" r=".08" fill="#c23b33" stroke="#fff" stroke-width=".03" />`,
  skullcleaver: html`<path d="M-.3-.12V-.5L-.15-.34 0-.58.15-.34.3-.5V-.12z" fill="#f0c54a" stroke=${INK} stroke-width=".035" stroke-linejoin="round" /><circle cy="-.24" r=".06" fill="#c23b33" /><circle cx="-.18" cy="-.22" r=".04" fill="#3f9bff" /><circle cx=".18" cy="-.22" r=".04" fill="#3f9bff" />`,
};

/** Outlines of bases: on a corner, like a drop, square; those of bosses are toothed. @type {Record<string, string>} */
export const BASES = {
  fresh: 'M0-.52L.5 0 0 .5-.5 0z',
  spectre: 'M0-.54C.2-.36.46-.2.46.06A.46.42 0 0 1-.46.06C-.46-.2-.2-.36 0-.54z',
  skull_tower: 'M-.46-.46H.46V.46H-.46z',
  ...Object.fromEntries([...BOSSES].map((boss) => [boss, BOSS_BASE])),
};
