/** @jest-environment node */
import { confirmNewsletter, giveConsent, subscribeNewsletter } from '@fachwerk/shared/calls';
import type { Account, ErrorBody, FormAnswer, Profile, UserState } from '@fachwerk/shared/contracts';
import { aCustomer, mailsTo, PASSWORD, registration, tokenOf } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';

const NEW_PASSWORD = 'Spanplatte-19';

let shop: TestShop;
let visitor: Visitor;
let email: string;
let other: string;
let count = 0;
beforeAll(async () => {
  shop = await openTestShop('embedded', {}, []);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query('delete from attempt_limit');
  await shop.db.query('delete from caused_mail');
  email = `daten-${++count}@example.org`;
  other = `neu-${count}@example.org`;
  visitor = await loggedIn(email);
});

async function loggedIn(address: string): Promise<Visitor> {
  await aCustomer(shop.db, address);
  return again(address);
}

async function again(address: string, password = PASSWORD): Promise<Visitor> {
  const one = new Visitor(shop.app);
  await one.post('/login/', { email: address, password });
  return one;
}

const profileOf = async (who: Visitor) => (await who.get('/rest/account/profile/')).json<Profile>();
const isLoggedIn = async (who: Visitor) => (await who.get('/rest/user/')).json<UserState>().loggedIn;
const errorsOf = (response: { json<T>(): T }) => response.json<ErrorBody>().fieldErrors;
const DATA = { salutation: 'MR', firstName: 'Jörg', lastName: 'Ünal', birthDate: '', phone: '' };

describe('personal data', () => {
  it('are read and changed, with a number in any notation', async () => {
    expect(await profileOf(visitor)).toMatchObject({ lastName: 'Musterfrau', birthDate: '', phone: '' });

    const fields = { ...DATA, birthDate: '24121990', phone: '+49 (0)221-123456' };
    expect((await visitor.post('/rest/account/data/', fields)).json()).toEqual({
      msg: 'account.profile.done',
    });

    expect(await profileOf(visitor)).toEqual({
      salutation: 'MR',
      firstName: 'Jörg',
      lastName: 'Ünal',
      email,
      birthDate: '24.12.1990',
      phone: '0221 123456',
      pendingEmail: null,
    });
    await visitor.post('/rest/account/data/', { ...DATA, phone: '0043 1 5880050' });
    expect(await profileOf(visitor)).toMatchObject({ birthDate: '', phone: '+4315880050' });
  });

  it.each([
    [{ lastName: '' }, 'lastName'],
    [{ lastName: '<script>alert(1)</script>' }, 'lastName'],
    [{ firstName: 'Kauf bei boese.example' }, 'firstName'],
    [{ birthDate: '31.02.1990' }, 'birthDate'],
    [{ birthDate: `24.12.${new Date().getFullYear() - 5}` }, 'birthDate'],
    [{ phone: '12' }, 'phone'],
  ])('are refused with %j, and nothing is stored', async (wrong, field) => {
    const response = await visitor.post('/rest/account/data/', { ...DATA, ...wrong });

    expect(response.statusCode).toBe(400);
    expect(errorsOf(response)).toMatchObject([{ field }]);
    expect(await profileOf(visitor)).toMatchObject({ lastName: 'Musterfrau' });
  });

  it('have no field for what the customer may not change', async () => {
    await visitor.post('/rest/account/data/', {
      ...DATA,
      email: other,
      isEmployee: 'true',
      isProhibis: 'true',
      is_employee: 'true',
      id: 'x',
      customerCardNumber: '2912345678',
      passwordHash: 'x',
    });

    expect((await visitor.get('/rest/account/')).json<Account>()).toMatchObject({
      lastName: 'Ünal',
      email,
      isEmployee: false,
      isProhibis: false,
      customerCardNumber: null,
    });
  });

  it('show the typed values again without script', async () => {
    const response = await visitor.submit('/rest/account/data/', { ...DATA, firstName: 'Jö2', phone: '12' });

    expect(response.headers.location).toMatch(/^\/account\/daten\/\?answer=/);
    const key = String(response.headers.location).split('=')[1];
    const answer = (await visitor.get(`/rest/form-answer/${key}/`)).json<FormAnswer>();
    expect(answer).toMatchObject({ form: 'profile', values: { firstName: 'Jö2', phone: '12' } });
  });
});

