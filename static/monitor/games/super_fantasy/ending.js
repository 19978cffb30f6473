/**
 * What is made of the deeds that the table has counted: awards, and the dice against expectation.
 *
 * @typedef {{kills: number, blows: number, blocked: number, falls: number, doors: number, stars: number, steps: number, supports: number, dice: number, rolled: number, thirds: number}} Deeds
 *   `rolled` is the sum of the dice, `thirds` three times what was to be expected of them
 */

/** @type {[string, keyof Deeds][]} every award and the deed it is for, the clearest first */
const AWARDS = [['gravedigger', 'kills'], ['wall', 'blocked'], ['locksmith', 'doors'], ['stargazer', 'stars'], ['walker', 'steps'], ['showman', 'supports'], ['punchbag', 'blows'], ['napper', 'falls']];

/** How the dice fell for each hero, the luckiest first. @param {Record<string, Deeds>} deeds by hero @returns {{hero: string, dice: number, rolled: number, expected: number, luck: number}[]} luck 1 = as expected */
export function luckOf(deeds) {
  return Object.entries(deeds)
    .filter(([, { dice }]) => dice > 0)
    .map(([hero, { dice, rolled, thirds }]) => ({ hero, dice, rolled, expected: thirds / 3, luck: (3 * rolled) / thirds }))
    .sort((a, b) => b.luck - a.luck);
}

/** One award for each hero at most. @param {Record<string, Deeds>} deeds by hero @returns {{award: string, hero: string, value: number}[]} */
export function awardsOf(deeds) {
  /** @type {{award: string, hero: string, value: number}[]} */
  const given = [];
  for (const [award, deed] of AWARDS) {
    const best = Object.entries(deeds)
      .filter(([hero, done]) => done[deed] > 0 && !given.some((other) => other.hero === hero))
      .sort(([, a], [, b]) => b[deed] - a[deed])[0];
    if (best) given.push({ award, hero: best[0], value: best[1][deed] });
  }
  return given;
}
