/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { pathOf, readOwnReviews, readReviews, removeOwnReview, submitReview } from '@fachwerk/shared/calls';
import type { OwnReviews, Reviews } from '@fachwerk/shared/contracts';
import { discontinueItems } from '../../catalogue/import/discontinue-items';
import { writeRatings } from '../../catalogue/import/write-ratings';
import { moveOrder } from '../../orders/lifecycle/move-order';
import { placeOrder } from '../../orders/lifecycle/place-order';
import { aProduct, testProducts } from '../../testing/a-product';
import { aCartToOrder, actorOf } from '../../testing/an-order';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, testFrame, type TestShop, Visitor } from '../../testing/test-shop';

let shop: TestShop;
let count = 0;
beforeAll(async () => {
  shop = await openTestShop();
  for (const { items } of testProducts) for (const { itemId } of items) await shop.setStock(itemId, 1000);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query('delete from review');
  await shop.db.query('delete from attempt_limit');
});

async function loggedIn() {
  const email = `schreibt-${++count}@example.org`;
  const customerId = await aCustomer(shop.db, email);
  const visitor = new Visitor(shop.app);
  await visitor.post('/login/', { email, password: PASSWORD });
  const read = async (query = '') => {
    const answer = await visitor.get(`${readOwnReviews.path}${query}`);
    expect(answer.headers['cache-control']).toContain('no-store');
    return answer.json<OwnReviews>();
  };
  const write = (productId: string) =>
    visitor.post(pathOf(submitReview, { productId }), {
      stars: '4',
      title: 'Hält gut',
      text: 'Seit drei Wochen im Einsatz und noch wie neu.',
      name: 'Jo K.',
    });
  const remove = (id: string) => visitor.post(removeOwnReview.path, { id });
  return { customerId, email, visitor, read, write, remove };
}

async function bought(
  customerId: string,
  itemIds: readonly string[],
  events = ['pick', 'ship', 'deliver'] as const,
) {
  const draft = await aCartToOrder(
    shop.db,
    itemIds.map((itemId) => ({ itemId })),
    { needsPayment: false, customerId },
  );
  const { orderId } = (await shop.db.transaction((tx) => placeOrder(tx, draft, new Date()))) as {
    orderId: string;
  };
  for (const event of events) {
    await shop.db.query('update order_line set found = quantity where order_id = $1', [orderId]);
    await shop.db.transaction((tx) => moveOrder(tx, orderId, event, { actor: actorOf(event) }));
  }
  return orderId;
}
const decide = (id: string, state: string, refusal: string | null = null) =>
  shop.db.query('update review set state = $2, refusal = $3, decided_at = now() where id = $1', [
    ...[id, state, refusal],
  ]);

