/** Every word file is understood whole by Fluent, and every sentence can be said without a stumble. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const ROOT = new URL('../../../static/words/', import.meta.url);

for (const language of ['it', 'en']) {
  const folder = new URL(`${language}/`, ROOT);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  const texts = files.map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));

  test(`${language}: Fluent reads every message that is written`, () => {
    for (const text of texts) {
      for (const [, key] of text.matchAll(/^([a-z0-9][\w-]*) *=/gm)) assert.ok(bundle.hasMessage(String(key)), key);
    }
  });

  test(`${language}: every sentence can be said, with numbers and with names`, () => {
    const names = new Set(texts.flatMap((text) => [...text.matchAll(/\$(\w+)/g)]).map(([, name]) => String(name)));
    for (const text of texts) {
      for (const value of [1, 5, 'none']) {
        const args = Object.fromEntries([...names].map((name) => [name, name.endsWith('_id') ? 'kayla' : value]));
        for (const [, key] of text.matchAll(/^([a-z0-9][\w-]*) *=/gm)) {
          const message = bundle.getMessage(String(key));
          for (const pattern of [message?.value, ...Object.values(message?.attributes ?? {})]) {
            if (!pattern) continue;
            /** @type {Error[]} */
            const errors = [];
            const said = bundle.formatPattern(pattern, args, errors);
            assert.deepEqual(errors, [], key);
            assert.doesNotMatch(said, /[{}]|undefined/, key);
          }
        }
      }
    }
  });
}
