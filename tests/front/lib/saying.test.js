import assert from 'node:assert/strict';
import { test } from 'node:test';

import { FluentBundle, FluentResource } from '@fluent/bundle';

import { Saying, thingsOf } from '../../../static/lib/saying.js';
import { Words } from '../../../static/lib/words.js';

const file = `
sf-hero-kayla = Kayla
sf-monster-bowman = Arciere
sf-thing-gate = Cancello
sf-item-short-crossbow = Balestra Corta
sf-attack-hit = niente
event-attack-hit = { $attacker } colpisce { $target_id ->
    [bowman] l’{ $target }
   *[other] { $target }
}: { $total }
event-blow-landed = { $total ->
    [none] Colpo automatico
   *[other] Colpo: { $total }
}
event-story-told = «{ $text }»
event-areas-activated = Si svegliano: { $areas }
rule-sf-attack-hit = Il totale basta.
ask-shield-dice = { $monster } ti colpisce
wait-shield-dice = { $seat } para
option-item-found-right = In mano destra
option-charge-star = Carica { $ref }
option-give = A { $to }: { $ref }
option-yes = Sì
sf-ability-uni-laser = Unilaser
    .rule = Stordisci.
`;
const saying = new Saying(new Words({ FluentBundle, FluentResource }, 'it', [file]), {
  prefix: 'sf',
  kinds: { m3: 'bowman' },
  places: { A: { it: 'la cripta', en: 'the crypt' } },
  things: thingsOf({ 'gates.g1': {}, 'monsters.m3': {}, table: {} }),
  mission: { goals: { plans: 'Leggete i piani' }, lines: { hello: { speaker: 'gisella', text: 'Benvenuti' } } },
});

test('ids become words and articles hang on the kind', () => {
  const event = { type: 'attack_hit', attacker: 'kayla', target: 'm3', total: 7, protection: 5, rule: 'sf.attack.hit' };
  assert.equal(saying.event(event), 'Kayla colpisce l’Arciere: 7');
  assert.equal(saying.why(event), 'Il totale basta.');
  assert.equal(saying.why({ type: 'attack_hit', rule: 'sf.unheard.of' }), null);
});

test('null becomes none, and so does what an event leaves out', () => {
  assert.equal(saying.event({ type: 'blow_landed' }), 'Colpo automatico');
  assert.equal(saying.event({ type: 'blow_landed', total: null }), 'Colpo automatico');
  assert.equal(saying.event({ type: 'blow_landed', total: 4 }), 'Colpo: 4');
});

test('areas and mission lines are said in the words that came with the mission', () => {
  assert.equal(saying.event({ type: 'areas_activated', areas: ['A'] }), 'Si svegliano: la cripta');
  assert.equal(saying.event({ type: 'story_told', line: 'hello' }), '«Benvenuti»');
  assert.equal(saying.arguments({ line: 'hello' }).speaker_id, 'gisella');
  assert.equal(saying.name('plans'), 'Leggete i piani');
});

test('things on the board have a name, strangers keep their id', () => {
  assert.equal(saying.name('g1'), 'Cancello');
  assert.equal(saying.name('x9'), 'x9');
  assert.equal(saying.about('uni_laser', 'rule'), 'Stordisci.');
  assert.equal(saying.about('kayla', 'rule'), null);
});

test('headlines for who is asked and for the others', () => {
  assert.equal(saying.ask('shield_dice', { monster: 'm3' }), 'Arciere ti colpisce');
  assert.equal(saying.wait('shield_dice', 'kayla'), 'Kayla para');
});

test('buttons: a key of the option, of the question, or of the first part of the id', () => {
  assert.equal(saying.option('item_found', { id: 'right', kind: 'slot' }), 'In mano destra');
  assert.equal(saying.option('charge_star', { id: 'uni_laser', kind: 'ability' }), 'Carica Unilaser');
  assert.equal(saying.option('arrange', { id: 'give:short_crossbow:kayla', kind: 'item' }), 'A Kayla: Balestra Corta');
  assert.equal(saying.option('retaliate', { id: 'yes', kind: 'yes_no' }), 'Sì');
});
