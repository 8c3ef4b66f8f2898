/** @jest-environment node */
import type { Database } from '@fachwerk/database';
import { createTestDatabase, type TestDatabase, testServers } from '@fachwerk/database/testing';
import { migrations } from '../../kernel/files/paths';
import { openInstance } from '../../testing/open-instance';
import fc from '../../testing/properties';
import { cardHashes } from './card-codes';
import { issueGiftCard, lastValidDay, redeemGiftCard, releaseGiftCard } from './gift-card-ledger';

const SECRET = 'a secret for tests';
const now = new Date('2026-11-22T12:00:00Z');

it.each([
  ['2026-01-01T12:00:00Z', '2029-12-31'],
  // Already next year in Berlin.
  ['2026-12-31T23:30:00Z', '2030-12-31'],
])('a card issued at %s is valid until %s', (issued, day) => {
  expect(lastValidDay(new Date(issued))).toBe(day);
});

describe.each(testServers)('gift cards on %s', (server) => {
  let database: TestDatabase;
  let pools: [Database, Database];
  beforeAll(async () => {
    database = await createTestDatabase(migrations, server);
    pools = [openInstance(database.url), openInstance(database.url)];
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.close()));
    await database.drop();
  });

  let issued = 0;
  async function aCard(cents: number): Promise<string> {
    const codes = await issueGiftCard(pools[0], SECRET, { cents, reference: `line-${(issued += 1)}`, now });
    const [row] = await pools[0].query<{ id: string }>('select id from gift_card where number_hash = $1', [
      cardHashes(SECRET, codes ?? { number: '', pin: '' })[0].number,
    ]);
    return row?.id ?? '';
  }
  const balanceOf = async (id: string) => {
    const [row] = await pools[0].query<{ balance: number; ledger: number }>(
      `select balance_cents as balance,
         (select sum(delta_cents)::int from gift_card_ledger where card_id = c.id) as ledger
       from gift_card c where id = $1`,
      [id],
    );
    expect(row?.balance).toBe(row?.ledger);
    return row?.balance;
  };

  it('keep number and PIN as hashes only', async () => {
    const codes = await issueGiftCard(pools[0], SECRET, { cents: 2500, reference: 'hashed', now });
    const rows = JSON.stringify(await pools[0].query('select * from gift_card'));

    expect(codes?.number).toMatch(/^\d{16}$/);
    expect(codes?.pin).toMatch(/^\d{6}$/);
    expect(rows).not.toContain(codes?.number);
    expect(rows).not.toContain(`"${codes?.pin}"`);
  });

  it('are issued once per order line, also in parallel', async () => {
    const request = { cents: 1000, reference: 'twice', now };
    const codes = await Promise.all(
      Array.from({ length: 8 }, (_, index) => issueGiftCard(pools[index % 2]!, SECRET, request)),
    );
    expect(codes.filter((one) => one !== null)).toHaveLength(1);
  });

  it('pay once when two orders use one at the same time', async () => {
    const id = await aCard(5000);
    const paid = await Promise.all([
      redeemGiftCard(pools[0], id, 4000, 'order-a'),
      redeemGiftCard(pools[1], id, 4000, 'order-b'),
    ]);
    expect(paid.sort()).toEqual([1000, 4000]);
    expect(await balanceOf(id)).toBe(0);
  });

  it('pay nothing when blocked, expired or unknown', async () => {
    const blocked = await aCard(5000);
    const expired = await aCard(5000);
    await pools[0].query('update gift_card set blocked_at = now() where id = $1', [blocked]);
    await pools[0].query(`update gift_card set valid_until = '2020-12-31' where id = $1`, [expired]);
    for (const id of [blocked, expired, 'none'])
      expect(await redeemGiftCard(pools[0], id, 100, 'order-c')).toBe(0);
  });

  it('conserve money and never fall below zero under random parallel orders', async () => {
    const operation = fc.record({
      isRelease: fc.boolean(),
      order: fc.integer({ min: 0, max: 5 }),
      cents: fc.integer({ min: -100, max: 4000 }),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1000, max: 25_000 }),
        fc.array(operation, { minLength: 1, maxLength: 24 }),
        async (cents, operations) => {
          const id = await aCard(cents);
          run += 1;
          const prefix = `${server}-${run}-`;
          await Promise.all(
            operations.map(({ isRelease, order, cents: wanted }, index) =>
              isRelease
                ? releaseGiftCard(pools[index % 2]!, `${prefix}${order}`)
                : redeemGiftCard(pools[index % 2]!, id, wanted, `${prefix}${order}`),
            ),
          );
          expect(await balanceOf(id)).toBeGreaterThanOrEqual(0);
          for (let order = 0; order <= 5; order += 1) {
            await releaseGiftCard(pools[0], `${prefix}${order}`);
            expect(await releaseGiftCard(pools[0], `${prefix}${order}`)).toBe(0);
            expect(await redeemGiftCard(pools[0], id, 0, `${prefix}${order}`)).toBe(0);
          }
          expect(await balanceOf(id)).toBe(cents);
        },
      ),
    );
  });

  it('have a ledger that refuses changes', async () => {
    await expect(pools[0].query('delete from gift_card_ledger')).rejects.toThrow('append-only');
    await expect(pools[0].query('update gift_card_ledger set delta_cents = 1')).rejects.toThrow(
      'append-only',
    );
  });
});
