/** The cemetery as a flat map: ground, things, squares on offer, figures, targets and the way of the preview. */
import { html } from '../../../vendor/phone.js';
import { entitiesOf } from '../../../lib/store.js';
import { Ground } from './ground.js';
import { usePart } from '../../lazy.js';
import { Chest, Coffin, Gate, GoalMark, Grave, HeroPiece, MonsterPiece, Tombstone } from './pieces.js';

/** Things that are themselves the mark of their goal, and what else only some missions have. */
const SIGNS = ['braziers', 'buttons', 'gold', 'companions'];
const RARE = [...SIGNS, 'boulders', 'padlocks', 'crypts'];

/**
 * @param {object} props
 * @param {import('../../../lib/wire.js').Entities} props.entities
 * @param {any} props.facts
 * @param {import('../../questions/pick.js').Marks} props.marks
 * @param {string[]} props.mine heroes of this phone
 * @param {import('../../../lib/wire.js').Cell | null} [props.pointed] square that somebody points at
 */
export function CemeteryMap({ entities, facts, marks, mine, pointed = null }) {
  const { board, table, goals = [] } = entities;
  const each = (/** @type {string} */ kind) => entitiesOf(entities, kind);
  const gold = each('gold');
  const more = usePart(RARE.some((kind) => each(kind).length > 0) || goals.some((/** @type {any} */ { area }) => area) ? 'pieces' : null);
  const signed = new Set(SIGNS.flatMap(each).map(([id, { goal }]) => goal ?? id));
  return html`
    <defs>
      <pattern id="zone" width=".2" height=".2" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width=".2" height=".2" fill="#c23b33" fill-opacity=".18" /><rect width=".07" height=".2" fill="#9c2f1f" fill-opacity=".75" />
      </pattern>
    </defs>
    <${Ground} board=${board} />
    <g>${each('graves').map(([id, grave]) => html`<${Grave} key=${id} grave=${grave} />`)}</g>
    <g>${goals.filter((/** @type {any} */ { id }) => !signed.has(id)).flatMap((/** @type {any} */ goal) => (goal.cells ?? []).map((/** @type {any} */ cell) => html`<${GoalMark} key=${`${goal.id}${cell}`} cell=${cell} done=${goal.done} />`))}</g>
    ${more && html`<${more.Flat} entities=${entities} />`}
    <${Reach} reach=${marks.reach} />
    <g>
      ${each('tombstones').map(([id, tombstone]) => html`<${Tombstone} key=${id} tombstone=${tombstone} />`)}
      ${each('coffins').map(([id, coffin]) => html`<${Coffin} key=${id} coffin=${coffin} />`)}
      ${each('chests').map(([id, chest]) => html`<${Chest} key=${id} chest=${chest} />`)}
      ${each('gates').map(([id, gate]) => html`<${Gate} key=${id} gate=${gate} />`)}
      ${more && html`<${more.Upright} entities=${entities} facts=${facts} />`}
    </g>
    <g fill="#6a2440" fill-opacity=".14" stroke="#6a2440" stroke-width=".05" stroke-dasharray=".1 .08">${(marks.behind ?? []).map(([x, y]) => html`<rect key=${`${x},${y}`} x=${x + 0.1} y=${y + 0.1} width=".8" height=".8" rx=".2" />`)}</g>
    <${Way} way=${marks.way} />
    <g>
      ${each('monsters').map(([id, monster]) => html`<${MonsterPiece} key=${id} monster=${monster} />`)}
      ${each('heroes').map(([id, hero]) => html`<${HeroPiece} key=${id} id=${id} hero=${hero} facts=${facts} acts=${table?.turn_of === id} mine=${mine.includes(id)} gold=${gold.some(([, { held_by }]) => held_by === id)} />`)}
    </g>
    <${Line} line=${marks.line ?? []} />
    <g>${marks.targets.map(({ cell: [x, y], chosen, number }) => html`<${Target} key=${`${x},${y}`} x=${x} y=${y} chosen=${chosen} number=${number} />`)}</g>
    ${pointed && html`<circle class="pulse" cx=${pointed[0] + 0.5} cy=${pointed[1] + 0.5} r=".46" fill="none" stroke="#e0852b" stroke-width=".1" />`}
  `;
}

