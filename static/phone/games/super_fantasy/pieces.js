/** Everything that stands on the map, one unit a square, each told by its outline before its colour. */
import { html } from '../../../vendor/phone.js';
import { edgeLine, facingDegrees } from '../../../lib/geometry.js';
import { letterOf, paintOf } from './heroes.js';

const INK = '#231d2c';

/** The Fate die's symbols on a field of one by one around the middle. @type {Record<string, string>} */
const SYMBOLS = {
  lightning: 'M.06-.3L-.16.06H-.02L-.08.3.18-.08H.03z',
  drop: 'M0-.3C.1-.14.2-.04.2.1a.2.2 0 0 1-.4 0C-.2-.04-.1-.14 0-.3z',
  skull: 'M0-.26a.22.22 0 0 0-.14.4v.12h.28V.14A.22.22 0 0 0 0-.26zM-.08-.09a.05.05 0 1 1-.01 0zM.08-.09a.05.05 0 1 1-.01 0z',
};

/** @param {{ name: string, size?: number, fill?: string }} props */
export function Symbol({ name, size = 1, fill = INK }) {
  return html`<path d=${SYMBOLS[name] ?? ''} transform=${`scale(${size})`} fill=${fill} fill-rule="evenodd" />`;
}

/** @param {{ at: [number, number], children?: any }} props a group around the middle of a square */
function At({ at: [x, y], children }) {
  return html`<g transform=${`translate(${x + 0.5} ${y + 0.5})`}>${children}</g>`;
}

/** @param {{ gate: any }} props */
export function Gate({ gate }) {
  return html`<g>${gate.edges.map((/** @type {any} */ [a, b]) => {
    const { x1, y1, x2, y2 } = edgeLine(a, b);
    if (gate.open) {
      return html`<g key=${`${a}`} fill="#8a5a1f"><circle cx=${x1} cy=${y1} r=".1" /><circle cx=${x2} cy=${y2} r=".1" /></g>`;
    }
    return html`<g key=${`${a}`}>
      <line x1=${x1} y1=${y1} x2=${x2} y2=${y2} stroke="#231d2c" stroke-width=".3" />
      <line x1=${x1} y1=${y1} x2=${x2} y2=${y2} stroke="#e0852b" stroke-width=".2" stroke-dasharray=".1 .1" stroke-dashoffset="-.05" />
    </g>`;
  })}</g>`;
}

/** @param {{ tombstone: any }} props */
export function Tombstone({ tombstone }) {
  if (!tombstone.upright) {
    return html`<${At} at=${tombstone.cell}><rect x="-.36" y=".0" width=".72" height=".3" rx=".08" fill="#a9a4ad" stroke=${INK} stroke-width=".04" transform="rotate(-8)" /><//>`;
  }
  return html`<${At} at=${tombstone.cell}>
    <path d="M-.32.4V-.1a.32.32 0 0 1 .64 0V.4z" fill="#b7b2bd" stroke=${INK} stroke-width=".06" />
    <${Symbol} name=${tombstone.symbol} size=${0.95} />
  <//>`;
}

/** @param {{ chest: any }} props */
export function Chest({ chest }) {
  return html`<${At} at=${chest.cell}>
    <path d="M-.36-.05C-.36-.4.36-.4.36-.05z" fill=${chest.opened ? '#6b5a47' : '#9a5f2a'} stroke=${INK} stroke-width=".05" transform=${chest.opened ? 'translate(0 -.14)' : ''} />
    <rect x="-.36" y="-.05" width=".72" height=".4" fill=${chest.opened ? '#6b5a47' : '#9a5f2a'} stroke=${INK} stroke-width=".05" />
    ${!chest.opened && html`<rect x="-.08" y="-.06" width=".16" height=".18" fill="#f0c54a" stroke=${INK} stroke-width=".04" />`}
  <//>`;
}

