/** Small drawings beside words. All on a 24 by 24 field, drawn in the colour of the text. */
import { html } from '../vendor/phone.js';

/** Paths by name: `s` is drawn as a line, `f` is filled. @type {Record<string, { s?: string, f?: string }>} */
const PATHS = {
  move: { s: 'M4 19c3-7 5 1 8-5s3-7 8-9', f: 'M20.5 2.5l1 6-5-3z' },
  gate: { s: 'M4 21V9a8 8 0 0 1 16 0v12M8 21V6m4 15V4m4 17V6M3 14h18' },
  tombstone: { s: 'M6 21V10a6 6 0 0 1 12 0v11M3 21h18M12 9v6m-2-4h4' },
  chest: { s: 'M3 12h18v8H3zM3 12c0-9 18-9 18 0M12 11v4', f: 'M10 13h4v4h-4z' },
  attack: { s: 'M20 4L9 15M5 12l7 7M4 20l4-4', f: 'M20 3.5l.5 4-3 1-1.5-1.5 1-3z' },
  defend: { s: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z' },
  charge: { f: 'M13 2L5 14h5l-1 8 9-13h-6z' },
  coffin: { s: 'M9 3h6l4 6-4 12H9L5 9zM12 8v8m-3-5h6' },
  ice: { s: 'M12 2v20M3.5 7l17 10M20.5 7l-17 10M9 4l3 2 3-2M9 20l3-2 3 2' },
  curse: { s: 'M12 3a8 8 0 0 0-5 14v3h10v-3a8 8 0 0 0-5-14', f: 'M9 9.500a2 2 0 1 0 .1 0M15 9.500a2 2 0 1 0 .1 0' },
  tome: { s: 'M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zm0 0v14' },
  ability: { f: 'M12 2l3 7 7 .6-5.3 4.7 1.6 7.200L12 17.8 5.7 21.500l1.6-7.200L2 9.6 9 9z' },
  boulder: { s: 'M3 20h18M5 20c-2-6 1-13 7-13s9 7 7 13M9 12l3 2 1 4' },
  grab: { s: 'M4 19l2-8h12l2 8zM8 11l1-5h6l1 5M11 15h3' },
  lead: { s: 'M8 6.500a2 2 0 1 0 .1 0M17 10.500a1.700 1.700 0 1 0 .1 0M8 11v5l-2 5m2-5l2 5M8 12l5 3 4-1m0 0v4l-1 3m1-3l2 3' },
  let_go: { s: 'M7 6.500a2 2 0 1 0 .1 0M18 10.500a1.700 1.700 0 1 0 .1 0M7 11v5l-2 5m2-5l2 5M7 12l3 2m8 0v4l-1 3m1-3l2 3M13 11l1 2' },
  take: { s: 'M3 13h18v7H3zM12 3v7m-3-3l3 3 3-3' },
  march: { s: 'M7 4h4v10h6a4 4 0 0 1 4 5H5l2-5z' },
  summon: { s: 'M5 21V10a7 7 0 0 1 14 0v11M2 21h20M12 18v-8m-3 3l3-3 3 3' },
  activate: { s: 'M12 4a7 7 0 0 1 7 8l2 5H3l2-5a7 7 0 0 1 7-8zM10 20h4' },
  done: { s: 'M4 13l5 5L20 6' },
  info: { s: 'M12 2.500a9.500 9.500 0 1 0 .1 0M12 11v6', f: 'M12 6.200a1.500 1.500 0 1 0 .1 0' },
  behind: { s: 'M5 12a7 7 0 1 0 7-7M5 12l-3-4m3 4l4-3' },
  item: { s: 'M9 3h6M10 3v5l-5 9c-1 2 0 4 2 4h10c2 0 3-2 2-4l-5-9V3M7.5 14h9' },
  goal: { s: 'M6 22V3m0 1h12l-3 4 3 4H6' },
  arrange: { s: 'M6 9a6 6 0 0 1 12 0v12H6zM9 4a3 3 0 0 1 6 0M6 14h12M10 14v3h4v-3' },
  hymn: { s: 'M9 18V5l10-2v13', f: 'M6.5 15.500a3 2.5 0 1 0 .1 0M16.5 13.500a3 2.5 0 1 0 .1 0' },
  end_turn: { s: 'M14 3a9 9 0 1 0 7 12A8 8 0 0 1 14 3z' },
  rounds: { s: 'M6 3h12M6 21h12M7 3c0 6 10 6 10 18M17 3c0 6-10 6-10 18' },
  sun: { s: 'M12 1v3m0 16v3M1 12h3m16 0h3M4 4l2 2m12 12l2 2M4 20l2-2M18 6l2-2M12 7a5 5 0 1 0 .1 0' },
  heart: { f: 'M12 21C2 14 3 5 8 4.500c2 0 3.5 1.5 4 3 .5-1.5 2-3 4-3 5 .5 6 9.5-4 16.500z' },
  die: { s: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z', f: 'M8 6.500a1.5 1.5 0 1 0 .1 0M16 14.500a1.5 1.5 0 1 0 .1 0M12 10.500a1.5 1.5 0 1 0 .1 0' },
  star: { f: 'M12 2l3 7 7 .6-5.3 4.7 1.6 7.200L12 17.8 5.7 21.500l1.6-7.200L2 9.6 9 9z' },
  map: { s: 'M3 6l6-3 6 3 6-3v15l-6 3-6-3-6 3zM9 3v15m6-12v15' },
  heroes: { s: 'M5 21c0-9 14-9 14 0M12 4a4 4 0 1 0 .1 0' },
  log: { s: 'M5 5h14M5 10h14M5 15h10M5 20h6' },
  rules: { s: 'M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zm0 0v14' },
  options: { s: 'M4 7h9m4 0h3M4 17h3m4 0h9M15 4.500a2.5 2.5 0 1 0 .1 0M9 14.500a2.5 2.5 0 1 0 .1 0' },
  undo: { s: 'M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3' },
  back: { s: 'M15 4l-8 8 8 8' },
  plus: { s: 'M12 5v14M5 12h14' },
  minus: { s: 'M5 12h14' },
  home: { s: 'M12 3a9 9 0 1 0 .1 0M12 1v5m0 12v5M1 12h5m12 0h5' },
  away: { s: 'M4 6h7l-7 8h7M14 11h6l-6 7h6' },
  close: { s: 'M5 5l14 14M19 5L5 19' },
  no: { s: 'M12 3a9 9 0 1 0 .1 0M6 6l12 12' },
  yes: { s: 'M4 13l5 5L20 6' },
  warn: { s: 'M12 3l10 18H2zM12 10v5m0 2v1' },
  skull: { s: 'M12 3a8 8 0 0 0-5 14v3h10v-3a8 8 0 0 0-5-14', f: 'M9 9.500a2 2 0 1 0 .1 0M15 9.500a2 2 0 1 0 .1 0' },
  robot: { s: 'M5 9h14v10H5zM12 9V4M9 19v2m6-2v2', f: 'M9 12a1.5 1.5 0 1 0 .1 0M15 12a1.5 1.5 0 1 0 .1 0M12 2a1.5 1.5 0 1 0 .1 0' },
  pause: { f: 'M6 4h4v16H6zM14 4h4v16h-4z' },
  crown: { f: 'M3 7l5 5 4-8 4 8 5-5-2 13H5z' },
};

/**
 * @param {object} props
 * @param {string} props.name
 * @param {string} [props.label] said by a screen reader; without it the drawing is silent
 */
export function Icon({ name, label }) {
  const paths = PATHS[name] ?? {};
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden=${label ? undefined : 'true'} role=${label ? 'img' : undefined} aria-label=${label}>
    ${paths.s && html`<path d=${paths.s} fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" />`}
    ${paths.f && html`<path d=${paths.f} fill="currentColor" />`}
  </svg>`;
}

/** @param {string} name @returns {boolean} */
export const hasIcon = (name) => name in PATHS;