/** Squares on offer, each with its cost; hatched where somebody would stop you. @param {{ reach: import('../../questions/pick.js').Marks['reach'] }} props */
function Reach({ reach }) {
  return html`<g>${reach.map(
    ({ cell: [x, y], cost, zone, strikes }) => html`<g key=${`${x},${y}`} transform=${`translate(${x} ${y})`}>
      <rect x=".06" y=".06" width=".88" height=".88" rx=".14" fill="#0b7a6c" fill-opacity=".66" stroke="#073f38" stroke-width=".06" />
      ${zone && html`<rect x=".06" y=".06" width=".88" height=".88" rx=".14" fill="url(#zone)" />`}
      ${strikes && html`<path d="M.56.06H.94V.44z" fill="#9c2f1f" stroke="#fff6df" stroke-width=".03" />`}
      <circle cx=".5" cy=".5" r=".24" fill="#fff6df" fill-opacity=".85" />
      <text x=".5" y=".62" text-anchor="middle" font-size=".34" font-weight="900" fill="#0d3f39">${cost || '•'}</text>
    </g>`,
  )}</g>`;
}

/** @param {[number, number]} middle of a square @param {[number, number]} other @returns {[number, number]} the rim of a figure there, towards another square */
function rim([x, y], [ox, oy]) {
  const length = Math.hypot(ox - x, oy - y) / 0.48;
  return [x + (ox - x) / length, y + (oy - y) / length];
}

/** The line of fire, from who aims to the target's rim. @param {{ line: import('../../../lib/wire.js').Cell[] }} props */
function Line({ line }) {
  if (line.length < 2) return null;
  const points = /** @type {[number, number][]} */ (line.map(([x, y]) => [x + 0.5, y + 0.5]));
  const [first, second] = /** @type {[number, number][]} */ (points);
  const [before, last] = /** @type {[number, number][]} */ (points.slice(-2));
  const [dx, dy] = [last[0] - before[0], last[1] - before[1]];
  const start = rim(first, second);
  const tip = rim(last, before);
  const path = [start, ...points.slice(1, -1), tip].map(([x, y]) => `${x},${y}`).join(' ');
  return html`<g fill="none" stroke-linecap="round" stroke-linejoin="round">
    <polyline points=${path} stroke="#231d2c" stroke-width=".17" /><polyline points=${path} stroke="#ff5a3c" stroke-width=".09" stroke-dasharray=".2 .16" />
    <path d="M0-.17L.26 0 0 .17z" fill="#ff5a3c" stroke="#231d2c" stroke-width=".05" transform=${`translate(${tip[0]} ${tip[1]}) rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`} />
  </g>`;
}

/** @param {{ way: import('../../../lib/wire.js').Cell[] }} props */
function Way({ way }) {
  if (way.length < 2) return null;
  const points = way.map(([x, y]) => `${x + 0.5},${y + 0.5}`).join(' ');
  return html`<g fill="none" stroke-linecap="round" stroke-linejoin="round">
    <polyline points=${points} stroke="#231d2c" stroke-width=".22" />
    <polyline points=${points} stroke="#f2a33c" stroke-width=".13" stroke-dasharray=".02 .22" />
  </g>`;
}

/** Four corners around a target, with its number if it has one; the chosen one also wears a ring. @param {{ x: number, y: number, chosen: boolean, number?: number }} props */
function Target({ x, y, chosen, number }) {
  const corners = 'M.02.28V.02H.28M.72.02H.98V.28M.98.72V.98H.72M.28.98H.02V.72';
  return html`<g transform=${`translate(${x} ${y})`} fill="none">
    <path d=${corners} stroke="#231d2c" stroke-width=".17" stroke-linejoin="round" />
    <path d=${corners} stroke=${chosen ? '#f2a33c' : '#fff6df'} stroke-width=".09" stroke-linejoin="round" />
    ${chosen && html`<g><circle cx=".5" cy=".5" r=".55" stroke="#231d2c" stroke-width=".13" /><circle class="pulse" cx=".5" cy=".5" r=".55" stroke="#f2a33c" stroke-width=".07" /></g>`}
    ${number && html`<g><circle cx=".86" cy=".14" r=".2" fill="#231d2c" /><text x=".86" y=".24" text-anchor="middle" font-size=".3" font-weight="900" fill="#fff6df">${number}</text></g>`}
  </g>`;
}
