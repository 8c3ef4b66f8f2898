/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reportReceipts } from '@fachwerk/shared/calls';
import type { TillReceiptsAnswer } from '@fachwerk/shared/contracts';
import { withCheckDigit } from '@fachwerk/shared/rules';
import { customerRepository } from '../../identity/customer/customer-repository';
import type { Fault } from '../../kernel/import/row-error';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { aCustomer } from '../../testing/test-account';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { cardRepository, freeCard } from './card-repository';
import { importCards } from './import-cards';

const TOKEN = 'the-token-of-the-till-1001';
const CARD = withCheckDigit('20010000001');
const OTHER = withCheckDigit('20010000002');
const CARDS = 'card;lastName;firstName;postalCode;birthDate';
const RECEIPTS = 'store;receipt;card;boughtAt;total';

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop('embedded', { deskTokens: [`1001:${TOKEN}`, 'online:another-token-012345'] });
  await writeStores(shop.db, testStores);
  folder = await mkdtemp(join(tmpdir(), 'customer-cards-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function run(lines: readonly string[], isDryRun = false) {
  const path = join(folder, 'file.csv');
  await writeFile(path, `${lines.join('\n')}\n`);
  const refused: Fault[] = [];
  const done = await importCards(shop.db, path, { isDryRun, onRefused: (fault) => refused.push(fault) });
  return { ...done, refused };
}
const points = (card = CARD) => cardRepository(shop.db).pointsOf(card);

describe('a file of cards', () => {
  it('brings cards and their owners, and reports each row that is none', async () => {
    const done = await run([
      CARDS,
      `${CARD};Musterfrau;Erika;50667;12.05.1980`,
      `${OTHER};Muster;;;`,
      '1912345673;Falsch;;;',
      '2912345679;Prüfziffer;;;',
      `${CARD};;;;`,
      `${CARD};Muster;;!;31.02.1990`,
    ]);

    expect(done).toMatchObject({ kind: 'cards', stored: 2, known: 0 });
    expect(done.refused.map(({ line, field }) => [line, field])).toEqual([
      [4, 'card'],
      [5, 'card'],
      [6, 'lastName'],
      [7, 'postalCode'],
    ]);
    expect(await cardRepository(shop.db).find(CARD)).toMatchObject({
      firstName: 'Erika',
      postalCode: '50667',
      birthDate: '1980-05-12',
    });
  });

  it('changes only what it has of a known card', async () => {
    await run(['card;lastName', `${CARD};Musterfrau`]);
    expect(await cardRepository(shop.db).find(CARD)).toMatchObject({
      firstName: 'Erika',
      postalCode: '50667',
      birthDate: '1980-05-12',
    });
    await run(['card;lastName;postalCode', `${CARD};Musterfrau;50668`]);
    expect(await cardRepository(shop.db).find(CARD)).toMatchObject({
      postalCode: '50668',
      birthDate: '1980-05-12',
    });
  });

  it('with another owner takes a card out of its account, and names it', async () => {
    const customerId = await aCustomer(shop.db, 'karte-im-import@example.org');
    const cardOf = async () =>
      (
        await shop.db.query('select customer_card_number as number from customer where id = $1', [customerId])
      )[0];
    await cardRepository(shop.db).link(CARD, customerId);
    await customerRepository(shop.db).setCard(customerId, CARD);
    expect(await run(['card;lastName', `${CARD};MUSTERFRAU`])).toMatchObject({ unlinked: [] });
    expect(await cardOf()).toEqual({ number: CARD });

    expect(await run(['card;lastName', `${CARD};Anders`], true)).toMatchObject({ unlinked: [CARD] });
    expect(await cardOf()).toEqual({ number: CARD });
    expect(await run(['card;lastName', `${CARD};Anders`])).toMatchObject({ unlinked: [CARD] });
    expect(await cardOf()).toEqual({ number: null });
    expect(await cardRepository(shop.db).findOf(customerId)).toBeUndefined();
  });

  it('names the column that another system calls differently', async () => {
    const { refused } = await run(['Kartennummer;lastName', `${CARD};Muster`]);

    expect(refused).toEqual([expect.objectContaining({ field: 'card', line: 1 })]);
    expect(refused[0]?.message).toContain('Kartennummer');
  });
});

it('a card that a wrong person has linked is freed by its number', async () => {
  const customerId = await aCustomer(shop.db, 'falsche-karte@example.org');
  const cards = cardRepository(shop.db);
  await cards.link(OTHER, customerId);
  await customerRepository(shop.db).setCard(customerId, OTHER);

  await freeCard(shop.db, OTHER, 'another-account');
  expect(await cards.findOf(customerId)).toMatchObject({ number: OTHER });
  await freeCard(shop.db, OTHER, customerId);
  expect(await cards.findOf(customerId)).toBeUndefined();
  expect(
    await shop.db.query('select customer_card_number from customer where id = $1', [customerId]),
  ).toEqual([{ customer_card_number: null }]);
});

describe('a file of receipts', () => {
  const lines = [
    RECEIPTS,
    `1001;B-1;${CARD};2026-11-20;19,99`,
    `1001;B-2;${CARD};2026-11-21T17:30:00+01:00;100,00`,
    `1001;B-3;${CARD};22.11.2026;-50,00`,
  ];

  it('changes nothing in a dry run, and counts what it would', async () => {
    expect(await run(lines, true)).toMatchObject({ kind: 'receipts', stored: 3, known: 0 });
    expect(await points()).toBe(0);
  });

  it('books the points of each receipt once, however often it is imported', async () => {
    expect(await run(lines)).toMatchObject({ stored: 3, known: 0, refused: [] });
    expect(await run([...lines, lines[1] ?? ''])).toMatchObject({ stored: 0, known: 4, refused: [] });

    expect(await points()).toBe(19 + 100 - 50);
  });

  it('refuses other values for a known receipt, unknown stores and cards, row by row', async () => {
    const { refused } = await run([
      RECEIPTS,
      `1001;B-1;${CARD};2026-11-20;1.999,99`,
      `1001;B-2;${OTHER};2026-11-21;100,00`,
      `9999;B-1;${CARD};2026-11-20;19,99`,
      `1001;B-4;${withCheckDigit('20019999999')};2026-11-20;19,99`,
      `1001;B-5;${CARD};gestern;viel`,
      `1001;B-7;${CARD};2999-01-01;5,00`,
      `1001;B-6;${OTHER};2026-11-20;5,00`,
      `1001;B-6;${OTHER};2026-11-20;6,00`,
    ]);

    expect(refused.map(({ line, field }) => [line, field]).sort()).toEqual([
      [2, 'receipt'],
      [3, 'receipt'],
      [4, 'store'],
      [5, 'card'],
      [6, 'boughtAt'],
      [7, 'boughtAt'],
      [9, 'receipt'],
    ]);
    expect([await points(), await points(OTHER)]).toEqual([69, 5]);
  });
});

describe('a till', () => {
  const report = (
    receipts: object[],
    headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` },
  ) => shop.app.inject({ method: 'POST', url: reportReceipts.path, headers, payload: { receipts } });
  const receipt = (number: string, part: object = {}) => ({
    number,
    cardNumber: CARD,
    boughtAt: '2026-11-25T10:00:00Z',
    cents: 1250,
    ...part,
  });

  it('reports what was bought with a card in its store, once', async () => {
    const before = await points();
    const first = await report([receipt('T-1'), receipt('T-2', { cardNumber: '2912345679' })]);
    const again = await report([receipt('T-1'), receipt('T-1', { cents: 99_999 })]);

    expect(first.json<TillReceiptsAnswer>().receipts).toEqual([
      { number: 'T-1', outcome: 'stored', points: 12 },
      { number: 'T-2', outcome: 'unknown-card', points: 0 },
    ]);
    expect(again.json<TillReceiptsAnswer>().receipts.map(({ outcome }) => outcome)).toEqual([
      'known',
      'differs',
    ]);
    expect(await points()).toBe(before + 12);
  });

  it('states no points: the shop computes them', async () => {
    const before = await points();
    await report([receipt('T-3', { points: 1_000_000, companyId: '1002' })]);

    expect(await points()).toBe(before + 12);
    expect(await shop.db.query(`select company_id from till_receipt where number = 'T-3'`)).toEqual([
      { company_id: '1001' },
    ]);
  });

  it.each([
    ['without a token', {}, 401],
    ['with a wrong one', { authorization: 'Bearer another-token-of-a-till' }, 401],
    ['with that of a desk without a store', { authorization: 'Bearer another-token-012345' }, 404],
  ])('is refused %s', async (_what, headers, status) => {
    expect((await report([receipt('T-9')], headers)).statusCode).toBe(status);
    expect(await shop.db.query(`select 1 from till_receipt where number = 'T-9'`)).toEqual([]);
  });

  it.each([
    [{ cents: 1.5 }],
    [{ cents: 1e12 }],
    [{ boughtAt: 'heute' }],
    [{ boughtAt: '2999-01-01T10:00:00Z' }],
    [{ number: "'" }],
    [{ cardNumber: 7 }],
  ])('is refused with %j', async (part) => {
    expect((await report([receipt('T-8', part)])).statusCode).toBe(400);
  });
});
