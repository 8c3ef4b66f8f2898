/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import type { CartContainer, FormAnswer, UserState } from '@fachwerk/shared/contracts';
import { importPromotions } from '../../benefits/promotions/import-promotions';
import { redeemCoupon } from '../../benefits/promotions/testing/redeem-coupon';
import { personOf } from '../../kernel/limits/person';
import { skipTime } from '../../testing/skip-time';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';

const NOW = new Date('2026-11-20T08:00:00Z');
const CARD = '2912345671';
const promotion = (id: string, benefit: object, fields: object = {}) => ({
  id,
  benefit,
  name: `Aktion ${id}`,
  terms: `Bedingung ${id}.`,
  ...fields,
});

const PROMOTIONS = [
  promotion('ten', { kind: 'amount', cents: 1000 }, { code: 'ZEHN-EURO', fromCents: 10_000 }),
  promotion('free', { kind: 'freeShipping' }, { code: 'VERSANDFREI' }),
  promotion('once', { kind: 'percentage', percent: 10 }, { code: 'EINMAL', oncePerCustomer: true }),
  promotion('limited', { kind: 'amount', cents: 100 }, { code: 'KNAPP', maxUses: 1 }),
  promotion('over', { kind: 'amount', cents: 100 }, { code: 'VORBEI', lastDay: '2026-11-19' }),
  promotion('store', { kind: 'percentage', percent: 10 }, { code: 'MARKT', carts: ['RESERVATION'] }),
  promotion('card', { kind: 'percentage', percent: 3 }, { needsCustomerCard: true }),
  promotion('gift', { kind: 'gift', itemId: '100102', quantity: 2 }, { fromCents: 20_000 }),
];

