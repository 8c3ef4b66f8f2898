/** @jest-environment node */
import { openDatabase } from '@fachwerk/database';
import { until } from '@fachwerk/server-kit/testing/until';
import { buildShop } from '../app';
import { importPromotions } from '../benefits/promotions/import-promotions';
import { endConsent } from '../customers/consents/consents';
import { ALL_TABLES } from '../customers/database/tables-of-areas';
import { keysOfPerson, readPersonalRows } from '../kernel/database/personal-rows';
import { personOf } from '../kernel/limits/person';
import { placeOrder } from '../orders/lifecycle/place-order';
import { findGuaranteedLines } from '../orders/pages/guaranteed-lines';
import { findOwnGuarantees } from '../orders/pages/own-guarantees';
import { findPaymentDifferences } from '../orders/payments/reconcile';
import { cartBenefitsRepository } from '../selling/cart/cart-benefits';
import { findToReview } from '../selling/reviews/find-to-review';
import { findOwnReviews } from '../selling/reviews/own-reviews';
import { submitReview } from '../selling/reviews/submit-review';
import { holderOf } from '../stores/stock/hold-limits';
import { aCartToOrder } from '../testing/an-order';
import { fillHistory, growingTables } from '../testing/fill-history';
import { openTestData, PUBLIC_URL, type TestData } from '../testing/test-shop';

let data: TestData;
beforeAll(async () => {
  data = await openTestData();
  await data.setStock('100101', 30);
  await data.setStock('100102', 0);
  await data.setStock('100201', 30);
  await data.db.query(`update stock set reserved = 5 where item_id = '100101'`);
  await fillHistory(data.db);
});
afterAll(() => data.close());

/** Rows that sequential scans have read, by table. A connection reports them before it ends. */
async function scannedRows(): Promise<Map<string, number>> {
  await until(async () => {
    const others = await data.db.query(
      `select from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
         and application_name = 'jobs'`,
    );
    return others.length === 0;
  });
  const rows = await data.db.query<{ table: string; rows: number }>(
    `select relname as "table", seq_tup_read as rows from pg_stat_user_tables where relname = any($1)`,
    [growingTables],
  );
  return new Map(rows.map(({ table, rows: read }) => [table, read]));
}

const databaseUrl = () => `${data.databaseUrl}?application_name=jobs`;

async function scannedBy(work: () => Promise<void>): Promise<string[]> {
  const before = await scannedRows();
  await work();
  const after = await scannedRows();
  return growingTables.filter((table) => (after.get(table) ?? 0) > (before.get(table) ?? 0));
}

it('no job reads the rows of the past', async () => {
  const mail = { smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'shop@example.org', devMailbox: false };
  const options = { sessionSecret: 'a secret for tests', publicUrl: PUBLIC_URL, mail };

  const scanned = await scannedBy(async () => {
    const { app, jobs } = await buildShop({ databaseUrl: databaseUrl(), ...options });
    for (const job of jobs) await job.run(new AbortController().signal);
    await app.close();
  });

  expect(scanned).toEqual([]);
});

it('the comparison with a payment provider reads the payments since its first day', async () => {
  const provider = { name: 'other', list: async function* () {} } as never;

  const scanned = await scannedBy(async () => {
    const db = openDatabase({ url: databaseUrl() });
    await findPaymentDifferences({ db, providers: [provider], since: new Date() });
    await db.close();
  });

  expect(scanned).toEqual([]);
});

it('a copy of the own data reads the rows of the person', async () => {
  const scanned = await scannedBy(async () => {
    const db = openDatabase({ url: databaseUrl() });
    const keys = await keysOfPerson(db, ALL_TABLES, {
      customerId: 'customer-9000',
      email: 'customer-9000@example.org',
    });
    const rows = await readPersonalRows(db, ALL_TABLES, keys);
    expect([...rows.keys()]).toEqual(
      expect.arrayContaining(['customer', 'shop_order', 'order_line', 'cart']),
    );
    await db.close();
  });

  expect(scanned).toEqual([]);
});

it('own reviews, articles without one and guarantees read the rows of the person', async () => {
  const customer = { id: 'customer-9000', email: 'customer-9000@example.org' };
  await data.db.query(
    `insert into review (id, product_id, stars, title, text, name, customer_id, author, is_buyer)
     values ('own', '1001', 5, 'x', 'x', 'x', $1, array[$1], true)`,
    [customer.id],
  );

  const scanned = await scannedBy(async () => {
    const db = openDatabase({ url: databaseUrl() });
    expect((await findOwnReviews(db, customer.id, { size: 20 })).reviews).toHaveLength(1);
    await findToReview(db, customer);
    await findOwnGuarantees(db, { customerId: customer.id });
    await findGuaranteedLines(db, { customerId: customer.id });
    await db.transaction((tx) =>
      endConsent(tx, customer.id, 'REVIEW_INVITATION', { by: 'ACCOUNT', now: new Date() }),
    );
    await db.close();
  });
  await data.db.query(`delete from review where id = 'own'`);

  expect(scanned).toEqual([]);
});

it('the limits of a person read the rows of the person', async () => {
  const coupon = { id: 'once', name: 'Einmal', terms: 'Einmal.', code: 'EINMAL', oncePerCustomer: true };
  const { faults } = await importPromotions(
    data.db,
    JSON.stringify([{ ...coupon, benefit: { kind: 'amount', cents: 100 } }]),
  );
  const person = personOf({ customerId: 'customer-9000', email: 'a@example.org' });
  const order = await aCartToOrder(data.db, [{ itemId: '100201' }], {
    person,
    promotionIds: ['once'],
    holder: holderOf('198.51.100.7', null),
  });

  await data.db.query(
    `insert into session (id, customer_id, expires_at, login_expires_at)
     values ('reviewer', 'customer-9000', now() + interval '1 day', now() + interval '1 day')`,
  );
  const aReview = {
    productId: '1004',
    sessionId: 'reviewer',
    sessionExpiry: new Date(),
    openedIds: ['order-5'],
    stars: '5',
    title: 'x',
    text: 'x',
    name: 'x',
    at: new Date(),
  };

  const scanned = await scannedBy(async () => {
    const db = openDatabase({ url: databaseUrl() });
    expect(await cartBenefitsRepository(db).usedBefore(person, ['once'])).toEqual(new Set(['once']));
    const placed = await db.transaction((tx) => placeOrder(tx, order, new Date()));
    expect(placed).toMatchObject({ outcome: 'voucher-used-up', reason: 'used-by-customer' });
    expect(await db.transaction((tx) => submitReview(tx, aReview))).toBe('submitted');
    await db.close();
  });

  expect(faults).toEqual([]);
  expect(scanned).toEqual([]);
});