/** @param {{ coffin: any }} props */
export function Coffin({ coffin }) {
  if (coffin.purified) return null;
  const [[ax, ay], [bx, by]] = coffin.cells;
  const turn = ay === by ? 90 : 0;
  return html`<g transform=${`translate(${(ax + bx) / 2 + 0.5} ${(ay + by) / 2 + 0.5}) rotate(${turn})`}>
    <path d="M-.2-.9H.2L.38-.4.2.9H-.2L-.38-.4z" fill="#5d4733" stroke=${INK} stroke-width=".06" />
    <path d="M0-.6V.3M-.18-.3H.18" stroke="#7fe08a" stroke-width=".1" />
  </g>`;
}

/** @param {{ grave: any }} props */
export function Grave({ grave }) {
  const xs = grave.cells.map((/** @type {any} */ cell) => cell[0]);
  const ys = grave.cells.map((/** @type {any} */ cell) => cell[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x + 1, Math.max(...ys) - y + 1];
  return html`<g transform=${`translate(${x} ${y})`}>
    <rect x=".08" y=".08" width=${width - 0.16} height=${height - 0.16} rx=".3" fill="#5a4a3c" stroke=${INK} stroke-width=".05" stroke-dasharray=".16 .08" />
    <g transform=${`translate(${width / 2} ${height / 2})`}><${Symbol} name="drop" size=${1.1} fill="#efe3c6" /></g>
  </g>`;
}

/** @param {{ cell: [number, number], done: boolean }} props */
export function GoalMark({ cell, done }) {
  return html`<${At} at=${cell}>
    <circle r=".43" fill="none" stroke=${done ? '#4a7d46' : '#9c2f1f'} stroke-width=".07" stroke-dasharray=".17 .1" />
    <path d=${done ? 'M-.16.02l.12.13L.2-.15' : 'M-.12.28V-.28h.34l-.1.13.1.13h-.34'} fill=${done ? 'none' : '#9c2f1f'} stroke=${done ? '#4a7d46' : '#9c2f1f'} stroke-width=".07" />
  <//>`;
}

/** @param {{ brazier: any, next: boolean }} props `next`: the one that can be lit now */
export function Brazier({ brazier, next }) {
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
export function Button({ button }) {
  return html`<${At} at=${button.cell}>
    <rect x="-.38" y="-.38" width=".76" height=".76" rx=".1" fill="#7d7684" stroke=${INK} stroke-width=".05" />
    <circle r=${button.down ? 0.2 : 0.27} fill=${button.down ? '#3f8f4a' : '#c23b33'} stroke=${INK} stroke-width=".05" />
    ${button.down ? html`<path d="M-.1 0l.07.08.13-.15" fill="none" stroke="#fff6df" stroke-width=".06" />` : html`<path d="M-.17-.07Q0-.24.17-.07" fill="none" stroke="#ff9d8d" stroke-width=".05" />`}
  <//>`;
}

/** @param {{ gold: any }} props gold that lies about */
export function Gold({ gold }) {
  if (!gold.cell) return null;
  return html`<${At} at=${gold.cell}>
    <path d="M-.36.3L-.28.08H.28L.36.3zM-.22.08L-.15-.14H.15L.22.08z" fill="#f0c54a" stroke=${INK} stroke-width=".05" stroke-linejoin="round" />
    <path d="M.2-.36l.04.1.1.04-.1.04-.04.1-.04-.1-.1-.04.1-.04z" fill="#fff6df" stroke=${INK} stroke-width=".02" />
  <//>`;
}

/** @param {{ boulder: any }} props */
export function Boulder({ boulder }) {
  if (!boulder.there) return null;
  return html`<${At} at=${boulder.cell}>
    <path d="M-.42.38C-.5.05-.36-.36 0-.4.4-.38.5.06.4.38z" fill="#8d8690" stroke=${INK} stroke-width=".06" />
    <path d="M-.12-.22L.04-.06-.06.1.08.26M.2-.16L.28 0" fill="none" stroke="#4c4652" stroke-width=".05" />
  <//>`;
}

/** @param {{ padlock: any }} props */
export function Padlock({ padlock }) {
  if (padlock.open) return null;
  return html`<${At} at=${padlock.cell}>
    <path d="M-.15-.02V-.16a.15.15 0 0 1 .3 0V-.02" fill="none" stroke=${INK} stroke-width=".1" />
    <rect x="-.24" y="-.04" width=".48" height=".36" rx=".06" fill="#e2ad3c" stroke=${INK} stroke-width=".05" /><path d="M0 .08V.2" stroke=${INK} stroke-width=".09" stroke-linecap="round" />
  <//>`;
}

/** @param {{ crypt: any }} props */
export function Crypt({ crypt }) {
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
export function CompanionPiece({ companion, facts }) {
  const { fill } = companion.leader ? paintOf(facts, companion.leader) : { fill: '#efe3c6' };
  return html`<${At} at=${companion.cell}>
    <rect x="-.4" y="-.4" width=".8" height=".8" rx=".3" fill=${companion.leader ? fill : '#9fb58c'} stroke=${INK} stroke-width=".05" />
    ${HEADS[companion.kind] ?? null}<circle cx="-.07" cy="-.06" r=".03" fill=${INK} /><circle cx=".07" cy="-.06" r=".03" fill=${INK} />
    ${companion.leader && html`<g transform="translate(.3 .3)"><circle r=".15" fill=${fill} stroke="#fff6df" stroke-width=".04" /><text y=".07" text-anchor="middle" font-size=".2" font-weight="900" fill="#fff">${letterOf(companion.leader)}</text></g>`}
  <//>`;
}

/** @param {{ facing: number }} props a wedge at the rim of a figure */
function Wedge({ facing }) {
  return html`<path d="M-.17-.36L0-.56.17-.36Q0-.42-.17-.36z" fill="#fff6df" stroke=${INK} stroke-width=".04" transform=${`rotate(${facingDegrees(facing)})`} />`;
}

/** Small signs for what a figure suffers. @param {{ status: string[] }} props */
function Ailments({ status }) {
  const signs = /** @type {Record<string, string>} */ ({ stunned: '✶', frozen: '❄', poisoned: '☠' });
  return html`<g font-size=".26" font-weight="800" text-anchor="middle">
    ${status.map((name, index) => html`<g key=${name} transform=${`translate(${0.32 - index * 0.25} .36)`}>
      <circle r=".14" cy="-.09" fill="#fff6df" stroke=${INK} stroke-width=".03" /><text fill=${INK}>${signs[name] ?? '!'}</text></g>`)}
  </g>`;
}

/** @param {{ id: string, hero: any, facts: any, acts: boolean, mine: boolean, gold: boolean }} props `gold`: carries some */
export function HeroPiece({ id, hero, facts, acts, mine, gold }) {
  const { fill, ink } = paintOf(facts, id);
  return html`<${At} at=${hero.cell}>
    ${acts && html`<circle class="pulse" r=".5" fill="none" stroke="#e0852b" stroke-width=".08" />`}
    <g opacity=${hero.down ? 0.65 : 1}>
      <circle r=".37" fill=${hero.down ? '#8a8578' : fill} stroke=${mine ? '#fff6df' : INK} stroke-width=${mine ? 0.09 : 0.05} />
      ${mine && html`<circle r=".42" fill="none" stroke=${INK} stroke-width=".03" />`}
      ${!hero.down && html`<${Wedge} facing=${hero.facing} />`}
      <text y=".15" text-anchor="middle" font-size=".44" font-weight="900" fill=${hero.down ? INK : ink}>${hero.down ? 'z' : letterOf(id)}</text>
    </g>
    ${gold && html`<path d="M-.46-.2L-.4-.36H-.22L-.16-.2z" fill="#f0c54a" stroke=${INK} stroke-width=".04" />`}
    <${Ailments} status=${hero.status ?? []} />
  <//>`;
}

/** Hats by kind of monster, on a skull around the middle, as on the television: a party cone, a cooking pot, a feathered cap, a bow tie and parting, a mitre, a boater with fish, a bicorne, a crown. @type {Record<string, any>} */
const HATS = {
  badly_dead: html`<path d="M-.2-.19L.07-.62.25-.19Q.03-.1-.2-.19z" fill="#e6d25a" stroke=${INK} stroke-width=".035" /><path d="M-.15-.26Q.04-.19.22-.26" fill="none" stroke="#c0509f" stroke-width=".08" /><circle cx=".07" cy="-.62" r=".07" fill="#fff6df" stroke=${INK} stroke-width=".03" />`,
  veteran: html`<path d="M.2-.3H.56V-.22H.2z" fill="#5a6272" stroke=${INK} stroke-width=".03" /><path d="M-.22-.5H.22L.26-.16H-.26z" fill="#97a1b2" stroke=${INK} stroke-width=".035" /><path d="M-.33-.2H.33V-.12H-.33z" fill="#6d7688" stroke=${INK} stroke-width=".03" /><circle cy="-.53" r=".05" fill="#3d4452" />`,
  fresh: html`<path d="M-.28-.06C-.3-.4.26-.44.28-.08.1-.1-.02-.16-.1-.24-.14-.14-.2-.08-.28-.06z" fill="#7a4a2a" stroke=${INK} stroke-width=".03" /><path d="M0 .42L-.2.32V.52zM0 .42L.2.32V.52z" fill="#c23b33" stroke=${INK} stroke-width=".03" />`,
  lazybones: html`<path d="M-.28-.14C-.3-.42-.1-.6 0-.7.1-.6.3-.42.28-.14z" fill="#f4efe2" stroke=${INK} stroke-width=".035" /><path d="M0-.64V-.16M-.15-.36H.15" stroke="#b8860b" stroke-width=".07" /><path d="M-.3-.2H.3V-.1H-.3z" fill="#8a3be0" />`,
  fishmonger: html`<path d="M-.4-.18H.4V-.26H-.4z" fill="#e8d27a" stroke=${INK} stroke-width=".03" /><path d="M-.24-.26V-.48H.24V-.26z" fill="#e8d27a" stroke=${INK} stroke-width=".03" /><path d="M-.24-.28H.24V-.36H-.24z" fill="#2f66c4" /><path d="M-.2.38Q0 .24.16.38L.3.28V.5L.16.4Q0 .54-.2.38z" fill="#6fa8c9" stroke=${INK} stroke-width=".03" />`,
  torment: html`<path d="M-.46-.16Q-.3-.56 0-.56T.46-.16Q0-.34-.46-.16z" fill="#22304f" stroke=${INK} stroke-width=".035" /><path d="M-.4-.2Q0-.4.4-.2" fill="none" stroke="#e2ad3c" stroke-width=".05" /><circle cy="-.42" r=".08" fill="#c23b33" stroke="#fff" stroke-width=".03" />`,
  skullcleaver: html`<path d="M-.3-.12V-.5L-.15-.34 0-.58.15-.34.3-.5V-.12z" fill="#f0c54a" stroke=${INK} stroke-width=".035" stroke-linejoin="round" /><circle cy="-.24" r=".06" fill="#c23b33" /><circle cx="-.18" cy="-.22" r=".04" fill="#3f9bff" /><circle cx=".18" cy="-.22" r=".04" fill="#3f9bff" />`,
  bowman: html`<path d="M-.3-.12L.04-.4.3-.12z" fill="#4f7b4d" stroke=${INK} stroke-width=".035" /><path d="M.04-.38C.2-.52.34-.5.4-.44.26-.4.2-.36.14-.28z" fill="#e0852b" stroke=${INK} stroke-width=".03" /><path d="M-.4-.16C-.52.04-.5.2-.36.36M-.4-.16L-.36.36" fill="none" stroke=${INK} stroke-width=".05" />`,
};

/** Figures that are no skull with a hat: a sheet with two holes, a heap of skulls, a lizard with a ruff. @type {Record<string, any>} */
const BODIES = {
  spectre: html`<path d="M-.3.38C-.34-.5.34-.5.3.38L.16.26 0 .4-.16.26z" fill="#e9f1fb" fill-opacity=".92" stroke=${INK} stroke-width=".04" /><ellipse cx="-.1" cy="-.06" rx=".06" ry=".09" fill=${INK} /><ellipse cx=".1" cy="-.06" rx=".06" ry=".09" fill=${INK} /><ellipse cy=".13" rx=".05" ry=".07" fill=${INK} />`,
  skull_tower: html`${[[-0.17, 0.26], [0.17, 0.26], [0, -0.02], [0, -0.32]].map(([x, y]) => html`<g key=${`${x}${y}`} transform=${`translate(${x} ${y})`}><circle r=".17" fill="#d7e0ea" stroke=${INK} stroke-width=".04" /><circle cx="-.06" r=".04" fill=${INK} /><circle cx=".06" r=".04" fill=${INK} /></g>`)}`,
  sstraxas: html`<path d="M-.34.1Q-.4.42 0 .4T.34.1Q.2.2 0 .2T-.34.1z" fill="#c23b33" stroke=${INK} stroke-width=".03" /><path d="M-.2-.3Q0-.5.2-.3L.26 0Q.2.26 0 .28T-.26 0z" fill="#5fae58" stroke=${INK} stroke-width=".04" /><circle cx="-.15" cy="-.2" r=".1" fill="#ffe08a" stroke=${INK} stroke-width=".03" /><circle cx=".15" cy="-.2" r=".1" fill="#ffe08a" stroke=${INK} stroke-width=".03" /><path d="M-.15-.27V-.13M.15-.27V-.13" stroke=${INK} stroke-width=".04" /><path d="M0 .1V.24L-.06.34M0 .24L.06.34" fill="none" stroke="#c0509f" stroke-width=".04" />`,
};

/** Whose base is larger, and golden at the rim. */
const BOSSES = new Set(['lazybones', 'fishmonger', 'torment', 'skullcleaver', 'sstraxas']);
const BOSS_BASE = 'M0-.54L.14-.42.31-.45.36-.28.52-.17.45 0 .52.17.36.28.31.45.14.42 0 .54-.14.42-.31.45-.36.28-.52.17-.45 0-.52-.17-.36-.28-.31-.45-.14-.42z';

/** Outline of the base by kind, so that kinds differ without colour: round, six-cornered, three-cornered, on its corner, like a drop, square. @type {Record<string, string>} */
const BASES = {
  fresh: 'M0-.52L.5 0 0 .5-.5 0z',
  spectre: 'M0-.54C.2-.36.46-.2.46.06A.46.42 0 0 1-.46.06C-.46-.2-.2-.36 0-.54z',
  skull_tower: 'M-.46-.46H.46V.46H-.46z',
  badly_dead: 'M0-.44A.44.44 0 1 1-.01-.44z',
  veteran: 'M0-.47L.41-.235V.235L0 .47-.41.235V-.235z',
  bowman: 'M0-.5L.47.38H-.47z',
};

/** @param {{ monster: any }} props */
export function MonsterPiece({ monster }) {
  const left = monster.life - monster.wounds;
  const boss = BOSSES.has(monster.kind);
  return html`<${At} at=${monster.cell}>
    <path d=${boss ? BOSS_BASE : (BASES[monster.kind] ?? 'M-.4-.4H.4V.4H-.4z')} fill=${boss ? '#6a2440' : '#4d5b78'} stroke=${boss ? '#f0c54a' : INK} stroke-width=${boss ? 0.06 : 0.05} />
    <g transform="translate(0 .06) scale(.82)">
      ${BODIES[monster.kind] ?? html`<path d="M0-.3a.28.28 0 0 0-.19.48v.14h.38V.18A.28.28 0 0 0 0-.3z" fill="#d7e0ea" stroke=${INK} stroke-width=".04" />
      <circle cx="-.1" cy="-.01" r=".075" fill=${INK} /><circle cx=".1" cy="-.01" r=".075" fill=${INK} />
      <path d="M-.1.21v.1M0 .21v.1M.1.21v.1" stroke=${INK} stroke-width=".03" />
      ${HATS[monster.kind] ?? null}`}
    </g>
    ${monster.facing !== null && html`<${Wedge} facing=${monster.facing} />`}
    ${monster.life > 1 && html`<g transform="translate(.3 -.3)"><circle r=".15" fill="#c23b33" stroke=${INK} stroke-width=".03" /><text y=".08" text-anchor="middle" font-size=".22" font-weight="800" fill="#fff">${left}</text></g>`}
    <${Ailments} status=${monster.status ?? []} />
  <//>`;
}
