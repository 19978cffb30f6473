/**
 * Bundles what we take from others into `static/vendor/`: run by the wheel's build hook and by `npm run build`.
 *
 * Makes `phone.js`, `monitor.js` and `fluent.js` (ES modules), `fonts/fonts.css` with its woff2 files, a `.gz` beside
 * every text file, `LICENSES.txt` with each package's licence, and a `.d.ts` beside each module that lets the type
 * checker see the packages' own types instead of the bundle.
 */
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

import { FONT_PACKAGES, layFonts } from './fonts.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const checkout = dirname(dirname(here));
const vendor = join(checkout, 'static', 'vendor');
const fresh = join(checkout, 'build', 'vendor');

/** @type {import('esbuild').BuildOptions} */
const common = { bundle: true, minify: true, format: 'esm', legalComments: 'none', logLevel: 'warning', metafile: true };

/** @type {Set<string>} the packages found in the bundles, and the fonts' */
const taken = new Set(FONT_PACKAGES);

/** @param {import('esbuild').BuildOptions} options */
async function make(options) {
  const { metafile } = await build({ ...common, ...options });
  for (const file of Object.keys(metafile?.inputs ?? {})) {
    const name = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
    if (name) taken.add(name);
  }
}

/**
 * @param {string} name of the page: `src/bundles/<name>.js` becomes `static/vendor/<name>.js`
 * @param {string[]} target the oldest browsers to write for, in esbuild's words
 * @param {string} [types] a package whose types our modules may name though the bundle has no such values
 */
async function bundle(name, target, types) {
  await make({ entryPoints: [join(here, `${name}.js`)], outfile: join(fresh, `${name}.js`), target });
  const more = types ? `export type * from '${types}';\n` : '';
  await writeFile(join(fresh, `${name}.d.ts`), `export * from '../../src/bundles/${name}.js';\n${more}`);
}

/** Every licence of a package whose code or letters are in the bundles asks to travel with them. */
async function licences() {
  const parts = [];
  for (const name of [...taken].sort()) {
    const folder = join(checkout, 'node_modules', name);
    const { version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file ? await readFile(join(folder, file), 'utf8') : `Licence: ${license}\n`;
    parts.push(`${name} ${version} (${license})\n\n${text.trim()}\n`);
  }
  await writeFile(join(fresh, 'LICENSES.txt'), parts.join(`\n${'-'.repeat(80)}\n\n`));
}

/** The server hands out `x.js.gz` for `x.js` to whoever accepts it. No time stamp inside: same input, same file. */
async function compress() {
  for (const entry of await readdir(fresh, { recursive: true })) {
    if (!/\.(js|css|txt)$/.test(entry)) continue;
    const file = join(fresh, entry);
    await writeFile(`${file}.gz`, gzipSync(await readFile(file), { level: 9 }));
  }
}

await rm(fresh, { recursive: true, force: true });
await bundle('phone', ['es2020', 'safari15']);
await bundle('monitor', ['es2018'], 'three');
await bundle('fluent', ['es2018']);
const sources = ['static/words', 'static/lib', 'static/phone', 'static/monitor', 'missions'];
await layFonts(
  join(checkout, 'node_modules'),
  sources.map((folder) => join(checkout, folder)),
  join(fresh, 'fonts'),
);
await licences();
await compress();

// Only a whole set takes the place of the last one: a server that is running never sees half of it.
await rm(vendor, { recursive: true, force: true });
await rename(fresh, vendor);