describe.each(testServers)('coupon and customer card on %s', (server) => {
  let shop: TestShop;
  let visitor: Visitor;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop(server, { now: () => NOW });
    expect((await importPromotions(shop.db, JSON.stringify(PROMOTIONS))).faults).toEqual([]);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    visitor = new Visitor(shop.app);
    await shop.db.query('delete from attempt_limit');
  });

  const add = (itemId: string, quantity = 1) => visitor.post('/basket/add/', { itemId, quantity });
  const coupon = (code: string) => visitor.post('/rest/voucher/basket/add/', { coupon: code });
  const card = (number: string) =>
    visitor.post('/rest/customercard/basket/add/', { customerCardNumber: number });
  const sumOf = async (call: Promise<{ json: <T>() => T; statusCode: number }>) => {
    const response = await call;
    expect(response.statusCode).toBe(200);
    const { cartSum } = response.json<CartContainer>();
    const { voucherValidationResult: result, promotions } = cartSum.onlinePromotionResultModel;
    return { ...cartSum, result, promotions };
  };
  const read = () => sumOf(visitor.get('/rest/basket/'));
  const clearCard = (headers: Record<string, string> = { 'x-csrf-token': visitor.csrf }) =>
    visitor.get('/rest/customercard/basket/clear/', { accept: 'application/json', ...headers });

  describe('a coupon', () => {
    it('is attainable, stays attached, and is successful after an addition', async () => {
      await add('100201');
      const attainable = await sumOf(coupon(' zehn-euro '));

      expect(attainable.result).toMatchObject({
        coupon: 'ZEHN-EURO',
        successful: false,
        attainable: true,
        invalid: false,
        missing: 'amount',
        missingAmount: { value: 5001, displayValue: '50,01\u00a0€' },
        name: 'Aktion ten',
        terms: 'Bedingung ten.',
      });
      expect(attainable.voucher).toMatchObject({ coupon: 'ZEHN-EURO', amount: { value: 0 } });
      expect(attainable.total.value).toBe(4999 + 595);

      const successful = await sumOf(add('100201', 2));
      expect(successful.result).toMatchObject({ successful: true, attainable: false, invalid: false });
      expect(successful.voucher).toMatchObject({ coupon: 'ZEHN-EURO', amount: { value: 1000 } });
      expect(successful.promotions).toMatchObject([{ name: 'Aktion ten', coupon: 'ZEHN-EURO' }]);
      expect(successful.total.value).toBe(3 * 4999 - 1000);
      expect(await read()).toEqual(successful);
    });

    it('is not a reduction of the price of an item', async () => {
      await add('100201', 3);
      await coupon('ZEHN-EURO');

      const { onlineCart } = (await visitor.get('/rest/basket/')).json<CartContainer>();
      expect(onlineCart?.positions[0]).toMatchObject({
        linePrice: { value: 3 * 4999 },
        pricesInfo: { displayPrice: { value: 4999 } },
      });
      expect(onlineCart?.positions[0]?.pricesInfo).not.toHaveProperty('strikePrice');
    });

    it.each(['GIBTSNICHT', 'VORBEI', '🎁', 'x'.repeat(64), "' or 1=1 --", '%'])(
      'is invalid as %s, and nothing changes',
      async (code) => {
        await add('100201');
        await coupon('ZEHN-EURO');
        const before = await read();
        const { result, voucher } = await sumOf(coupon(code));

        expect(result).toMatchObject({
          successful: false,
          attainable: false,
          invalid: true,
          reason: 'unknown',
        });
        expect(result).toMatchObject({ name: null, terms: null });
        expect(voucher?.coupon).toBe('ZEHN-EURO');
        expect(await read()).toEqual(before);
      },
    );

    it.each<Record<string, string>>([{}, { coupon: '' }, { coupon: 'x'.repeat(65) }, { coupon: 'a\0b' }])(
      'is refused as form %j',
      async (fields) => {
        const response = await visitor.post('/rest/voucher/basket/add/', fields);

        expect(response.statusCode).toBe(400);
        expect(response.json<{ fieldErrors: unknown }>().fieldErrors).toMatchObject([{ field: 'coupon' }]);
      },
    );

    it('makes shipping free', async () => {
      await add('100201');

      expect(await sumOf(coupon('VERSANDFREI'))).toMatchObject({
        shipping: { value: 0 },
        distanceToFreeShipping: { value: 0 },
        total: { value: 4999 },
      });
    });

    it('of the other cart is attainable', async () => {
      await add('100201');

      expect((await sumOf(coupon('MARKT'))).result).toMatchObject({ attainable: true, missing: 'article' });
    });

    it('is removed, twice without harm', async () => {
      await add('100201', 3);
      await coupon('ZEHN-EURO');

      for (const _ of [1, 2])
        expect(await sumOf(visitor.post('/rest/voucher/basket/clear/', {}))).toMatchObject({
          voucher: null,
          result: null,
          total: { value: 3 * 4999 },
        });
    });

    it('goes with the cart when it is emptied', async () => {
      await add('100201');
      await coupon('ZEHN-EURO');
      await visitor.post('/basket/clear/', {});

      expect((await sumOf(add('100201'))).voucher).toBeNull();
    });

    it('is kept for an empty cart', async () => {
      expect((await sumOf(coupon('VERSANDFREI'))).result).toMatchObject({ attainable: true });
      expect((await sumOf(add('100201'))).result).toMatchObject({ successful: true });
    });

    it('ends while it is attached, as it is used up', async () => {
      await add('100201');
      expect((await sumOf(coupon('KNAPP'))).result).toMatchObject({ successful: true });

      await redeemCoupon(shop.db, 'KNAPP', { reference: 'order-1', redeemer: personOf(null) });
      skipTime(1010);

      expect(await read()).toMatchObject({
        voucher: { coupon: 'KNAPP', amount: { value: 0 } },
        result: { invalid: true, reason: 'unknown' },
        total: { value: 4999 + 595 },
      });
    });

    it.each(['logged in', 'as a guest with another tag'])(
      'for a single use is invalid for the customer who has used it %s',
      async (how) => {
        const email = `gutschein-${++count}@example.org`;
        const customerId = await aCustomer(shop.db, email);
        await visitor.post('/login/', { email, password: PASSWORD });
        await add('100201');
        expect((await sumOf(coupon('EINMAL'))).result).toMatchObject({ successful: true });

        const redeemer =
          how === 'logged in'
            ? personOf({ customerId, email }, 'other@example.org')
            : personOf(null, email.replace('@', '+2@'));
        await redeemCoupon(shop.db, 'EINMAL', { reference: `order-${email}`, redeemer });

        expect((await read()).result).toMatchObject({ invalid: true });
        await visitor.post('/rest/voucher/basket/clear/', {});
        expect((await sumOf(coupon('EINMAL'))).result).toMatchObject({ invalid: true });
        // A cart that does not exist yet has the same answer.
        const elsewhere = new Visitor(shop.app);
        await elsewhere.post('/login/', { email, password: PASSWORD });
        await shop.db.query('delete from cart where customer_id = $1', [customerId]);
        const answer = elsewhere.post('/rest/voucher/basket/add/', { coupon: 'EINMAL' });
        expect((await sumOf(answer)).result).toMatchObject({ invalid: true });
      },
    );

    it('of the current cart stays at a login, else that of the earlier one', async () => {
      const email = `gutschein-${++count}@example.org`;
      await aCustomer(shop.db, email);
      const login = (who: Visitor) => who.post('/login/', { email, password: PASSWORD });
      const phone = new Visitor(shop.app);
      await login(phone);
      await phone.post('/basket/add/', { itemId: '100201' });
      await phone.post('/rest/voucher/basket/add/', { coupon: 'VERSANDFREI' });

      await add('100401');
      await login(visitor);
      expect((await read()).voucher?.coupon).toBe('VERSANDFREI');

      visitor = new Visitor(shop.app);
      await add('100401');
      await coupon('ZEHN-EURO');
      await login(visitor);
      expect((await read()).voucher?.coupon).toBe('ZEHN-EURO');
    });

    it('is tried ten times in ten minutes, then 429; accepted ones do not count', async () => {
      await add('100201');
      for (let tries = 0; tries < 12; tries++) await coupon('VERSANDFREI');
      const statuses = [];
      for (let tries = 0; tries < 11; tries++) statuses.push((await coupon(`FALSCH-${tries}`)).statusCode);

      expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
      const refusal = await coupon('VERSANDFREI');
      expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(590);
      expect(refusal.json<{ globalErrors: { msg: string }[] }>().globalErrors[0]?.msg).toBe(
        'cartCoupon.error.tooMany',
      );
      // Another visitor of the same network may still try.
      expect(
        (await new Visitor(shop.app).post('/rest/voucher/basket/add/', { coupon: 'X' })).statusCode,
      ).toBe(200);
    });

    it('is tried fifty times in a network', async () => {
      const tries = [];
      for (let round = 0; round < 6; round++) {
        const guest = new Visitor(shop.app);
        for (let one = 0; one < 9; one++)
          tries.push((await guest.post('/rest/voucher/basket/add/', { coupon: 'X' })).statusCode);
      }

      expect(tries.filter((status) => status === 200)).toHaveLength(50);
    });

    it('works without script, and the page has the answer to a wrong one', async () => {
      await add('100201');
      expect(
        (await visitor.submit('/rest/voucher/basket/add/', { coupon: 'ZEHN-EURO' })).headers.location,
      ).toBe('/basket/');
      expect((await read()).result).toMatchObject({ attainable: true });

      const { statusCode, headers } = await visitor.submit('/rest/voucher/basket/add/', { coupon: 'falsch' });
      expect(statusCode).toBe(303);
      const key = /^\/basket\/\?answer=(.+)$/.exec(String(headers.location))?.[1] ?? '';
      expect((await visitor.get(`/rest/form-answer/${key}/`)).json<FormAnswer>()).toMatchObject({
        form: 'coupon',
        values: { coupon: 'falsch' },
        fieldErrors: [{ field: 'coupon', msg: 'cartCoupon.error.invalid.couponCode' }],
      });
      await visitor.submit('/rest/voucher/basket/clear/', {});
      expect((await read()).voucher).toBeNull();
    });

    it('needs the token', async () => {
      const response = await visitor.post(
        '/rest/voucher/basket/add/',
        { coupon: 'VERSANDFREI' },
        { 'x-csrf-token': 'wrong' },
      );

      expect(response.statusCode).toBe(403);
    });
  });

  describe('a customer card', () => {
    it('gives its benefit until it is removed', async () => {
      await add('100201');
      const withCard = await sumOf(card(' 2912 345 671 '));

      expect(withCard.customerCardNumber).toBe(CARD);
      expect(withCard.promotions).toMatchObject([{ name: 'Aktion card', amount: { value: 150 } }]);
      const response = await clearCard();
      expect(response.headers['cache-control']).toBe('no-store');
      expect(await sumOf(Promise.resolve(response))).toMatchObject({
        customerCardNumber: null,
        total: { value: 4999 + 595 },
      });
    });

    it.each(['', ' ', '1912345673', '2912345670', '12', 'abc', '2912345671x', '９９９'])(
      'with the number %j is missing in the answer',
      async (number) => {
        await add('100201');

        expect((await sumOf(card(number))).customerCardNumber).toBeNull();
        expect((await read()).customerCardNumber).toBeNull();
      },
    );

    it('that is blocked is missing, also in carts that have it', async () => {
      await add('100201');
      await card('79927398713');
      await shop.db.query(`insert into blocked_customer_card (number) values ('79927398713')`);

      expect((await read()).customerCardNumber).toBeNull();
      expect((await sumOf(card('79927398713'))).customerCardNumber).toBeNull();
    });

    it('is removed only with the token', async () => {
      await add('100201');
      await card(CARD);

      expect((await clearCard({})).statusCode).toBe(403);
      expect((await clearCard({ 'x-csrf-token': visitor.csrf, 'sec-purpose': 'prefetch' })).statusCode).toBe(
        403,
      );
      expect((await read()).customerCardNumber).toBe(CARD);
    });

    it('is part of the visitor, with and without a cart', async () => {
      const numberOf = async () => (await visitor.get('/rest/user/')).json<UserState>().customerCardNumber;
      expect(await numberOf()).toBeNull();
      await card(CARD);
      expect(await numberOf()).toBe(CARD);
      await clearCard();
      expect(await numberOf()).toBeNull();

      const email = `karte-${++count}@example.org`;
      await aCustomer(shop.db, email);
      await shop.db.query('update customer set customer_card_number = $2 where email = $1', [email, CARD]);
      visitor = new Visitor(shop.app);
      await visitor.post('/login/', { email, password: PASSWORD });
      expect(await numberOf()).toBe(CARD);
    });

    it('of the account is used by itself, until it is removed', async () => {
      const email = `karte-${++count}@example.org`;
      await aCustomer(shop.db, email);
      await shop.db.query('update customer set customer_card_number = $2 where email = $1', [email, CARD]);
      await add('100201');
      await visitor.post('/login/', { email, password: PASSWORD });

      expect((await read()).customerCardNumber).toBe(CARD);
      await clearCard();
      expect((await read()).customerCardNumber).toBeNull();
      expect((await sumOf(add('100201'))).customerCardNumber).toBeNull();
    });

    it('of the account with a wrong check digit is not used', async () => {
      const email = `karte-${++count}@example.org`;
      await aCustomer(shop.db, email);
      await shop.db.query(`update customer set customer_card_number = '2912345670' where email = $1`, [
        email,
      ]);
      await add('100201');
      await visitor.post('/login/', { email, password: PASSWORD });

      expect((await read()).customerCardNumber).toBeNull();
    });

    it('works without script', async () => {
      await add('100201');
      await visitor.submit('/rest/customercard/basket/add/', { customerCardNumber: CARD });
      expect((await read()).customerCardNumber).toBe(CARD);
      await visitor.submit('/rest/customercard/basket/clear/', {});
      expect((await read()).customerCardNumber).toBeNull();

      const { headers } = await visitor.submit('/rest/customercard/basket/add/', {
        customerCardNumber: '19',
      });
      const key = String(headers.location).split('answer=')[1] ?? '';
      expect((await visitor.get(`/rest/form-answer/${key}/`)).json<FormAnswer>().fieldErrors).toEqual([
        { field: 'customerCardNumber', msg: 'cartCoupon.error.invalid.customerCard' },
      ]);
    });

    it('is tried ten times', async () => {
      const statuses = [];
      for (let tries = 0; tries < 11; tries++) statuses.push((await card('2912345670')).statusCode);

      expect(statuses.at(-1)).toBe(429);
    });
  });

  describe('a gift', () => {
    const gifts = async () =>
      ((await visitor.get('/rest/basket/')).json<CartContainer>().onlineCart?.positions ?? []).filter(
        ({ freePromotionProduct }) => freePromotionProduct,
      );

    it('is a line without a price that is not part of the count', async () => {
      await add('100201', 5);

      expect(await gifts()).toMatchObject([
        { itemId: '100102', quantity: 2, orderable: 2, linePrice: { value: 0 } },
      ]);
      const { totalArticleCount } = (await visitor.get('/rest/basket/')).json<CartContainer>();
      expect(totalArticleCount).toBe(5);
    });

    it('cannot be edited or removed', async () => {
      await add('100201', 5);
      await visitor.post('/basket/edit/', { entryId: 'gift-gift', itemId: '100102', quantity: 9 });
      await visitor.post('/basket/remove/', { entryId: 'gift-gift', itemId: '100102' });

      expect(await gifts()).toMatchObject([{ quantity: 2 }]);
    });

    it('is left out with a note if the cart has the last pieces', async () => {
      await add('100201', 5);
      await add('100102', 2);

      expect(await gifts()).toEqual([]);
      expect((await read()).onlinePromotionResultModel.missingGifts).toEqual(['Aktion gift']);
    });
  });
});
