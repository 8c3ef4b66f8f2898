/** @jest-environment node */
import type { FormAnswer, UserState } from '@fachwerk/shared/contracts';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';

describe('the response to a form without script', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openTestShop('embedded', {}, []);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    visitor = new Visitor(shop.app);
    await visitor.get('/rest/user/');
    await shop.db.query('delete from form_answer');
  });
  const send = (fields: Record<string, string>) => visitor.submit('/widerruf/', fields);
  const urlOf = (location: unknown) =>
    `/rest/form-answer/${/answer=([\w-]+)/.exec(String(location))?.[1] ?? 'none'}/`;
  const rows = async () =>
    (await shop.db.query<{ length: number }>('select length(answer::text) from form_answer')).map(
      ({ length }) => length,
    );

  it('is readable by the sending visitor only', async () => {
    const { headers } = await send({ name: 'Erika' });

    expect((await visitor.get(urlOf(headers.location))).json<FormAnswer>().values.name).toBe('Erika');
    expect((await new Visitor(shop.app).get(urlOf(headers.location))).statusCode).toBe(404);
    expect((await shop.app.inject(urlOf(headers.location))).statusCode).toBe(404);
  });

  it('stores a text that ends within a character', async () => {
    const { statusCode, headers } = await send({ text: `${'a'.repeat(1999)}😀` });

    expect(statusCode).toBe(303);
    expect((await visitor.get(urlOf(headers.location))).json<FormAnswer>().values.text).toMatch(/^a{1999}/);
  });

  it('refuses lone surrogates, which a database cannot store', async () => {
    const { csrf } = (await visitor.get('/rest/user/')).json<UserState>();
    const answers = await Promise.all(
      ['/widerruf/', '/widerruf/bestaetigen/', '/login/', '/register/'].flatMap((url) =>
        ['text/html', 'application/json'].map((accept) =>
          shop.app.inject({
            method: 'POST',
            url,
            headers: {
              accept,
              'content-type': 'application/json',
              'x-csrf-token': csrf.value,
              cookie: visitor.cookie,
            },
            payload:
              '{"name":"ab\\ud800","orderNumber":"1","email":"a\\udc00@example.org","password":"\\ud800"}',
          }),
        ),
      ),
    );

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill([303, 400]).flat());
  });

  it('is small for any input', async () => {
    const long = 'x'.repeat(12_000);
    await visitor.submit('/register/', {
      salutation: long,
      firstName: long,
      lastName: long,
      email: long,
      customerCardNumber: long,
    });

    expect((await rows())[0]).toBeLessThan(4000);
  });

  it('keeps the other fields where one is too long', async () => {
    const { headers } = await send({ name: 'x'.repeat(3000), email: 'erika@example.org', orderNumber: '1' });

    const { values } = (await visitor.get(urlOf(headers.location))).json<FormAnswer>();
    expect(values).toMatchObject({ email: 'erika@example.org', orderNumber: '1' });
    expect(values.name).toMatch(/^x{2400,2500}$/);
  });

  it('is deleted after its time by the next insert', async () => {
    for (let call = 0; call < 3; call++) await send({ name: 'alt' });
    await shop.db.query(`update form_answer set expires_at = now() - interval '1 second'`);

    await send({ name: 'neu' });

    expect(await rows()).toHaveLength(1);
  });
});
