/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import type { CartContainer, ErrorBody } from '@fachwerk/shared/contracts';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { formEncoded, openTestShop, type TestShop, Visitor } from '../../testing/test-shop';

const STORE = '1001';
const WITHOUT_RESERVATION = '1002';

describe.each(testServers)('both carts on %s', (server) => {
  let shop: TestShop;
  let owner: Visitor;
  beforeAll(async () => {
    shop = await openTestShop(server);
    await writeStores(shop.db, testStores);
    await shop.setStock('100401', 50, STORE);
    await shop.setStock('100301', 50, STORE);
    await aCustomer(shop.db, 'fremd@example.org');
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    owner = new Visitor(shop.app);
    await owner.post('/basket/add/', { itemId: '100201', quantity: 2 });
    await owner.post('/basket/add/', { itemId: '100401', quantity: 3, companyId: STORE });
  });

  const read = async (visitor: Visitor) => (await visitor.get('/rest/basket/')).json<CartContainer>();
  const entriesOf = ({ onlineCart, reservationCart }: CartContainer) => ({
    online: onlineCart?.positions[0]?.entryId ?? '',
    reserved: reservationCart?.positions[0]?.entryId ?? '',
  });

  describe.each(['guest', 'customer'])('belong to their visitor: a %s', (kind) => {
    let stranger: Visitor;
    beforeEach(async () => {
      stranger = new Visitor(shop.app);
      if (kind === 'customer')
        await stranger.post('/login/', { email: 'fremd@example.org', password: PASSWORD });
      await stranger.post('/basket/add/', { itemId: '100301', companyId: STORE });
    });

    it.each([
      ['/basket/edit/', { itemId: '100201', quantity: 9 }],
      ['/basket/remove/', { itemId: '100201' }],
      ['/basket/move/', { to: 'ONLINE' }],
      ['/basket/move/', { to: 'RESERVATION', companyId: STORE }],
    ])('does not change them by %s', async (path, fields) => {
      const before = await read(owner);
      const own = await read(stranger);
      const { online, reserved } = entriesOf(before);

      for (const entryId of [online, reserved]) {
        const { statusCode } = await stranger.post(path, { entryId, ...fields });
        expect(statusCode).toBeLessThan(500);
      }

      expect(await read(owner)).toEqual(before);
      expect(await read(stranger)).toEqual(own);
    });

    it.each([
      ['/basket/clear/', {}],
      ['/basket/parked/take/', {}],
      ['/basket/parked/remove/', {}],
      ['/rest/stores/select/', { companyId: '1003', confirm: 'true' }],
    ])('changes only its own carts by %s', async (path, fields) => {
      const before = await read(owner);

      await stranger.post(path, fields);

      expect(await read(owner)).toEqual(before);
    });
  });

  const HOSTILE = `'); drop table cart; -- <script>alert(1)</script>`;
  it.each<[path: string, fields: Record<string, string | number>]>([
    ['/basket/add/', {}],
    ['/basket/add/', { itemId: HOSTILE }],
    ['/basket/add/', { itemId: '999999' }],
    ['/basket/add/', { itemId: '100201', productId: '1004' }],
    ['/basket/add/', { itemId: '100201', quantity: -1 }],
    ['/basket/add/', { itemId: '100201', quantity: 0.5 }],
    ['/basket/add/', { itemId: '100201', quantity: 'NaN' }],
    ['/basket/add/', { itemId: '100201', quantity: 1e12 }],
    ['/basket/add/', { itemId: '100401', companyId: '4711' }],
    ['/basket/add/', { itemId: '100401', companyId: HOSTILE }],
    ['/basket/add/', { itemId: '100401', companyId: WITHOUT_RESERVATION }],
    ['/basket/add/', { itemId: '100201', companyId: STORE }],
    ['/basket/edit/', { itemId: '100201', quantity: 1 }],
    ['/basket/edit/', { entryId: 'OWN', itemId: '100201', quantity: -3 }],
    ['/basket/edit/', { entryId: 'OWN', itemId: '100201', quantity: HOSTILE }],
    ['/basket/edit/', { entryId: HOSTILE, itemId: '100201', quantity: 1 }],
    ['/basket/remove/', { entryId: HOSTILE, itemId: '100201' }],
    ['/basket/remove/', {}],
    ['/basket/clear/', { type: 'EVERYTHING' }],
    ['/basket/move/', { entryId: 'OWN', to: 'SHELF' }],
    ['/basket/move/', { entryId: 'OWN' }],
    ['/basket/move/', { entryId: 'OWN', to: 'RESERVATION', companyId: WITHOUT_RESERVATION }],
    ['/basket/parked/take/', { itemId: HOSTILE }],
    ['/basket/parked/remove/', { itemId: HOSTILE }],
    ['/rest/stores/select/', { companyId: HOSTILE }],
    ['/rest/stores/select/', { companyId: '4711' }],
  ])('stay as they were after %s with %j', async (path, fields) => {
    const before = await read(owner);
    const sent = fields.entryId === 'OWN' ? { ...fields, entryId: entriesOf(before).online } : fields;

    const response = await owner.post(path, sent);

    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    const { fieldErrors, globalErrors } = response.json<ErrorBody>();
    expect(fieldErrors.length + globalErrors.length).toBeGreaterThan(0);
    expect(await read(owner)).toEqual(before);
  });

  it.each([
    ['POST', '/basket/add/', { itemId: '100201' }],
    ['POST', '/basket/clear/', {}],
    ['POST', '/basket/move/', { entryId: 'some', to: 'ONLINE' }],
    ['POST', '/basket/parked/take/', {}],
    ['POST', '/basket/parked/remove/', {}],
    ['GET', '/basket/verifyInventory/', {}],
  ] as const)('are not changed by %s %s without the token', async (method, url, fields) => {
    await shop.setStock('100401', 1, STORE);
    const before = await read(owner);

    const response = await shop.app.inject({
      method,
      url,
      headers: {
        accept: 'application/json',
        cookie: owner.cookie,
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(method === 'POST' && { payload: formEncoded(fields) }),
    });

    expect(response.statusCode).toBe(403);
    expect(await read(owner)).toEqual(before);
    await shop.setStock('100401', 50, STORE);
  });
});
