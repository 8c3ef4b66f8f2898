/** @jest-environment node */
import { everyServer } from '@fachwerk/database/testing';
import { CHOSEN_STORE } from '@fachwerk/shared/calls';
import type { CartContainer, ErrorBody, InventoryChange, StoreSelection } from '@fachwerk/shared/contracts';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { MAX_CART_LINES } from './cart-repository';

/** 1002 has no reservation. */
const [COLOGNE, BONN, LEIPZIG] = ['1001', '1002', '1003'] as const;
const [DRILL, SCREWS, GLUE] = ['100102', '100301', '100401'] as const;

describe.each(everyServer)('two carts on %s', (server) => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openTestShop(server);
    await writeStores(shop.db, testStores);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    visitor = new Visitor(shop.app);
    for (const [itemId, quantity] of [
      [DRILL, 5],
      [SCREWS, 50],
    ] as const)
      await shop.setStock(itemId, quantity, COLOGNE);
    await shop.setStock(SCREWS, 2, LEIPZIG);
    await shop.setStock(DRILL, 3);
    await shop.setStock(SCREWS, 1000);
  });

  const add = (itemId: string, quantity: number, companyId?: string, who = visitor) =>
    who.post('/basket/add/', { itemId, quantity, ...(companyId ? { companyId } : {}) });
  const cart = async (who = visitor) => (await who.get('/rest/basket/')).json<CartContainer>();
  const linesOf = ({ onlineCart, reservationCart }: CartContainer) => ({
    online: (onlineCart?.positions ?? []).map(({ itemId, quantity }) => [itemId, quantity]),
    reserved: (reservationCart?.positions ?? []).map(({ itemId, quantity }) => [itemId, quantity]),
  });
  const entryOf = (container: CartContainer, itemId: string, kind: 'onlineCart' | 'reservationCart') =>
    container[kind]?.positions.find((position) => position.itemId === itemId)?.entryId ?? '';
  const messageOf = (response: { json: <T>() => T }) => response.json<ErrorBody>().globalErrors[0]?.msg;

  it('keep the same item apart, with the stock and the place of the store', async () => {
    await shop.db.query('update stock set aisle = 12, shelf = 3 where item_id = $1 and location_id = $2', [
      SCREWS,
      COLOGNE,
    ]);
    await add(SCREWS, 3);
    const container = (await add(SCREWS, 60, COLOGNE)).json<CartContainer>();

    expect(linesOf(container)).toEqual({ online: [[SCREWS, 3]], reserved: [[SCREWS, 50]] });
    expect(container.reservationCart).toMatchObject({
      companyId: COLOGNE,
      positions: [{ maxStock: 50, stockErrorData: { code: 'REDUCED', requested: 60 }, aisle: 12, shelf: 3 }],
    });
    expect(container.totalArticleCount).toBe(53);
    expect(container.reservationSum.total.value).toBe(50 * 499);
    expect(container.reservationSum.availablePaymentTypes).toEqual(['PAY_IN_STORE']);
    expect(container.cartSum.total.value).toBe(3 * 499 + 595);
  });

  it('reserves in the chosen store of the session, for forms without script', async () => {
    const form = { itemId: SCREWS, quantity: 2, companyId: CHOSEN_STORE };
    const withoutStore = await visitor.submit('/basket/add/', form);
    expect([withoutStore.statusCode, withoutStore.headers.location]).toEqual([303, '/stores/']);
    expect(messageOf(await add(SCREWS, 2, CHOSEN_STORE))).toBe('error.reservation.noStore');
    await visitor.post('/rest/stores/select/', { companyId: COLOGNE });

    const reserved = await visitor.submit('/basket/add/', form);

    expect([reserved.statusCode, reserved.headers.location]).toEqual([303, '/basket/']);
    expect(await cart()).toMatchObject({ reservationCart: { companyId: COLOGNE } });
    expect(linesOf(await cart())).toEqual({ online: [], reserved: [[SCREWS, 2]] });
  });

  it.each([
    ['a store without reservation', SCREWS, BONN, 400, 'error.reservation.unavailable'],
    ['a store that does not exist', SCREWS, '9999', 400, 'error.reservation.unavailable'],
    ['an item that the store does not list', GLUE, COLOGNE, 400, 'error.item.notInStore'],
  ])('%s is refused, and nothing changes', async (_name, itemId, companyId, status, message) => {
    const response = await add(itemId, 1, companyId);

    expect([response.statusCode, messageOf(response)]).toEqual([status, message]);
    expect(linesOf(await cart())).toEqual({ online: [], reserved: [] });
  });

  it('names the place where an item is sold out', async () => {
    await shop.setStock(SCREWS, 0, COLOGNE);
    expect(messageOf(await add(SCREWS, 1, COLOGNE))).toBe('error.item.soldOutInStore');
    const entryId = entryOf((await add(SCREWS, 1)).json(), SCREWS, 'onlineCart');
    const move = { entryId, to: 'RESERVATION', companyId: COLOGNE };
    expect(messageOf(await visitor.post('/basket/move/', move))).toBe('error.item.soldOutInStore');

    await shop.setStock(DRILL, 0);
    expect(messageOf(await add(DRILL, 1))).toBe('error.item.soldOut');
  });

  it('reserve in one store only', async () => {
    await add(SCREWS, 1, COLOGNE);

    const response = await add(SCREWS, 1, LEIPZIG);
    expect([response.statusCode, messageOf(response)]).toEqual([409, 'error.reservation.otherStore']);

    await visitor.post('/basket/clear/', { type: 'RESERVATION' });
    expect((await add(SCREWS, 1, LEIPZIG)).json<CartContainer>().reservationCart?.companyId).toBe(LEIPZIG);
  });

  it('change and lose lines without effect on each other', async () => {
    await add(SCREWS, 3);
    const container = (await add(SCREWS, 4, COLOGNE)).json<CartContainer>();
    const entryId = entryOf(container, SCREWS, 'reservationCart');

    const edited = await visitor.post('/basket/edit/', { entryId, itemId: SCREWS, quantity: 70 });
    expect(linesOf(edited.json())).toEqual({ online: [[SCREWS, 3]], reserved: [[SCREWS, 50]] });

    await visitor.post('/basket/clear/', { type: 'ONLINE' });
    expect(linesOf(await cart())).toEqual({ online: [], reserved: [[SCREWS, 50]] });
    await visitor.post('/basket/remove/', { entryId, itemId: SCREWS });
    expect((await cart()).reservationCart).toBeNull();
  });

  describe('a line moves', () => {
    const move = (entryId: string, to: string, companyId?: string) =>
      visitor.post('/basket/move/', { entryId, to, ...(companyId ? { companyId } : {}) });

    it('into the store, limited by its stock, and back', async () => {
      const added = (await add(SCREWS, 70)).json<CartContainer>();
      const there = await move(entryOf(added, SCREWS, 'onlineCart'), 'RESERVATION', COLOGNE);

      expect(linesOf(there.json())).toEqual({ online: [], reserved: [[SCREWS, 50]] });
      expect(there.json<CartContainer>().reservationCart?.positions[0]?.stockErrorData).toEqual({
        code: 'REDUCED',
        requested: 70,
        available: 50,
      });
      const back = await move(entryOf(there.json(), SCREWS, 'reservationCart'), 'ONLINE');
      expect(linesOf(back.json())).toEqual({ online: [[SCREWS, 50]], reserved: [] });
    });

    it('and adds up with the same item', async () => {
      await add(SCREWS, 3);
      const both = (await add(SCREWS, 4, COLOGNE)).json<CartContainer>();

      const moved = await move(entryOf(both, SCREWS, 'reservationCart'), 'ONLINE');
      expect(linesOf(moved.json())).toEqual({ online: [[SCREWS, 7]], reserved: [] });
    });

    it('to the chosen store', async () => {
      const added = (await add(SCREWS, 2)).json<CartContainer>();
      const entryId = entryOf(added, SCREWS, 'onlineCart');

      expect(messageOf(await move(entryId, 'RESERVATION'))).toBe('error.reservation.noStore');
      await visitor.post('/rest/stores/select/', { companyId: LEIPZIG });
      expect((await move(entryId, 'RESERVATION')).json<CartContainer>().reservationCart?.companyId).toBe(
        LEIPZIG,
      );
    });

    it('not to a place without the item', async () => {
      const entryId = entryOf((await add(GLUE, 1)).json(), GLUE, 'onlineCart');
      expect(messageOf(await move(entryId, 'RESERVATION', COLOGNE))).toBe('error.item.notInStore');

      await shop.setStock(DRILL, 0);
      const drill = entryOf((await add(DRILL, 1, COLOGNE)).json(), DRILL, 'reservationCart');
      expect(messageOf(await move(drill, 'ONLINE'))).toBe('error.item.soldOut');
      expect(linesOf(await cart())).toEqual({ online: [[GLUE, 1]], reserved: [[DRILL, 1]] });
    });

    it('not for another visitor', async () => {
      const entryId = entryOf((await add(SCREWS, 2)).json(), SCREWS, 'onlineCart');
      const stranger = new Visitor(shop.app);
      await add(GLUE, 1, undefined, stranger);

      const answer = await stranger.post('/basket/move/', { entryId, to: 'RESERVATION', companyId: COLOGNE });
      expect(linesOf(answer.json())).toEqual({ online: [[GLUE, 1]], reserved: [] });
      expect(linesOf(await cart())).toEqual({ online: [[SCREWS, 2]], reserved: [] });
    });
  });

  it('hold at most 200 lines each', async () => {
    const { addedEntryId = '' } = (await add(SCREWS, 1, COLOGNE)).json<CartContainer>();
    await shop.db.query(
      `insert into cart_position (cart_id, entry_id, item_id, quantity, seen_cents, gift_card_value)
       select p.cart_id, 'filler-' || n, $1, 1, 100, 100 from cart_position p, generate_series(1, $2::int) n
       where p.entry_id = $3`,
      [GLUE, MAX_CART_LINES, addedEntryId],
    );

    const refused = await add(GLUE, 1);
    expect([refused.statusCode, messageOf(refused)]).toEqual([400, 'error.cart.full']);
    expect((await add(DRILL, 1, COLOGNE)).statusCode).toBe(200);
  });

  describe('the verification', () => {
    const verify = () => visitor.get('/basket/verifyInventory/', { 'x-csrf-token': visitor.csrf });

    it('accepts what is in stock', async () => {
      await add(SCREWS, 3);
      expect((await verify()).json()).toEqual({ verified: true });
    });

    it('needs the token', async () => {
      await add(SCREWS, 3);
      expect((await visitor.get('/basket/verifyInventory/')).statusCode).toBe(403);
    });

    it('adjusts both carts once and reports it', async () => {
      await add(DRILL, 3);
      await add(SCREWS, 10);
      await add(DRILL, 4, COLOGNE);
      await shop.setStock(DRILL, 0);
      await shop.setStock(SCREWS, 7);
      await shop.setStock(DRILL, 0, COLOGNE);

      const response = await verify();

      expect(response.statusCode).toBe(412);
      const body = response.json<InventoryChange>();
      expect(body).toMatchObject({
        inventoryChanges: { [DRILL]: 0, [SCREWS]: 7 },
        hasRemovedProducts: true,
        emptyBaskets: ['RESERVATION'],
        message: 'error.basket.verification.message',
      });
      expect(linesOf(body.cartContainer)).toEqual({ online: [[SCREWS, 7]], reserved: [] });
      expect(body.cartContainer.adjustedPositionsOnline).toHaveLength(2);
      expect(body.cartContainer.adjustedPositionsReservation).toMatchObject([
        { itemId: DRILL, oldQuantity: 4, newQuantity: 0, reason: 'SOLD_OUT' },
      ]);
      expect((await verify()).json()).toEqual({ verified: true });
    });

    it('counts the own hold as available', async () => {
      const entryId = entryOf((await add(DRILL, 3)).json(), DRILL, 'onlineCart');
      const [{ id = '' } = {}] = await shop.db.query<{ id: string }>(
        'select cart_id as id from cart_position where entry_id = $1',
        [entryId],
      );
      const lines = JSON.stringify([{ itemId: DRILL, locationId: 'online', quantity: 3 }]);
      await shop.db.query(`select hold_stock($1, $2, now() + interval '15 minutes')`, [id, lines]);

      expect((await verify()).json()).toEqual({ verified: true });
      expect((await cart()).onlineCart?.positions).toMatchObject([{ quantity: 3, maxStock: 3 }]);
      const more = (await add(DRILL, 1)).json<CartContainer>();
      expect(more.onlineCart?.positions).toMatchObject([
        { quantity: 3, stockErrorData: { code: 'REDUCED' } },
      ]);
      await shop.db.query('select release_hold($1)', [id]);
    });

    it('returns a form without script to the cart, which shows the changes', async () => {
      await add(DRILL, 3);
      await shop.setStock(DRILL, 1);

      const response = await visitor.submit('/basket/verifyInventory/', {});

      expect([response.statusCode, response.headers.location]).toEqual([303, '/basket/']);
      expect((await cart()).adjustedPositionsOnline).toMatchObject([{ oldQuantity: 3, newQuantity: 1 }]);
    });
  });

  describe('another store', () => {
    const choose = (companyId: string, fields = {}) =>
      visitor.post('/rest/stores/select/', { companyId, ...fields });

    it('is chosen at once without a reservation', async () => {
      await add(SCREWS, 3);
      expect((await choose(LEIPZIG)).statusCode).toBe(200);
    });

    it('needs a confirmation if it lacks something', async () => {
      await choose(COLOGNE);
      await add(SCREWS, 5, COLOGNE);
      await add(DRILL, 1, COLOGNE);

      const asked = await choose(LEIPZIG);

      expect(asked.statusCode).toBe(409);
      expect(asked.json<StoreSelection>()).toMatchObject({
        selectedStore: { companyId: COLOGNE },
        reservationImpact: [
          { itemId: SCREWS, quantity: 5, available: 2 },
          { itemId: DRILL, name: 'Akku-Bohrschrauber BS 18', quantity: 1, available: 0 },
        ],
      });
      expect((await cart()).reservationCart?.companyId).toBe(COLOGNE);

      expect((await choose(LEIPZIG, { confirm: 'true' })).statusCode).toBe(200);
      const changed = await cart();
      expect(changed.reservationCart).toMatchObject({ companyId: LEIPZIG, positions: [{ quantity: 2 }] });
      expect(changed.adjustedPositionsReservation).toMatchObject([
        { itemId: SCREWS, oldQuantity: 5, newQuantity: 2, action: 'OTHER_STORE' },
        { itemId: DRILL, oldQuantity: 1, newQuantity: 0, reason: 'NOT_IN_STORE', action: 'ORDER_ONLINE' },
      ]);
    });

    it('is asked for on the page of the cart without script', async () => {
      await choose(COLOGNE);
      await add(SCREWS, 5, COLOGNE);

      const response = await visitor.submit('/rest/stores/select/', { companyId: LEIPZIG });
      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toMatch(/^\/basket\/\?answer=/);
    });
  });

  describe('a login', () => {
    it('parks the reservation of another store, and its lines can be taken', async () => {
      const email = 'erika@example.org';
      await aCustomer(shop.db, email);
      const phone = new Visitor(shop.app);
      const logIn = (who: Visitor) => who.post('/login/', { email, password: PASSWORD });
      await logIn(phone);
      await add(SCREWS, 2, LEIPZIG, phone);
      await add(SCREWS, 5, COLOGNE);
      await add(DRILL, 1);

      await logIn(visitor);

      const merged = await cart();
      expect(linesOf(merged)).toEqual({ online: [[DRILL, 1]], reserved: [[SCREWS, 5]] });
      expect(merged.reservationCart?.companyId).toBe(COLOGNE);
      expect(merged.adjustedPositionsReservation).toMatchObject([{ reason: 'PARKED', oldQuantity: 2 }]);
      expect(merged.parkedPositions).toMatchObject([{ itemId: SCREWS, quantity: 2 }]);

      const take = (form: Record<string, string>) =>
        visitor.post('/basket/parked/take/', form, { 'idempotency-key': 'take-1' });
      const taken = (await take({})).json<CartContainer>();
      expect(linesOf(taken).online).toEqual([
        [DRILL, 1],
        [SCREWS, 2],
      ]);
      expect(taken.parkedPositions).toEqual([]);

      // Parked again by another login: the key has named one request, and loses nothing.
      await shop.db.query(
        `insert into parked_position (customer_id, item_id, quantity) select id, $1, 3 from customer where email = $2`,
        [SCREWS, email],
      );
      expect((await take({ itemId: SCREWS })).statusCode).toBe(409);
      const repeated = (await take({})).json<CartContainer>();
      expect(linesOf(repeated).online).toEqual(linesOf(taken).online);
      expect(repeated.parkedPositions).toMatchObject([{ itemId: SCREWS, quantity: 3 }]);
    });
  });
});
