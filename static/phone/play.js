/** The map, and under it the one decision of this moment, or who else is deciding. */
import { html, useEffect, useRef, useState } from '../vendor/phone.js';
import { entitiesOf, ownPlayer } from '../lib/store.js';
import { key } from '../lib/words.js';
import { BoardWindow } from './board.js';
import { useMoreWords, usePage } from './context.js';
import { CemeteryMap } from './games/super_fantasy/map.js';
import { Crest } from './games/super_fantasy/heroes.js';
import { Hints } from './hints.js';
import { Icon } from './icons.js';
import { Coming, Lazy, usePart } from './lazy.js';
import { MASTER, useQuestion } from './questions/kinds.js';
import { cellsOf, NO_MARKS } from './questions/pick.js';
import { usualCharge } from './questions/one.js';

/** @typedef {import('./questions/pick.js').Pick} Pick @typedef {import('../lib/wire.js').Cell} Cell @typedef {import('../lib/wire.js').Ask} Ask */

/**
 * @param {object} props
 * @param {import('../lib/wire.js').Ask | null} props.ask the question shown
 * @param {string} props.hero whose phone this is
 * @param {string[]} props.seats
 * @param {import('../lib/wire.js').Ask[]} props.asks open to this phone
 * @param {(seat: string) => void} props.onSeat
 */
export function Play({ ask, hero, seats, asks, onSeat }) {
  const page = usePage();
  const { table, facts } = page;
  const entities = table.entities;
  const [pick, setPick] = useState(/** @type {Pick} */ ({}));
  const [peeked, setPeeked] = useState(/** @type {Cell | null} */ (null));
  const question = useQuestion(ask);
  useMoreWords(hasBegun(table) ? 'super_fantasy_later' : null);
  const recaps = usePart(table.log.some(({ event }) => event.phase === 'monsters') ? 'recap' : null);
  const found = ask && recaps ? recaps.recapOf(table.log, seats, ask.about) : null;
  const recap = found && found.number > page.recapRead ? found : null;

  // A turn's question comes back after each step: what was being prepared stays, if it is still on offer.
  const topic = ask ? `${ask.seat}.${ask.about}.${ask.kind === 'action' ? 'turn' : ask.ask}` : 'wait';
  useEffect(() => {
    setPick({});
    setPeeked(null);
  }, [topic]);

  useEffect(() => {
    if (ask && pick.dice !== undefined) page.preview(pick.action ?? ask.about, pick.dice);
  }, [pick.action, pick.dice]);

  // Where a person has said which ability always gets the Stars, nobody is asked again.
  useEffect(() => {
    const usual = ask ? usualCharge(ask, page.usual) : null;
    if (ask && usual) void page.answer(ask.ask, usual);
  }, [ask?.ask]);

  const started = useRef(false);
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    panel.current?.scrollTo(0, 0);
    // The button that was pressed is gone: whoever reads with a screen reader goes on at the top of the panel.
    if (document.activeElement === document.body && started.current) panel.current?.focus({ preventScroll: true });
    started.current = true;
  }, [topic, recap?.number, pick.group, pick.action, pick.cell?.join(), peeked?.join()]);

  if (!entities?.board) return html`<p class="hint" role="status">${page.words.t('phone-link-connecting')}</p>`;
  const marks = ask && question && !recap ? question.marks(ask, pick, table) : NO_MARKS;
  const who = ask ? hero : (table.entities?.table?.turn_of ?? hero);
  const near = cellsOf(entities, who);
  const focus = [
    ...near,
    ...marks.reach.map((entry) => entry.cell),
    ...(ask && (near.length === 0 || pick.group || ask.kind !== 'action') ? marks.targets.map((target) => target.cell) : around(near)),
  ];

  /** @param {Cell} cell */
  async function tap(cell) {
    const next = ask && question ? question.tap(ask, pick, cell, table) : null;
    if (!next) {
      setPeeked(cell);
      return;
    }
    setPeeked(null);
    if (ask?.kind === 'cell' && next.cell && pick.cell && next.cell.join() === pick.cell.join() && page.underWay === 0) {
      await page.answer(ask.ask, next.cell);
      return;
    }
    if (ask?.kind === 'cell' && next.cell) page.point(next.cell);
    setPick(next);
  }

  return html`<div class=${`play${pick.action ? ' preparing' : ''}`}>
    <${BoardWindow} board=${entities.board} focus=${focus} focusKey=${`${topic}.${pick.group ?? ''}.${ask ? '' : who}`} onTap=${tap}>
      <${CemeteryMap} entities=${entities} facts=${facts} marks=${marks} mine=${seats} pointed=${page.pointed} />
    <//>
    <section class="panel" ref=${panel} tabindex="-1" data-ask=${ask?.ask} data-about=${ask?.about} data-kind=${ask?.kind} aria-label=${page.words.t('phone-decision')}>
      ${ask && seats.length > 1 && ask.about !== 'take_turn' && html`<${AskedSeat} ask=${ask} asks=${asks} onSeat=${onSeat} />`}
      ${peeked && html`<${Lazy} of="later" part="Peek" cell=${peeked} onClose=${() => setPeeked(null)} />`}
      ${recap
        ? html`<${Lazy} of="later" part="RecapCard" recap=${recap} />`
        : ask && question
          ? html`${!pick.group && html`<${Headline} ask=${ask} />`}
            ${ask.seat === MASTER
              ? html`<${Lazy} of="master" part="MasterDice" paid=${paidBy(ask, pick)} />${!pick.group && html`<${News} question=${ask.about} master=${true} />`}`
              : !pick.group && html`<${News} seat=${ask.seat} question=${ask.about} />`}
            <${question.Panel} key=${topic} ask=${ask} pick=${pick} setPick=${setPick} />`
          : ask ? html`<${Coming} />` : html`<${Waiting} hero=${hero} seats=${seats} />`}
      ${!recap && html`<${Hints} ask=${ask} />`}
      <${UndoButton} seats=${seats} />
      <${Goals} seats=${seats} />
      <${BoardInWords} hero=${hero} ask=${ask} />
    </section>
  </div>`;
}

