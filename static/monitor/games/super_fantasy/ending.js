/**
 * What is worth telling at the end: counted while the events pass, so that nothing has to be asked of the server.
 *
 * @typedef {import('../../../lib/wire.js').GameEvent} GameEvent
 * @typedef {{kills: number, blows: number, blocked: number, falls: number, doors: number, stars: number, steps: number, dice: number, rolled: number, expected: number, supports: number}} Deeds
 */

/** @returns {Deeds} */
const none = () => ({ kills: 0, blows: 0, blocked: 0, falls: 0, doors: 0, stars: 0, steps: 0, dice: 0, rolled: 0, expected: 0, supports: 0 });

/** The mean of one action die: 1 + Star / 3. @param {number} star what a Star counts */
export const meanOfDie = (star) => 1 + star / 3;

export class Tale {
  constructor() {
    this.restart();
  }

  restart() {
    /** @type {Map<string, Deeds>} by hero */
    this.heroes = new Map();
    /** @type {{kind: string, event: GameEvent, weight: number}[]} */
    this.moments = [];
  }

  /** @param {string} hero @returns {Deeds} */
  of(hero) {
    const deeds = this.heroes.get(hero) ?? none();
    this.heroes.set(hero, deeds);
    return deeds;
  }

  /** @param {GameEvent} event @param {boolean} byHero whether `event.by` is a hero */
  hear(event, byHero) {
    switch (event.type) {
      case 'dice_rolled':
        if (byHero) this.hearRoll(event);
        break;
      case 'monster_killed':
        if (byHero) this.of(event.by).kills += 1;
        break;
      case 'blow_landed':
        this.of(event.hero).blows += 1;
        break;
      case 'blow_blocked':
        this.of(event.hero).blocked += 1;
        if (event.protection - event.total >= 4) this.moments.push({ kind: 'great_block', event, weight: event.protection - event.total });
        break;
      case 'attack_hit':
        if (event.total - event.protection >= 5) this.moments.push({ kind: 'great_hit', event, weight: event.total - event.protection });
        break;
      case 'hero_knocked_out':
        this.of(event.hero).falls += 1;
        this.moments.push({ kind: 'fall', event, weight: 5 });
        break;
      case 'gate_opened':
      case 'chest_opened':
        this.of(event.hero).doors += 1;
        break;
      case 'hero_moved':
        this.of(event.hero).steps += event.path.length - 1;
        break;
      case 'ability_used':
        this.of(event.hero).supports += 1;
        break;
      case 'goal_reached':
        this.moments.push({ kind: 'goal', event, weight: 9 });
        break;
    }
  }

  /** @param {GameEvent} event a hero's roll of action dice */
  hearRoll({ by, faces, star }) {
    const deeds = this.of(by);
    const value = faces.reduce((/** @type {number} */ sum, /** @type {number} */ face) => sum + (face || star), 0);
    deeds.dice += faces.length;
    deeds.rolled += value;
    deeds.expected += faces.length * meanOfDie(star);
    deeds.stars += faces.filter((/** @type {number} */ face) => face === 0).length;
  }

  /** How the dice fell for each hero, the luckiest first. @returns {{hero: string, dice: number, rolled: number, expected: number, luck: number}[]} luck 1 = as expected */
  luck() {
    return [...this.heroes]
      .filter(([, { dice }]) => dice > 0)
      .map(([hero, { dice, rolled, expected }]) => ({ hero, dice, rolled, expected, luck: rolled / expected }))
      .sort((a, b) => b.luck - a.luck);
  }

  /** One award for each hero at most, the clearest leads first. @returns {{award: string, hero: string, value: number}[]} */
  awards() {
    /** @type {[string, keyof Deeds][]} */
    const kinds = [['gravedigger', 'kills'], ['wall', 'blocked'], ['locksmith', 'doors'], ['stargazer', 'stars'], ['walker', 'steps'], ['showman', 'supports'], ['punchbag', 'blows'], ['napper', 'falls']];
    /** @type {{award: string, hero: string, value: number}[]} */
    const given = [];
    for (const [award, deed] of kinds) {
      const best = [...this.heroes]
        .filter(([hero, deeds]) => deeds[deed] > 0 && !given.some((other) => other.hero === hero))
        .sort(([, a], [, b]) => b[deed] - a[deed])[0];
      if (best) given.push({ award, hero: best[0], value: best[1][deed] });
    }
    return given;
  }

  /** The moments of the game, at most three, in the order they happened. */
  best() {
    const chosen = [...this.moments].sort((a, b) => b.weight - a.weight).slice(0, 3);
    return this.moments.filter((moment) => chosen.includes(moment));
  }
}
