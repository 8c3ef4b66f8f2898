/** @jest-environment node */
import type { Account, AccountAnswer, UserState } from '@fachwerk/shared/contracts';
import { aCustomer, PASSWORD } from '../testing/test-account';
import { testServers } from '../testing/test-postgres';
import { openTestShop, type TestShop, Visitor } from '../testing/test-shop';

jest.setTimeout(60_000);

describe.each(testServers)('logging in on %s', (server) => {
  let shop: TestShop;
  let visitor: Visitor;
  let email: string;
  let count = 0;
  beforeAll(async () => {
    shop = await openTestShop(server, { trustProxy: true });
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

  it('opens the account and tells the page who it is', async () => {
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

  it('changes the session’s id, brings the new token, and leaves nothing to the old cookie', async () => {
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
});
