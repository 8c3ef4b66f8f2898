/** @jest-environment node */
import { askStore, closeStoreRequest, pathOf, readStoreRequests } from '@fachwerk/shared/calls';
import type { StoreRequests } from '@fachwerk/shared/contracts';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { mailsTo } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { MOST_OPEN, removeOldStoreRequests } from './store-requests';

const TOKEN = 'store-1001-token-0123456';
const OTHER = 'store-1002-token-0123456';
const MAIL = 'markt@fachwerk.example';
const QUESTION = {
  companyId: '1001',
  itemId: '100101',
  question: 'Haben Sie den Schrauber auch ohne Akku?',
  name: 'Erika Muster',
  email: 'erika@example.org',
};

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openTestShop('embedded', { deskTokens: [`1001:${TOKEN}`, `1002:${OTHER}`] });
  await writeStores(shop.db, testStores);
});
afterAll(() => shop.close());
beforeEach(async () => {
  visitor = new Visitor(shop.app);
  await shop.db.query('delete from attempt_limit');
  await shop.db.query('delete from store_request');
  await shop.db.query('delete from mail_outbox');
});

const ask = (part: Partial<typeof QUESTION> = {}) => visitor.post(askStore.path, { ...QUESTION, ...part });
const desk = (method: 'GET' | 'POST', url: string, token?: string) =>
  shop.app.inject({ method, url, headers: token ? { authorization: `Bearer ${token}` } : {} });
const list = (token?: string) => desk('GET', pathOf(readStoreRequests, { companyId: '1001' }), token);
const close = (requestId: string, token = TOKEN) =>
  desk('POST', pathOf(closeStoreRequest, { companyId: '1001', requestId }), token);

it('reaches the store by mail and its desk, and leaves the list when it has been answered', async () => {
  const answer = await ask();
  expect([answer.statusCode, answer.json()]).toEqual([
    202,
    { state: 'sent', store: { companyId: '1001', name: 'Fachwerk Köln' } },
  ]);
  const [mail] = await mailsTo(shop.db, MAIL);
  expect(mail).toMatchObject({
    kind: 'store-request',
    subject: expect.stringContaining('Akku-Bohrschrauber BS 18'),
  });
  for (const part of [QUESTION.question, QUESTION.name, QUESTION.email]) expect(mail?.text).toContain(part);

  const { requests } = (await list(TOKEN)).json<StoreRequests>();
  expect(requests).toEqual([
    expect.objectContaining({
      item: expect.objectContaining({ itemId: '100101', url: expect.stringMatching(/^\/p\//) }),
      question: QUESTION.question,
      name: QUESTION.name,
      email: QUESTION.email,
    }),
  ]);
  const { requestId = '' } = requests[0] ?? {};
  expect((await close(requestId)).json()).toEqual({ requests: [] });
  expect((await close(requestId)).statusCode).toBe(200);
});

it('is read by the desk of its store alone', async () => {
  await ask();
  const { requestId = '' } = (await list(TOKEN)).json<StoreRequests>().requests[0] ?? {};

  expect([(await list()).statusCode, (await list(OTHER)).statusCode]).toEqual([401, 404]);
  expect((await close(requestId, OTHER)).statusCode).toBe(404);
  expect((await close('999999')).statusCode).toBe(404);
  expect((await list(TOKEN)).json<StoreRequests>().requests).toHaveLength(1);
});

it.each([
  ['an unknown store', { companyId: '9999' }, 404],
  ['an unknown item', { itemId: '999999' }, 404],
  ['no question', { question: ' ' }, 400],
  ['a question without words', { question: 'Und?' }, 400],
  ['a question that is too long', { question: 'x'.repeat(1001) }, 400],
  ['no name', { name: '' }, 400],
  ['no address', { email: 'erika' }, 400],
])('refuses %s, and stores and sends nothing', async (_what, part, status) => {
  expect((await ask(part)).statusCode).toBe(status);

  expect(await shop.db.query('select from store_request')).toEqual([]);
  expect(await mailsTo(shop.db, MAIL)).toEqual([]);
});

it('limits questions of one address and of one network', async () => {
  const statuses = [];
  for (let count = 0; count < 6; count++) statuses.push((await ask()).statusCode);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  expect(await mailsTo(shop.db, MAIL)).toHaveLength(5);
});

it('gives a store no more questions than it can answer', async () => {
  await shop.db.query(
    `insert into store_request (company_id, item_id, question, name, email, asked_at)
     select '1001', '100101', 'x', 'x', 'x@example.org', now() from generate_series(1, $1::int)`,
    [MOST_OPEN],
  );

  expect((await ask()).statusCode).toBe(429);
  expect((await ask({ companyId: '1003' })).statusCode).toBe(202);
  expect((await list(TOKEN)).json<StoreRequests>().requests).toHaveLength(100);
});

it('is deleted after three months, answered or not', async () => {
  await ask();
  await ask();
  await shop.db.query(
    `update store_request set asked_at = now() - interval '4 months' where id = (select min(id) from store_request)`,
  );

  await removeOldStoreRequests(shop.db, new Date());
  expect(await shop.db.query('select from store_request')).toHaveLength(1);
});
