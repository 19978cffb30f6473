/** Everything that stands on the map, one unit a square, each told by its outline before its colour. */
import { html } from '../../../vendor/phone.js';
import { edgeLine, facingDegrees } from '../../../lib/geometry.js';
import { usePart } from '../../lazy.js';
import { letterOf, paintOf } from './heroes.js';

export const INK = '#231d2c';

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
export function At({ at: [x, y], children }) {
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

/** Hats by kind of monster, on a skull around the middle, as on the television: a party cone, a cooking pot, a feathered cap. @type {Record<string, any>} */
const HATS = {
  badly_dead: html`<path d="M-.2-.19L.07-.62.25-.19Q.03-.1-.2-.19z" fill="#e6d25a" stroke=${INK} stroke-width=".035" /><path d="M-.15-.26Q.04-.19.22-.26" fill="none" stroke="#c0509f" stroke-width=".08" /><circle cx=".07" cy="-.62" r=".07" fill="#fff6df" stroke=${INK} stroke-width=".03" />`,
  veteran: html`<path d="M.2-.3H.56V-.22H.2z" fill="#5a6272" stroke=${INK} stroke-width=".03" /><path d="M-.22-.5H.22L.26-.16H-.26z" fill="#97a1b2" stroke=${INK} stroke-width=".035" /><path d="M-.33-.2H.33V-.12H-.33z" fill="#6d7688" stroke=${INK} stroke-width=".03" /><circle cy="-.53" r=".05" fill="#3d4452" />`,
  bowman: html`<path d="M-.3-.12L.04-.4.3-.12z" fill="#4f7b4d" stroke=${INK} stroke-width=".035" /><path d="M.04-.38C.2-.52.34-.5.4-.44.26-.4.2-.36.14-.28z" fill="#e0852b" stroke=${INK} stroke-width=".03" /><path d="M-.4-.16C-.52.04-.5.2-.36.36M-.4-.16L-.36.36" fill="none" stroke=${INK} stroke-width=".05" />`,
};

/** Outline of the base by kind, so that kinds differ without colour: round, six-cornered, three-cornered. @type {Record<string, string>} */
const BASES = {
  badly_dead: 'M0-.44A.44.44 0 1 1-.01-.44z',
  veteran: 'M0-.47L.41-.235V.235L0 .47-.41.235V-.235z',
  bowman: 'M0-.5L.47.38H-.47z',
};

/** A kind that few missions have is drawn once its shapes have come. @param {{ monster: any }} props without a facing it is a picture of its kind */
export function MonsterPiece({ monster }) {
  const { kind } = monster;
  const more = usePart(kind in HATS ? null : 'pieces');
  const boss = more?.BOSSES.has(kind);
  const left = monster.life - monster.wounds;
  return html`<${At} at=${monster.cell}>
    <path d=${BASES[kind] ?? more?.BASES[kind] ?? 'M-.4-.4H.4V.4H-.4z'} fill=${boss ? '#6a2440' : '#4d5b78'} stroke=${boss ? '#f0c54a' : INK} stroke-width=".055" />
    <g transform="translate(0 .06) scale(.82)">
      ${more?.BODIES[kind] ?? html`<path d="M0-.3a.28.28 0 0 0-.19.48v.14h.38V.18A.28.28 0 0 0 0-.3z" fill="#d7e0ea" stroke=${INK} stroke-width=".04" />
      <circle cx="-.1" cy="-.01" r=".075" fill=${INK} /><circle cx=".1" cy="-.01" r=".075" fill=${INK} />
      <path d="M-.1.21v.1M0 .21v.1M.1.21v.1" stroke=${INK} stroke-width=".03" />
      ${HATS[kind] ?? more?.HATS[kind] ?? null}`}
    </g>
    ${monster.facing !== null && html`<${Wedge} facing=${monster.facing} />`}
    ${monster.life > 1 && html`<g transform="translate(.3 -.3)"><circle r=".15" fill="#c23b33" stroke=${INK} stroke-width=".03" /><text y=".08" text-anchor="middle" font-size=".22" font-weight="800" fill="#fff">${left}</text></g>`}
    <${Ailments} status=${monster.status ?? []} />
  <//>`;
}
