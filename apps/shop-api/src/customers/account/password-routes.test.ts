/** @jest-environment node */
import type { ErrorBody, UserState } from '@fachwerk/shared/contracts';
import { aCustomer, mailsTo, PASSWORD, registration, tokenOf } from '../../testing/test-account';
import { openTestShop, PUBLIC_URL, type TestShop, Visitor } from '../../testing/test-shop';
const NEW = 'Spanplatte-19';

describe('a forgotten password', () => {
  let shop: TestShop;
  let visitor: Visitor;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop('embedded', {}, []);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    visitor = new Visitor(shop.app);
    email = `vergesslich-${++count}@example.org`;
    await shop.db.query('delete from attempt_limit');
  });
  const ask = (address = email) => visitor.post('/rest/password/request/', { email: address });
  const reset = (token: string, password = NEW) => visitor.post('/rest/password/reset/', { token, password });
  const logIn = (who: Visitor, password: string) => who.post('/login/', { email, password });
  const newToken = async () => {
    await ask();
    return tokenOf((await mailsTo(shop.db, email)).filter(({ kind }) => kind === 'password-reset').at(-1));
  };

  it('is replaced by the link of a mail, and the owner is notified', async () => {
    await aCustomer(shop.db, email);
    const token = await newToken();

    expect((await reset(token)).json()).toEqual({ msg: 'account.passwordReset.done' });

    expect((await logIn(visitor, PASSWORD)).statusCode).toBe(400);
    expect((await logIn(visitor, NEW)).statusCode).toBe(200);
    expect((await mailsTo(shop.db, email)).map(({ kind }) => kind)).toEqual([
      'password-reset',
      'password-changed',
    ]);
  });

  it('gives the same answer with and without an account', async () => {
    await aCustomer(shop.db, email);
    await visitor.post('/register/', registration('unbestaetigt@example.org'));

    const answers = [await ask(), await ask('niemand@example.org'), await ask('unbestaetigt@example.org')];

    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await mailsTo(shop.db, 'niemand@example.org')).toEqual([]);
    expect(await mailsTo(shop.db, 'unbestaetigt@example.org')).toHaveLength(1);
  });

  it('takes as long without an account', async () => {
    const start = performance.now();
    await ask('niemand@example.org');
    expect(performance.now() - start).toBeGreaterThan(190);
  });

  it('sends one link at a time', async () => {
    await aCustomer(shop.db, email);
    await Promise.all([ask(), ask(), ask()]);

    expect(await mailsTo(shop.db, email)).toHaveLength(1);
  });

  it('arrives in time, even if many other mails were sent to the address', async () => {
    await aCustomer(shop.db, email);
    for (let call = 0; call < 8; call++)
      await visitor.post('/widerruf/bestaetigen/', {
        name: 'Fremder',
        orderNumber: '1',
        email,
        text: String(call),
      });
    for (let call = 0; call < 5; call++) {
      await ask();
      await shop.db.query(`update account_token set created_at = created_at - interval '2 minutes'`);
    }

    expect((await mailsTo(shop.db, email)).filter(({ kind }) => kind === 'password-reset')).toHaveLength(3);
    expect(
      await shop.db.query(
        `select 1 from mail_outbox where kind = 'password-reset' and to_address = $1 and due_at > now()`,
        [email],
      ),
    ).toEqual([]);
  });

  it('has a link that works once, even with two concurrent calls', async () => {
    await aCustomer(shop.db, email);
    const token = await newToken();

    const answers = await Promise.all([reset(token), reset(token, 'Spanplatte-20')]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await reset(token)).json<ErrorBody>().globalErrors).toEqual([
      { msg: 'account.passwordReset.invalid' },
    ]);
  });

  it('has a link for half an hour, and a new password invalidates the other links', async () => {
    await aCustomer(shop.db, email);
    const first = await newToken();
    await shop.db.query(`update account_token set created_at = now() - interval '3 minutes'`);
    const second = await newToken();
    expect((await reset(second)).statusCode).toBe(200);
    expect((await reset(first)).statusCode).toBe(400);

    await shop.db.query(`update account_token set created_at = now() - interval '3 minutes'`);
    const third = await newToken();
    const [life] = await shop.db.query<{ minutes: number }>(
      `select round(extract(epoch from expires_at - now()) / 60)::int as minutes from account_token
       where used_at is null and purpose = 'reset'`,
    );
    expect(life?.minutes).toBe(30);
    await shop.db.query('update account_token set expires_at = now()');
    expect((await reset(third)).statusCode).toBe(400);
  });

  it('hashes the new password only for a valid link', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 150 }, (_, index) => reset(String(index).padStart(43, 'A'))),
    );

    expect(new Set(guesses.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
  });

  it('keeps the link valid after a password that breaks the rules', async () => {
    await aCustomer(shop.db, email);
    const token = await newToken();

    expect((await reset(token, 'kurz')).json<ErrorBody>().fieldErrors[0]).toMatchObject({
      field: 'password',
    });
    expect((await reset(token, 'Sommer2026!')).json<ErrorBody>().fieldErrors).toEqual([
      { field: 'password', msg: 'account.password.common' },
    ]);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('ends the logins on all other devices', async () => {
    await aCustomer(shop.db, email);
    const phone = new Visitor(shop.app);
    await logIn(phone, PASSWORD);
    await logIn(visitor, PASSWORD);

    await reset(await newToken());

    const isLoggedIn = async (who: Visitor) => (await who.get('/rest/user/')).json<UserState>().loggedIn;
    expect(await isLoggedIn(phone)).toBe(false);
    expect(await isLoggedIn(visitor)).toBe(true);
  });

  it('ends the owner’s pause after failed attempts of others', async () => {
    await aCustomer(shop.db, email);
    for (let attempt = 0; attempt < 6; attempt++) await logIn(visitor, 'Falsch-123');
    await reset(await newToken());

    expect((await logIn(visitor, NEW)).statusCode).toBe(200);
  });

  it('lets the owner in with the new password although strangers go on failing', async () => {
    await aCustomer(shop.db, email);
    await reset(await newToken());
    for (let attempt = 0; attempt < 6; attempt++) await logIn(new Visitor(shop.app), 'Falsch-123');

    expect((await logIn(new Visitor(shop.app), NEW)).statusCode).toBe(429);
    expect((await logIn(visitor, NEW)).statusCode).toBe(200);
  });

  it('redirects a browser without script to the same link and does not store the token', async () => {
    await aCustomer(shop.db, email);
    const token = await newToken();
    await visitor.get('/rest/user/');

    const bad = await visitor.submit('/rest/password/reset/', {
      token,
      password: 'kurz',
    });
    expect(bad.headers.location).toMatch(new RegExp(`^/password/reset/\\?token=${token}&answer=[\\w-]{22}$`));
    expect(
      await shop.db.query('select 1 from form_answer where answer::text like $1', [`%${token}%`]),
    ).toEqual([]);

    const evil = await visitor.submit('/rest/password/reset/', {
      token: '"><b>',
      password: 'kurz',
    });
    expect(evil.headers.location).toMatch(/^\/password\/reset\/\?answer=[\w-]{22}$/);
  });

  it('has a link to the configured address, regardless of the host of the request', async () => {
    await aCustomer(shop.db, email);
    await visitor.post('/rest/password/request/', { email }, { 'x-forwarded-host': 'evil.example' });

    expect((await mailsTo(shop.db, email))[0]?.text).toContain(`${PUBLIC_URL}/password/reset/?token=`);
  });
});