/** What just happened, once anything has. @param {Record<string, any>} props of the part */
function News(props) {
  const { log } = usePage().table;
  const begun = log.map(({ event }) => BEGINNINGS.has(event.type)).lastIndexOf(true);
  return log.slice(begun + 1).some(({ event }) => event.type !== 'pointed') && html`<${Lazy} of="news" part="News" quiet=${true} ...${props} />`;
}

/** Events after which there is nothing to tell yet. */
const BEGINNINGS = new Set(['round_started', 'phase_started', 'turn_started']);

/** @param {import('../lib/store.js').TableState} table @returns {boolean} whether dice have been rolled, or somebody has brought something along */
function hasBegun({ entities, log, asks }) {
  return (
    entities?.table?.round > 1 ||
    log.some(({ event }) => event.type === 'dice_rolled') ||
    asks.some(({ about }) => about === 'keep_item') ||
    entitiesOf(entities, 'heroes').some(([, hero]) => hero.backpack?.length > 0 || Object.keys(hero.covers ?? {}).length > 0)
  );
}

/** The board as a list, written when somebody opens it. @param {{ hero: string, ask: import('../lib/wire.js').Ask | null }} props */
function BoardInWords({ hero, ask }) {
  const { words, table } = usePage();
  const [open, setOpen] = useState(false);
  if (!table.entities?.[`heroes.${hero}`]?.cell) return null;
  return html`<details class="fold board-words" onToggle=${(/** @type {any} */ event) => setOpen(event.currentTarget.open)}>
    <summary>${words.t('phone-board-title')}</summary>
    ${open && html`<${Lazy} of="later" part="BoardInWords" hero=${hero} ask=${ask} />`}
  </details>`;
}

/** The eight squares around: a hero is shown with what is near. @param {Cell[]} cells @returns {Cell[]} */
function around(cells) {
  return cells.flatMap(([x, y]) => [/** @type {Cell} */ ([x - 2, y - 2]), /** @type {Cell} */ ([x + 2, y + 2])]);
}

/** @param {{ ask: Ask }} props */
function Headline({ ask }) {
  const { saying, underWay, words } = usePage();
  return html`<h2 class="headline display" aria-live="polite">
    ${underWay > 0 ? words.t('phone-sending') : saying.ask(ask.about, { ...ask.context, seat: ask.seat })}
  </h2>`;
}

/** With several heroes on this phone: which of them is asked, and who else is. @param {{ ask: Ask, asks: Ask[], onSeat: (seat: string) => void }} props */
function AskedSeat({ ask, asks, onSeat }) {
  const { saying, words, facts } = usePage();
  const others = [...new Set(asks.map(({ seat }) => seat))].filter((seat) => seat !== ask.seat);
  return html`<div class="asked-seat"><${Crest} hero=${ask.seat} facts=${facts} small=${true} />
    <strong class="display">${saying.name(ask.seat, ['hero'])}</strong>
    ${others.map((seat) => html`<button key=${seat} class="button small" onClick=${() => onSeat(seat)}>
      <${Crest} hero=${seat} facts=${facts} small=${true} /><span>${words.t('phone-asked-too', { hero: saying.name(seat, ['hero']) })}</span></button>`)}</div>`;
}

