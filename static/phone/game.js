/** The evening itself: header, the map with the question below it, and the tabs that are always within reach. */
import { html, useEffect, useRef, useState } from '../vendor/phone.js';
import { entitiesOf, ownAsks, ownSeats } from '../lib/store.js';
import { usePage } from './context.js';
import { paintOf } from './games/super_fantasy/heroes.js';
import { Header } from './header.js';
import { Icon } from './icons.js';
import { Lazy } from './lazy.js';
import { Play } from './play.js';

const TABS = ['map', 'heroes', 'log', 'rules', 'options'];

export function Game() {
  const page = usePage();
  const { words, table, facts } = page;
  const seats = ownSeats(table);
  const asks = ownAsks(table);
  const [tab, setTab] = useState('map');
  const [chosenSeat, setChosenSeat] = useState(/** @type {string | null} */ (null));
  const asked = useRef(0);

  // A new question brings the map back; whoever then leafs through the rules is left in peace.
  useEffect(() => {
    if (asks.length > 0 && asked.current === 0) {
      setTab('map');
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(40);
    }
    asked.current = asks.length;
  }, [asks.length]);

  const urgent = asks.find((ask) => !ask.first) ?? asks[0] ?? null;
  const ask = asks.find((candidate) => candidate.seat === chosenSeat) ?? urgent;
  const turnOf = table.entities?.table?.turn_of;
  const hero = ask?.seat ?? chosenSeat ?? (seats.includes(turnOf) ? turnOf : (seats[0] ?? turnOf ?? entitiesOf(table.entities, 'heroes')[0]?.[0] ?? ''));
  const over = table.lobby?.phase === 'over';

  return html`<div class=${`game${asks.length ? ' asked' : ''}`} style=${{ '--hero': paintOf(facts, hero).fill }}>
    <${Header} hero=${hero} seats=${seats} asks=${asks} onSeat=${setChosenSeat} />
    <main class=${`tab-${tab}`}>
      ${tab === 'map' && (over ? html`<${Lazy} of="later" part="Ending" />` : html`<${Play} ask=${ask} hero=${hero} seats=${seats} asks=${asks} onSeat=${setChosenSeat} />`)}
      ${tab === 'heroes' && html`<${Lazy} of="later" part="Sheets" first=${hero} />`}
      ${tab === 'log' && html`<${Lazy} of="later" part="Log" />`}
      ${tab === 'rules' && html`<${Lazy} of="later" part="Rules" />`}
      ${tab === 'options' && html`<${Lazy} of="later" part="Options" seats=${seats} />`}
    </main>
    <nav class="tabs" aria-label=${words.t('phone-tabs')}>
      ${TABS.map(
        (name) => html`<button key=${name} class="tab" aria-current=${tab === name ? 'page' : undefined} onClick=${() => setTab(name)}>
          <${Icon} name=${name} /><span>${words.t(`phone-tab-${name}`)}</span>
          ${name === 'map' && tab !== 'map' && asks.length > 0 && html`<strong class="badge" aria-label=${words.t('phone-your-turn')}>!</strong>`}
        </button>`,
      )}
    </nav>
    ${table.lobby?.paused && html`<${Lazy} of="later" part="PauseNote" />`}
    ${page.puzzle && html`<${Lazy} of="later" part="Explain" />`}
    ${page.missed.length > 0 && html`<${Lazy} of="later" part="AwayNote" />`}
  </div>`;
}
