/** How many dice: one column for each number, its height the exact chance, its foot the dice themselves. */
import { html, useId } from '../../vendor/phone.js';
import { usePage } from '../context.js';

/** Where the words for the cause of a bonus may be found. */
export const BONUS = ['bonus', 'ability', 'item', 'attribute', 'status', 'token'];

/**
 * @param {number} chance 0 to 1
 * @returns {string} whole per cent; never 0 or 100 unless it is so
 */
export function percent(chance) {
  if (chance <= 0) return '0';
  if (chance >= 1) return '100';
  return String(Math.min(99, Math.max(1, Math.round(chance * 100))));
}

/**
 * The number of dice to begin with: the fewest that will probably do, else the most hopeful.
 * @param {{ low: number, high: number, odds?: number[], mean?: number[] }} choice
 * @returns {number}
 */
export function firstGuess({ low, high, odds, mean }) {
  if (odds && odds.length) {
    const likely = odds.findIndex((chance) => chance >= 0.75);
    if (likely >= 0) return low + likely;
    return low + odds.lastIndexOf(Math.max(...odds));
  }
  return Math.min(high, Math.max(low, mean ? 2 : low));
}

/**
 * @param {object} props
 * @param {number} props.low
 * @param {number} props.high
 * @param {number} props.value
 * @param {(dice: number) => void} props.onChange
 * @param {number[]} [props.odds] chance for each number from low to high, 0 to 1
 * @param {number[]} [props.mean] mean result for each number, where there is nothing to reach
 * @param {boolean} [props.danger] the chance is one to be hurt: the smaller the better
 * @param {string} props.legend what is chosen
 */
export function DiceChooser({ low, high, value, onChange, odds, mean, danger = false, legend }) {
  const { words } = usePage();
  const name = useId();
  const numbers = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  const mostMean = Math.max(1, ...(mean ?? []));

  return html`<fieldset class=${`dice-chooser${danger ? ' danger' : ''}`}>
    <legend>${legend}</legend>
    <div class="columns">
      ${numbers.map((dice, index) => {
        const chance = odds?.[index];
        const average = mean?.[index];
        const share = chance ?? (average === undefined ? dice / Math.max(1, high) : average / mostMean);
        const said = chance !== undefined ? `${percent(chance)}%` : average !== undefined ? `≈${decimal(words.language, average)}` : '';
        const label = chance !== undefined
          ? words.t(danger ? 'phone-dice-danger' : 'phone-dice-chance', { dice, chance: percent(chance) })
          : average !== undefined
            ? words.t('phone-dice-mean', { dice, mean: decimal(words.language, average) })
            : words.t('phone-dice-count', { dice });
        return html`<label key=${dice} class=${`column${dice === value ? ' chosen' : ''}`}>
          <input type="radio" name=${name} value=${dice} checked=${dice === value} aria-label=${label} onChange=${() => onChange(dice)} />
          <span class="column-chance" aria-hidden="true">${said}</span>
          <span class="column-track" aria-hidden="true"><span class="column-fill" style=${{ height: `${Math.round(share * 100)}%` }}></span></span>
          <span class="column-die" aria-hidden="true">${dice}</span>
        </label>`;
      })}
    </div>
  </fieldset>`;
}

/**
 * @param {import('../../lib/wire.js').Language} language
 * @param {number} mean
 * @returns {string} as the language writes it: one decimal, none where it is whole
 */
export function decimal(language, mean) {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(mean);
}

/** Swords as they are on the dice: one counts 1, two count 2. @type {Record<number, string>} */
const SWORDS = { 1: 'M12 4v14M8.500 15h7', 2: 'M7.500 4v14M4 15h7M16.500 4v14M13 15h7' };

/** The dice as they fell. @param {{ event: import('../../lib/wire.js').GameEvent }} props */
export function Faces({ event }) {
  const { words } = usePage();
  const faces = /** @type {number[]} */ (event.faces ?? []);
  return html`<span class="faces" role="img" aria-label=${words.t('phone-log-faces', { faces: faces.map((face) => face || '★').join(' ') })}>
    ${faces.map((face, index) => html`<${DieFace} key=${index} face=${face} />`)}
  </span>`;
}

/** One die as it fell. @param {{ face: number, state?: string, note?: string }} props `note`: what a Star is worth */
export function DieFace({ face, state = '', note }) {
  return html`<span class=${`face${face ? '' : ' star'}${state ? ` ${state}` : ''}`}>${face
    ? html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${SWORDS[face]} fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" /></svg>`
    : '★'}${note && html`<small>${note}</small>`}</span>`;
}

/**
 * What a roll adds up to.
 * @param {import('../../lib/wire.js').GameEvent} event
 * @returns {{ why: string | null, value: number }[]} one part a die, then one a bonus
 */
export function partsOf({ faces = [], star = 0, bonus = 0, bonuses }) {
  const dice = faces.map((/** @type {number} */ face) => ({ why: null, value: face || star }));
  const more = /** @type {[string | null, number][]} */ (bonuses ?? (bonus ? [[null, bonus]] : []));
  return [...dice, ...more.map(([why, value]) => ({ why, value }))];
}

/**
 * The dice as they fell and how they add up.
 * @param {{ event: import('../../lib/wire.js').GameEvent, need?: boolean }} props `need`: say what had to be reached as well
 */
export function Sum({ event, need = false }) {
  const { words, saying } = usePage();
  const parts = partsOf(event);
  const sum = parts.map(({ why, value }, index) => {
    const sign = value < 0 ? '− ' : index > 0 ? '+ ' : '';
    return `${sign}${Math.abs(value)}${why ? ` (${saying.name(why, BONUS)})` : ''}`;
  });
  return html`<span class="sum"><${Faces} event=${event} /> <span>${parts.length > 1 ? `${sum.join(' ')} = ` : '= '}<strong>${event.total}</strong>${
    need && event.need != null ? `, ${words.t('phone-sum-need', { need: event.need })}` : ''}</span></span>`;
}
