/** @jest-environment node */
import {
  markReviewHelpful,
  pathOf,
  publishReview,
  readDeskReviews,
  readReview,
  readReviews,
  refuseReview,
  reportReview,
  submitReview,
} from '@fachwerk/shared/calls';
import type {
  DeskReview,
  DeskReviews,
  ErrorBody,
  FormAnswer,
  ProductDetail,
  ProductList,
  Reviews,
} from '@fachwerk/shared/contracts';
import { passRatingsToSearch, writeRatings } from '../../catalogue/import/write-ratings';
import { type NewOrder, placeOrder } from '../../orders/lifecycle/place-order';
import { testProducts } from '../../testing/a-product';
import { aCartToOrder } from '../../testing/an-order';
import { aCustomer, mailsTo, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { removeOldReviews } from './remove-old-reviews';

const TOKEN = 'a-token-of-the-reviews';
const PRODUCT = '1004';
const ITEM = '100401';
/** Stars without a text, from the catalogue. */
const TAKEN_OVER = { average: 4.9, count: 3 };

const aReview = (fields: Record<string, string> = {}) => ({
  stars: '4',
  title: 'Hält gut',
  text: 'Seit drei Wochen im Einsatz und noch wie neu.',
  name: 'Jo K.',
  ...fields,
});

describe('reviews', () => {
  let shop: TestShop;
  let clock: Date;
  beforeAll(async () => {
    shop = await openTestShop('embedded', {
      deskTokens: [`reviews:${TOKEN}`, '1001:a-token-of-a-store'],
      now: () => clock,
    });
    await shop.setStock(ITEM, 1000);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    clock = new Date();
    await shop.db.query('delete from review');
    await shop.db.query('delete from attempt_limit');
    await shop.db.transaction((tx) => writeRatings(tx, [PRODUCT]));
  });

  const at = { productId: PRODUCT };
  const one = (reviewId: string) => ({ productId: PRODUCT, reviewId });
  const write = (visitor: Visitor, fields: Record<string, string> = {}, params = at) =>
    visitor.post(pathOf(submitReview, params), aReview(fields));
  const page = async (query = '') => (await shop.app.inject(pathOf(readReviews, at) + query)).json<Reviews>();
  const desk = (method: 'GET' | 'POST', url: string, payload?: object, token = TOKEN) =>
    shop.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  const undecided = async () => (await desk('GET', readDeskReviews.path)).json<DeskReviews>().reviews;
  const publish = async (reviewId: string) => desk('POST', pathOf(publishReview, { reviewId }), {});
  const refuse = async (reviewId: string, reason = 'Der Text enthält Werbung.') =>
    desk('POST', pathOf(refuseReview, { reviewId }), { reason });

  /** Returns its id. */
  async function published(fields: Record<string, string> = {}, visitor = new Visitor(shop.app)) {
    await write(visitor, fields);
    const review = (await undecided()).find(({ state }) => state === 'submitted');
    await publish(review?.reviewId ?? '');
    return review?.reviewId ?? '';
  }

  it('are published after a check, and counted by every view of the product', async () => {
    const before = await page();
    expect(before).toMatchObject({ rating: TAKEN_OVER, total: 0, reviews: [], pageCount: 0 });

    const answer = await write(new Visitor(shop.app), { stars: '1' });
    expect([answer.statusCode, answer.json()]).toEqual([202, { state: 'submitted' }]);
    expect(await page()).toEqual(before);
    const [waiting] = await undecided();
    expect(waiting).toMatchObject({ ...aReview({}), stars: 1, isBuyer: false, state: 'submitted', ...at });

    const decided = await publish(waiting?.reviewId ?? '');
    expect(decided.json<DeskReview>().state).toBe('published');
    // (4.9 * 3 + 1) / 4
    const rating = { average: 3.9, count: 4 };
    expect(await page()).toMatchObject({
      rating,
      total: 1,
      distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 1 ? 1 : 0 })),
      reviews: [{ title: 'Hält gut', name: 'Jo K.', helpfulCount: 0 }],
    });
    const detail = (await shop.app.inject(`/rest/products/${PRODUCT}/`)).json<ProductDetail>();
    expect([detail.ratings, detail.reviews.count]).toEqual([3.9, 4]);
    const list = (await shop.app.inject(`/rest/products/?q=${ITEM}`)).json<ProductList>();
    expect(list.items[0]).toMatchObject({ ratings: 3.9, reviews: { count: 4 } });
    const [listed] = await shop.db.query('select rating from product_listing where product_id = $1', [
      PRODUCT,
    ]);
    expect(listed).toEqual({ rating: 3.9 });

    // An import does not lose them.
    await shop.import(testProducts);
    expect((await page()).rating).toEqual(rating);
    // Nothing changes with the same decision again.
    await publish(waiting?.reviewId ?? '');
    expect((await page()).rating).toEqual(rating);
  });

  it('raise the version of the catalogue once for the search', async () => {
    const version = async () =>
      (await shop.db.query<{ version: string }>('select version from catalogue_state'))[0]?.version;
    await passRatingsToSearch(shop.db);
    const before = Number(await version());
    await published();
    await published({ stars: '2' });
    expect(Number(await version())).toBe(before);

    await passRatingsToSearch(shop.db);
    await passRatingsToSearch(shop.db);
    expect(Number(await version())).toBe(before + 1);
  });

  it('are read in pages of five, the newest, the most helpful or the best first', async () => {
    for (const [index, stars] of [3, 5, 1, 5, 2, 4].entries()) {
      clock = new Date(clock.getTime() + 60_000);
      await published({ stars: String(stars), title: `Nr. ${index}` });
    }
    const titles = async (query: string) =>
      (await page(query)).reviews.map(({ title }) => title.slice(-1)).join('');

    expect(await titles('')).toBe('54321');
    expect(await titles('?page=2')).toBe('0');
    expect(await titles('?sort=stars')).toBe('31504');
    const helpful = (await page('?page=2')).reviews[0]?.reviewId ?? '';
    await new Visitor(shop.app).post(pathOf(markReviewHelpful, one(helpful)), {});
    expect(await titles('?sort=helpful')).toBe('05432');
    expect(await page('?page=3')).toMatchObject({ reviews: [], pageCount: 2, total: 6 });
    for (const wrong of ['?page=0', '?page=x', '?sort=x'])
      expect((await shop.app.inject(pathOf(readReviews, at) + wrong)).statusCode).toBe(400);
    expect((await shop.app.inject(pathOf(readReviews, { productId: 'none' }))).statusCode).toBe(404);
  });

  describe('the mark of buyers', () => {
    async function anOrder(visitor: Visitor, part: Partial<NewOrder>, state: string, handedOver = 1) {
      const order = await aCartToOrder(shop.db, [{ itemId: ITEM, quantity: 1 }], {
        needsPayment: false,
        ...part,
      });
      const placed = await shop.db.transaction((tx) => placeOrder(tx, order, clock));
      const { orderId } = placed as { orderId: string };
      await visitor.post('/basket/add/', { itemId: '100201' });
      await shop.db.query(
        `update shop_order set state = $2, session_id = (
           select session_id from cart where session_id is not null order by updated_at desc limit 1)
         where id = $1`,
        [orderId, state],
      );
      await shop.db.query('update order_line set handed_over = $2 where order_id = $1', [
        orderId,
        handedOver,
      ]);
      return orderId;
    }
    const isBuyer = async (visitor: Visitor) => {
      // The last one of the desk.
      clock = new Date(clock.getTime() + 60_000);
      await write(visitor);
      return (await undecided()).at(-1)?.isBuyer;
    };

    it('needs an own order that was delivered or collected', async () => {
      const [guest, sent, other] = [1, 2, 3].map(() => new Visitor(shop.app)) as [Visitor, Visitor, Visitor];
      await anOrder(guest, {}, 'DELIVERED');
      await anOrder(sent, {}, 'SHIPPED');

      expect(await isBuyer(other)).toBe(false);
      expect(await isBuyer(sent)).toBe(false);
      expect(await isBuyer(guest)).toBe(true);
    });

    it('needs the product in the order, and pieces that were handed over', async () => {
      const visitor = new Visitor(shop.app);
      await anOrder(visitor, {}, 'DELIVERED', 0);
      expect(await isBuyer(visitor)).toBe(false);

      const another = new Visitor(shop.app);
      await anOrder(another, {}, 'DELIVERED');
      await write(another, {}, { productId: '1001' });
      expect((await undecided()).find(({ productId }) => productId === '1001')?.isBuyer).toBe(false);
    });

    it('is that of the customer, and each order proves one review', async () => {
      const customerId = await aCustomer(shop.db, 'kaeuferin@example.org');
      const customer = new Visitor(shop.app);
      await anOrder(customer, { customerId }, 'COLLECTED');
      // The session is that of the order, but the customer is logged out.
      expect(await isBuyer(customer)).toBe(false);
      await shop.db.query('delete from review');
      await customer.post('/login/', { email: 'kaeuferin@example.org', password: PASSWORD });
      expect(await isBuyer(customer)).toBe(true);

      expect((await write(customer, { text: 'Noch einmal, mit einem anderen Text.' })).statusCode).toBe(409);
      await customer.post('/logout/', {});
      expect((await write(customer, { text: 'Noch einmal, jetzt ohne Anmeldung.' })).statusCode).toBe(409);
      expect(await isBuyer(new Visitor(shop.app))).toBe(false);
    });

    it('is that of a customer who ordered as a guest with the address of the account', async () => {
      const email = 'vorher-gast@example.org';
      await aCustomer(shop.db, email);
      await anOrder(new Visitor(shop.app), { email: email.toUpperCase() }, 'DELIVERED');
      const [customer, stranger] = [new Visitor(shop.app), new Visitor(shop.app)];
      await customer.post('/login/', { email, password: PASSWORD });

      expect(await isBuyer(stranger)).toBe(false);
      expect(await isBuyer(customer)).toBe(true);
    });

    it('proves one review of a person, as a guest and as the customer of the same address', async () => {
      const email = 'beides@example.org';
      await aCustomer(shop.db, email);
      const [guest, customer] = [new Visitor(shop.app), new Visitor(shop.app)];
      await anOrder(guest, { email: email.replace('@', '+shop@') }, 'DELIVERED');
      await customer.post('/login/', { email, password: PASSWORD });

      expect((await write(guest)).statusCode).toBe(202);
      expect((await write(customer, { stars: '1' })).statusCode).toBe(409);
      expect(await undecided()).toHaveLength(1);
      const reviewId = (await undecided())[0]?.reviewId ?? '';
      await publish(reviewId);
      const vote = await customer.post(pathOf(markReviewHelpful, one(reviewId)), {});
      expect(vote.json()).toEqual({ helpfulCount: 0 });
    });

    it('proves one review of two that are sent at the same moment', async () => {
      const email = 'zugleich@example.org';
      const customerId = await aCustomer(shop.db, email);
      const devices = [new Visitor(shop.app), new Visitor(shop.app), new Visitor(shop.app)] as const;
      for (const device of devices.slice(1)) await device.post('/login/', { email, password: PASSWORD });
      await anOrder(devices[0], { email }, 'DELIVERED');
      await anOrder(new Visitor(shop.app), { email, customerId }, 'COLLECTED');

      const answers = await Promise.all(
        devices.map((device, index) => write(device, { title: `Nr. ${index}` })),
      );

      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 409, 409]);
      expect(await undecided()).toHaveLength(1);
    });
  });

  it('are stored once per author, also when they are sent twice', async () => {
    const visitor = new Visitor(shop.app);
    await visitor.get('/rest/user/');
    const clicks = await Promise.all([write(visitor), write(visitor)]);
    expect(clicks.map(({ statusCode }) => statusCode)).toEqual([202, 202]);
    expect(await undecided()).toHaveLength(1);

    const other = await write(visitor, { stars: '5' });
    expect([other.statusCode, other.json<ErrorBody>().globalErrors[0]?.msg]).toEqual([
      409,
      'error.review.exists',
    ]);
    expect((await write(visitor, {}, { productId: 'none' })).statusCode).toBe(404);
  });

  it('are stored once of a guest who logs in', async () => {
    const email = 'gast@example.org';
    await aCustomer(shop.db, email);
    const visitor = new Visitor(shop.app);
    await write(visitor);
    await visitor.post('/login/', { email, password: PASSWORD });

    expect((await write(visitor)).statusCode).toBe(202);
    expect((await write(visitor, { stars: '5' })).statusCode).toBe(409);
    expect(await undecided()).toHaveLength(1);
  });

  it('may be written again after a refusal, whose reason the author gets by mail', async () => {
    const email = 'autorin@example.org';
    await aCustomer(shop.db, email);
    const author = new Visitor(shop.app);
    await author.post('/login/', { email, password: PASSWORD });
    const reviewId = await published({ stars: '1' }, author);

    const refused = (await refuse(reviewId, 'Der Text nennt eine Person.')).json<DeskReview>();
    await refuse(reviewId, 'Noch einmal.');

    expect(refused).toMatchObject({ state: 'refused', refusal: 'Der Text nennt eine Person.' });
    expect(await page()).toMatchObject({ rating: TAKEN_OVER, reviews: [] });
    const mails = await mailsTo(shop.db, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Der Text nennt eine Person.');
    expect((await write(author, { stars: '2' })).statusCode).toBe(202);
  });

  it('are refused for good: a later decision changes nothing, and causes no mail', async () => {
    const email = 'abgelehnt@example.org';
    await aCustomer(shop.db, email);
    const author = new Visitor(shop.app);
    await author.post('/login/', { email, password: PASSWORD });
    await write(author);
    const reviewId = (await undecided())[0]?.reviewId ?? '';
    await refuse(reviewId, 'Der Text enthält Werbung.');

    const answer = await publish(reviewId);
    expect([answer.statusCode, answer.json<ErrorBody>().globalErrors[0]?.msg]).toEqual([
      409,
      'error.review.refused',
    ]);
    expect((await refuse(reviewId, 'Anders.')).json()).toMatchObject({
      state: 'refused',
      refusal: 'Der Text enthält Werbung.',
    });
    expect(await page()).toMatchObject({ rating: TAKEN_OVER, reviews: [] });
    expect(await mailsTo(shop.db, email)).toHaveLength(1);
  });

  it('are decided once by two at the same moment: a refusal wins', async () => {
    await write(new Visitor(shop.app));
    const reviewId = (await undecided())[0]?.reviewId ?? '';

    await Promise.all([publish(reviewId), refuse(reviewId)]);

    expect(await page()).toMatchObject({ reviews: [] });
  });

  it('are found helpful once per visitor, and not by their author', async () => {
    const author = new Visitor(shop.app);
    const reviewId = await published({}, author);
    const path = pathOf(markReviewHelpful, one(reviewId));
    const visitor = new Visitor(shop.app);
    await visitor.get('/rest/user/');

    await Promise.all([1, 2, 3].map(() => visitor.post(path, {})));
    expect((await new Visitor(shop.app).post(path, {})).json()).toEqual({ helpfulCount: 2 });
    expect((await author.post(path, {})).json()).toEqual({ helpfulCount: 2 });
    const native = await visitor.submit(path, { redirect: '/p/x-1004/#bewertungen' });
    expect([native.statusCode, native.headers.location]).toEqual([303, '/p/x-1004/#bewertungen']);
    const away = await visitor.submit(path, { redirect: 'https://evil.example/' });
    expect(away.headers.location).toBe(`/bewertung/${PRODUCT}/`);

    await shop.db.query('delete from session');
    expect((await page()).reviews[0]?.helpfulCount).toBe(2);
    expect((await visitor.post(pathOf(markReviewHelpful, one('none')), {})).statusCode).toBe(404);
  });

  it('are found helpful once per customer with all devices, and not by their author on another one', async () => {
    const [email, voter] = ['verfasser@example.org', 'leser@example.org'];
    await aCustomer(shop.db, email);
    await aCustomer(shop.db, voter);
    const device = async (account: string) => {
      const visitor = new Visitor(shop.app);
      await visitor.post('/login/', { email: account, password: PASSWORD });
      return visitor;
    };
    const path = pathOf(markReviewHelpful, one(await published({}, await device(email))));
    const votes = async (visitor: Visitor) =>
      (await visitor.post(path, {})).json<{ helpfulCount: number }>().helpfulCount;

    expect(await votes(await device(email))).toBe(0);
    expect(await votes(await device(voter))).toBe(1);
    expect(await votes(await device(voter))).toBe(1);
    expect(await votes(new Visitor(shop.app))).toBe(2);
  });

  it('are reported once per visitor and customer, and the reporter gets the decision', async () => {
    const reviewId = await published();
    const report = (visitor: Visitor, email = '') =>
      visitor.post(pathOf(reportReview, one(reviewId)), { reason: 'offensive', text: 'Schimpfwort', email });
    const [known, unknown] = [new Visitor(shop.app), new Visitor(shop.app)];
    for (let repeat = 0; repeat < 2; repeat++)
      expect((await report(known, 'melder@example.org')).statusCode).toBe(202);
    await report(unknown);
    await aCustomer(shop.db, 'melderin@example.org');
    for (const device of [new Visitor(shop.app), new Visitor(shop.app)]) {
      await device.post('/login/', { email: 'melderin@example.org', password: PASSWORD });
      expect((await report(device)).statusCode).toBe(202);
    }
    expect((await undecided())[0]?.reports).toMatchObject([
      { reason: 'offensive', text: 'Schimpfwort' },
      { reason: 'offensive', text: 'Schimpfwort' },
      { reason: 'offensive' },
    ]);

    await publish(reviewId);
    expect(await undecided()).toEqual([]);
    expect((await page()).total).toBe(1);
    const [kept] = await mailsTo(shop.db, 'melder@example.org');
    expect(kept?.text).toContain('Die Bewertung bleibt sichtbar.');
    expect(
      await shop.db.query(`select from review_report where email <> '' or customer_id is not null`),
    ).toEqual([]);

    await report(known, 'melder@example.org');
    await refuse(reviewId);
    expect((await mailsTo(shop.db, 'melder@example.org'))[1]?.text).toContain(
      'Die Bewertung wurde entfernt.',
    );
    expect((await shop.app.inject(pathOf(readReview, one(reviewId)))).statusCode).toBe(404);
    expect((await report(known)).statusCode).toBe(404);
  });

  it.each([
    ['no stars', { stars: '' }, 'stars'],
    ['six stars', { stars: '6' }, 'stars'],
    ['half a star', { stars: '4.5' }, 'stars'],
    ['no title', { title: ' ' }, 'title'],
    ['a short text', { text: 'Gut.' }, 'text'],
    ['a long text', { text: 'x'.repeat(3001) }, 'text'],
    ['no name', { name: '' }, 'name'],
    ['a NUL sign', { title: `Hält${'\0'}` }, 'title'],
  ])('are refused with %s', async (_, fields, field) => {
    const answer = await write(new Visitor(shop.app), fields);
    expect([answer.statusCode, answer.json<ErrorBody>().fieldErrors?.[0]?.field]).toEqual([400, field]);
    expect(await undecided()).toEqual([]);
  });

  it('keep hostile text as it is, as text, but for signs that turn it round', async () => {
    const text = `<script>alert(1)</script>'; drop table review; -- {stars}`;
    await published({
      text: text.replace('{', '\u202e{'),
      title: '<img src=x onerror=alert(1)>',
      name: '=1+1',
    });
    expect((await page()).reviews[0]).toMatchObject({ text, name: '=1+1' });
  });

  it('need the token of the session, and keep what was typed without script', async () => {
    const visitor = new Visitor(shop.app);
    expect(
      (await visitor.post(pathOf(submitReview, at), aReview(), { 'x-csrf-token': 'x' })).statusCode,
    ).toBe(403);
    const { headers } = await visitor.submit(pathOf(submitReview, at), aReview({ text: 'Kurz' }));
    const [, key] = /^\/bewertung\/1004\/\?answer=([\w-]{22})$/.exec(String(headers.location)) ?? [];
    expect((await visitor.get(`/rest/form-answer/${key}/`)).json<FormAnswer>()).toMatchObject({
      form: 'review',
      values: aReview({ text: 'Kurz' }),
      fieldErrors: [{ field: 'text', msg: 'forms.minLength' }],
    });
    const done = await visitor.submit(pathOf(submitReview, at), aReview());
    const answer = /answer=([\w-]{22})/.exec(String(done.headers.location))?.[1];
    expect((await visitor.get(`/rest/form-answer/${answer}/`)).json<FormAnswer>()).toMatchObject({
      msg: 'review.submitted',
      values: {},
    });
  });

  it('wait after several attempts of a visitor, with a captcha in between', async () => {
    const visitor = new Visitor(shop.app);
    const answers = [];
    for (let attempt = 0; attempt < 6; attempt++)
      answers.push(await write(visitor, { stars: '3', title: `${attempt}` }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 409, 409, 409, 409, 429]);
    expect(answers[1]?.json<ErrorBody>().captchaActive).toBeFalsy();
    expect(answers[5]?.json<ErrorBody>().captchaActive).toBe(true);
  });

  it('are decided by the desk of reviews only', async () => {
    await write(new Visitor(shop.app));
    const reviewId = (await undecided())[0]?.reviewId ?? '';
    for (const [token, status] of [
      ['a-token-of-a-store', 404],
      ['not-a-known-token-at-all', 401],
    ] as const) {
      const answers = [
        await desk('GET', readDeskReviews.path, undefined, token),
        await desk('POST', pathOf(publishReview, { reviewId }), {}, token),
        await desk('POST', pathOf(refuseReview, { reviewId }), { reason: 'x' }, token),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status]);
    }
    expect((await undecided())[0]?.state).toBe('submitted');
    expect((await publish('none')).statusCode).toBe(404);
    expect((await refuse(reviewId, ' ')).statusCode).toBe(400);
  });

  it('that were refused are deleted after six months', async () => {
    const [old, recent] = [await published({ title: 'alt' }), await published({ title: 'neu' })];
    for (const reviewId of [old, recent]) await refuse(reviewId);
    await shop.db.query(`update review set decided_at = now() - interval '7 months' where id = $1`, [old]);
    await removeOldReviews(shop.db);
    expect(await shop.db.query('select title from review')).toEqual([{ title: 'neu' }]);
  });
});
