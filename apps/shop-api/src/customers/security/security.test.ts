/** @jest-environment node */
import type {
  AccountAnswer,
  AccountSecurity,
  ErrorBody,
  PasskeyOptions,
  UserState,
} from '@fachwerk/shared/contracts';
import { aCustomer, mailsTo, PASSWORD, tokenOf } from '../../testing/test-account';
import { openTestShop, PUBLIC_URL, type TestShop, Visitor } from '../../testing/test-shop';
import { SoftAuthenticator } from './testing/soft-authenticator';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const LOGIN = '/rest/login/passkey/';
const KEYS = '/rest/account/passkeys/';

let shop: TestShop;
let visitor: Visitor;
let email: string;
let count = 0;
beforeAll(async () => {
  shop = await openTestShop('embedded', {}, []);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query('delete from attempt_limit');
  email = `sicher-${++count}@example.org`;
  await aCustomer(shop.db, email);
  visitor = await again(FIREFOX);
});

async function again(userAgent: string, address = email): Promise<Visitor> {
  const one = new Visitor(shop.app);
  await one.post('/login/', { email: address, password: PASSWORD }, { 'user-agent': userAgent });
  return one;
}

async function aStranger(): Promise<Visitor> {
  const address = `fremd-${count}@example.org`;
  await aCustomer(shop.db, address);
  return again(FIREFOX, address);
}

const securityOf = async (who = visitor) =>
  (await who.get('/rest/account/security/')).json<AccountSecurity>();
const isLoggedIn = async (who: Visitor) => (await who.get('/rest/user/')).json<UserState>().loggedIn;

describe('the logins of a customer', () => {
  it('are listed in plain words, this one first', async () => {
    await again(IPHONE);
    await again('<b>curl</b>/1.0');

    const { sessions, moreSessions } = await securityOf();

    expect(sessions.map((one) => [one.browser, one.system, one.isCurrent])).toEqual([
      ['Firefox', 'Windows', true],
      ...[
        [null, null, false],
        ['Safari', 'iOS', false],
      ],
    ]);
    expect(moreSessions).toBe(0);
  });

  it('are ended one by one', async () => {
    const phone = await again(IPHONE);
    const id = (await securityOf()).sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';

    expect((await visitor.post('/rest/account/sessions/end/', { id })).json()).toEqual({
      msg: 'account.session.ended',
    });

    expect([await isLoggedIn(phone), await isLoggedIn(visitor)]).toEqual([false, true]);
    expect((await visitor.post('/rest/account/sessions/end/', { id })).statusCode).toBe(404);
  });

  it('are ended everywhere, also here, with another id of the session', async () => {
    const phone = await again(IPHONE);
    const before = visitor.cookie;

    const answer = await visitor.post('/rest/account/sessions/end-all/', {});

    expect(answer.json()).toEqual({ redirect: '/login/' });
    expect([await isLoggedIn(phone), await isLoggedIn(visitor)]).toEqual([false, false]);
    expect(visitor.cookie).not.toBe(before);
  });

  it('are not ended by others, and not without a login', async () => {
    const [{ id = '' } = {}] = (await securityOf()).sessions;
    const stranger = await aStranger();

    expect((await stranger.post('/rest/account/sessions/end/', { id })).statusCode).toBe(404);
    const nobody = new Visitor(shop.app);
    for (const path of ['sessions/end/', 'sessions/end-all/', 'passkeys/remove/'])
      expect((await nobody.post(`/rest/account/${path}`, { id })).statusCode).toBe(401);
    expect((await nobody.get('/rest/account/security/')).statusCode).toBe(401);
    expect(await isLoggedIn(visitor)).toBe(true);
  });

  it('are counted, and the newest are listed, when there are hundreds', async () => {
    await shop.db.query(
      `insert into session (id, expires_at, customer_id, login_expires_at, remembers_login)
       select 's' || $1 || '-' || i, now() + interval '30 days', c.id, now() + interval '29 days', true
       from customer c, generate_series(1, 500) i where c.email = $1`,
      [email],
    );

    const { sessions, moreSessions } = await securityOf();

    expect([sessions.length, moreSessions, sessions[0]?.isCurrent]).toEqual([20, 481, true]);
  });
});

