/**
 * Lays the two faces of both pages into a folder: "Grenze Gotisch" (weight 600) for titles, "Nunito Variable" (200 to
 * 1000) for everything else.
 *
 * Each in files of which a browser fetches only those whose letters it meets: the characters that our own words use (all
 * there is on most evenings), the rest of Latin-1, and extended Latin (names of players). The first are cut to the bone:
 * kerning but no ligatures, and of Nunito a normal and a bold weight, which are lighter than all weights in one.
 */
import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import subset from 'subset-font';

/**
 * @typedef {object} Face
 * @property {string} family
 * @property {string} name of the package
 * @property {string} file in it, `#` standing for the part
 * @property {{ file: string, weight: string, axes?: Record<string, number> }[]} cuts the files for our own words, with their weights as CSS says it
 */

/** @type {Face[]} */
const FACES = [
  {
    family: 'Grenze Gotisch',
    name: '@fontsource/grenze-gotisch',
    file: 'grenze-gotisch-#-600-normal',
    cuts: [{ file: 'grenze-gotisch-words.woff2', weight: '600' }],
  },
  {
    family: 'Nunito Variable',
    name: '@fontsource-variable/nunito',
    file: 'nunito-#-wght-normal',
    cuts: [
      { file: 'nunito-words-normal.woff2', weight: '200 600', axes: { wght: 520 } },
      { file: 'nunito-words-bold.woff2', weight: '601 1000', axes: { wght: 780 } },
    ],
  },
];

/** The packages the faces come from. */
export const FONT_PACKAGES = FACES.map(({ name }) => name);

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, ' +
  'U+2212, U+2215, U+FEFF, U+FFFD';
const EXTENDED =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, ' +
  'U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';

/**
 * @param {string[]} sources folders of everything that puts words on a page
 * @returns {Promise<string>} every character up to U+FFFF in them, and all of ASCII, in order and once each
 */
async function lettersOf(sources) {
  const used = new Set(Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n)));
  for (const folder of sources) {
    for (const entry of await readdir(folder, { recursive: true })) {
      if (!/\.(ftl|js|toml)$/.test(entry)) continue;
      for (const [letter] of (await readFile(join(folder, entry), 'utf8')).matchAll(/[\u00A1-\uFFFF]/g)) used.add(letter);
    }
  }
  return [...used].sort().join('');
}

/** @param {string} letters in order @returns {string} as CSS's `unicode-range`: U+20-7E, U+C0, … */
function rangesOf(letters) {
  /** @type {[number, number][]} */
  const ranges = [];
  for (const code of Array.from(letters, (letter) => letter.charCodeAt(0))) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (/** @type {number} */ code) => code.toString(16).toUpperCase();
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
}

/**
 * @param {string} packages folder `node_modules`
 * @param {string[]} sources folders of everything that puts words on a page
 * @param {string} into folder that gets `fonts.css` and the woff2 files it names
 */
export async function layFonts(packages, sources, into) {
  await mkdir(into, { recursive: true });
  const letters = await lettersOf(sources);
  /** @type {string[]} */
  const rules = [];
  for (const { family, name, file, cuts } of FACES) {
    /** @param {string} woff2 @param {string} weights @param {string} range */
    const rule = (woff2, weights, range) =>
      rules.push(
        `@font-face{font-family:'${family}';font-weight:${weights};font-display:swap;` +
          `src:url(${woff2}) format('woff2');unicode-range:${range}}`,
      );
    const files = join(packages, name, 'files');
    const whole = await readFile(join(files, `${file.replace('#', 'latin')}.woff2`));
    for (const cut of cuts) {
      // Browsers put files together into one face only where their weights are the same.
      for (const [part, range] of /** @type {const} */ ([['latin-ext', EXTENDED], ['latin', LATIN]])) {
        const woff2 = `${file.replace('#', part)}.woff2`;
        await copyFile(join(files, woff2), join(into, woff2));
        rule(woff2, cut.weight, range);
      }
      const light = await subset(whole, letters, { targetFormat: 'woff2', variationAxes: cut.axes, keepFeatures: ['kern'] });
      await writeFile(join(into, cut.file), light);
      // Last, so that it goes before the others where the ranges overlap.
      rule(cut.file, cut.weight, rangesOf(letters));
    }
  }
  await writeFile(join(into, 'fonts.css'), `${rules.join('\n')}\n`);
}