/** @param {Ask} ask @param {Pick} pick @returns {number[]} places of the Master's dice that the order being prepared takes */
const paidBy = (ask, pick) => ask.actions?.find(({ id }) => id === pick.action)?.price?.dice ?? [];

/** Who is being waited for, and the last thing that happened. @param {{ hero: string, seats: string[] }} props */
function Waiting({ hero, seats }) {
  const page = usePage();
  const { words, saying, table } = page;
  const waits = [...new Set(table.asks.map((ask) => saying.wait(ask.about, ask.seat)))];
  const me = table.entities?.[`heroes.${hero}`];
  return html`<div class="waiting">
    <h2 class="headline display" aria-live="polite">${waits.length ? waits.join(' · ') : words.t('phone-wait-table')}</h2>
    <${News} />
    ${me?.down && html`<p class="warn"><${Icon} name="heart" />${words.t('phone-down')}</p>`}
    ${seats.filter((seat) => table.lobby?.seats.find((one) => one.id === seat)?.bot).map(
      (seat) => html`<button key=${seat} class="button main" disabled=${page.underWay > 0} onClick=${() => page.do({ type: 'computer', seat, on: false })}>
        <${Icon} name="robot" />${words.t('phone-take-back', { hero: saying.name(seat, ['hero']) })}</button>`,
    )}
    <${Absent} />
    ${seats.length === 0 && html`<button class="button" onClick=${() => page.watch(false)}>${words.t('phone-watch-end')}</button>`}
    <p class="hint">${words.t('phone-wait-hint')}</p>
  </div>`;
}

/** What the mission is about, while it is not done. @param {{ seats: string[] }} props of this phone */
function Goals({ seats }) {
  const { words, saying, table } = usePage();
  const goals = table.entities?.goals ?? [];
  const { mode, lives, kills, round } = table.entities?.table ?? {};
  if (mode === 'survival') {
    return html`<p class="goal-line"><${Icon} name="skull" /><span>${words.t('phone-wave', { wave: round })}</span>
      <span class="fact"><${Icon} name="heart" />${words.t('phone-lives', { lives })}</span><span class="fact">${words.t('phone-kills', { kills })}</span></p>`;
  }
  return goals
    .filter((/** @type {any} */ goal) => !goal.done && goal.open !== false)
    .map((/** @type {any} */ goal) => html`<p key=${goal.id} class="goal-line"><${Icon} name="goal" />
      <span>${words.t(seats.includes(MASTER) ? 'phone-goal-theirs' : 'phone-goal')}: ${saying.name(goal.id, [])}${goal.total > 1 ? ` (${words.t('phone-goal-count', { count: goal.count, total: goal.total })})` : ''}</span></p>`);
}

/** Whose phone the table is waiting for in vain; the host may let the computer play. */
function Absent() {
  const page = usePage();
  const { words, saying, table } = page;
  const host = ownPlayer(table)?.host;
  return (table.lobby?.players ?? [])
    .filter((player) => !player.online)
    .flatMap((player) => player.seats.filter((seat) => isWaitedFor(table, seat)).map((seat) => ({ player, seat })))
    .map(({ player, seat }) => host
      ? html`<button key=${seat} class="button wide" disabled=${page.underWay > 0} onClick=${() => page.do({ type: 'computer', seat, on: true })}>
          <${Icon} name="robot" /><span>${words.t('phone-hand-over-other', { name: player.name, hero: saying.name(seat, ['hero']) })}</span></button>`
      : html`<p key=${seat} class="warn"><${Icon} name="away" /><span><bdi>${player.name}</bdi>: ${words.t('phone-away')}</span></p>`);
}

/** @param {import('../lib/store.js').TableState} table @param {string} seat */
function isWaitedFor(table, seat) {
  return table.asks.some((ask) => ask.seat === seat && !ask.first) && !table.lobby?.seats.find((one) => one.id === seat)?.bot;
}

/** Takes the last decision back, where one can. @param {{ seats: string[] }} props */
function UndoButton({ seats }) {
  const page = usePage();
  const { words, table } = page;
  const undo = table.undo;
  if (!undo || undo.steps === 0 || !(undo.seat === null || seats.includes(undo.seat))) return null;
  return html`<button class="button undo" disabled=${page.underWay > 0} onClick=${() => page.do({ type: 'undo' })}>
    <${Icon} name="undo" />
    <span>${words.t('phone-undo', { steps: undo.steps, what: words.first([key('phone-undo-what', undo.about ?? ''), 'phone-undo-what-other']) })}</span>
  </button>`;
}
