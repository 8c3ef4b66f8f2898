/** @jest-environment node */
import { testServers } from '@fachwerk/database/testing';
import type { Account, AccountAnswer, ErrorBody, FormAnswer, UserState } from '@fachwerk/shared/contracts';
import type * as Argon2 from '@node-rs/argon2';
import { weekHours } from '../../testing/a-store';
import { solveCaptcha } from '../../testing/solve-captcha';
import { aCustomer, mailsTo, PASSWORD, registration } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';

// An import with `*` would be a copy of the module.
const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2');

describe.each(testServers)('logging in on %s', (server) => {
  let shop: TestShop;
  let visitor: Visitor;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop(server, { proxies: 1 });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    visitor = new Visitor(shop.app);
    email = `kunde-${++count}@example.org`;
    await shop.db.query('delete from attempt_limit');
  });
  const logIn = (who: Visitor, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    who.post('/login/', { email, password: PASSWORD, ...fields }, headers);
  const userOf = async (who: Visitor) => (await who.get('/rest/user/')).json<UserState>();
  const isLoggedIn = async (who: Visitor) => (await userOf(who)).loggedIn;

  it('logs in with any spelling of the address and returns the visitor to the page', async () => {
    await aCustomer(shop.db, email);

    const response = await logIn(visitor, { email: email.toUpperCase() });

    expect(response.statusCode).toBe(200);
    expect(response.json<AccountAnswer>()).toMatchObject({ redirect: '/account/', mergeReport: [] });
    expect(await userOf(visitor)).toMatchObject({
      loggedIn: true,
      name: 'Erika Musterfrau',
      authorities: [{ authority: 'ROLE_CUSTOMER' }],
      isEmployee: false,
      isProhibis: false,
    });
    expect((await visitor.get('/rest/account/')).json<Account>()).toMatchObject({
      email,
      firstName: 'Erika',
      customerCardNumber: null,
      memberSinceText: expect.stringMatching(/^\d\d\.\d\d\.\d{4}$/) as string,
    });
  });

  it.each([
    [{}, 'customer'],
    [{ isEmployee: true }, 'employee'],
    [{ isProhibis: true, isEmployee: true }, 'prohibis'],
  ])('states the strongest role of a customer with %j', async (flags, role) => {
    expect(await userOf(visitor)).toMatchObject({ isUserCustomer: false, role: 'visitor' });
    await aCustomer(shop.db, email, flags);
    await logIn(visitor);

    expect(await userOf(visitor)).toMatchObject({ isUserCustomer: true, role });
  });

  it('changes the id of the session, returns the new token and invalidates the old cookie', async () => {
    await aCustomer(shop.db, email);
    const { csrf } = await userOf(visitor);
    const before = visitor.cookie;

    const response = await logIn(visitor);

    expect(visitor.cookie).not.toBe(before);
    expect(response.headers['x-refreshed-csrf']).toBe((await userOf(visitor)).csrf.value);
    expect((await userOf(visitor)).csrf.value).not.toBe(csrf.value);
    const stolen = await shop.app.inject({ url: '/rest/account/', headers: { cookie: before } });
    expect(stolen.statusCode).toBe(401);
  });

  it('keeps the chosen store through login and logout', async () => {
    await aCustomer(shop.db, email);
    await shop.db.query(
      `insert into location (id, kind, name) values ('4711', 'store', 'Markt') on conflict do nothing`,
    );
    await shop.db.query(
      `insert into store (company_id, name, type, street, zip_code, city, state, lat, lon, phone, email, services, opening_hours)
       values ('4711', 'Markt', 'baumarkt', 'Weg 1', '50667', 'Köln', 'NW', 50, 7, '1', 'a@b.de', '{}', $1) on conflict do nothing`,
      [JSON.stringify(weekHours('08:00-20:00|08:00-20:00'))],
    );
    await visitor.post('/basket/add/', { itemId: '100401' });
    await shop.db.query(`update session set selected_store_id = '4711'`);

    await logIn(visitor);
    expect((await userOf(visitor)).selectedStore).toMatchObject({ companyId: '4711' });

    await visitor.post('/logout/', {});
    expect((await userOf(visitor)).selectedStore).toMatchObject({ companyId: '4711' });
  });

  it('gives the same answer for a wrong address, a wrong password and an unconfirmed account', async () => {
    await aCustomer(shop.db, email);
    await visitor.post('/register/', registration('wartet@example.org'));

    const answers = [
      await logIn(visitor, { password: 'Falsch-123' }),
      await logIn(visitor, { email: 'niemand@example.org' }),
      await logIn(visitor, { email: 'wartet@example.org' }),
    ];

    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ fieldErrors: [], globalErrors: [{ msg: 'account.login.failed' }] });
      expect(Object.keys(answer.headers)).toEqual(Object.keys(answers[0]?.headers ?? {}));
    }
    expect(await isLoggedIn(visitor)).toBe(false);
  });

  it('compares one hash for an address without account as for a wrong password (ASVS 6.3.8)', async () => {
    await aCustomer(shop.db, email);
    const compare = jest.spyOn(argon2, 'verify');
    const costsOf = async (fields: Record<string, string>) => {
      compare.mockClear();
      await logIn(visitor, { password: 'Falsch-123', ...fields });
      // The parameters in the hash determine the time.
      return compare.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'));
    };

    const known = await costsOf({});
    const unknown = await costsOf({ email: 'niemand@example.org' });
    compare.mockRestore();

    expect(known).toHaveLength(1);
    expect(unknown).toEqual(known);
  });

  it('sends the confirmation again after a correct password, at most every ten minutes', async () => {
    await visitor.post('/register/', registration(email));
    await logIn(visitor);
    expect(await mailsTo(shop.db, email)).toHaveLength(1);

    await shop.db.query(`update account_token set created_at = now() - interval '11 minutes'`);
    await logIn(visitor, { password: 'Falsch-123' });
    expect(await mailsTo(shop.db, email)).toHaveLength(1);
    await Promise.all([logIn(visitor), logIn(visitor)]);
    expect(await mailsTo(shop.db, email)).toHaveLength(2);
  });

  describe('against guessing', () => {
    const wrong = (who = visitor, headers: Record<string, string> = {}) =>
      logIn(who, { password: 'Falsch-123' }, headers);

    it('requires a pause after five failures, even for the correct password', async () => {
      await aCustomer(shop.db, email);
      for (let attempt = 0; attempt < 5; attempt++) expect((await wrong()).statusCode).toBe(400);

      const refused = await logIn(visitor);

      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(20);
      expect(refused.json()).toMatchObject({
        globalErrors: [{ msg: 'account.login.wait', values: { minutes: 1 } }],
      });
      await shop.db.query(`update attempt_limit set blocked_until = now()`);
      expect((await logIn(visitor)).statusCode).toBe(200);
    });

    it('asks for a captcha after three failures, whose solution allows more of them', async () => {
      await aCustomer(shop.db, email);
      const asks = [];
      for (let attempt = 0; attempt < 5; attempt++)
        asks.push((await wrong()).json<ErrorBody>().captchaActive === true);
      expect(asks).toEqual([false, false, true, true, true]);
      expect((await logIn(visitor)).statusCode).toBe(429);

      const frcCaptchaSolution = await solveCaptcha(shop.app);

      expect((await logIn(visitor, { frcCaptchaSolution })).statusCode).toBe(200);
    });

    describe('of a stranger', () => {
      const stranger = () => new Visitor(shop.app);
      /** Fails until the pause begins; the pause goes on for the rest of the test. */
      const attack = async () => {
        const statuses = [];
        for (let attempt = 0; attempt < 7; attempt++) statuses.push((await wrong(stranger())).statusCode);
        expect(statuses.at(-1)).toBe(429);
      };

      it('lets the customer in at once in a browser where they logged in before', async () => {
        await aCustomer(shop.db, email);
        await logIn(visitor);
        await visitor.post('/logout/', {});
        await attack();

        expect((await logIn(visitor)).statusCode).toBe(200);
        expect((await logIn(visitor, { email: email.toUpperCase() })).statusCode).toBe(200);
        expect((await logIn(stranger())).statusCode).toBe(429);
      });

      it('lets the customer in there even if the stranger uses the same network', async () => {
        await aCustomer(shop.db, email);
        const from = { 'x-forwarded-for': '198.51.100.77' };
        await logIn(visitor, {}, from);
        for (let attempt = 0; attempt < 21; attempt++)
          await logIn(stranger(), { email: `opfer-${attempt}@example.org`, password: 'x' }, from);

        expect((await logIn(stranger(), {}, from)).statusCode).toBe(429);
        expect((await logIn(visitor, {}, from)).statusCode).toBe(200);
      });

      it('is not shortened by logins of the customer', async () => {
        await aCustomer(shop.db, email);
        await logIn(visitor);
        await attack();
        await logIn(visitor);

        expect((await wrong(stranger())).statusCode).toBe(429);
      });

      it('is limited with a cookie of their own account, or with an invented one', async () => {
        await aCustomer(shop.db, email);
        await aCustomer(shop.db, 'fremd@example.org');
        const other = stranger();
        await logIn(other, { email: 'fremd@example.org' });
        const [, value] = /known-device-[\w-]+=([^;]+)/.exec(other.cookie) ?? [];
        await logIn(visitor);
        const [name] = /known-device-[\w-]+/.exec(visitor.cookie) ?? [];
        await shop.db.query('delete from attempt_limit');

        const statuses = [];
        for (let attempt = 0; attempt < 6; attempt++)
          statuses.push((await wrong(other, { cookie: `${other.cookie}; ${name}=${value}` })).statusCode);
        expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
      });
    });

    it('is limited in a known browser too: a stolen one does not help to guess', async () => {
      await aCustomer(shop.db, email);
      await logIn(visitor);
      const statuses = [];
      for (let attempt = 0; attempt < 6; attempt++) statuses.push((await wrong()).statusCode);

      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
      expect((await logIn(new Visitor(shop.app))).statusCode).toBe(200);
    });

    it('extends the pause with every further failure', async () => {
      const waits: number[] = [];
      for (let attempt = 0; attempt < 9; attempt++) {
        await shop.db.query(`update attempt_limit set blocked_until = now()`);
        await wrong();
        const response = await wrong();
        if (response.statusCode === 429) waits.push(Number(response.headers['retry-after']));
      }
      expect(waits.length).toBeGreaterThan(3);
      expect(waits).toEqual([...waits].sort((a, b) => a - b));
      expect(Math.max(...waits)).toBeLessThanOrEqual(600);
    });

    it('counts IPv6 addresses by network, because a client has very many addresses', async () => {
      for (let attempt = 0; attempt < 20; attempt++) {
        email = `opfer-${attempt}@example.org`;
        await wrong(visitor, { 'x-forwarded-for': `2001:db8:1:2::${attempt}` });
      }
      email = 'opfer-neu@example.org';

      expect((await wrong(visitor, { 'x-forwarded-for': '2001:db8:1:2:ffff::1' })).statusCode).toBe(429);
      expect((await wrong(visitor, { 'x-forwarded-for': '2001:db8:1:3::1' })).statusCode).toBe(400);
    });

    it('counts the address that our own proxy reports, not those that the visitor adds to the header', async () => {
      for (let attempt = 0; attempt < 20; attempt++) {
        email = `opfer-${attempt}@example.org`;
        await wrong(visitor, { 'x-forwarded-for': `203.0.113.${attempt}, 198.51.100.9` });
      }
      email = 'opfer-neu@example.org';

      expect((await wrong(visitor, { 'x-forwarded-for': '203.0.113.77, 198.51.100.9' })).statusCode).toBe(
        429,
      );
    });

    it('shares the attempts among spellings that the database treats as the same address', async () => {
      email = 'kiki@example.org';
      await aCustomer(shop.db, email);
      const statuses = [];
      for (const name of ['kiki', 'KIKI', 'k\u0130ki', 'kik\u0130', 'K\u0130k\u0130', '\u212Aiki']) {
        email = `${name}@example.org`;
        statuses.push((await wrong()).statusCode);
      }

      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    });

    it('grants no extra attempts to parallel calls', async () => {
      await aCustomer(shop.db, email);
      const answers = await Promise.all(Array.from({ length: 12 }, () => wrong()));

      expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
    });

    it('resets the failures after a login', async () => {
      await aCustomer(shop.db, email);
      for (let attempt = 0; attempt < 4; attempt++) await wrong();
      expect((await logIn(visitor)).statusCode).toBe(200);
      for (let attempt = 0; attempt < 4; attempt++) expect((await wrong()).statusCode).toBe(400);
    });

    it('counts a network address that tries one account after the other', async () => {
      const from = { 'x-forwarded-for': '198.51.100.7' };
      for (let attempt = 0; attempt < 20; attempt++) {
        email = `opfer-${attempt}@example.org`;
        expect((await wrong(visitor, from)).statusCode).toBe(400);
      }
      email = 'noch-eins@example.org';

      expect((await wrong(visitor, from)).statusCode).toBe(429);
      expect((await wrong(visitor, { 'x-forwarded-for': '198.51.100.8' })).statusCode).toBe(400);
    });
  });

  describe('duration', () => {
    const expiresInHours = async () => {
      const [row] = await shop.db.query<{ hours: number }>(
        `select round(extract(epoch from login_expires_at - now()) / 3600)::int as hours from session s
         join customer c on c.id = s.customer_id where c.email = $1 and ended_at is null`,
        [email],
      );
      return row?.hours;
    };

    it.each([
      ['12 hours', {}, 12],
      ['30 days on request', { rememberMe: 'on' }, 720],
    ])('%s without use', async (_, fields, hours) => {
      await aCustomer(shop.db, email);
      await logIn(visitor, fields);
      expect(await expiresInHours()).toBe(hours);

      await shop.db.query(
        `update session set login_expires_at = login_expires_at - interval '1 hour', expires_at = now() + interval '1 hour'`,
      );
      await userOf(visitor);
      expect(await expiresInHours()).toBe(hours);
    });

    it('ends with the login, while the cart stays', async () => {
      await aCustomer(shop.db, email);
      await logIn(visitor);
      await visitor.post('/basket/add/', { itemId: '100401', quantity: 2 });
      await shop.db.query(`update session set login_expires_at = now() - interval '1 second'`);

      expect(await userOf(visitor)).toMatchObject({ loggedIn: false, authorities: [], cartCount: 2 });
      expect((await visitor.get('/rest/account/')).statusCode).toBe(401);

      await logIn(visitor);
      expect(await userOf(visitor)).toMatchObject({ loggedIn: true, cartCount: 2 });
    });
  });

  describe('logout', () => {
    it('ends the login at the server: the old cookie is not accepted', async () => {
      await aCustomer(shop.db, email);
      await logIn(visitor);
      const before = visitor.cookie;

      const response = await visitor.post('/logout/', {});

      expect(response.json()).toEqual({ redirect: '/' });
      expect(response.headers['x-refreshed-csrf']).toBeTruthy();
      expect(await isLoggedIn(visitor)).toBe(false);
      const stolen = await shop.app.inject({ url: '/rest/account/', headers: { cookie: before } });
      expect(stolen.statusCode).toBe(401);
      expect(stolen.json()).toMatchObject({ globalErrors: [{ msg: 'error.login.required' }] });
    });

    it('sends no cookie to a call in progress and a new one to a client that lost the answer', async () => {
      await visitor.post('/basket/add/', { itemId: '100401' });
      const { cookie } = visitor;
      await visitor.post('/logout/', {});
      const late = (url: string) => shop.app.inject({ url, headers: { cookie } });

      for (const url of ['/rest/user/', '/rest/basket/'])
        expect((await late(url)).headers['set-cookie']).toBeUndefined();

      await shop.db.query(
        `update session set ended_at = now() - interval '2 minutes' where ended_at is not null`,
      );
      const healed = await late('/rest/user/');
      expect(healed.cookies).toContainEqual(expect.objectContaining({ name: 'session' }));
      expect(healed.headers['x-refreshed-csrf']).toBe(healed.json<UserState>().csrf.value);
      expect(healed.json<UserState>().cartCount).toBe(0);
    });

    it('is not triggered by a link or a third-party page', async () => {
      await aCustomer(shop.db, email);
      await logIn(visitor);

      expect((await visitor.get('/logout/')).statusCode).toBe(404);
      expect((await visitor.post('/logout/', {}, { origin: 'https://evil.example' })).statusCode).toBe(403);
      expect(await isLoggedIn(visitor)).toBe(true);
    });

    it('redirects a browser without script to the given page', async () => {
      const response = await visitor.submit('/logout/', { redirect: '/stores/' });

      expect([response.statusCode, response.headers.location]).toEqual([303, '/stores/']);
    });
  });

  it('accepts a second click on the button', async () => {
    await aCustomer(shop.db, email);
    await visitor.get('/rest/user/');
    const twin = new Visitor(shop.app);
    Object.assign(twin, { jar: new Map([['session', visitor.cookie.split('=')[1] ?? '']]) });

    await Promise.all([logIn(visitor), logIn(twin)]);

    expect([await isLoggedIn(visitor), await isLoggedIn(twin)]).toEqual([true, true]);
  });

  it('shows prohibis customers their own page frame until logout', async () => {
    await aCustomer(shop.db, email, { isProhibis: true });

    const response = await logIn(visitor);
    expect(response.cookies).toContainEqual(
      expect.objectContaining({
        name: 'mode',
        value: 'prohibis',
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
      }),
    );
    expect(await userOf(visitor)).toMatchObject({ isProhibis: true });

    await visitor.post('/logout/', {});
    expect(visitor.cookie).not.toContain('mode');
  });

  it('removes a page frame that a visitor set without permission', async () => {
    const response = await shop.app.inject({ url: '/rest/user/', headers: { cookie: 'mode=prohibis' } });

    expect(response.json<UserState>().isProhibis).toBe(false);
    expect(response.cookies).toContainEqual(expect.objectContaining({ name: 'mode', value: '', maxAge: 0 }));
  });

  describe('without script', () => {
    const answerOf = async (location: unknown) =>
      (
        await visitor.get(`/rest/form-answer/${/answer=([\w-]+)/.exec(String(location))?.[1]}/`)
      ).json<FormAnswer>();

    it('redirects to the requested page', async () => {
      await aCustomer(shop.db, email);
      const response = await visitor.submit('/login/', {
        email,
        password: PASSWORD,
        successUrl: '/basket/?x=1',
      });

      expect([response.statusCode, response.headers.location]).toEqual([303, '/basket/?x=1']);
      expect(await isLoggedIn(visitor)).toBe(true);
    });

    it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/login/'])(
      'does not redirect to %s',
      async (successUrl) => {
        await aCustomer(shop.db, email);
        const response = await visitor.submit('/login/', { email, password: PASSWORD, successUrl });

        expect(response.headers.location).toBe('/account/');
      },
    );

    it('redirects back to the form with the typed values except the password', async () => {
      await visitor.get('/rest/user/');
      const response = await visitor.submit('/login/', {
        email: 'nix',
        password: PASSWORD,
        successUrl: '/x/',
      });

      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toMatch(/^\/login\/\?answer=[\w-]{22}$/);
      expect(await answerOf(response.headers.location)).toEqual({
        form: 'login',
        values: { email: 'nix', successUrl: '/x/' },
        fieldErrors: [{ field: 'email', msg: 'forms.email' }],
        globalErrors: [{ msg: 'error.validation.general.message' }],
      });
      const kept = await shop.db.query('select 1 from form_answer where answer::text like $1', [
        `%${PASSWORD}%`,
      ]);
      expect(kept).toEqual([]);
    });

    it('shows there too that the password was wrong or how long to wait', async () => {
      await visitor.get('/rest/user/');
      for (let attempt = 0; attempt < 5; attempt++) {
        const { headers } = await visitor.submit('/login/', { email, password: 'x' });
        expect((await answerOf(headers.location)).globalErrors).toEqual([{ msg: 'account.login.failed' }]);
      }
      const { headers } = await visitor.submit('/login/', { email, password: 'x' });
      expect((await answerOf(headers.location)).globalErrors).toEqual([
        { msg: 'account.login.wait', values: { minutes: 1 } },
      ]);
    });

    it('shows the answer to this visitor only, for ten minutes', async () => {
      await visitor.get('/rest/user/');
      const { headers } = await visitor.submit('/login/', { email, password: '' });
      const key = /answer=([\w-]+)/.exec(String(headers.location))?.[1];

      expect((await new Visitor(shop.app).get(`/rest/form-answer/${key}/`)).statusCode).toBe(404);
      expect((await visitor.get(`/rest/form-answer/${key}/`)).statusCode).toBe(200);
      await shop.db.query(`update form_answer set expires_at = now()`);
      expect((await visitor.get(`/rest/form-answer/${key}/`)).statusCode).toBe(404);
    });
  });
});
