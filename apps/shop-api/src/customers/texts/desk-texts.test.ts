/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testServers } from '@fachwerk/database/testing';
import { until } from '@fachwerk/server-kit/testing/until';
import { pathOf } from '@fachwerk/shared/calls';
import {
  changeDeskText,
  type DeskText,
  type DeskTextChanges,
  type DeskTexts,
  type ErrorBody,
  type Messages,
  type MessageVersion,
  readDeskTextChanges,
  readDeskTexts,
  readMessageVersion,
} from '@fachwerk/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { buildShopApi } from '../../app';
import { packageRoot } from '../../kernel/files/paths';
import { openTestShop, PUBLIC_URL, type TestShop, Visitor } from '../../testing/test-shop';
import { addTestStaff, aDeviceOf, testStaff } from '../../testing/test-staff';
import { FIXED_KEYS } from './fixed-texts';

jest.setTimeout(60_000);

const KEY = 'technical.error';
const WITH_VALUE = 'deskError.rentalNotYet';

describe.each(testServers)('texts that operators change, on %s', (server) => {
  let shop: TestShop;
  let second: FastifyInstance;
  let operator: Visitor;
  beforeAll(async () => {
    shop = await openTestShop(server, {}, []);
    second = await buildShopApi({
      databaseUrl: shop.databaseUrl,
      sessionSecret: 'a secret for tests',
      publicUrl: PUBLIC_URL,
    });
    await addTestStaff(shop.db);
    operator = await aDeviceOf(shop, testStaff.operator);
  });
  afterAll(async () => {
    await second.close();
    await shop.close();
  });
  beforeEach(async () => {
    await shop.db.query('delete from message_override');
    await shop.db.query('delete from message_change');
  });

  const list = async (query: string) =>
    (await operator.get(`${readDeskTexts.path}${query}`)).json<DeskTexts>();
  const write = (text: string | null, seen: string | null = null, { key = KEY, language = 'de' } = {}) =>
    operator.send('POST', pathOf(changeDeskText, { language, key }), { text, seen });
  const history = async (language = 'de') =>
    (await operator.get(pathOf(readDeskTextChanges, { language, key: KEY }))).json<DeskTextChanges>().changes;
  const shown = async (app: FastifyInstance, lang = 'de') =>
    (await app.inject(`/messages/filtered?lang=${lang}&prefix=${KEY}`)).json<Messages>()[KEY];
  const version = async (app: FastifyInstance) =>
    (await app.inject(readMessageVersion.path)).json<MessageVersion>().version;
  const fieldErrors = (answer: { json<T>(): T }) => answer.json<ErrorBody>().fieldErrors;

  it('are found by their words and their key, in every language, those of the code and of editors', async () => {
    await write('Hoppla');

    const { texts, total } = await list('?q=HOPPLA');

    expect(total).toBe(1);
    expect(texts).toEqual([
      {
        key: KEY,
        languages: [
          {
            language: 'de',
            ofCode: expect.stringContaining('nicht geklappt') as string,
            ofEditors: 'Hoppla',
          },
          { language: 'en', ofCode: expect.stringContaining('that didn’t work') as string, ofEditors: null },
        ],
      },
    ]);
    expect((await list(`?q=${KEY}%20didn`)).texts.map(({ key }) => key)).toEqual([KEY]);
    expect((await list('?changed=true')).texts.map(({ key }) => key)).toEqual([KEY]);
    expect((await list('?q=gibtesgarnicht')).total).toBe(0);
    const all = await list('');
    expect(all.texts).toHaveLength(50);
    expect(all.total).toBeGreaterThan(50);
  });

  it('are in every process a second later, and so is an undo; the version rises when all have it', async () => {
    const before = await shown(shop.app);
    const apps = [shop.app, second];
    const everywhere = (text: string | undefined) =>
      until(async () => (await Promise.all(apps.map((app) => shown(app)))).every((one) => one === text));
    await shown(second);

    expect((await write('Hoppla')).json<DeskText>().languages[0]?.ofEditors).toBe('Hoppla');
    const [state] = await shop.db.query<{ raised: number }>(
      'select version::int as raised from message_state',
    );
    // Another process may still answer with the text of before.
    expect(await version(shop.app)).toBe((state?.raised ?? 0) - 1);
    await until(async () => (await version(second)) === state?.raised);
    expect(await Promise.all(apps.map((app) => shown(app)))).toEqual(['Hoppla', 'Hoppla']);

    await write(null, 'Hoppla');
    await everywhere(before);
  });

  it('are changed in one language and not in the other', async () => {
    await write('Oops', null, { key: KEY, language: 'en' });

    await until(async () => (await shown(shop.app, 'en')) === 'Oops');
    expect(await shown(shop.app)).toContain('nicht geklappt');
  });

  it('have a history: what, when and by whom, also of a change without this page', async () => {
    await write('Eins');
    await write('Zwei', 'Eins');
    await shop.db.query(`update message_override set text = 'Drei' where key = $1`, [KEY]);
    await write(null, 'Drei');

    const changedText = expect.stringMatching(/^\d+\.\d+\.\d{4}, \d+:\d\d Uhr$/) as string;
    const [role] = await shop.db.query<{ role: string }>('select current_user as role');
    expect(await history()).toEqual([
      { changedText, changedBy: '4700', before: 'Drei', after: null },
      { changedText, changedBy: role?.role, before: 'Zwei', after: 'Drei' },
      { changedText, changedBy: '4700', before: 'Eins', after: 'Zwei' },
      { changedText, changedBy: '4700', before: null, after: 'Eins' },
    ]);
    expect(await history('en')).toEqual([]);
  });

  it('keep their last fifty changes', async () => {
    for (let count = 0; count < 60; count += 1)
      await write(`Text ${count}`, count === 0 ? null : `Text ${count - 1}`);

    const changes = await history();
    expect(changes).toHaveLength(50);
    expect(changes[0]?.after).toBe('Text 59');
    expect(changes.at(-1)?.after).toBe('Text 10');
  });

  it('are not overwritten by who has seen another text, also at the same moment', async () => {
    const answers = await Promise.all([write('Eins'), write('Zwei')]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = await write('Drei');
    expect(refused.statusCode).toBe(409);
    expect(refused.json<ErrorBody>().globalErrors?.[0]?.msg).toBe('deskError.textChanged');
    expect(await history()).toHaveLength(1);
  });

  it('are stored without spaces and unseen signs, and a text that stays writes no history', async () => {
    await write('  Hopp\u0007la\r\nnoch\u202e einmal \n');
    expect((await list('?changed=true')).texts[0]?.languages[0]?.ofEditors).toBe('Hoppla\nnoch einmal');

    await write('Hoppla\nnoch einmal', 'Hoppla\nnoch einmal');
    expect(await history()).toHaveLength(1);
  });

  it.each([
    ['nothing', '   ', KEY, { field: 'text', msg: 'deskError.textEmpty' }],
    [
      'a value where the text has none',
      'Fehler {code}',
      KEY,
      { field: 'text', msg: 'deskError.textNoValue', values: { name: '{code}' } },
    ],
    [
      'another value than the text has',
      'Ab {from}, {until}',
      WITH_VALUE,
      { field: 'text', msg: 'deskError.textValue', values: { name: '{until}', known: '{from}' } },
    ],
    [
      'a text without its value',
      'Zu früh',
      WITH_VALUE,
      { field: 'text', msg: 'deskError.textLost', values: { name: '{from}' } },
    ],
  ])('are not %s', async (_what, text, key, error) => {
    const answer = await write(text, null, { key, language: 'de' });

    expect(answer.statusCode).toBe(400);
    expect(fieldErrors(answer)).toEqual([error]);
    expect((await list('?changed=true')).total).toBe(0);
  });

  it.each([
    ['2,001 characters', { text: 'a'.repeat(2001), seen: null }],
    ['a number', { text: 7, seen: null }],
    ['without what was seen', { text: 'a' }],
  ])('are not written with %s', async (_what, body) => {
    const answer = await operator.send('POST', pathOf(changeDeskText, { language: 'de', key: KEY }), body);

    expect(answer.statusCode).toBe(400);
  });

  it.each([
    ['de', 'gibt.es.nicht'],
    ['fr', KEY],
    ['de', 'constructor'],
    ['de', '__proto__'],
  ])('are those that the shop has: not %s %s', async (language, key) => {
    expect((await write('Hoppla', null, { language, key })).statusCode).toBe(404);
  });

  it('can be shown as in the code again, also one that the code has no more', async () => {
    await shop.db.query(`insert into message_override values ('de', 'old.key', 'Alt')`);

    expect((await list('?q=old.key')).texts[0]?.languages[0]).toEqual({
      language: 'de',
      ofCode: null,
      ofEditors: 'Alt',
    });
    expect((await write(null, 'Alt', { key: 'old.key', language: 'de' })).statusCode).toBe(200);
    expect((await list('?q=old.key')).total).toBe(0);
  });

  it('are for operators only', async () => {
    const manager = await aDeviceOf(shop, testStaff.manager);
    const path = pathOf(changeDeskText, { language: 'de', key: KEY });

    expect((await manager.send('POST', path, { text: 'Hoppla', seen: null })).statusCode).toBe(403);
    expect((await new Visitor(shop.app).get(readDeskTexts.path)).statusCode).toBe(401);
    expect((await list('?changed=true')).total).toBe(0);
  });

  it('are not changed where they are part of an agreement or prescribed by law', async () => {
    await shop.db.query(`insert into message_override values ('de', 'checkout.submit.button', 'Weiter')`);
    const button = { key: 'checkout.submit.button', language: 'de' };

    expect((await list('?q=checkout.submit.button')).texts[0]?.fixed).toBe('order');
    const answer = await write('Kaufen', 'Weiter', button);
    expect(answer.json<ErrorBody>().globalErrors?.[0]?.msg).toBe('deskError.textFixed');
    // What was written without this page can be taken back.
    expect((await write(null, 'Weiter', button)).statusCode).toBe(200);
  });
});

it('that operators cannot change exist in the code', () => {
  const files = globSync('*/src/messages.de.json', { cwd: join(packageRoot, '../..') });
  const keys = files.flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(packageRoot, '../..', file), 'utf8')) as object),
  );

  const isThere = (fixed: string) =>
    keys.some((key) => (fixed.endsWith('.') ? key.startsWith(fixed) : key === fixed));
  expect(FIXED_KEYS.filter((fixed) => !isThere(fixed))).toEqual([]);
});
