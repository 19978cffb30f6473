/**
 * What the page's address asks for: `?q=high|normal|low|flat` fixes the quality, `anim=off` lets everything jump,
 * `mute=1` keeps quiet, `language=it|en` words. Used by tests and by people with odd screens.
 */

/**
 * @param {string} search the address's part from `?`
 * @returns {{quality: 'high' | 'normal' | 'low' | 'flat' | null, still: boolean, mute: boolean, language: string | null}}
 */
export function readFlags(search) {
  const query = new URLSearchParams(search);
  const q = query.get('q');
  const quality = q === 'high' || q === 'normal' || q === 'low' || q === 'flat' ? q : null;
  return { quality, still: query.get('anim') === 'off', mute: query.get('mute') === '1', language: query.get('language') };
}
