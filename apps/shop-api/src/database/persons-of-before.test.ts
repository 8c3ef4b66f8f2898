/** @jest-environment node */
import { type Database, migrate, openDatabase } from '@fachwerk/database';
import { createTestDatabase, type TestDatabase } from '@fachwerk/database/testing';
import { redeemCoupon } from '../benefits/promotions/testing/redeem-coupon';
import { migrations } from '../kernel/files/paths';
import { personOf } from '../kernel/limits/person';
import { onlySteps } from '../testing/only-steps';

const STEP = '0073_persons.sql';

describe('what one key was stored for', () => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await createTestDatabase(migrations);
    db = openDatabase({ url: database.url, onError: () => undefined });
    await db.query('drop schema public cascade');
    await db.query('create schema public');
    await migrate(
      database.url,
      onlySteps((step) => step < STEP),
    );
    await db.query(
      `insert into promotion (id, rule, code, is_once_per_customer)
       select 'p' || i, '{}', 'CODE' || i, true from generate_series(1, 4) i`,
    );
    await db.query(
      `insert into customer (id, email, password_hash, salutation, first_name, last_name)
       values ('c-1', 'Erika+shop@Example.org', 'x', 'MRS', 'E', 'M')`,
    );
    await db.query(
      `insert into shop_order (id, number, kind, state, customer_id, email, contact, delivery, payment_method,
         goods_cents, discount_cents, shipping_cents, deposit_cents, total_cents, gift_card_cents, payable_cents, vat)
       values ('o-1', '1', 'delivery', 'PAYMENT_PENDING', 'c-1', 'Eri.Ka@ya.ru', '{}', '{}', 'PAYPAL', 1, 0, 0, 0, 1, 0, 1, '[]')`,
    );
    await db.query(
      `insert into promotion_redemption (reference, promotion_id, redeemer) values
       ('o-1', 'p1', 'c-1'), ('o-2', 'p2', 'eri.ka-shop@yahoo.de'), ('o-3', 'p3', null)`,
    );
    await db.query(
      `insert into order_holder (order_id, person, network, placed_at) values ('o-1', 'eri.ka@ya.ru', 'n', now())`,
    );
    await migrate(database.url, migrations);
  });
  afterAll(async () => {
    await db.close();
    await database.drop();
  });

  const redeem = (code: string, person: ReturnType<typeof personOf>) =>
    redeemCoupon(db, code, { reference: `new of ${code}`, redeemer: person });

  it.each([
    ['the account', personOf({ customerId: 'c-1', email: 'new@example.org' })],
    ['the address of the account', personOf(null, 'erika@example.org')],
    ['the address of the order', personOf(null, 'eri-ka@yandex.com')],
  ])('counts for %s', async (_, person) => {
    expect(await redeem('CODE1', person)).toBe('used-by-customer');
  });

  it('counts for the address of a guest, without what the provider ignores', async () => {
    expect(await redeem('CODE2', personOf(null, 'eri.ka@yahoo.de'))).toBe('used-by-customer');
    expect(await redeem('CODE2', personOf(null, 'erika@yahoo.de'))).toBe('redeemed');
  });

  it('counts for no one where no key was stored', async () => {
    expect(await redeem('CODE3', personOf(null, 'erika@example.org'))).toBe('redeemed');
  });

  it('limits goods without a payment by account and address', async () => {
    expect(await db.query('select person from order_holder')).toEqual([
      { person: ['eri-ka@yandex.ru', 'c-1'] },
    ]);
  });

  it('counts with the keys that a server of the release before sends', async () => {
    const [row] = await db.query<{ keys: string[] }>(
      `select keys_of_person('{"redeemer": "c-1", "holder": {"person": "erika@example.org"}}') as keys`,
    );

    expect(row?.keys).toEqual(['c-1', 'erika@example.org']);
  });
});
