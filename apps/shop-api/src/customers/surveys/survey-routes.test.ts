/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import type { UserState } from '@fachwerk/shared/contracts';
import { openTestShop, PUBLIC_URL, type TestShop, Visitor } from '../../testing/test-shop';
import { createSurveyRepository } from './survey-repository';

const [server = ''] = testServers;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(server, { surveys: ['produkt:seite'] });
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query('delete from survey_answer'));

const answer = (value: string, uniqueName = 'seite') => ({
  formId: 'produkt',
  questions: JSON.stringify([{ uniqueName, value }]),
});
const stored = () =>
  shop.db.query('select form_id as form, question, value from survey_answer order by question, id');

it('keeps the first answer of each visitor', async () => {
  const [first, second] = [new Visitor(shop.app), new Visitor(shop.app)];
  for (const visitor of [first, second])
    expect((await visitor.post('/survey/submission/', answer('positiv'))).statusCode).toBe(204);
  expect((await first.post('/survey/submission/', answer('negativ'))).statusCode).toBe(204);

  expect(await stored()).toEqual(
    Array.from({ length: 2 }, () => ({ form: 'produkt', question: 'seite', value: 'positiv' })),
  );
});

describe('the structure of the specification as JSON', () => {
  const send = async (value: unknown) => {
    const visitor = new Visitor(shop.app);
    const csrf = (await visitor.get('/rest/user/')).json<UserState>().csrf.value;
    return shop.app.inject({
      method: 'POST',
      url: '/survey/submission/',
      headers: { accept: 'application/json', cookie: visitor.cookie, 'x-csrf-token': csrf },
      payload: { formId: 'produkt', questions: [{ uniqueName: 'seite', value }] },
    });
  };

  it('is taken', async () => {
    expect((await send('neutral')).statusCode).toBe(204);
    expect(await stored()).toEqual([{ form: 'produkt', question: 'seite', value: 'neutral' }]);
  });

  it.each(['gut', '', 1, null, ['positiv']])('is refused with the value %j', async (value) => {
    expect((await send(value)).statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

it.each([
  ['a form', { ...answer('positiv'), formId: 'erfunden' }],
  ['a question', answer('positiv', 'erfunden')],
])('stores nothing about %s that the shop does not have', async (_, fields) => {
  expect((await new Visitor(shop.app).post('/survey/submission/', fields)).statusCode).toBe(404);
  expect(await stored()).toEqual([]);
});

it('does not contain who answered, and forgets after a day which session did', async () => {
  await new Visitor(shop.app).post('/survey/submission/', answer('neutral'));
  const visitors = () => shop.db.query<{ visitor: string | null }>('select visitor from survey_answer');
  const [row] = await visitors();
  const sessions = await shop.db.query<{ id: string }>('select id from session');
  expect(sessions.map(({ id }) => id)).not.toContain(row?.visitor);

  await createSurveyRepository(shop.db).forgetVisitors();
  expect((await visitors())[0]?.visitor).not.toBeNull();
  await shop.db.query(`update survey_answer set at = now() - interval '25 hours'`);
  await createSurveyRepository(shop.db).forgetVisitors();
  expect(await visitors()).toEqual([{ visitor: null }]);
});

it.each([
  [`${PUBLIC_URL}/p/hammer-1/?item=2`, '/p/hammer-1/?item=2#produkt-danke'],
  ['https://elsewhere.example/p/hammer-1/', '/#produkt-danke'],
])('leads a form without script back to its page: %s', async (referer, target) => {
  const { headers, statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/survey/submission/',
    headers: {
      accept: 'text/html,application/xhtml+xml',
      origin: PUBLIC_URL,
      referer,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(answer('positiv')).toString(),
  });

  expect(statusCode).toBe(303);
  expect(headers.location).toBe(target);
  expect(await stored()).toHaveLength(1);
});

it.each([
  { formId: 'produkt', questions: 'positiv' },
  { formId: 'produkt', questions: '[]' },
  { formId: '<b>', questions: answer('positiv').questions },
  { formId: 'produkt', questions: answer('super').questions },
  { formId: 'produkt', questions: answer('').questions },
])('refuses %j', async (fields) => {
  expect((await new Visitor(shop.app).post('/survey/submission/', fields)).statusCode).toBe(400);
  expect(await stored()).toEqual([]);
});
