/**
 * Every sentence a person reads: Project Fluent messages of one language, asked for by key.
 *
 * Fluent itself is handed in (each page bundles its own copy), so that this module runs everywhere.
 *
 * @typedef {import('./wire.js').Language} Language
 * @typedef {Record<string, string | number>} Arguments
 * @typedef {{ FluentBundle: typeof import('@fluent/bundle').FluentBundle,
 *             FluentResource: typeof import('@fluent/bundle').FluentResource }} Fluent
 */

/** @type {Language[]} */
export const LANGUAGES = ['it', 'en'];

export class Words {
  /**
   * @param {Fluent} fluent
   * @param {Language} language
   * @param {string[]} texts the language's `.ftl` files, whole
   * @param {(key: string) => void} [onMissing] told once of each key that no file has
   */
  constructor(fluent, language, texts, onMissing = () => {}) {
    this.language = language;
    this.onMissing = onMissing;
    /** @type {Set<string>} */
    this.missing = new Set();
    this.fluent = fluent;
    this.bundle = new fluent.FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.add(text);
  }

  /** @param {string} text one more `.ftl` file of the language, whole */
  add(text) {
    this.bundle.addResource(new this.fluent.FluentResource(text));
  }

  /**
   * @param {string} key `message` or `message.attribute`; `_` in ids counts as `-`
   * @returns {boolean}
   */
  has(key) {
    return this.pattern(key) !== null;
  }

  /**
   * @param {string} key
   * @param {Arguments} [args] the sentence's variables
   * @returns {string} the sentence; the key itself where no file has it
   */
  t(key, args) {
    const pattern = this.pattern(key);
    if (pattern === null) {
      if (!this.missing.has(key)) {
        this.missing.add(key);
        this.onMissing(key);
      }
      return key;
    }
    /** @type {Error[]} */
    const errors = [];
    return this.bundle.formatPattern(pattern, args ?? null, errors);
  }

  /**
   * @param {string[]} keys from the most to the least exact
   * @param {Arguments} [args]
   * @returns {string} the sentence of the first key that exists, else the last key
   */
  first(keys, args) {
    const key = keys.find((candidate) => this.has(candidate)) ?? keys[keys.length - 1] ?? '';
    return this.t(key, args);
  }

  /**
   * @param {Partial<Record<Language, any>> | undefined} both words that came as data, one value a language
   * @returns {any} this page's, else whatever there is
   */
  pick(both) {
    return both?.[this.language] ?? Object.values(both ?? {})[0];
  }

  /** @param {string} key @returns {any} */
  pattern(key) {
    const [id = '', attribute] = key.replace(/_/g, '-').split('.');
    const message = this.bundle.getMessage(id);
    if (!message) return null;
    return (attribute === undefined ? message.value : message.attributes[attribute]) ?? null;
  }
}

/**
 * @param {string[]} parts of a key, such as `rule` and `sf.attack.hit`
 * @returns {string} the key, ids with `_` and `.` written with `-` as Fluent wants them
 */
export function key(...parts) {
  return parts.join('-').replace(/[_.:]/g, '-');
}

/** Folder of the words of all languages. */
const ROOT = '/static/words';

/** @param {Language} language @param {string} file without ending, such as `phone` @returns {string} its address */
export const wordsUrl = (language, file) => `${ROOT}/${language}/${file}.ftl`;

/**
 * @param {string} game @param {string} mission @param {Language} language
 * @returns {string} address of a game's static facts, with the words of that mission
 */
export const contentUrl = (game, mission, language) => `/content/${game}.json?${new URLSearchParams({ mission, language })}`;

/**
 * @param {object} wanted
 * @param {Fluent} wanted.fluent
 * @param {Language} wanted.language
 * @param {string[]} wanted.files names without ending, such as `phone`
 * @param {(url: string) => Promise<string | null>} wanted.read the text at an address; null where there is none
 * @param {(key: string) => void} [wanted.onMissing]
 * @returns {Promise<Words>}
 */
export async function loadWords({ fluent, language, files, read, onMissing }) {
  const texts = await Promise.all(files.map((file) => read(wordsUrl(language, file))));
  return new Words(
    fluent,
    language,
    texts.filter((text) => text !== null),
    onMissing,
  );
}

/**
 * @param {string | null} stored what this page chose before
 * @param {readonly string[]} wished the browser's languages, best first
 * @returns {Language} Italian unless the page or the browser asks for English first
 */
export function chooseLanguage(stored, wished) {
  for (const candidate of [stored, ...wished]) {
    const known = LANGUAGES.find((language) => candidate?.toLowerCase().startsWith(language));
    if (known) return known;
  }
  return 'it';
}
