/** What never moves on the cemetery's map: flagstones, stone, fences, columns. Drawn once a board. */
import { html, useMemo } from '../../../vendor/phone.js';
import { areaAt, groundAt, wallLines } from '../../../lib/geometry.js';

/** Two shades an area, so that squares can be counted: lighter versions of the stones that the television lays there. */
const SHADES = [
  ['#c3d1bc', '#b9cab2'],
  ['#b2bcdc', '#a6b1d6'],
  ['#d5c7b8', '#cfbead'],
  ['#c8b9d5', '#bfadcf'],
  ['#bad4d4', '#afcdcd'],
  ['#dcd3b2', '#d7cca5'],
];

/** @param {{ board: any }} props */
export function Ground({ board }) {
  return useMemo(() => {
    const squares = [];
    const letters = [...new Set(board.areas.join('').replace(/[^A-Za-z]/g, ''))];
    for (let y = 0; y < board.height; y += 1) {
      for (let x = 0; x < board.width; x += 1) {
        const ground = groundAt(board, [x, y]);
        if (ground === ' ') continue;
        const shades = SHADES[letters.indexOf(areaAt(board, [x, y]) ?? '') % SHADES.length] ?? SHADES[0];
        squares.push(
          ground === '#'
            ? html`<g key=${`${x},${y}`}><rect x=${x} y=${y} width="1" height="1" fill="#6d6670" /><path d=${`M${x} ${y + 0.8}h1M${x + 0.3} ${y}v.8M${x + 0.75} ${y + 0.2}l.25-.2`} stroke="#565059" stroke-width=".05" /></g>`
            : html`<rect key=${`${x},${y}`} x=${x + 0.02} y=${y + 0.02} width=".96" height=".96" rx=".07" fill=${shades?.[(x + y) % 2]} />`,
        );
      }
    }
    return html`<g>
      <g>${squares}</g>
      <g stroke="#8b7d5f" stroke-width=".05" stroke-dasharray=".12 .12">${borders(board)}</g>
      <g>${wallLines(board).map(({ x1, y1, x2, y2 }) => html`<g key=${`${x1},${y1},${x2},${y2}`}>
        <line x1=${x1} y1=${y1} x2=${x2} y2=${y2} stroke="#2a2533" stroke-width=".17" stroke-linecap="round" />
        <line x1=${x1} y1=${y1} x2=${x2} y2=${y2} stroke="#8d8798" stroke-width=".05" stroke-dasharray=".06 .19" stroke-linecap="round" />
      </g>`)}</g>
      <g>${(board.columns ?? []).map((/** @type {[number, number]} */ [x, y]) => html`<g key=${`c${x},${y}`} transform=${`translate(${x} ${y})`}>
        <rect x=".14" y=".14" width=".72" height=".72" rx=".1" fill="#8f8994" stroke="#3a3542" stroke-width=".05" />
        <circle cx=".5" cy=".5" r=".24" fill="#c9c4cc" stroke="#3a3542" stroke-width=".05" />
      </g>`)}</g>
    </g>`;
  }, [board]);
}

/** Thin dashes where one area meets another and no fence stands. @param {any} board */
function borders(board) {
  const lines = [];
  for (let y = 0; y < board.height; y += 1) {
    for (let x = 0; x < board.width; x += 1) {
      const here = areaAt(board, [x, y]);
      const east = areaAt(board, [x + 1, y]);
      const south = areaAt(board, [x, y + 1]);
      if (here && east && here !== east) lines.push(html`<line key=${`e${x},${y}`} x1=${x + 1} y1=${y} x2=${x + 1} y2=${y + 1} />`);
      if (here && south && here !== south) lines.push(html`<line key=${`s${x},${y}`} x1=${x} y1=${y + 1} x2=${x + 1} y2=${y + 1} />`);
    }
  }
  return lines;
}
