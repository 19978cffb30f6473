import assert from 'node:assert/strict';
import { test } from 'node:test';

import { FluentBundle, FluentResource } from '@fluent/bundle';

import { memoryShelf } from '../../../static/lib/identity.js';
import { Page } from '../../../static/phone/page.js';
import { FakeWorld } from '../lib/fake_world.js';

/** @type {Record<string, string>} */
const FILES = {
  '/static/words/it/phone.ftl': 'phone-refused-other = Adesso no',
  '/static/words/en/phone.ftl': 'phone-refused-other = Not now',
  '/static/words/it/refusals.ftl': 'refused-seat-taken = Già preso',
  '/static/words/it/rules.ftl': 'rules-1 = Si gioca insieme',
  '/static/words/en/rules.ftl': 'rules-1 = You play together',
  '/content/super_fantasy.json?mission=01&language=it': '{"heroes":{},"missions":{"01":{"words":{"it":{"goals":{"plans":"i progetti"}}}}}}',
  '/content/super_fantasy.json?mission=02&language=it': '{"heroes":{},"missions":{"02":{"words":{"it":{"goals":{"plans":"le bare"}}}}}}',
};

/** @param {{ href?: string, shelf?: import('../../../static/lib/identity.js').Shelf, build?: string }} [given] */
async function phone({ href = 'http://192.168.1.2/', shelf = memoryShelf(), build = 'b1' } = {}) {
  const world = new FakeWorld();
  const browser = { href, reloads: 0 };
  const page = new Page({
    world,
    shelf,
    address: () => browser.href,
    readdress: (next) => (browser.href = next),
    reload: () => (browser.reloads += 1),
    read: async (url) => FILES[url] ?? null,
    languages: ['it-IT'],
    build,
    fluent: { FluentBundle, FluentResource },
    missing: () => {},
  });
  await page.start();
  return { page, world, browser, shelf };
}

/** @param {FakeWorld} world @param {Record<string, any>} [who] */
function welcome(world, who = {}) {
  world.link.accept();
  world.link.say({ type: 'welcome', build: 'b1', page: 'phone', language: 'it', player: null, token: null, table: '', host: false, ...who });
}

/** @type {any} */
const lobby = { phase: 'lobby', game: 'super_fantasy', mission: '01', players: [], seats: [], shelf: [] };

/** @param {FakeWorld} world @param {Record<string, any>} [parts] */
function snapshot(world, parts = {}) {
  world.link.say({ type: 'snapshot', seq: 1, lobby, entities: null, asks: [], log: [], undo: null, ...parts });
}

test('remembers who it is, in the store and in the address', async () => {
  const { world, browser, shelf } = await phone();
  welcome(world, { player: 'p1', token: 'secret' });
  assert.equal(browser.href, 'http://192.168.1.2/?p=secret');
  const again = await phone({ shelf });
  again.world.link.accept();
  assert.equal(again.world.link.sent[0].token, 'secret');
});

test('joining says at once who this phone is', async () => {
  const { page, world, browser } = await phone();
  welcome(world);
  snapshot(world);
  const joined = page.join({ type: 'join', name: 'Anna' });
  const command = world.link.sent.at(-1);
  assert.deepEqual(command.action, { type: 'join', name: 'Anna' });
  world.link.say({ type: 'accepted', command_id: command.command_id, result: { player: 'p1', token: 'new' } });
  await joined;
  assert.equal(page.table.me?.player, 'p1');
  assert.match(browser.href, /p=new/);
});

test('a refusal is shown with its reason, and nothing is under way any more', async () => {
  const { page, world } = await phone();
  welcome(world, { player: 'p1', token: 't' });
  snapshot(world);
  const claim = page.do({ type: 'claim', seat: 'kayla' });
  assert.equal(page.underWay, 1);
  world.link.say({ type: 'refused', command_id: world.link.sent.at(-1).command_id, code: 'seat_taken' });
  await claim;
  assert.equal(page.underWay, 0);
  assert.equal(page.notice?.text, 'Già preso');
  assert.equal(page.refusal('never_heard_of'), 'Adesso no');
});

test('each page has its own language and tells the server', async () => {
  const { page, world, shelf } = await phone();
  welcome(world, { player: 'p1', token: 't' });
  await page.speak('en');
  assert.equal(page.refusal('whatever'), 'Not now');
  assert.equal(world.link.ofType('hello').at(-1).language, 'en');
  const again = await phone({ shelf });
  assert.equal(again.page.language, 'en');
});

test('a new build reloads the page once, and says so if that did not help', async () => {
  const shelf = memoryShelf();
  const first = await phone({ shelf, build: 'old' });
  welcome(first.world);
  assert.equal(first.browser.reloads, 1);
  const second = await phone({ shelf, build: 'old' });
  welcome(second.world);
  assert.equal(second.browser.reloads, 0);
  assert.equal(second.page.farewell, 'outdated');
});

test('sent away by the host: forgets who it was', async () => {
  const { page, world, browser, shelf } = await phone();
  welcome(world, { player: 'p1', token: 'secret' });
  world.link.say({ type: 'bye', code: 'kicked' });
  assert.equal(page.link, 'bye');
  assert.equal(browser.href, 'http://192.168.1.2/');
  assert.equal(shelf.getItem('regno.token.'), null);
});

test('tells what happened while the phone was away, and only then', async () => {
  const { page, world } = await phone();
  const line = (/** @type {number} */ round) => ({ type: 'round_started', round });
  welcome(world, { player: 'p1', token: 't' });
  snapshot(world, { log: [line(1)] });
  world.link.say({ type: 'update', seq: 2, events: [line(2), line(3), line(4)] });
  assert.equal(page.missed.length, 0);
  page.leave();
  world.link.say({ type: 'update', seq: 3, events: [line(5), line(6), line(7)] });
  assert.deepEqual(page.missed.map(({ event }) => event.round), [5, 6, 7]);
  page.catchUp();
  assert.equal(page.missed.length, 0);
});

test('words that only some screens need come when they are asked for, in every language spoken', async () => {
  const { page } = await phone();
  assert.equal(page.words?.has('rules-1'), false);
  await page.fetchMoreWords('rules');
  assert.equal(page.words?.t('rules-1'), 'Si gioca insieme');
  assert.equal(page.hasMoreWords('rules'), true);
  await page.speak('en');
  assert.equal(page.words?.has('rules-1'), false);
  assert.equal(page.hasMoreWords('rules'), false);
  await page.fetchMoreWords('rules');
  assert.equal(page.words?.t('rules-1'), 'You play together');
});

test('words that did not come through are asked for again', async () => {
  const { page } = await phone();
  await page.fetchMoreWords('late');
  assert.equal(page.hasMoreWords('late'), false);
  FILES['/static/words/it/late.ftl'] = 'late = Eccomi';
  await page.fetchMoreWords('late');
  assert.equal(page.words?.t('late'), 'Eccomi');
});

test('has the words of the mission on the table, and of another one when the host changes it', async () => {
  const { page, world } = await phone();
  welcome(world, { player: 'p1', token: 'secret' });
  snapshot(world);
  await new Promise(setImmediate);
  assert.equal(page.saying?.name('plans'), 'i progetti');
  world.link.say({ type: 'update', seq: 2, lobby: { ...lobby, mission: '02' } });
  await new Promise(setImmediate);
  assert.equal(page.saying?.name('plans'), 'le bare');
});
