/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import type { AccountAnswer, CartContainer, UserState } from '@fachwerk/shared/contracts';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { waitsForALock } from '../../testing/waits-for-a-lock';
import { mergedQuantity, mergeReport } from './merge-carts';

describe('a line that is in both carts', () => {
  const line = (guest: number, kept: number, available: number) => ({
    entryId: 'e',
    guestEntryId: 'g',
    isReserved: false,
    itemId: 'i',
    name: 'Leim',
    guest,
    kept,
    available,
  });
  it.each([
    // guest, kept, available -> quantity, reported reason
    [2, 0, 100, 2, undefined],
    [2, 3, 100, 5, 'ADDED_UP'],
    [2, 3, 4, 4, 'REDUCED'],
    [5, 1, 3, 3, 'REDUCED'],
    [5, 0, 3, 3, 'REDUCED'],
    [3, 3, 3, 3, undefined],
    [998, 5, 5000, 999, 'REDUCED'],
    [2, 1, 0, 1, 'REDUCED'],
    [1, 0, 0, 1, undefined],
  ])('%i and %i of %i available: %i, %s', (guest, kept, available, quantity, reason) => {
    expect(mergedQuantity(line(guest, kept, available))).toBe(quantity);
    expect(mergeReport([line(guest, kept, available)])).toEqual(
      reason
        ? [{ entryId: 'e', itemId: 'i', name: 'Leim', oldQuantity: guest, newQuantity: quantity, reason }]
        : [],
    );
  });
});

