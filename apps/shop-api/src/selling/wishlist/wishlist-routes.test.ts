/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import type {
  CartContainer,
  ErrorBody,
  FormAnswer,
  SharedWishlist,
  UserState,
  Wishlist,
  WishlistPage,
  WishlistShare,
  WishlistToCart,
} from '@fachwerk/shared/contracts';
import { aProduct, testProducts } from '../../testing/a-product';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { MAX_WISHLIST_ENTRIES } from './wishlist-repository';

const many = Array.from({ length: MAX_WISHLIST_ENTRIES + 1 }, (_, index) =>
  aProduct({ productId: `${7000 + index}` }),
);

describe.each(testServers)('the wishlist on %s', (server) => {
  let shop: TestShop;
  let visitor: Visitor;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop(server, {}, [...testProducts, ...many]);
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    visitor = new Visitor(shop.app);
  });

  const add = (itemId: string, quantity = 1, who = visitor) =>
    who.post('/wishlist/addItem/', { itemId, quantity });
  const list = async (who = visitor) =>
    (await who.get('/rest/user/'))
      .json<UserState>()
      .wishlist.map(({ itemId, quantity }) => [itemId, quantity]);
  const page = async (who = visitor) => (await who.get('/rest/wishlist/')).json<WishlistPage>();
  const entryOf = async (itemId: string, who = visitor) =>
    (await who.get('/rest/user/')).json<UserState>().wishlist.find((one) => one.itemId === itemId)?.entryId ??
    '';
  const newCustomer = async () => {
    const email = `merken-${++count}@example.org`;
    await aCustomer(shop.db, email);
    return email;
  };
  const logIn = async (email: string, who = visitor, fields: Record<string, string> = {}) => {
    expect((await who.post('/login/', { email, password: PASSWORD, ...fields })).statusCode).toBe(200);
    who.csrf = '';
  };
  const messageOf = (response: { json: <T>() => T }) =>
    response.json<Partial<ErrorBody>>().globalErrors?.[0]?.msg;

  it('answers a change with the whole list, newest first, and the sum of quantities', async () => {
    await add('100201', 2);
    const answer = (await add('100302', 3)).json<Wishlist>();

    expect(answer.wishlist.map(({ itemId, productId, quantity }) => [itemId, productId, quantity])).toEqual([
      ['100302', '1003', 3],
      ['100201', '1002', 2],
    ]);
    expect(answer.count).toBe(5);
    expect(await list()).toEqual([
      ['100302', 3],
      ['100201', 2],
    ]);
  });

  it('writes no row for a visitor who only reads it or removes', async () => {
    const sessions = async () =>
      ((await shop.db.query('select count(*)::int as n from session')) as [{ n: number }])[0].n;
    const before = await sessions();

    expect(await page()).toMatchObject({ entries: [], count: 0, loggedIn: false, shareUrl: null });
    expect((await visitor.post('/wishlist/removeItem/', { itemId: '100201' })).json()).toEqual({
      wishlist: [],
      count: 0,
    });

    expect(await sessions()).toBe(before);
  });

  it('keeps an item that is already on the list', async () => {
    await add('100201', 4);
    await add('100201', 1);

    expect(await list()).toEqual([['100201', 4]]);
  });

  it('removes by entry or by item, as often as it is asked', async () => {
    await add('100201');
    await add('100302');
    const entryId = await entryOf('100201');

    await visitor.post('/wishlist/removeItem/', { entryId });
    await visitor.post('/wishlist/removeItem/', { entryId });
    expect(await list()).toEqual([['100302', 1]]);
    await visitor.post('/wishlist/removeItem/', { itemId: '100302' });
    expect(await list()).toEqual([]);
  });

  it.each([
    ['/wishlist/addItem/', { itemId: 'gibt-es-nicht' }, 'error.item.unknown'],
    ['/wishlist/addItem/', { itemId: '100201', productId: '1003' }, 'error.item.unknown'],
    ['/wishlist/addItem/', { itemId: '100201', quantity: 0 }, 'error.validation.general.message'],
    ['/wishlist/addItem/', { itemId: '100201', quantity: 1000 }, 'error.validation.general.message'],
    ['/wishlist/addItem/', { itemId: "'; drop table item; --" }, 'error.validation.general.message'],
    ['/wishlist/removeItem/', {}, 'error.validation.general.message'],
    ['/wishlist/changeItemVariant/', { entryId: 'x', itemId: '100201' }, 'error.wishlist.variant'],
    ['/wishlist/changeQuantity/', { entryId: 'x', quantity: -1 }, 'error.validation.general.message'],
    ['/wishlist/share/', {}, 'error.wishlist.empty'],
  ])('refuses %s %j with a reason and changes nothing', async (path, fields, message) => {
    const response = await visitor.post(path, fields as Record<string, string>);

    expect(response.statusCode).toBe(400);
    expect(messageOf(response)).toBe(message);
    expect(await list()).toEqual([]);
  });

  it('changes a quantity, and removes at 0', async () => {
    await add('100201');
    const entryId = await entryOf('100201');

    expect(
      (await visitor.post('/wishlist/changeQuantity/', { entryId, quantity: 7 })).json<Wishlist>().count,
    ).toBe(7);
    await visitor.post('/wishlist/changeQuantity/', { entryId, quantity: 0 });
    await visitor.post('/wishlist/changeQuantity/', { entryId, quantity: 3 });
    expect(await list()).toEqual([]);
  });

  it('changes the variant, and makes one entry of equal items', async () => {
    await add('100301', 2);
    await add('100302', 3);

    const answer = await visitor.post('/wishlist/changeItemVariant/', {
      entryId: await entryOf('100301'),
      itemId: '100302',
    });

    expect(answer.json<Wishlist>().wishlist.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      ['100302', 5],
    ]);
    const foreign = await visitor.post('/wishlist/changeItemVariant/', {
      entryId: await entryOf('100302'),
      itemId: '100201',
    });
    expect(messageOf(foreign)).toBe('error.wishlist.variant');
    expect(await list()).toEqual([['100302', 5]]);
  });

  it('has a limit, within which parallel additions stay', async () => {
    const ids = many.map(({ productId }) => `${productId}00`);
    for (const itemId of ids.slice(0, MAX_WISHLIST_ENTRIES - 1)) await add(itemId);

    const last = await Promise.all([add(ids.at(-1) ?? ''), add(ids.at(-2) ?? '')]);

    expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(last.map(messageOf)).toContain('error.wishlist.full');
    expect(await list()).toHaveLength(MAX_WISHLIST_ENTRIES);
    expect((await add(ids[0] ?? '')).statusCode).toBe(200);
  });

  it('stays whole under parallel toggles of several devices', async () => {
    const email = await newCustomer();
    const phone = new Visitor(shop.app);
    await logIn(email);
    await logIn(email, phone);
    await list();
    await list(phone);

    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const who = index % 2 === 0 ? visitor : phone;
        const itemId = index % 3 === 0 ? '100201' : '100302';
        return index % 4 < 2 ? add(itemId, 1, who) : who.post('/wishlist/removeItem/', { itemId });
      }),
    );
    await Promise.all([
      add('100301', 1, phone),
      add('100201'),
      add('100201', 1, phone),
      visitor.post('/wishlist/removeItem/', { itemId: '100302' }),
    ]);

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await list()).sort()).toEqual([
      ['100201', 1],
      ['100301', 1],
    ]);
    expect(await list(phone)).toEqual(await list());
  });

  it('lets parallel variant changes to the same item become one entry', async () => {
    await add('100301');
    await add('100302');
    const [first, second] = [await entryOf('100301'), await entryOf('100302')];

    const answers = await Promise.all(
      [first, second].map((entryId) =>
        visitor.post('/wishlist/changeItemVariant/', { entryId, itemId: '100303' }),
      ),
    );

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await list()).toEqual([['100303', 2]]);
  });

  it('shows a changed price beside the price at the time of adding', async () => {
    await add('100201');
    await shop.db.query(`update wishlist_entry set seen_cents = 5999 where item_id = '100201'`);

    const [entry] = (await page()).entries;

    expect(entry).toMatchObject({
      previousPrice: { value: 5999, displayValue: '59,99\u00a0€' },
      product: { name: 'Akkuschrauber Mini', pricesInfo: { displayPrice: { value: 4999 } } },
    });
  });

  it('can be changed by its owner only', async () => {
    await add('100201', 2);
    const entryId = await entryOf('100201');
    const other = new Visitor(shop.app);
    await add('100302', 1, other);

    await other.post('/wishlist/removeItem/', { entryId });
    await other.post('/wishlist/changeQuantity/', { entryId, quantity: 9 });
    await other.post('/wishlist/changeItemVariant/', { entryId, itemId: '100201' });

    expect(await list()).toEqual([['100201', 2]]);
    expect(await list(other)).toEqual([['100302', 1]]);
  });

  describe('at login and logout', () => {
    it('joins the guest’s list with the customer’s, and is empty after the logout', async () => {
      const email = await newCustomer();
      const phone = new Visitor(shop.app);
      await logIn(email, phone);
      await add('100201', 5, phone);
      await add('100302', 1, phone);
      await add('100201', 2);
      await add('100301', 3);

      await logIn(email);

      expect((await list()).sort()).toEqual([
        ['100201', 5],
        ['100301', 3],
        ['100302', 1],
      ]);
      expect(await list(phone)).toEqual(await list());
      expect((await page()).loggedIn).toBe(true);
      await visitor.post('/logout/', {});
      expect(await list()).toEqual([]);
      expect(await list(phone)).toHaveLength(3);
    });

    it('leaves the guest’s list aside without mergeLists', async () => {
      const email = await newCustomer();
      await add('100201');

      await logIn(email, visitor, { mergeLists: 'false' });

      expect(await list()).toEqual([]);
    });
  });

  describe('the shared list', () => {
    const share = async (who = visitor) =>
      (await who.post('/wishlist/share/', {})).json<WishlistShare>().shareUrl ?? '';
    const shared = (url: string) =>
      new Visitor(shop.app).get(`/rest/wishlist/shared/${new URL(url).searchParams.get('liste') ?? ''}/`);

    it('is readable with its link, without ids of entries, and not for search engines', async () => {
      await add('100201', 2);
      const url = await share();

      const answer = await shared(url);

      expect(url).toMatch(/^http:\/\/shop\.test\/merkliste\/\?liste=[\w-]{32}$/);
      expect(await share()).toBe(url);
      expect((await page()).shareUrl).toBe(url);
      expect(answer.headers['x-robots-tag']).toBe('noindex');
      expect(answer.headers['cache-control']).toBe('no-store');
      const { entries, count: pieces } = answer.json<SharedWishlist>();
      expect(pieces).toBe(2);
      expect(entries.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([['100201', 2]]);
      expect(answer.body).not.toContain(await entryOf('100201'));
    });

    it('ends with its revocation; a new link is another one', async () => {
      await add('100201');
      const url = await share();

      await visitor.post('/wishlist/unshare/', {});

      expect((await shared(url)).statusCode).toBe(404);
      expect(await share()).not.toBe(url);
      expect((await shared(url)).statusCode).toBe(404);
    });

    it('cannot be revoked by others', async () => {
      await add('100201');
      const url = await share();

      await new Visitor(shop.app).post('/wishlist/unshare/', {});

      expect((await shared(url)).statusCode).toBe(200);
    });
  });

  describe('everything to the cart', () => {
    const toCart = (headers = {}) => visitor.post('/wishlist/toCart/', {}, headers);

    it('reports what is reduced and what is missing', async () => {
      await add('100103', 1);
      await add('100102', 5);
      await add('100201', 2);

      const { lines, totalArticleCount } = (await toCart()).json<WishlistToCart>();

      expect(lines.map(({ itemId, requested, added, result }) => [itemId, requested, added, result])).toEqual(
        [
          ['100103', 1, 0, 'MISSING'],
          ['100102', 5, 3, 'REDUCED'],
          ['100201', 2, 2, 'ADDED'],
        ],
      );
      expect(totalArticleCount).toBe(5);
      expect(await list()).toHaveLength(3);
    });

    it('has one effect per idempotency key', async () => {
      await add('100201', 2);

      await toCart({ 'idempotency-key': 'k' });
      const again = await toCart({ 'idempotency-key': 'k' });

      expect(again.json<WishlistToCart>().totalArticleCount).toBe(2);
      expect((await toCart()).json<WishlistToCart>().totalArticleCount).toBe(4);
    });

    it('refuses the key of an earlier list, and adds nothing', async () => {
      await add('100201', 2);
      await toCart({ 'idempotency-key': 'k' });
      await add('100102', 1);

      expect((await toCart({ 'idempotency-key': 'k' })).statusCode).toBe(409);
      expect((await visitor.get('/rest/basket/')).json<CartContainer>().totalArticleCount).toBe(2);
    });
  });

  it('works without script', async () => {
    const added = await visitor.submit('/wishlist/addItem/', { itemId: '100201' });
    expect([added.statusCode, added.headers.location]).toEqual([303, '/merkliste/']);
    const removed = await visitor.submit('/wishlist/removeItem/', { itemId: '100201', redirect: '/x/' });
    expect([removed.statusCode, removed.headers.location]).toEqual([303, '/x/']);
    expect(await list()).toEqual([]);
  });

  it('shows the report on the page without script', async () => {
    await add('100103');

    const { headers } = await visitor.submit('/wishlist/toCart/', {});

    const [path, key] = String(headers.location).split('?answer=');
    expect(path).toBe('/merkliste/');
    const answer = (await visitor.get(`/rest/form-answer/${key}/`)).json<FormAnswer>();
    expect(answer.result).toMatchObject({ lines: [{ itemId: '100103', added: 0, result: 'MISSING' }] });
  });
});