it.each([
  ['GET', '/rest/account/profile/', {}],
  ['POST', '/rest/account/data/', DATA],
  ['POST', '/rest/account/email/', { email: 'a@example.org', currentPassword: PASSWORD }],
  ['POST', '/rest/account/password/', { currentPassword: PASSWORD, password: NEW_PASSWORD }],
] as const)('%s %s is refused without a login', async (method, path, fields) => {
  const stranger = new Visitor(shop.app);
  const response = method === 'GET' ? await stranger.get(path) : await stranger.post(path, fields);

  expect(response.statusCode).toBe(401);
});

describe('another address', () => {
  const ask = (fields: Record<string, string> = {}, who = visitor) =>
    who.post('/rest/account/email/', { email: other, currentPassword: PASSWORD, ...fields });
  const confirm = (token: string, who = new Visitor(shop.app), password = PASSWORD) =>
    who.post('/rest/email/confirm/', { token, password });
  const object = (token: string) => new Visitor(shop.app).post('/rest/email/objection/', { token });
  const kinds = async (address: string) => (await mailsTo(shop.db, address)).map(({ kind }) => kind);
  const lastToken = async (address: string, kind: string) =>
    tokenOf((await mailsTo(shop.db, address)).filter((mail) => mail.kind === kind).at(-1));
  const confirmToken = (address = other) => lastToken(address, 'email-change');
  const objectToken = (address = email) => lastToken(address, 'email-change-notice');

  it('is asked with the password, confirmed at the new address, and notified at the old one', async () => {
    expect((await ask()).json()).toEqual({ msg: 'account.emailChange.done' });

    expect(await kinds(other)).toEqual(['email-change']);
    expect(await kinds(email)).toEqual(['email-change-notice']);
    const [notice] = await mailsTo(shop.db, email);
    expect(`${notice?.text}${notice?.html}`).not.toContain(other);
    expect(await profileOf(visitor)).toMatchObject({ email, pendingEmail: other });
    expect((await confirm(await confirmToken())).json()).toEqual({ msg: 'account.emailConfirm.done' });
    expect(await isLoggedIn(await again(other))).toBe(true);
    expect(await isLoggedIn(await again(email))).toBe(false);
  });

  it('ends the logins on other devices and the links in the old mailbox', async () => {
    const phone = await again(email);
    await new Visitor(shop.app).post('/rest/password/request/', { email });
    const reset = await lastToken(email, 'password-reset');
    await ask();
    await confirm(await confirmToken(), visitor);

    expect([await isLoggedIn(phone), await isLoggedIn(visitor)]).toEqual([false, true]);
    expect(await profileOf(visitor)).toMatchObject({ email: other, pendingEmail: null });
    const used = await visitor.post('/rest/password/reset/', { token: reset, password: NEW_PASSWORD });
    expect(used.statusCode).toBe(400);
  });

  it('has the same answer, as many mails and rows, and the same time if it has an account', async () => {
    await aCustomer(shop.db, other);
    const start = performance.now();
    const known = await ask();
    const knownMs = performance.now() - start;
    const free = await ask({ email: `frei-${count}@example.org` });

    expect([known.statusCode, known.body]).toEqual([free.statusCode, free.body]);
    expect(knownMs).toBeGreaterThan(190);
    expect(await kinds(other)).toEqual(['email-change-known']);
    expect(await kinds(email)).toEqual(['email-change-notice', 'email-change-notice']);
    expect((await mailsTo(shop.db, other))[0]?.text).not.toContain('token=');
    await ask();
    expect(await profileOf(visitor)).toMatchObject({ pendingEmail: other });
  });

  it('needs the password, which is limited like that of a login', async () => {
    const wrong = await ask({ currentPassword: 'Falsch-123' });
    expect(errorsOf(wrong)).toEqual([{ field: 'currentPassword', msg: 'account.password.wrong' }]);
    for (let attempt = 0; attempt < 6; attempt++) await ask({ currentPassword: 'Falsch-123' });

    expect((await ask()).statusCode).toBe(429);
    expect(await kinds(other)).toEqual([]);
  });

  it('does not echo the password without script', async () => {
    const response = await visitor.submit('/rest/account/email/', {
      email: 'keine-adresse',
      currentPassword: PASSWORD,
    });
    const key = String(response.headers.location).split('=')[1];
    const answer = await visitor.get(`/rest/form-answer/${key}/`);

    expect(answer.json<FormAnswer>().values).toEqual({ email: 'keine-adresse' });
    expect(answer.body).not.toContain(PASSWORD);
  });

  it('is limited to five within ten minutes', async () => {
    for (let index = 0; index < 5; index++) await ask({ email: `viele-${count}-${index}@example.org` });

    expect((await ask()).statusCode).toBe(429);
    expect(await kinds(other)).toEqual([]);
  });

  it('must be another one', async () => {
    expect(errorsOf(await ask({ email: email.toUpperCase() }))).toEqual([
      { field: 'email', msg: 'account.email.same' },
    ]);
  });

  it('has links that work once, for a day, and the last one only', async () => {
    await ask();
    const first = await confirmToken();
    await ask();
    const second = await confirmToken();
    expect((await confirm(first)).statusCode).toBe(400);
    const both = await Promise.all([confirm(second), confirm(second)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);

    visitor = await again(other);
    await ask({ email: `dritte-${count}@example.org` });
    await shop.db.query(`update email_change set created_at = created_at - interval '25 hours'`);
    expect((await confirm(await confirmToken(`dritte-${count}@example.org`))).statusCode).toBe(400);
    expect(await profileOf(visitor)).toMatchObject({ pendingEmail: null });
  });

  it('is not given to a stranger by the owner of the mailbox, who does not know the password', async () => {
    await ask();
    const token = await confirmToken();
    const owner = new Visitor(shop.app);

    const refused = await confirm(token, owner, NEW_PASSWORD);
    expect(errorsOf(refused)).toEqual([{ field: 'password', msg: 'account.emailConfirm.wrongPassword' }]);
    for (let attempt = 0; attempt < 6; attempt++) await confirm(token, owner, NEW_PASSWORD);
    expect((await confirm(token, owner)).statusCode).toBe(429);
    expect(await profileOf(visitor)).toMatchObject({ email });
  });

  it('keeps the link without script when the password is wrong', async () => {
    await ask();
    const token = await confirmToken();
    const response = await visitor.submit('/rest/email/confirm/', { token, password: NEW_PASSWORD });

    expect(response.headers.location).toContain(`/email/confirm/?token=${token}&answer=`);
  });

  it('reserves the old one while its owner can object: no account and no other change gets it', async () => {
    await ask();
    const owners = await objectToken();
    await confirm(await confirmToken());
    await new Visitor(shop.app).post('/register/', registration(email));
    const third = await loggedIn(`dritter-${count}@example.org`);
    await ask({ email }, third);

    expect((await kinds(email)).slice(1)).toEqual(['address-reserved', 'address-reserved']);
    expect((await object(owners)).statusCode).toBe(200);
    const [one] = await shop.db.query<{ email: string }>(
      'select email from customer where lower(email) = lower($1) or lower(email) = lower($2)',
      [email, other],
    );
    expect(one?.email).toBe(email);
  });

  it('gives the old one back to the own account', async () => {
    await ask();
    await confirm(await confirmToken(), visitor);
    await ask({ email });

    expect((await confirm(await lastToken(email, 'email-change'), visitor)).statusCode).toBe(200);
    expect(await profileOf(visitor)).toMatchObject({ email });
  });

  it('does not report an objection that changed nothing, and keeps its link', async () => {
    await ask();
    const owners = await objectToken();
    await confirm(await confirmToken());
    await aCustomer(shop.db, email);

    const refused = await object(owners);
    expect(refused.json<ErrorBody>().globalErrors).toMatchObject([{ msg: 'account.emailObjection.taken' }]);
    await shop.db.query('delete from customer where email = $1', [email]);
    expect((await object(owners)).statusCode).toBe(200);
  });

  it('ends with a new password, and with all logins', async () => {
    const end: Record<string, () => Promise<unknown>> = {
      changed: () =>
        visitor.post('/rest/account/password/', { currentPassword: PASSWORD, password: NEW_PASSWORD }),
      async reset() {
        await visitor.post('/rest/password/request/', { email });
        const token = await lastToken(email, 'password-reset');
        await visitor.post('/rest/password/reset/', { token, password: NEW_PASSWORD });
      },
      ended: () => visitor.post('/rest/account/sessions/end-all/', {}),
    };
    for (const [name, act] of Object.entries(end)) {
      email = `ende-${name}@example.org`;
      other = `neu-${name}@example.org`;
      visitor = await loggedIn(email);
      await ask();
      const token = await confirmToken();
      await act();

      for (const password of [PASSWORD, NEW_PASSWORD])
        expect((await confirm(token, new Visitor(shop.app), password)).statusCode).toBe(400);
      expect(await shop.db.query('select 1 from customer where email = $1', [other])).toEqual([]);
    }
  });

  it('takes a planned deletion back with the objection; the old address is informed of it', async () => {
    const stranger = await again(email);
    await ask({}, stranger);
    const owners = await objectToken();
    await confirm(await confirmToken(), stranger);
    await stranger.post('/rest/account/deletion/', { password: PASSWORD });
    expect(await kinds(email)).toEqual(['email-change-notice', 'former-address-deletion']);

    expect((await object(owners)).statusCode).toBe(200);

    const [row] = await shop.db.query('select deletion_at from customer where email = $1', [email]);
    expect(row).toEqual({ deletion_at: null });
  });

  it('is not taken from an account that has meanwhile confirmed it', async () => {
    await ask();
    await new Visitor(shop.app).post('/register/', registration(other));
    const opened = await lastToken(other, 'account-confirm');
    await new Visitor(shop.app).post('/register/confirm/', { token: opened, password: PASSWORD });

    expect((await confirm(await confirmToken())).statusCode).toBe(400);
    expect(await profileOf(visitor)).toMatchObject({ email });
  });

  it('is opposed before its confirmation: nothing changes, and the known password ends', async () => {
    await ask();
    const token = await confirmToken();

    expect((await object(await objectToken())).json()).toEqual({ msg: 'account.emailObjection.done' });

    expect((await confirm(token)).statusCode).toBe(400);
    expect(await isLoggedIn(visitor)).toBe(false);
    expect(await isLoggedIn(await again(email))).toBe(false);
    expect((await object(await objectToken())).statusCode).toBe(400);
  });

  it('is opposed after its confirmation and after further changes: the first owner has the account', async () => {
    const stranger = await again(email);
    await ask({}, stranger);
    const owners = await objectToken();
    await confirm(await confirmToken(), stranger);
    await ask({ email: `boese-${count}@example.org` }, stranger);
    const strangers = await objectToken(other);
    await confirm(await confirmToken(`boese-${count}@example.org`), stranger);

    expect((await object(owners)).statusCode).toBe(200);

    expect(await isLoggedIn(stranger)).toBe(false);
    expect((await object(strangers)).statusCode).toBe(400);
    await new Visitor(shop.app).post('/rest/password/request/', { email });
    const token = await lastToken(email, 'password-reset');
    await new Visitor(shop.app).post('/rest/password/reset/', { token, password: NEW_PASSWORD });
    expect(await isLoggedIn(await again(email, NEW_PASSWORD))).toBe(true);
  });

  it('takes the newsletter along, and back with an objection', async () => {
    const subscribed = async () =>
      (await shop.db.query<{ email: string }>('select email from newsletter_subscription')).map(
        (one) => one.email,
      );
    await visitor.post('/rest/newsletter/update/', { offers: 'on' });
    expect(await subscribed()).toContain(email);
    await ask();
    await confirm(await confirmToken(), visitor);
    expect(await subscribed()).toContain(other);
    expect(await subscribed()).not.toContain(email);

    await object(await objectToken());

    expect(await subscribed()).toContain(email);
    expect(await subscribed()).not.toContain(other);
  });

  it.each(['before', 'after'])(
    'ends with an objection what a stranger has agreed to, %s the confirmation',
    async (moment) => {
      await visitor.post(giveConsent.path, { kind: 'REVIEW_INVITATION' });
      const stranger = await again(email);
      await ask({}, stranger);
      const owners = await objectToken();
      if (moment === 'after') await confirm(await confirmToken(), stranger);
      await stranger.post(giveConsent.path, { kind: 'GUARANTEE_REMINDER' });
      await stranger.post('/rest/newsletter/update/', { offers: 'on' });
      expect((await object(owners)).statusCode).toBe(200);

      expect(
        await shop.db.query(
          `select kind, ended_by as "endedBy" from customer_consent c join customer o on o.id = c.customer_id
           where o.email = $1 order by kind desc`,
          [email],
        ),
      ).toEqual([
        { kind: 'REVIEW_INVITATION', endedBy: null },
        { kind: 'GUARANTEE_REMINDER', endedBy: 'OBJECTION' },
      ]);
      expect(
        await shop.db.query('select email from newsletter_subscription where email = any($1)', [
          [email, other],
        ]),
      ).toEqual([]);
    },
  );

  it('keeps with an objection what its owner has confirmed by mail meanwhile', async () => {
    await ask();
    await visitor.post(subscribeNewsletter.path, { email, offers: 'on' });
    const token = await lastToken(email, 'newsletter-confirm');
    await visitor.post(confirmNewsletter.path, { token });
    await object(await objectToken());

    expect(await shop.db.query('select from newsletter_subscription where email = $1', [email])).toHaveLength(
      1,
    );
  });

  it('can be opposed for a week; then its row is removed', async () => {
    await ask();
    const token = await objectToken();
    await shop.db.query(`update email_change set created_at = created_at - interval '8 days'`);

    expect((await object(token)).statusCode).toBe(400);
    await shop.runJobs('remove old changes of addresses');
    expect(await shop.db.query('select 1 from email_change where old_email = $1', [email])).toEqual([]);
  });

  it('keeps no token', async () => {
    await ask();
    const stored = JSON.stringify(await shop.db.query('select * from email_change'));

    expect(stored).not.toContain(await confirmToken());
    expect(stored).not.toContain(await objectToken());
  });
});

describe('a password that was checked before another one came', () => {
  const RESET = 'reset-meanwhile';
  afterEach(() => shop.db.query('drop function reset_meanwhile cascade'));

  it.each([
    ['/rest/account/password/', { currentPassword: PASSWORD, password: NEW_PASSWORD }],
    ['/rest/account/email/', { currentPassword: PASSWORD, email: 'neu@example.org' }],
    ['/rest/account/deletion/', { password: PASSWORD }],
    ['/rest/account/export/', { password: PASSWORD }],
    ['/login/', { password: PASSWORD }],
  ])('%s changes nothing', async (path, fields) => {
    // The counted attempts are removed between the check and the change: at that moment the reset comes.
    await shop.db.query(`create function reset_meanwhile() returns trigger language plpgsql as $$
      begin update customer set password_hash = '${RESET}' where email = '${email}'; return null; end $$`);
    await shop.db.query(`create trigger reset_meanwhile after delete on attempt_limit
      for each statement execute function reset_meanwhile()`);
    const who = path === '/login/' ? new Visitor(shop.app) : visitor;

    const response = await who.post(path, { email, ...fields });

    expect(response.statusCode).toBe(400);
    const [stored] = await shop.db.query(
      `select password_hash, deletion_at, (select count(*)::int from data_export where customer_id = c.id) as exports,
         (select count(*)::int from email_change where customer_id = c.id) as changes
       from customer c where email = $1`,
      [email],
    );
    expect(stored).toEqual({ password_hash: RESET, deletion_at: null, exports: 0, changes: 0 });
    if (path === '/login/') expect(await isLoggedIn(who)).toBe(false);
  });
});

describe('another password', () => {
  const change = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    visitor.post(
      '/rest/account/password/',
      { currentPassword: PASSWORD, password: NEW_PASSWORD, ...fields },
      headers,
    );

  it('is valid at once, ends the other logins, and the owner is notified', async () => {
    const phone = await again(email);

    expect((await change()).json()).toEqual({ msg: 'account.passwordChange.done' });

    expect([await isLoggedIn(phone), await isLoggedIn(visitor)]).toEqual([false, true]);
    expect(await isLoggedIn(await again(email, NEW_PASSWORD))).toBe(true);
    expect(await isLoggedIn(await again(email))).toBe(false);
    expect((await mailsTo(shop.db, email)).map(({ kind }) => kind)).toEqual(['password-changed']);
  });

  it('follows the rules of passwords', async () => {
    expect(errorsOf(await change({ password: 'kurz' }))).toMatchObject([{ field: 'password' }]);
    expect(errorsOf(await change({ password: 'Musterfrau-1' }))).toEqual([
      { field: 'password', msg: 'account.password.common' },
    ]);
    expect(await isLoggedIn(await again(email))).toBe(true);
  });

  it('needs the old one, which is limited', async () => {
    for (let attempt = 0; attempt < 6; attempt++) await change({ currentPassword: 'Falsch-123' });

    expect((await change()).statusCode).toBe(429);
  });

  it('is not changed by another site', async () => {
    expect((await change({}, { 'x-csrf-token': 'wrong' })).statusCode).toBe(403);
    expect(await isLoggedIn(await again(email))).toBe(true);
  });
});
