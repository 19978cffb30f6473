/** The rules in play language, one fold a chapter, as many as the words hold. */
import { html, useEffect, useState } from '../../vendor/phone.js';
import { loadWords } from '../../lib/words.js';
import { usePage } from '../context.js';

/** Loaded once a language. @type {Map<string, import('../../lib/words.js').Words>} */
const loaded = new Map();

export function Rules() {
  const { words, language, browser } = usePage();
  const [rules, setRules] = useState(loaded.get(language) ?? null);
  useEffect(() => {
    if (rules) return;
    void loadWords({ fluent: browser.fluent, language, files: ['rules'], read: browser.read }).then((found) => {
      loaded.set(language, found);
      setRules(found);
    });
  }, [language]);

  const chapters = [];
  for (let number = 1; rules?.has(`rules-${number}.title`); number += 1) {
    chapters.push(html`<details class="fold chapter" key=${number} open=${number === 1}>
      <summary class="display">${rules.t(`rules-${number}.title`)}</summary>
      ${rules.t(`rules-${number}.text`).split(/\n+/).map((line, index) => html`<p key=${index}>${line}</p>`)}
    </details>`);
  }
  return html`<div class="scroller"><h2 class="display">${words.t('phone-tab-rules')}</h2>${chapters}</div>`;
}