describe.each(testServers)('the cart at login and logout on %s', (server) => {
  let shop: TestShop;
  let visitor: Visitor;
  let phone: Visitor;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop(server);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    visitor = new Visitor(shop.app);
    phone = new Visitor(shop.app);
    await shop.db.query('delete from cart');
    email = `korb-${++count}@example.org`;
    await aCustomer(shop.db, email);
  });
  const add = (who: Visitor, itemId: string, quantity: number, headers: Record<string, string> = {}) =>
    who.post('/basket/add/', { itemId, quantity }, headers);
  const logIn = (who: Visitor, address = email) =>
    who.post('/login/', { email: address, password: PASSWORD });
  const cartOf = async (who: Visitor) => (await who.get('/rest/basket/')).json<CartContainer>();
  const linesOf = async (who: Visitor) =>
    Object.fromEntries(
      ((await cartOf(who)).onlineCart?.positions ?? []).map(({ itemId, quantity }) => [itemId, quantity]),
    );

  it('is merged with the customer’s earlier cart, and changes are reported', async () => {
    await logIn(phone);
    await add(phone, '100401', 3);
    await add(phone, '100102', 2);
    await add(phone, '100201', 1);
    await add(visitor, '100401', 2);
    await add(visitor, '100102', 2);
    await add(visitor, '100301', 1);

    const { mergeReport: report } = (await logIn(visitor)).json<AccountAnswer>();

    expect(await linesOf(visitor)).toEqual({ '100401': 5, '100102': 3, '100201': 1, '100301': 1 });
    expect(report).toEqual([
      expect.objectContaining({ itemId: '100401', oldQuantity: 2, newQuantity: 5, reason: 'ADDED_UP' }),
      expect.objectContaining({
        itemId: '100102',
        name: 'Akku-Bohrschrauber BS 18',
        oldQuantity: 2,
        newQuantity: 3,
        reason: 'REDUCED',
      }),
    ]);
    expect((await shop.db.query('select 1 from cart where session_id is not null')).length).toBe(0);
  });

  it('reports the changes on the cart page too, until the cart changes', async () => {
    await logIn(phone);
    await add(phone, '100401', 3);
    await add(visitor, '100401', 2);
    await visitor.submit('/login/', { email, password: PASSWORD });

    const { adjustedPositionsOnline } = await cartOf(visitor);
    expect(adjustedPositionsOnline).toMatchObject([{ itemId: '100401', oldQuantity: 2, newQuantity: 5 }]);

    const [{ entryId = '' } = {}] = (await cartOf(visitor)).onlineCart?.positions ?? [];
    await visitor.post('/basket/edit/', { entryId, itemId: '100401', quantity: 4 });
    expect((await cartOf(visitor)).adjustedPositionsOnline).toEqual([]);
  });

  it('stays separate with mergeLists=false: the customer gets the kept cart, and the guest’s returns at logout', async () => {
    await logIn(phone);
    await add(phone, '100401', 3);
    await add(visitor, '100401', 2);
    await add(visitor, '100301', 1);

    const login = await visitor.post('/login/', { email, password: PASSWORD, mergeLists: 'false' });

    expect(login.json<AccountAnswer>().mergeReport).toEqual([]);
    expect(await linesOf(visitor)).toEqual({ '100401': 3 });
    expect((await visitor.get('/rest/user/')).json<UserState>().cartCount).toBe(3);
    await add(visitor, '100201', 1);
    expect(await linesOf(phone)).toEqual({ '100401': 3, '100201': 1 });
    await visitor.post('/logout/', {});
    expect(await linesOf(visitor)).toEqual({ '100401': 2, '100301': 1 });
  });

  it('is the same on two devices of one customer', async () => {
    await logIn(visitor);
    await logIn(phone);

    await Promise.all([
      ...Array.from({ length: 5 }, () => add(visitor, '100401', 1)),
      ...Array.from({ length: 5 }, () => add(phone, '100401', 1)),
    ]);

    expect(await linesOf(visitor)).toEqual({ '100401': 10 });
    expect(await linesOf(phone)).toEqual({ '100401': 10 });
    expect((await phone.get('/rest/user/')).json<UserState>().cartCount).toBe(10);
  });

  it('is merged once when two devices log in at the same time', async () => {
    await add(visitor, '100401', 2);
    await add(phone, '100401', 3);

    const answers = await Promise.all([logIn(visitor), logIn(phone)]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await linesOf(visitor)).toEqual({ '100401': 5 });
  });

  describe('keeps every added item', () => {
    /** Sends the cookie that the visitor had before the login. */
    const addWith = ({ cookie, csrf }: { cookie: string; csrf: string }) =>
      shop.app.inject({
        method: 'POST',
        url: '/basket/add/',
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          'x-csrf-token': csrf,
          cookie,
        },
        payload: 'itemId=100401&quantity=1',
      });
    const guestCarts = () => shop.db.query('select 1 from cart where session_id is not null');

    it('during the login: it is in the cart, or the call reports a failure', async () => {
      await add(visitor, '100301', 1);
      const before = { cookie: visitor.cookie, csrf: visitor.csrf };
      const adds = Array.from({ length: 8 }, () => addWith(before));
      const [login, ...answers] = await Promise.all([logIn(visitor), ...adds]);

      expect(login.statusCode).toBe(200);
      const added = answers.filter(({ statusCode }) => statusCode === 200).length;
      for (const { statusCode } of answers) expect([200, 403]).toContain(statusCode);
      expect((await linesOf(visitor))['100401'] ?? 0).toBe(added);
    });

    it('while the carts are merged', async () => {
      await logIn(phone);
      await add(phone, '100201', 1);
      await add(visitor, '100301', 1);
      const before = { cookie: visitor.cookie, csrf: visitor.csrf };
      const { login, late } = await shop.db.transaction(async (tx) => {
        await tx.query('select 1 from cart where customer_id is not null for update');
        const merging = logIn(visitor);
        await waitsForALock(shop.db);
        const added = addWith(before);
        await waitsForALock(shop.db, 2);
        return { login: merging, late: added };
      });

      expect((await login).statusCode).toBe(200);
      expect((await late).statusCode).toBe(403);
      expect(await linesOf(visitor)).toEqual({ '100201': 1, '100301': 1 });
      expect(await guestCarts()).toEqual([]);
    });

    it('after the login, by a call with the old cookie', async () => {
      await add(visitor, '100301', 1);
      const before = { cookie: visitor.cookie, csrf: visitor.csrf };
      await logIn(visitor);

      expect((await addWith(before)).statusCode).toBe(403);
      expect(await guestCarts()).toEqual([]);
    });
  });

  it('is not merged again when the login is sent twice', async () => {
    await logIn(phone);
    await add(phone, '100401', 1);
    await add(visitor, '100401', 2);
    await logIn(visitor);
    await logIn(visitor);

    expect(await linesOf(visitor)).toEqual({ '100401': 3 });
  });

  it('stays with the customer at logout; the visitor continues with an empty one', async () => {
    await logIn(visitor);
    await add(visitor, '100401', 2);

    await visitor.post('/logout/', {});
    expect((await cartOf(visitor)).onlineCart).toBeNull();
    await add(visitor, '100201', 1);
    expect(await linesOf(visitor)).toEqual({ '100201': 1 });

    await logIn(visitor);
    expect(await linesOf(visitor)).toEqual({ '100401': 2, '100201': 1 });
  });

  it('is never passed from one customer to another', async () => {
    const other = `anders-${count}@example.org`;
    await aCustomer(shop.db, other);
    await logIn(visitor);
    await add(visitor, '100401', 2);

    await logIn(visitor, other);
    expect((await cartOf(visitor)).onlineCart).toBeNull();

    await logIn(visitor);
    expect(await linesOf(visitor)).toEqual({ '100401': 2 });
  });

  it('cannot be changed by another visitor who has the entry id', async () => {
    await logIn(visitor);
    const { addedEntryId = '' } = (await add(visitor, '100401', 2)).json<CartContainer>();

    await phone.post('/basket/edit/', { entryId: addedEntryId, itemId: '100401', quantity: 9 });
    await phone.post('/basket/remove/', { entryId: addedEntryId, itemId: '100401' });

    expect(await linesOf(visitor)).toEqual({ '100401': 2 });
  });

  it('applies a key once, even if the second call comes after the login', async () => {
    const key = { 'idempotency-key': 'one-and-the-same' };
    await add(visitor, '100401', 2, key);
    await logIn(visitor);
    await add(visitor, '100401', 2, key);

    expect(await linesOf(visitor)).toEqual({ '100401': 2 });
  });

  it('is deleted with its customer, and a guest’s with its session', async () => {
    await logIn(visitor);
    await add(visitor, '100401', 2);
    await shop.db.query('delete from customer where email = $1', [email]);

    expect((await cartOf(visitor)).onlineCart).toBeNull();
    expect((await visitor.get('/rest/user/')).json<UserState>().loggedIn).toBe(false);
  });
});
