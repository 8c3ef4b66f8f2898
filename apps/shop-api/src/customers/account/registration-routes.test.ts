/** @jest-environment node */
import type { ErrorBody, FormAnswer, UserState } from '@fachwerk/shared/contracts';
import { aCustomer, mailsTo, PASSWORD, registration, tokenOf } from '../../testing/test-account';
import { formEncoded, openTestShop, PUBLIC_URL, type TestShop, Visitor } from '../../testing/test-shop';

describe('registering', () => {
  let shop: TestShop;
  let visitor: Visitor;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    // Half past midnight in Berlin, the day before in UTC.
    shop = await openTestShop('embedded', { now: () => new Date('2026-11-20T23:30:00Z') }, []);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    visitor = new Visitor(shop.app);
    email = `neu-${++count}@example.org`;
    await shop.db.query('delete from attempt_limit');
  });
  const register = (fields: Record<string, string> = {}) =>
    visitor.post('/register/', { ...registration(email), ...fields });
  const confirm = (token: string, password = PASSWORD) =>
    visitor.post('/register/confirm/', { token, password });
  const logIn = (password = PASSWORD) => visitor.post('/login/', { email, password });
  const customersOf = (address: string) =>
    shop.db.query('select * from customer where lower(email) = lower($1)', [address]);

  it.each([
    [{}, 'account.birthDate.required'],
    [{ birthDate: '22.11.2008' }, 'forms.legalAge'],
  ])('demands a date of birth of an adult where the page verifies the age: %j', async (fields, msg) => {
    const answer = await register({ ...fields, isNewAvsAuthenticationActive: 'true' });

    expect(answer.json<ErrorBody>().fieldErrors).toMatchObject([{ field: 'birthDate', msg }]);
    expect(await customersOf(email)).toEqual([]);
  });

  it('opens an account once the link of the mail is confirmed', async () => {
    const answer = await register({ birthDate: '24.12.1990', customerCardNumber: '2912 3456-71' });
    expect(answer.json()).toEqual({ msg: 'account.register.done' });
    expect((await logIn()).statusCode).toBe(400);

    const [mail] = await mailsTo(shop.db, email);
    expect(mail).toMatchObject({ kind: 'account-confirm', to: email });
    expect(mail?.text).toContain(`${PUBLIC_URL}/register/confirm/?token=`);
    expect((await confirm(tokenOf(mail))).json()).toEqual({
      msg: 'account.confirm.done',
      redirect: '/account/',
    });
    expect((await visitor.get('/rest/user/')).json<UserState>().loggedIn).toBe(true);

    expect((await logIn()).statusCode).toBe(200);
    const [row] = await shop.db.query(
      'select birth_date::text, customer_card_number, is_prohibis, is_employee from customer where email = $1',
      [email],
    );
    expect(row).toEqual({
      birth_date: '1990-12-24',
      customer_card_number: '2912345671',
      is_prohibis: false,
      is_employee: false,
    });
  });

  it('gives the same answer for an address with an account and notifies its owner', async () => {
    await aCustomer(shop.db, email);

    const taken = await register({ email: email.toUpperCase(), firstName: 'Fremde' });
    const free = await register({ email: `frei-${email}` });

    expect([taken.statusCode, taken.json()]).toEqual([free.statusCode, free.json()]);
    expect((await mailsTo(shop.db, email)).map(({ kind }) => kind)).toEqual(['already-registered']);
    expect((await mailsTo(shop.db, email))[0]?.text).not.toContain('token=');
    expect(await customersOf(email)).toHaveLength(1);
  });

  it('stores only hashes of password and token', async () => {
    await register();

    const [row] = await shop.db.query<{ password_hash: string }>(
      'select password_hash from customer where email = $1',
      [email],
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$/);
    const token = tokenOf((await mailsTo(shop.db, email))[0]);
    expect(await shop.db.query('select 1 from account_token where token_hash = $1', [token])).toEqual([]);
  });

  it('does not open an account of one person with the password of another', async () => {
    await register({ password: 'Angreifer-9' });
    await register();
    const [, own] = await mailsTo(shop.db, email);

    await confirm(tokenOf(own));

    expect((await logIn('Angreifer-9')).statusCode).toBe(400);
    expect((await logIn()).statusCode).toBe(200);
  });

  it('is not opened by the owner of an address whom a stranger has registered', async () => {
    await register({ password: 'Angreifer-9' });
    const token = tokenOf((await mailsTo(shop.db, email))[0]);

    const answer = await confirm(token, 'Eigenes-Pw-1');

    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().fieldErrors).toMatchObject([
      { field: 'password', msg: 'account.confirm.wrongPassword' },
    ]);
    expect((await logIn('Angreifer-9')).statusCode).toBe(400);
    // The link still works after a mistyped password.
    expect((await confirm(token, 'Angreifer-9')).statusCode).toBe(200);
  });

  it('limits guesses of the password of a registration', async () => {
    await register();
    const token = tokenOf((await mailsTo(shop.db, email))[0]);
    const answers = [];
    for (let guess = 0; guess < 6; guess++) answers.push(await confirm(token, `Geraten-${guess}`));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await confirm(token)).statusCode).toBe(429);
  });

  it('keeps the link in the address of the page without script', async () => {
    await register();
    const token = tokenOf((await mailsTo(shop.db, email))[0]);

    const wrong = await visitor.submit('/register/confirm/', { token, password: 'falsch' });

    expect(wrong.headers.location).toMatch(new RegExp(`^/register/confirm/\\?token=${token}&answer=`));
  });

  it('opens one account for two registrations that are confirmed at once', async () => {
    await register();
    await register();
    const mails = await mailsTo(shop.db, email);

    const answers = await Promise.all(mails.map((mail) => confirm(tokenOf(mail))));

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await customersOf(email)).toHaveLength(1);
  });

  it('reports success again after a second click on the button', async () => {
    await register();
    const token = tokenOf((await mailsTo(shop.db, email))[0]);

    const answers = [await confirm(token), await confirm(token)];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  it('is not completed by opening the link, as mail scanners do', async () => {
    await register();
    const token = tokenOf((await mailsTo(shop.db, email))[0]);

    await visitor.get(`/register/confirm/?token=${token}`);

    expect((await logIn()).statusCode).toBe(400);
  });

  it.each([
    ['after a day', async () => shop.db.query(`update account_token set expires_at = now()`)],
    ['with another purpose', async () => shop.db.query(`update account_token set purpose = 'reset'`)],
  ])('does not accept a link %s', async (_, change) => {
    await register();
    await change();
    const answer = await confirm(tokenOf((await mailsTo(shop.db, email))[0]));

    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().globalErrors).toEqual([{ msg: 'account.confirm.invalid' }]);
  });

  it.each(['', 'x', "' or 1=1 --", '\u0000', 'A'.repeat(43), 'A'.repeat(10_000)])(
    'does not accept %j as a token',
    async (token) => {
      expect((await confirm(token)).statusCode).toBe(400);
    },
  );

  describe('refuses', () => {
    const cases: [string, Record<string, string>, { field: string; msg: string; values?: object }][] = [
      ['an empty form field', { lastName: '' }, { field: 'lastName', msg: 'forms.required' }],
      [
        'a long name, with the allowed number of letters',
        { lastName: 'x'.repeat(51) },
        { field: 'lastName', msg: 'forms.maxLength', values: { max: 50 } },
      ],
      ['a wrong address', { email: 'falsch@b' }, { field: 'email', msg: 'forms.email' }],
      ['two addresses in one', { email: 'a@b.de,c@d.de' }, { field: 'email', msg: 'forms.email' }],
      ['an unknown salutation', { salutation: 'KING' }, { field: 'salutation', msg: 'forms.required' }],
      [
        'a password against the rule',
        { password: 'holzleim' },
        { field: 'password', msg: 'forms.password', values: { min: 8, max: 255 } },
      ],
      [
        'a password from the address',
        { email: 'erika.mustermann@example.org', password: 'Erika.Mustermann1' },
        { field: 'password', msg: 'account.password.common' },
      ],
      [
        'a password from the name',
        { password: 'Musterfrau-1980' },
        { field: 'password', msg: 'account.password.common' },
      ],
      [
        'a frequently guessed password',
        { password: 'Passwort1!' },
        { field: 'password', msg: 'account.password.common' },
      ],
      ['no consent', { acceptTerms: 'off' }, { field: 'acceptTerms', msg: 'account.terms.required' }],
      [
        'a birth date of 18 years tomorrow in Berlin',
        { birthDate: '22.11.2008' },
        { field: 'birthDate', msg: 'forms.legalAge', values: { years: 18 } },
      ],
      ['a day that is none', { birthDate: '31.02.1990' }, { field: 'birthDate', msg: 'forms.date' }],
      [
        'a card that begins with 19',
        { customerCardNumber: '1912345673' },
        { field: 'customerCardNumber', msg: 'forms.customerCard' },
      ],
      [
        'a card with a wrong check digit, which no cart would accept',
        { customerCardNumber: '2912345679' },
        { field: 'customerCardNumber', msg: 'forms.customerCard' },
      ],
    ];
    it.each(cases)('%s', async (_, fields, expected) => {
      const answer = await register(fields);

      expect(answer.statusCode).toBe(400);
      expect(answer.json<ErrorBody>()).toEqual({
        fieldErrors: [expected],
        globalErrors: [{ msg: 'error.validation.general.message' }],
      });
      expect(await customersOf(email)).toEqual([]);
    });

    it('a blocked card, like the cart', async () => {
      await shop.db.query(`insert into blocked_customer_card (number) values ('79927398713')`);

      expect((await register({ customerCardNumber: '7992 7398 713' })).json<ErrorBody>().fieldErrors).toEqual(
        [{ field: 'customerCardNumber', msg: 'forms.customerCard' }],
      );
    });

    it('a repeated field', async () => {
      await visitor.get('/rest/user/');
      const response = await shop.app.inject({
        method: 'POST',
        url: '/register/',
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          origin: PUBLIC_URL,
          cookie: visitor.cookie,
          'x-csrf-token': (await visitor.get('/rest/user/')).json<UserState>().csrf.value,
        },
        payload: `${formEncoded(registration(email))}&email=second%40example.org`,
      });

      expect(response.statusCode).toBe(400);
      expect(response.json<ErrorBody>().fieldErrors).toEqual([
        { field: 'email', msg: 'error.validation.general.message' },
      ]);
    });
  });

  it('accepts a birth date of 18 years today in Berlin', async () => {
    expect((await register({ birthDate: '2008-11-21' })).statusCode).toBe(200);
  });

  it('limits the length of every field', async () => {
    await register({
      is_prohibis: 'true',
      isProhibis: 'true',
      isEmployee: 'on',
      id: 'mine',
      confirmed_at: '2020-01-01',
    });

    const [row] = await customersOf(email);
    expect(row).toMatchObject({ is_prohibis: false, is_employee: false, confirmed_at: null });
    expect(row?.id).not.toBe('mine');
  });

  it('shows the form again to a browser without script, without the passwords', async () => {
    await visitor.get('/rest/user/');
    const bad = await visitor.submit('/register/', { ...registration(email), lastName: '' });
    const key = /^\/register\/\?answer=(.+)$/.exec(String(bad.headers.location))?.[1];
    const answer = (await visitor.get(`/rest/form-answer/${key}/`)).json<FormAnswer>();

    expect(answer.fieldErrors).toEqual([{ field: 'lastName', msg: 'forms.required' }]);
    expect(answer.values).toEqual({
      salutation: 'MRS',
      firstName: 'Erika',
      lastName: '',
      email,
      acceptTerms: 'on',
    });

    const good = await visitor.submit('/register/', registration(email));
    const done = /answer=(.+)$/.exec(String(good.headers.location))?.[1];
    expect((await visitor.get(`/rest/form-answer/${done}/`)).json()).toEqual({
      form: 'register',
      values: {},
      fieldErrors: [],
      globalErrors: [],
      msg: 'account.register.done',
    });
  });

  it('requires a pause after registrations for many addresses', async () => {
    const wanted = await Promise.all(
      Array.from({ length: 60 }, (_, index) => register({ email: `viele-${index}@example.org` })),
    );

    const refused = wanted.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
