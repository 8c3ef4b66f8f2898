/** @jest-environment node */
import type { Database } from '@fachwerk/database';
import { createTestDatabase, type TestDatabase, testServers } from '@fachwerk/database/testing';
import { migrations } from '../../kernel/files/paths';
import { type Person, personOf } from '../../kernel/limits/person';
import { openInstance } from '../../testing/open-instance';
import { parsePromotions } from './promotion-file';
import { releaseVoucher } from './redemptions';
import { redeemCoupon } from './testing/redeem-coupon';
import { writePromotions } from './write-promotions';

describe.each(testServers)('the uses of a coupon on %s', (server) => {
  let database: TestDatabase;
  /** As three instances of the API. */
  let pools: [Database, Database, Database];
  beforeAll(async () => {
    database = await createTestDatabase(migrations, server);
    const { url } = database;
    pools = [openInstance(url), openInstance(url), openInstance(url)];
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.close()));
    await database.drop();
  });
  beforeEach(async () => {
    await pools[0].query('truncate promotion, promotion_redemption');
    const coupon = { name: 'Zehn', terms: 'Gilt immer.', benefit: { kind: 'amount', cents: 1000 } };
    await write([
      { ...coupon, id: 'hundred', code: 'HUNDERT', maxUses: 100 },
      { ...coupon, id: 'once', code: 'EINMAL', oncePerCustomer: true },
      { ...coupon, id: 'over', code: 'VORBEI', lastDay: '2020-12-31' },
    ]);
  });
  const write = async (promotions: readonly object[]) => {
    const { promotions: records, faults } = parsePromotions(JSON.stringify(promotions));
    expect([...faults, ...(await writePromotions(pools[0], records ?? []))]).toEqual([]);
  };
  const redeem = (code: string, reference: string, redeemer: Person = personOf(null), pool = pools[0]) =>
    redeemCoupon(pool, code, { reference, redeemer });
  const usesOf = async (id: string) =>
    (await pools[0].query<{ uses: number }>('select uses from promotion where id = $1', [id]))[0]?.uses;

  it('are exactly 100 of 1,000 parallel redemptions over three pools', async () => {
    const results = await Promise.all(
      Array.from({ length: 1000 }, (_, index) =>
        redeem(
          'HUNDERT',
          `order-${index}`,
          personOf(null, `customer-${index}@example.org`),
          pools[index % 3],
        ),
      ),
    );

    expect(results.filter((result) => result === 'redeemed')).toHaveLength(100);
    expect(results.filter((result) => result === 'used-up')).toHaveLength(900);
    expect(await usesOf('hundred')).toBe(100);
    const [row] = await pools[0].query<{ rows: number }>(
      'select count(*)::int as rows from promotion_redemption where released_at is null',
    );
    expect(row?.rows).toBe(100);
  });

  it('are given back and used again in parallel without a loss', async () => {
    await Promise.all(
      Array.from({ length: 300 }, async (_, index) => {
        const pool = pools[index % 3];
        await redeem('HUNDERT', `order-${index % 150}`, undefined, pool);
        if (index % 2 === 0) await releaseVoucher(pools[(index + 1) % 3] ?? pools[0], `order-${index % 150}`);
      }),
    );

    const [row] = await pools[0].query<{ open: number }>(
      `select count(*)::int as open from promotion_redemption where released_at is null`,
    );
    expect(await usesOf('hundred')).toBe(row?.open);
    expect(row?.open).toBeLessThanOrEqual(100);
  });

  it('are counted once for a reference', async () => {
    expect(await redeem('HUNDERT', 'order-1')).toBe('redeemed');
    expect(await redeem('hundert', 'order-1')).toBe('redeemed');
    expect(await usesOf('hundred')).toBe(1);
    expect(await releaseVoucher(pools[0], 'order-1')).toBe(1);
    expect(await releaseVoucher(pools[0], 'order-1')).toBe(0);
    expect(await usesOf('hundred')).toBe(0);
    expect(await redeem('HUNDERT', 'order-1')).toBe('redeemed');
    expect(await usesOf('hundred')).toBe(1);
  });

  const erika = { customerId: 'erika', email: 'Erika+shop@example.org' };
  const paul = { customerId: 'paul', email: 'paul@example.org' };

  it('are one per customer, logged in, as a guest, or both at the same moment', async () => {
    // The keys of one person overlap in pairs.
    const keys = [
      personOf(erika),
      personOf(null, 'erika@example.org'),
      personOf(erika, 'erika@work.example'),
    ];
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        redeem('EINMAL', `order-${index}`, keys[index % 3], pools[index % 3]),
      ),
    );

    expect(results.filter((result) => result === 'redeemed')).toHaveLength(1);
    expect(results.filter((result) => result === 'used-by-customer')).toHaveLength(19);
    expect(await redeem('EINMAL', 'other', personOf(paul))).toBe('redeemed');
  });

  it.each([
    ['a guest with the address of the account', personOf(erika), personOf(null, 'ERIKA@example.org')],
    ['a guest with another tag', personOf(null, 'erika+1@example.org'), personOf(null, 'erika@example.org')],
    ['a customer whose address was used by a guest', personOf(null, 'erika+2@example.org'), personOf(erika)],
    ['a customer with another address', personOf(erika), personOf(erika, 'erika@work.example')],
    [
      'a guest with that address',
      personOf(erika, 'erika@work.example'),
      personOf(null, 'erika@work.example'),
    ],
    ['a second account with a tag', personOf(erika), personOf({ ...erika, customerId: 'erika-2' })],
  ])('are refused to %s', async (_, first, second) => {
    expect(await redeem('EINMAL', 'order-1', first)).toBe('redeemed');

    expect(await redeem('EINMAL', 'order-2', second)).toBe('used-by-customer');
    expect(await redeem('EINMAL', 'order-3', personOf(paul))).toBe('redeemed');
    await releaseVoucher(pools[0], 'order-1');
    expect(await redeem('EINMAL', 'order-2', second)).toBe('redeemed');
  });

  it('are not counted as one for visitors of whom nothing is known', async () => {
    expect(await redeem('EINMAL', 'order-1')).toBe('redeemed');
    expect(await redeem('EINMAL', 'order-2')).toBe('redeemed');
  });

  it('are none for an unknown code, after its end, and after its promotion was left out', async () => {
    expect(await redeem('GIBTSNICHT', 'order-1')).toBe('unknown');
    expect(await redeem('VORBEI', 'order-1')).toBe('over');
    await write([]);
    expect(await redeem('HUNDERT', 'order-1')).toBe('unknown');
  });

  it('stay when a promotion is imported again', async () => {
    await redeem('HUNDERT', 'order-1');
    await write([
      {
        id: 'hundred',
        name: 'Neu',
        terms: 'Neu.',
        benefit: { kind: 'freeShipping' },
        code: 'NEU-CODE',
        maxUses: 1,
      },
    ]);

    expect(await redeem('NEU-CODE', 'order-2')).toBe('used-up');
  });
});
