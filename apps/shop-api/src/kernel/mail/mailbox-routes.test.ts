/** @jest-environment node */
import { DEMONSTRATION_PASSWORD, prepareAccounts } from '../../customers/account/prepare-accounts';
import { mailsTo, registration } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
const mail = { smtpUrl: undefined, mailFrom: 'shop@example.org', devMailbox: true };

describe('the development mailbox', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop('embedded', { mail }, []);
    for (const email of ['erste@example.org', 'zweite@example.org'])
      await new Visitor(shop.app).post('/register/', registration(email));
  });
  afterAll(() => shop.close());

  it('shows every mail, newest first', async () => {
    const response = await shop.app.inject('/dev/mailbox/');

    expect(response.headers['content-type']).toContain('text/html');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body.indexOf('zweite@example.org')).toBeLessThan(
      response.body.indexOf('erste@example.org'),
    );
  });

  it('returns the mails of one recipient as JSON', async () => {
    const response = await shop.app.inject({
      url: '/dev/mailbox/?to=ERSTE@example.org',
      headers: { accept: 'application/json' },
    });

    expect(response.json()).toMatchObject([
      {
        to: 'erste@example.org',
        kind: 'account-confirm',
        text: expect.stringContaining('?token=') as string,
      },
    ]);
    expect(response.json()).toHaveLength(1);
  });

  it('shows one mail with its link', async () => {
    const [row] = await shop.db.query<{ id: string }>(
      `select id from mail_outbox where to_address = 'erste@example.org'`,
    );
    const response = await shop.app.inject(`/dev/mailbox/${row?.id}/`);

    expect(response.body).toMatch(/<a class="button"[^>]*>.*Registrierung bestätigen.*<\/a>/);
    expect(response.body).toContain('/register/confirm/?token=');
  });

  it.each(['/dev/mailbox/nothing/', '/dev/mailbox/%00/', '/dev/mailbox/..%2f/'])(
    '%s is not found',
    async (url) => {
      expect((await shop.app.inject(url)).statusCode).toBe(404);
    },
  );

  it.each(['?to=%00', '?to=a&to=b', "?to=';--", '?to='])('returns an empty list for %s', async (query) => {
    const response = await shop.app.inject({
      url: `/dev/mailbox/${query}`,
      headers: { accept: 'application/json' },
    });
    expect([response.statusCode, response.json()]).toEqual([200, []]);
  });

  it('shows an address as text', async () => {
    await shop.db.query(
      `insert into mail_outbox (id, kind, to_address, subject, text, html, due_at) values ('x', 'x', '<img src=x>', '<script>', 'x', '<body>x</body>', now())`,
    );
    expect((await shop.app.inject('/dev/mailbox/')).body).not.toMatch(/<script>|<img/);
  });

  it.each([
    ['192.168.1.20', 404],
    ['2001:db8::7', 404],
    ['::ffff:10.0.0.1', 404],
    ['127.0.0.1', 200],
    ['::1', 200],
    ['::ffff:127.0.0.1', 200],
  ])('shows the mails to this machine only: %s gets %i', async (remoteAddress, status) => {
    expect((await shop.app.inject({ url: '/dev/mailbox/', remoteAddress })).statusCode).toBe(status);
  });

  it.each([
    ['behind a proxy of this machine', { 'x-forwarded-for': '203.0.113.7' }],
    ['by the name of another site', { host: 'evil.example' }],
    ['by the public name of the shop', { host: 'shop.example' }],
  ])('shows no mails %s: they contain links that reset passwords', async (_how, headers) => {
    for (const url of ['/dev/mailbox/', '/dev/mailbox/?to=erika@example.org'])
      expect((await shop.app.inject({ url, headers })).statusCode).toBe(404);
  });

  it('is not registered in a public shop', async () => {
    for (const options of [{}, { mail: { ...mail, devMailbox: false } }]) {
      const open = await openTestShop('embedded', options, []);
      expect((await open.app.inject('/dev/mailbox/')).statusCode).toBe(404);
      await open.close();
    }
  });
});

describe('demonstration accounts', () => {
  it('are opened once with the mailbox and removed without it', async () => {
    const shop = await openTestShop('embedded', { mail }, []);
    const prepare = (demonstration: boolean) =>
      prepareAccounts({ databaseUrl: shop.databaseUrl, demonstration, log: () => undefined });
    await prepare(true);
    await prepare(true);

    const logIn = (email: string) =>
      new Visitor(shop.app).post('/login/', { email, password: DEMONSTRATION_PASSWORD });
    expect((await logIn('erika@example.org')).statusCode).toBe(200);
    expect((await logIn('profi@example.org')).cookies).toContainEqual(
      expect.objectContaining({ name: 'mode', value: 'prohibis' }),
    );
    expect(await mailsTo(shop.db, 'erika@example.org')).toEqual([]);

    await prepare(false);
    expect((await logIn('erika@example.org')).statusCode).toBe(400);
    await shop.close();
  });
});