describe('a passkey', () => {
  const startAdding = async (who = visitor, fields: Record<string, string> = {}) =>
    who.post(`${KEYS}options/`, { name: 'Mein Telefon', currentPassword: PASSWORD, ...fields });
  const optionsOf = (answer: { json<T>(): T }) =>
    answer.json<PasskeyOptions>().options as {
      challenge: string;
      rp: { id: string };
      user: { name: string };
    };
  const add = (credential: object, who = visitor) =>
    who.send('POST', KEYS, { name: 'Mein Telefon', credential });
  const startLogin = async (who: Visitor) => optionsOf(await who.post(`${LOGIN}options/`, {}));
  const logIn = (who: Visitor, credential: object, more: object = {}) =>
    who.send('POST', LOGIN, { credential, ...more });

  async function aPasskey(origin = PUBLIC_URL): Promise<SoftAuthenticator> {
    const device = new SoftAuthenticator(origin);
    await add(device.create(optionsOf(await startAdding())));
    return device;
  }

  it('is added with the password, listed, and its owner gets a mail', async () => {
    const device = new SoftAuthenticator(PUBLIC_URL);
    const options = optionsOf(await startAdding());
    expect(options).toMatchObject({ rp: { id: 'shop.test' }, user: { name: email } });

    expect((await add(device.create(options))).json()).toEqual({ msg: 'account.passkey.added' });

    expect((await securityOf()).passkeys).toMatchObject([
      { id: device.id, name: 'Mein Telefon', lastUsedText: null },
    ]);
    expect((await mailsTo(shop.db, email)).map(({ kind }) => kind)).toEqual(['passkey-added']);
  });

  it('logs in without an address, like a password', async () => {
    const device = await aPasskey();
    const other = new Visitor(shop.app);
    await other.get('/rest/user/');
    const before = other.cookie;

    const options = await startLogin(other);
    expect(options).not.toHaveProperty('allowCredentials.0');
    const answer = await logIn(other, device.get(options), { successUrl: '/basket/' });

    expect(answer.json<AccountAnswer>()).toMatchObject({ redirect: '/basket/', mergeReport: [] });
    expect(await isLoggedIn(other)).toBe(true);
    expect(other.cookie).not.toBe(before);
    expect((await securityOf()).passkeys[0]?.lastUsedText).not.toBeNull();
  });

  it('leads to no other site', async () => {
    const device = await aPasskey();
    const other = new Visitor(shop.app);
    const answer = await logIn(other, device.get(await startLogin(other)), { successUrl: '//evil.example/' });

    expect([400, 422]).toContain(answer.statusCode);
    expect(await isLoggedIn(other)).toBe(false);
  });

  it('is not added without the password, which is limited', async () => {
    const wrong = await startAdding(visitor, { currentPassword: 'Falsch-123' });
    expect(wrong.json<ErrorBody>().fieldErrors).toEqual([
      { field: 'currentPassword', msg: 'account.password.wrong' },
    ]);
    for (let attempt = 0; attempt < 6; attempt++)
      await startAdding(visitor, { currentPassword: 'Falsch-123' });
    expect((await startAdding()).statusCode).toBe(429);
    const device = new SoftAuthenticator(PUBLIC_URL);
    expect((await add(device.create({ challenge: 'x' }))).statusCode).toBe(400);
  });

  it.each([
    ['of another site', () => new SoftAuthenticator('http://evil.test')],
    ['of a page of another site', () => new SoftAuthenticator('http://evil.test', 'shop.test')],
    ['of another port', () => new SoftAuthenticator('http://shop.test:81')],
  ])('%s is not added', async (_, make) => {
    expect((await add(make().create(optionsOf(await startAdding())))).statusCode).toBe(400);
    expect((await securityOf()).passkeys).toEqual([]);
  });

  it('has challenges for one answer of one session within five minutes', async () => {
    const device = await aPasskey();
    const other = new Visitor(shop.app);
    const answer = device.get(await startLogin(other));
    expect((await logIn(new Visitor(shop.app), answer)).statusCode).toBe(400);
    expect((await logIn(other, answer)).statusCode).toBe(200);
    expect((await logIn(new Visitor(shop.app), answer)).statusCode).toBe(400);

    const late = new Visitor(shop.app);
    const options = await startLogin(late);
    await shop.db.query(`update passkey_challenge set expires_at = now()`);
    expect((await logIn(late, device.get(options))).statusCode).toBe(400);
    await shop.runJobs('remove challenges of passkeys');
    expect(await shop.db.query('select 1 from passkey_challenge')).toEqual([]);

    const purpose = optionsOf(await startAdding());
    expect((await logIn(visitor, device.get(purpose))).statusCode).toBe(400);
  });

  it('whose counter goes back is a copy, and is refused', async () => {
    const device = await aPasskey();
    const first = new Visitor(shop.app);
    device.counter = 7;
    expect((await logIn(first, device.get(await startLogin(first)))).statusCode).toBe(200);
    device.counter = 3;
    const copy = new Visitor(shop.app);
    const answer = await logIn(copy, device.get(await startLogin(copy)));

    expect(answer.json<ErrorBody>().globalErrors).toEqual([{ msg: 'account.passkey.failed' }]);
    expect(await isLoggedIn(copy)).toBe(false);
  });

  it('that is not known has the same answer as a wrong signature, and attempts are limited', async () => {
    const device = await aPasskey();
    const other = new Visitor(shop.app);
    const stranger = new SoftAuthenticator(PUBLIC_URL);
    const unknown = await logIn(other, stranger.get(await startLogin(other)));
    const forged = await logIn(other, {
      ...stranger.get(await startLogin(other)),
      id: device.id,
      rawId: device.id,
    });

    expect(unknown.statusCode).toBe(400);
    expect([unknown.statusCode, unknown.body]).toEqual([forged.statusCode, forged.body]);
    for (let attempt = 0; attempt < 20; attempt++) await logIn(other, stranger.get({ challenge: 'x' }));
    expect((await logIn(other, device.get(await startLogin(other)))).statusCode).toBe(429);
  });

  it.each([
    {},
    { id: 'x' },
    { id: '"; drop table passkey', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} },
  ])('is refused as %j', async (credential) => {
    expect((await logIn(new Visitor(shop.app), credential)).statusCode).toBe(400);
  });

  it('is removed by its owner only, and then opens nothing', async () => {
    const device = await aPasskey();
    const stranger = await aStranger();
    expect((await stranger.post(`${KEYS}remove/`, { id: device.id })).statusCode).toBe(404);
    expect((await visitor.post(`${KEYS}remove/`, { id: device.id })).json()).toEqual({
      msg: 'account.passkey.removed',
    });

    const other = new Visitor(shop.app);
    expect((await logIn(other, device.get(await startLogin(other)))).statusCode).toBe(400);
  });

  it('of another account is not added again', async () => {
    const device = await aPasskey();
    const stranger = await aStranger();
    const options = optionsOf(await startAdding(stranger));

    expect((await add(device.create(options), stranger)).statusCode).toBe(409);
    expect((await securityOf(stranger)).passkeys).toEqual([]);
  });

  it('has a limit', async () => {
    for (let index = 0; index < 10; index++) await aPasskey();
    expect(await securityOf()).toMatchObject({ hasMostPasskeys: true });
    expect((await startAdding()).statusCode).toBe(409);
  });

  it('ends with a password by mail, which says so', async () => {
    const device = await aPasskey();
    await new Visitor(shop.app).post('/rest/password/request/', { email });
    const token = tokenOf((await mailsTo(shop.db, email)).at(-1));
    await new Visitor(shop.app).post('/rest/password/reset/', { token, password: 'Spanplatte-19' });

    const other = new Visitor(shop.app);
    expect((await logIn(other, device.get(await startLogin(other)))).statusCode).toBe(400);
    expect((await mailsTo(shop.db, email)).at(-1)).toMatchObject({
      kind: 'password-changed',
      text: expect.stringContaining('alle Passkeys Ihres Kontos gelöscht'),
    });
  });

  it('stays with a new password in the account, and its mail names it', async () => {
    const device = await aPasskey();
    const form = { currentPassword: PASSWORD, password: 'Spanplatte-19' };
    await visitor.post('/rest/account/password/', form);

    const other = new Visitor(shop.app);
    expect((await logIn(other, device.get(await startLogin(other)))).statusCode).toBe(200);
    expect((await mailsTo(shop.db, email)).at(-1)?.text).toContain('Diese Passkeys gelten weiter: „');
  });

  it('ends with an objection to another address', async () => {
    const device = await aPasskey();
    await visitor.post('/rest/account/email/', {
      email: `weg-${count}@example.org`,
      currentPassword: PASSWORD,
    });
    const notice = (await mailsTo(shop.db, email)).find(({ kind }) => kind === 'email-change-notice');
    const token = /token=([\w-]+)/.exec(notice?.text ?? '')?.[1] ?? '';
    await new Visitor(shop.app).post('/rest/email/objection/', { token });

    const other = new Visitor(shop.app);
    expect((await logIn(other, device.get(await startLogin(other)))).statusCode).toBe(400);
  });
});
