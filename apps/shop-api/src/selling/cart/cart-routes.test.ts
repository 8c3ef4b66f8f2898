/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import type { CartContainer, UserState } from '@fachwerk/shared/contracts';
import { anItem, aProduct } from '../../testing/a-product';
import { formEncoded, openTestShop, PUBLIC_URL, type TestShop, Visitor } from '../../testing/test-shop';
const NOW = new Date('2026-11-20T08:00:00Z');

describe.each(testServers)('the cart on %s', (server) => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openTestShop(server, { now: () => NOW });
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    visitor = new Visitor(shop.app);
  });

  const container = async (
    call: Promise<{ json: <T>() => T; statusCode: number }>,
  ): Promise<CartContainer> => {
    const response = await call;
    expect(response.statusCode).toBe(200);
    return response.json<CartContainer>();
  };
  const positionsOf = (cart: CartContainer) => cart.onlineCart?.positions ?? [];

  it('is null while it is empty', async () => {
    const cart = await container(visitor.get('/rest/basket/'));

    expect(cart.onlineCart).toBeNull();
    expect(cart.reservationCart).toBeNull();
    expect(cart.totalArticleCount).toBe(0);
    expect(cart.cartSum.total.value).toBe(0);
  });

  it('writes no row for a visitor who only reads it', async () => {
    await visitor.get('/rest/user/');
    await visitor.get('/rest/basket/');
    await visitor.post('/basket/remove/', { entryId: 'x', itemId: '100101' });

    const [{ sessions }] = (await shop.db.query('select count(*) as sessions from session')) as [
      { sessions: number },
    ];
    expect(sessions).toBe(0);
  });

  it('shows an added item with all its details', async () => {
    const cart = await container(
      visitor.post('/basket/add/', { itemId: '100302', productId: '1003', quantity: 2 }),
    );

    const [position] = positionsOf(cart);
    expect(cart.addedEntryId).toBe(position?.entryId);
    expect(position).toMatchObject({
      itemId: '100302',
      productId: '1003',
      quantity: 2,
      maxStock: 999,
      orderable: 2,
      name: 'Spanplattenschrauben verzinkt',
      variantName: '40 mm',
      url: '/p/spanplattenschrauben-verzinkt-1003/?item=100302',
      image: { src: expect.stringMatching(/^\/images\/100302\/1\.svg\?v=/) as unknown },
      linePrice: { value: 1198, displayValue: '11,98\u00a0€' },
      pricesInfo: { displayPriceUnit: '200 Stück', unitPrice: { price: '0,03\u00a0€', unit: '1 Stück' } },
      estimatedDeliveryDateMin: '2026-11-23',
      deliveryText: 'Mo., 23.11. – Mi., 25.11.',
    });
    expect(position).not.toHaveProperty('stockErrorData');
    expect((await visitor.get('/rest/user/')).json<UserState>().cartCount).toBe(2);
  });

  it('includes shipping below a cart value of 75 €', async () => {
    const small = await container(visitor.post('/basket/add/', { itemId: '100201', quantity: 1 }));
    expect(small.cartSum).toMatchObject({
      subTotal: { value: 4999 },
      shipping: { value: 595 },
      total: { value: 5594 },
      distanceToFreeShipping: { value: 2501 },
    });

    const large = await container(visitor.post('/basket/add/', { itemId: '100201', quantity: 1 }));
    expect(large.cartSum).toMatchObject({
      shipping: { value: 0 },
      total: { value: 9998 },
      distanceToFreeShipping: { value: 0 },
    });
  });

  it('answers an addition with the whole cart and the added position', async () => {
    await visitor.post('/basket/add/', { itemId: '100401', quantity: 2 });

    const added = await container(visitor.post('/basket/add/', { itemId: '100201' }));

    expect(positionsOf(added).map(({ itemId }) => itemId)).toEqual(['100401', '100201']);
    const { addedEntryId, ...cart } = added;
    expect(addedEntryId).toBe(positionsOf(added)[1]?.entryId);
    expect(cart).toEqual(await container(visitor.get('/rest/basket/')));
  });

  it('answers with the added position only on request, and with the sum of the whole cart', async () => {
    await visitor.post('/basket/add/', { itemId: '100401', quantity: 2 });

    const form = { itemId: '100201', positions: 'added' };
    const added = await container(visitor.post('/basket/add/', form));

    expect(positionsOf(added).map(({ entryId }) => entryId)).toEqual([added.addedEntryId]);
    expect(added.totalArticleCount).toBe(3);
    expect(added.cartSum).toEqual((await container(visitor.get('/rest/basket/'))).cartSum);
    expect((await visitor.post('/basket/add/', { ...form, positions: 'some' })).statusCode).toBe(400);
  });

  it('adds up the same item in one line', async () => {
    const first = await container(visitor.post('/basket/add/', { itemId: '100401', quantity: 2 }));
    const second = await container(visitor.post('/basket/add/', { itemId: '100401', quantity: 3 }));

    expect(positionsOf(second)).toHaveLength(1);
    expect(positionsOf(second)[0]).toMatchObject({ quantity: 5, entryId: first.addedEntryId });
  });

  it('limits the quantity to the stock and reports it', async () => {
    const cart = await container(visitor.post('/basket/add/', { itemId: '100102', quantity: 7 }));

    expect(positionsOf(cart)[0]).toMatchObject({
      quantity: 3,
      maxStock: 3,
      stockErrorData: { code: 'REDUCED', requested: 7, available: 3 },
    });
    expect(positionsOf(await container(visitor.get('/rest/basket/')))[0]).not.toHaveProperty(
      'stockErrorData',
    );
  });

  it('keeps what it holds when one more is added and less is left, and reports it', async () => {
    await visitor.post('/basket/add/', { itemId: '100102', quantity: 3 });
    await shop.setStock('100102', 2);

    expect(
      positionsOf(await container(visitor.post('/basket/add/', { itemId: '100102', quantity: 1 })))[0],
    ).toMatchObject({ quantity: 3, stockErrorData: { code: 'REDUCED', requested: 4, available: 2 } });
    expect(positionsOf(await container(visitor.get('/rest/basket/')))[0]).toMatchObject({
      quantity: 3,
      stockErrorData: { code: 'REDUCED', requested: 3, available: 2 },
    });
  });

  it('never contains more than 999 of one item', async () => {
    const added = await container(visitor.post('/basket/add/', { itemId: '100301', quantity: 1_000_000 }));
    expect(positionsOf(added)[0]).toMatchObject({ quantity: 999, maxStock: 999 });

    const entryId = added.addedEntryId ?? '';
    const edited = await container(
      visitor.post('/basket/edit/', { entryId, itemId: '100301', quantity: 1_000_000 }),
    );
    expect(positionsOf(edited)[0]).toMatchObject({ quantity: 999 });
  });

  it('refuses unknown, sold out and reserved items with a reason', async () => {
    const refusal = async (fields: Record<string, string | number>) => {
      const response = await visitor.post('/basket/add/', fields);
      return [response.statusCode, response.json<{ globalErrors: { msg: string }[] }>().globalErrors[0]?.msg];
    };
    expect(await refusal({ itemId: '999999' })).toEqual([400, 'error.item.unknown']);
    expect(await refusal({ itemId: '100201', productId: '1001' })).toEqual([400, 'error.item.unknown']);
    expect(await refusal({ itemId: '100103' })).toEqual([400, 'error.item.soldOut']);
    expect(await refusal({ itemId: '100201', companyId: '17' })).toEqual([
      400,
      'error.reservation.unavailable',
    ]);
  });

  it('changes a quantity and removes the line with quantity 0', async () => {
    const { addedEntryId: entryId = '' } = await container(
      visitor.post('/basket/add/', { itemId: '100401' }),
    );

    const changed = await container(
      visitor.post('/basket/edit/', { entryId, itemId: '100401', quantity: 4 }),
    );
    expect(positionsOf(changed)[0]?.quantity).toBe(4);

    const clamped = await container(
      visitor.post('/basket/edit/', { entryId, itemId: '100401', quantity: 500 }),
    );
    expect(positionsOf(clamped)[0]).toMatchObject({
      quantity: 100,
      stockErrorData: { code: 'REDUCED', requested: 500, available: 100 },
    });

    const removed = await container(
      visitor.post('/basket/edit/', { entryId, itemId: '100401', quantity: 0 }),
    );
    expect(removed.onlineCart).toBeNull();
  });

  it('returns the current cart if a line is already gone', async () => {
    const { addedEntryId: entryId = '' } = await container(
      visitor.post('/basket/add/', { itemId: '100401' }),
    );
    await visitor.post('/basket/add/', { itemId: '100201' });
    await visitor.post('/basket/remove/', { entryId, itemId: '100401' });

    const again = await container(visitor.post('/basket/remove/', { entryId, itemId: '100401' }));
    const edited = await container(visitor.post('/basket/edit/', { entryId, itemId: '100401', quantity: 3 }));
    for (const cart of [again, edited])
      expect(positionsOf(cart).map(({ itemId }) => itemId)).toEqual(['100201']);
  });

  it('can be emptied', async () => {
    await visitor.post('/basket/add/', { itemId: '100401' });

    expect((await container(visitor.post('/basket/clear/', { type: 'RESERVATION' }))).totalArticleCount).toBe(
      1,
    );
    expect((await container(visitor.post('/basket/clear/', {}))).onlineCart).toBeNull();
  });

  it('belongs to one visitor', async () => {
    const { addedEntryId: entryId = '' } = await container(
      visitor.post('/basket/add/', { itemId: '100401' }),
    );
    const stranger = new Visitor(shop.app);

    await stranger.post('/basket/edit/', { entryId, itemId: '100401', quantity: 9 });
    await stranger.post('/basket/remove/', { entryId, itemId: '100401' });
    await stranger.post('/basket/clear/', {});

    expect((await container(stranger.get('/rest/basket/'))).onlineCart).toBeNull();
    expect(positionsOf(await container(visitor.get('/rest/basket/')))[0]?.quantity).toBe(1);
  });

  it('contains exactly the sum of 64 concurrent additions', async () => {
    await visitor.get('/rest/user/');
    const adds = Array.from({ length: 64 }, (_, index) =>
      visitor.post('/basket/add/', { itemId: index % 2 ? '100302' : '100303', quantity: 1 + (index % 3) }),
    );
    const responses = await Promise.all(adds);
    expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);

    const cart = await container(visitor.get('/rest/basket/'));
    const expected = Array.from({ length: 64 }, (_, index) => 1 + (index % 3)).reduce((a, b) => a + b);
    expect(positionsOf(cart)).toHaveLength(2);
    expect(cart.totalArticleCount).toBe(expected);
  });

  it('applies repeated calls with the same key once, even 16 concurrent ones', async () => {
    const key = { 'idempotency-key': 'click-1' };
    await visitor.get('/rest/user/');
    const responses = await Promise.all(
      Array.from({ length: 16 }, () => visitor.post('/basket/add/', { itemId: '100301', quantity: 2 }, key)),
    );

    expect(new Set(responses.map((response) => response.json<CartContainer>().addedEntryId)).size).toBe(1);
    expect((await container(visitor.get('/rest/basket/'))).totalArticleCount).toBe(2);
    const other = await visitor.post('/basket/add/', { itemId: '100301', quantity: 3 }, key);
    expect(other.statusCode).toBe(409);
  });

  it('refuses a sold-out item again when the call is repeated', async () => {
    const key = { 'idempotency-key': 'sold-out-1' };
    await visitor.post('/basket/add/', { itemId: '100401' });

    for (let call = 0; call < 2; call++)
      expect((await visitor.post('/basket/add/', { itemId: '100103' }, key)).statusCode).toBe(400);

    expect((await container(visitor.get('/rest/basket/'))).totalArticleCount).toBe(1);
  });

  it('answers a repeated call when the item has sold out since', async () => {
    await shop.import([
      aProduct({ productId: '7003', items: [anItem({ itemId: '700301', onlineStock: 5 })] }),
    ]);
    const key = { 'idempotency-key': 'lost-answer-1' };
    const first = await container(visitor.post('/basket/add/', { itemId: '700301', quantity: 2 }, key));
    await shop.setStock('700301', 0);

    const second = await container(visitor.post('/basket/add/', { itemId: '700301', quantity: 2 }, key));

    expect(second.addedEntryId).toBe(first.addedEntryId);
    expect(second.totalArticleCount).toBe(2);
  });

  it('writes no row for a visitor who wants a sold-out item', async () => {
    const [before] = await shop.db.query<{ rows: number }>('select count(*) as rows from session');

    expect((await visitor.post('/basket/add/', { itemId: '100103' })).statusCode).toBe(400);

    expect(await shop.db.query('select count(*) as rows from session')).toEqual([before]);
  });

  it('is the same in two tabs that add at the same time', async () => {
    await visitor.get('/rest/user/');
    const tabs = Array.from({ length: 20 }, (_, index) =>
      visitor.post(
        '/basket/add/',
        { itemId: '100401', quantity: 1 },
        {
          'idempotency-key': `tab-${index % 2}-${index}`,
        },
      ),
    );

    const carts = (await Promise.all(tabs)).map((response) => response.json<CartContainer>());

    // Every answer shows another state of the one cart.
    expect(carts.map((cart) => cart.totalArticleCount).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    expect(new Set(carts.map((cart) => cart.addedEntryId)).size).toBe(1);
  });

  it('may have 200 lines, in the order of their addition', async () => {
    const itemIds = Array.from({ length: 200 }, (_, index) => `72${String(index).padStart(4, '0')}`);
    await shop.import([
      aProduct({
        productId: '7200',
        items: itemIds.map((itemId, index) => anItem({ itemId, priceCents: 100 + index, onlineStock: 9 })),
      }),
    ]);
    for (const itemId of itemIds) await visitor.post('/basket/add/', { itemId });

    const cart = await container(visitor.get('/rest/basket/'));

    expect(positionsOf(cart).map(({ itemId }) => itemId)).toEqual(itemIds);
    expect(cart.totalArticleCount).toBe(200);
    expect(cart.cartSum.subTotal.value).toBe(200 * 100 + (199 * 200) / 2);
    const added = await visitor.post('/basket/add/', { itemId: '720007', positions: 'added' });
    expect(positionsOf(added.json<CartContainer>())).toMatchObject([{ itemId: '720007', quantity: 2 }]);
    expect(added.body.length).toBeLessThan(3000);
  });

  it('reports a changed price until the visitor changes the line', async () => {
    await shop.import([
      aProduct({ productId: '7001', items: [anItem({ itemId: '700101', priceCents: 1000 })] }),
    ]);
    const { addedEntryId: entryId = '' } = await container(
      visitor.post('/basket/add/', { itemId: '700101' }),
    );

    await shop.import([
      aProduct({ productId: '7001', items: [anItem({ itemId: '700101', priceCents: 800 })] }),
    ]);

    const [position] = positionsOf(await container(visitor.get('/rest/basket/')));
    expect(position).toMatchObject({ linePrice: { value: 800 }, previousPrice: { value: 1000 } });
    const edited = await container(visitor.post('/basket/edit/', { entryId, itemId: '700101', quantity: 2 }));
    expect(positionsOf(edited)[0]).not.toHaveProperty('previousPrice');
    expect(edited.cartSum.subTotal.value).toBe(1600);
  });

  it('reports that an item has sold out', async () => {
    await shop.import([
      aProduct({ productId: '7002', items: [anItem({ itemId: '700201', onlineStock: 5 })] }),
    ]);
    await visitor.post('/basket/add/', { itemId: '700201', quantity: 4 });
    const position = async () => positionsOf(await container(visitor.get('/rest/basket/')))[0];

    await shop.setStock('700201', 1);
    expect(await position()).toMatchObject({
      orderable: 1,
      stockErrorData: { code: 'REDUCED', requested: 4, available: 1 },
      deliveryText: expect.any(String) as unknown,
    });
    await shop.setStock('700201', 0);
    const soldOut = await position();
    expect(soldOut).toMatchObject({
      orderable: 0,
      linePrice: { value: 0 },
      stockErrorData: { code: 'SOLD_OUT', requested: 4, available: 0 },
    });
    // Nothing is promised for a day that it does not come.
    expect(soldOut).not.toHaveProperty('deliveryText');
    expect(soldOut).not.toHaveProperty('estimatedDeliveryDateMin');
  });

  it('survives a restart of the API', async () => {
    await visitor.post('/basket/add/', { itemId: '100401', quantity: 3 });
    const { buildShopApi } = await import('../../app');
    const second = await buildShopApi({
      databaseUrl: shop.databaseUrl,
      sessionSecret: 'a secret for tests',
      publicUrl: PUBLIC_URL,
    });

    const response = await second.inject({ url: '/rest/basket/', headers: { cookie: visitor.cookie } });
    expect(response.json<CartContainer>().totalArticleCount).toBe(3);
    await second.close();
  });

  describe('by a form without JavaScript', () => {
    const submit = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      shop.app.inject({
        method: 'POST',
        url: '/basket/add/',
        headers: {
          accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
          'content-type': 'application/x-www-form-urlencoded',
          origin: PUBLIC_URL,
          ...headers,
        },
        payload: formEncoded(fields),
      });

    it('adds the item, starts a session and redirects to the cart', async () => {
      const response = await submit({ itemId: '100401' });

      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toBe('/basket/');
      const [cookie] = response.cookies;
      const cart = await shop.app.inject({
        url: '/rest/basket/',
        headers: { cookie: `${cookie?.name}=${cookie?.value}` },
      });
      expect(cart.json<CartContainer>().totalArticleCount).toBe(1);
    });

    it('redirects to the address of the form within the shop', async () => {
      expect((await submit({ itemId: '100401', redirect: '/p/x-1/' })).headers.location).toBe('/p/x-1/');
      expect((await submit({ itemId: '100401', redirect: '//evil.example' })).headers.location).toBe(
        '/basket/',
      );
    });

    it('explains a failure in words', async () => {
      const response = await submit({ itemId: '100103' });

      expect(response.statusCode).toBe(400);
      expect(response.headers['content-type']).toContain('text/html');
      expect(response.body).toContain('ausverkauft');
    });

    it('refuses a third-party page', async () => {
      const response = await submit({ itemId: '100401' }, { origin: 'https://evil.example' });
      expect(response.statusCode).toBe(403);
    });
  });
});
