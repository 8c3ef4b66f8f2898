/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import { type DeskSurveys, readDeskSurveys, type UserState } from '@fachwerk/shared/contracts';
import { openTestShop, PUBLIC_URL, type TestShop, Visitor } from '../../testing/test-shop';
import { addTestStaff, aDeviceOf, testStaff } from '../../testing/test-staff';
import { createSurveyRepository } from './survey-repository';

const [server = ''] = testServers;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(server, {
    surveys: ['produkt:seite', 'ratgeber:hilfreich', 'ratgeber:vorhaben=waende|decke'],
  });
  await addTestStaff(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query('delete from survey_answer');
  await shop.db.query('delete from attempt_limit');
});

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

/** As a browser sends a form without script. */
const sendForm = (payload: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/survey/submission/',
    headers: {
      accept: 'text/html,application/xhtml+xml',
      origin: PUBLIC_URL,
      referer: `${PUBLIC_URL}/ratgeber/wand-streichen/`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload,
  });

it('stores the listed questions of a form, and thanks for one that is not listed yet', async () => {
  const page = '/ratgeber/wand-streichen/#ratgeber-danke';
  const both = await sendForm('formId=ratgeber&question.hilfreich=positiv&question.neu=ja');
  expect([both.statusCode, both.headers.location]).toEqual([303, page]);
  const unknown = await sendForm('formId=ratgeber&question.neu=ja');
  expect([unknown.statusCode, unknown.headers.location]).toEqual([303, page]);

  expect(await stored()).toEqual([{ form: 'ratgeber', question: 'hilfreich', value: 'positiv' }]);
});

it('thanks above the limit of a network, and counts nothing more', async () => {
  await sendForm('formId=ratgeber&question.hilfreich=positiv');
  await shop.db.query(
    `update attempt_limit set blocked_until = now() + interval '1 minute' where key like 'surveyNetwork:%'`,
  );
  const { statusCode, headers } = await sendForm('formId=ratgeber&question.hilfreich=negativ');

  expect([statusCode, headers.location]).toEqual([303, '/ratgeber/wand-streichen/#ratgeber-danke']);
  expect(await stored()).toEqual([{ form: 'ratgeber', question: 'hilfreich', value: 'positiv' }]);
});

describe('a form with one field per question', () => {
  it.each([
    'formId=ratgeber&question.hilfreich=positiv&question.vorhaben=decke',
    'formId=ratgeber&question%5Bhilfreich%5D=positiv&question%5Bvorhaben%5D=decke',
  ])('is stored like the questions as JSON: %s', async (payload) => {
    const { statusCode, headers } = await sendForm(payload);

    expect(statusCode).toBe(303);
    expect(headers.location).toBe('/ratgeber/wand-streichen/#ratgeber-danke');
    expect(await stored()).toEqual([
      { form: 'ratgeber', question: 'hilfreich', value: 'positiv' },
      { form: 'ratgeber', question: 'vorhaben', value: 'decke' },
    ]);
  });

  it.each([
    ['no answer', '', 400],
    ['an answer twice', '&question.hilfreich=positiv&question.hilfreich=negativ', 400],
    ['a value of another question', '&question.hilfreich=decke', 400],
    ['a face for a choice', '&question.vorhaben=positiv', 400],
    ['an empty value', '&question.vorhaben=', 400],
    ['HTML', `&question.vorhaben=${encodeURIComponent('<img src=x onerror=alert(1)>')}`, 400],
    ['a long text', `&question.vorhaben=${'a'.repeat(5000)}`, 400],
    ['one right answer and one wrong', '&question.vorhaben=decke&question.hilfreich=gut', 400],
    ['21 questions', Array.from({ length: 21 }, (_, at) => `&question.q${at}=positiv`).join(''), 400],
    // Thanked, as any question that is not listed.
    ['a name of a prototype', '&question.__proto__=positiv', 303],
    ['another name of a prototype', '&question.constructor=positiv', 303],
    ['a question of another form', '&question.seite=positiv', 303],
  ])('stores nothing with %s', async (_title, payload, status) => {
    expect((await sendForm(`formId=ratgeber${payload}`)).statusCode).toBe(status);
    expect(await stored()).toEqual([]);
    expect(Object.prototype).not.toHaveProperty('positiv');
  });
});

describe('the list for operators', () => {
  const read = async () =>
    (await (await aDeviceOf(shop, testStaff.operator)).get(readDeskSurveys.path)).json<DeskSurveys>().surveys;

  it('counts every value of every question, also those without an answer', async () => {
    await sendForm('formId=ratgeber&question.hilfreich=positiv&question.vorhaben=decke');
    await sendForm('formId=ratgeber&question.hilfreich=positiv');

    expect(await read()).toEqual([
      { formId: 'produkt', isOpen: true, questions: [{ uniqueName: 'seite', answers: faces(0, 0, 0) }] },
      {
        formId: 'ratgeber',
        isOpen: true,
        questions: [
          { uniqueName: 'hilfreich', answers: faces(2, 0, 0) },
          {
            uniqueName: 'vorhaben',
            answers: [
              { value: 'waende', count: 0 },
              { value: 'decke', count: 1 },
            ],
          },
        ],
      },
    ]);
  });

  it('has the answers of a survey that the setting has no more', async () => {
    await shop.db.query(
      `insert into survey_answer (form_id, question, value) values ('herbst', 'garten', 'laub')`,
    );

    expect((await read()).at(-1)).toEqual({
      formId: 'herbst',
      isOpen: false,
      questions: [{ uniqueName: 'garten', answers: [{ value: 'laub', count: 1 }] }],
    });
  });

  it('is for operators only', async () => {
    const manager = await aDeviceOf(shop, testStaff.manager);
    expect((await manager.get(readDeskSurveys.path)).statusCode).toBe(403);
    expect((await new Visitor(shop.app).get(readDeskSurveys.path)).statusCode).toBe(401);
  });
});

const faces = (...counts: readonly number[]) =>
  ['positiv', 'neutral', 'negativ'].map((value, at) => ({ value, count: counts[at] }));