describe('the reviews of a customer', () => {
  it('have product, state and the reason of a refusal, newest first', async () => {
    const { read, write } = await loggedIn();
    for (const productId of ['1001', '1002', '1003']) await write(productId);
    const [waits, published, refused] = (await read()).reviews.map(({ reviewId }) => reviewId);
    await decide(published ?? '', 'published');
    await decide(refused ?? '', 'refused', 'Der Text enthält Werbung.');

    expect((await read()).reviews).toMatchObject([
      { reviewId: waits, productId: '1003', state: 'submitted', stars: 4, title: 'Hält gut' },
      { productId: '1002', state: 'published', url: expect.stringMatching(/^\/p\/.+-1002\/$/) as string },
      { productId: '1001', state: 'refused', refusal: 'Der Text enthält Werbung.' },
    ]);
  });

  it('come in pages; a foreign cursor gives the first one', async () => {
    const [own, other] = [await loggedIn(), await loggedIn()];
    for (const productId of ['1001', '1002', '1003']) await own.write(productId);
    await other.write('1001');
    const foreign = (await other.read()).reviews[0]?.reviewId ?? '';

    const first = await own.read('?size=2');
    const second = await own.read(`?size=2&before=${first.next ?? ''}`);
    expect([...first.reviews, ...second.reviews].map(({ productId }) => productId)).toEqual([
      ...['1003', '1002', '1001'],
    ]);
    expect([first.hasNewer, second.hasNewer, second.next]).toEqual([false, true, null]);
    expect(await own.read(`?size=2&before=${foreign}`)).toEqual(first);
  });

  it('are deleted by their author, for good, and the rating follows', async () => {
    const { read, write, remove } = await loggedIn();
    await write('1004');
    const [review] = (await read()).reviews;
    await decide(review?.reviewId ?? '', 'published');
    await shop.db.transaction((tx) => writeRatings(tx, ['1004']));
    const total = async () =>
      (await shop.app.inject(pathOf(readReviews, { productId: '1004' }))).json<Reviews>().total;
    expect(await total()).toBe(1);

    expect((await remove(review?.reviewId ?? '')).statusCode).toBe(200);
    expect([(await read()).reviews, await total()]).toEqual([[], 0]);
    expect((await write('1004')).statusCode).toBe(202);
  });

  it('are deleted by a double press with one answer; others learn nothing of it', async () => {
    const [own, other] = [await loggedIn(), await loggedIn()];
    await own.write('1004');
    const id = (await own.read()).reviews[0]?.reviewId ?? '';
    const answers = [...(await Promise.all([own.remove(id), own.remove(id)])), await own.remove(id)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);

    const [foreign, unknown] = [await other.remove(id), await own.remove(randomUUID())];
    expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body]);
    await shop.db.query(`update removed_review set removed_at = removed_at - interval '2 days'`);
    await shop.runJobs('remove old reviews');
    expect((await own.remove(id)).statusCode).toBe(404);
  });

  it('of a guest order belong to the account that it has joined: listed, deleted, and written again', async () => {
    const { customerId, read, write, remove } = await loggedIn();
    const other = await loggedIn();
    const orderId = await bought(customerId, ['100401']);
    await shop.db.query(
      `insert into review (id, product_id, stars, title, text, name, author, is_buyer, order_id)
       values ('as-guest', '1004', 5, 'x', 'x', 'x', array['gast@example.org'], true, $1)`,
      [orderId],
    );
    await write('1001');

    expect((await read()).reviews).toMatchObject([{ productId: '1001' }, { reviewId: 'as-guest' }]);
    const { next } = await read('?size=1');
    expect((await read(`?size=1&before=${next ?? ''}`)).reviews).toMatchObject([{ reviewId: 'as-guest' }]);
    expect((await other.read()).reviews).toEqual([]);
    expect((await write('1004')).statusCode).toBe(409);
    expect((await other.remove('as-guest')).statusCode).toBe(404);
    expect((await remove('as-guest')).statusCode).toBe(200);
    expect((await read()).toReview).toMatchObject([{ productId: '1004' }]);
    expect((await write('1004')).statusCode).toBe(202);
  });

  it('are deleted by nobody else, nor without a login; without script the page says it', async () => {
    const [own, other] = [await loggedIn(), await loggedIn()];
    await own.write('1004');
    const id = (await own.read()).reviews[0]?.reviewId ?? '';
    expect((await other.remove(id)).statusCode).toBe(404);
    expect((await new Visitor(shop.app).post(removeOwnReview.path, { id })).statusCode).toBe(401);
    expect((await own.read()).reviews).toHaveLength(1);

    const answer = await own.visitor.submit(removeOwnReview.path, { id });
    expect(answer.headers.location).toMatch(/^\/account\/bewertungen\/\?answer=/);
    expect((await own.read()).reviews).toEqual([]);
  });
});

describe('products without a review', () => {
  it('were bought and have arrived, and have no review of the customer, newest first', async () => {
    const { customerId, read, write } = await loggedIn();
    await bought(customerId, ['100101']);
    await bought(customerId, ['100201'], ['pick', 'ship'] as never);
    const returned = await bought(customerId, ['100301']);
    await shop.db.query('update order_line set returned = handed_over where order_id = $1', [returned]);
    await bought(customerId, ['100401']);

    expect((await read()).toReview.map(({ productId }) => productId)).toEqual(['1004', '1001']);
    await write('1004');
    expect((await read()).toReview.map(({ productId }) => productId)).toEqual(['1001']);
  });

  it('are found by the order of a guest review of the same person, too', async () => {
    const { customerId, email, read } = await loggedIn();
    await bought(customerId, ['100401']);
    await shop.db.query(
      `insert into review (id, product_id, stars, title, text, name, author, is_buyer)
       values ('as-guest', '1004', 5, 'x', 'x', 'x', array[$1], true)`,
      [email],
    );

    expect((await read()).toReview).toEqual([]);
  });

  it('are sold still; the review of an item that is not sold any more keeps its name', async () => {
    const { customerId, read, write } = await loggedIn();
    await bought(customerId, ['100101', '100201']);
    await write('1002');
    await discontinueItems(
      shop.db,
      testFrame,
      ['1001', '1002'].map((productId) => ({
        item: { itemId: `${productId}01`, productId, isReplaced: false },
        line: 1,
      })),
      (row) => {
        throw new Error(JSON.stringify(row));
      },
    );
    const { reviews, toReview } = await read();
    await shop.import(testProducts);

    expect(toReview).toEqual([]);
    expect(reviews).toMatchObject([
      { productId: '1002', productName: expect.stringMatching(/\w/) as string },
    ]);
  });

  it('are ten at most, and on the first page only', async () => {
    const { customerId, read, write } = await loggedIn();
    const many = Array.from({ length: 11 }, (_, at) => aProduct({ productId: `${2001 + at}` }));
    await shop.import(many);
    const itemIds = many.flatMap(({ items }) => items.map(({ itemId }) => itemId));
    for (const itemId of itemIds) await shop.setStock(itemId, 10);
    await bought(customerId, itemIds);
    expect((await read()).toReview).toHaveLength(10);
    await write('2001');
    await write('2002');
    const { next } = await read('?size=1');
    expect((await read(`?size=1&before=${next ?? ''}`)).toReview).toEqual([]);
  });
});
