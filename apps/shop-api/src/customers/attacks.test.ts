/** @jest-environment node */
import { changesState } from '@fachwerk/shared/calls';
import { keysOfPerson, readPersonalRows } from '../kernel/database/personal-rows';
import { DOCUMENTS, FORMS, NO_ID } from '../testing/account-forms';
import { aCustomer, PASSWORD } from '../testing/test-account';
import { openTestShop, PUBLIC_URL, type TestShop, Visitor } from '../testing/test-shop';
import { ALL_TABLES } from './database/tables-of-areas';
import { accessOf, nameOf, shopCalls } from './testing/access-of';

type Call = (typeof shopCalls)[number];

/** Calls that change something for a session: other systems have tokens, people of desks their own test. */
const ofSessions = shopCalls.filter(
  (call) => changesState(call) && ['visitor', 'owner', 'customer'].includes(accessOf(call)),
);
const ofAccount = ofSessions.filter((call) => accessOf(call) === 'customer');
const named = (calls: readonly Call[]) => calls.map((call) => [nameOf(call), call] as const);
const urlOf = ({ path }: Call): string => path.replace(/\{\w+\}/g, 'none');

let shop: TestShop;
let count = 0;
beforeAll(async () => {
  shop = await openTestShop('embedded');
});
afterAll(() => shop.close());

async function aLogin(): Promise<{ visitor: Visitor; id: string; email: string }> {
  const email = `angriff-${++count}@example.org`;
  const id = await aCustomer(shop.db, email);
  const visitor = new Visitor(shop.app, `10.7.0.${count}`);
  const { statusCode } = await visitor.post('/login/', { email, password: PASSWORD });
  expect(statusCode).toBe(200);
  return { visitor, id, email };
}

const customerRow = (id: string) => shop.db.query('select * from customer where id = $1', [id]);

async function personalRows(customerId: string, email: string): Promise<unknown[]> {
  const keys = await keysOfPerson(shop.db, ALL_TABLES, { customerId, email });
  const rows = await readPersonalRows(shop.db, ALL_TABLES, keys);
  return [await customerRow(customerId), ...rows];
}

/** Sends a call with the method that it has; `headers` replace those of the own pages. */
async function send(visitor: Visitor, call: Call, fields = {}, headers: Record<string, string> = {}) {
  const document = DOCUMENTS[nameOf(call)];
  if (call.method === 'GET') return visitor.get(urlOf(call), headers);
  if (call.method === 'POST' && !document)
    return visitor.post(urlOf(call), { ...FORMS[nameOf(call)], ...fields }, headers);
  return visitor.send(call.method as 'POST', urlOf(call), { ...document, ...fields }, headers);
}

/** What a browser sends with a form of another site. */
const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: PUBLIC_URL, 'sec-fetch-site': 'cross-site' },
];

describe('a page of another site', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    ({ visitor } = await aLogin());
  });

  it.each(named(ofSessions))('cannot guess the token of %s', async (_name, call) => {
    expect((await send(visitor, call, {}, { 'x-csrf-token': 'guessed' })).statusCode).toBe(403);
  });

  it.each(named(ofSessions.filter(({ method }) => method === 'POST')))(
    'cannot send a form to %s',
    async (_name, call) => {
      for (const headers of FOREIGN)
        expect((await visitor.submit(urlOf(call), FORMS[nameOf(call)] ?? {}, headers)).statusCode).toBe(403);
    },
  );

  it('cannot send a form with the token of another session', async () => {
    const stranger = await aLogin();

    for (const call of ofAccount)
      expect([
        nameOf(call),
        (await send(visitor, call, {}, { 'x-csrf-token': stranger.visitor.csrf })).statusCode,
      ]).toEqual([nameOf(call), 403]);
  });
});

const EVIL = ['https://evil.example/', '//evil.example/', '/\\evil.example/', 'javascript:alert(1)'];

describe('a link with the address of another site', () => {
  it.each(named(ofSessions.filter(({ method }) => method === 'POST')))(
    'does not lead there from %s',
    async (name, call) => {
      const { visitor } = await aLogin();
      await visitor.get('/rest/user/');
      for (const address of EVIL) {
        const places = { redirect: address, successUrl: address, page: address, referrer: address };
        const { headers, body } = await visitor.submit(
          urlOf(call),
          { ...FORMS[name], ...places, itemId: '100201', productId: '1002' },
          { referer: `https://evil.example/${call.path}` },
        );

        const target = new URL(String(headers.location ?? '/'), `${PUBLIC_URL}/`);
        expect([name, address, target.origin]).toEqual([name, address, PUBLIC_URL]);
        expect(body).not.toContain('href="https://evil');
      }
    },
  );
});

/** Names of columns and fields that only the shop sets. */
const RIGHTS = {
  role: 'employee',
  isEmployee: 'true',
  is_employee: 'true',
  isProhibis: 'true',
  is_prohibis: 'true',
  points: '9999',
  confirmedAt: '2020-01-01',
  passwordHash: 'x',
};

describe('fields that a form does not have', () => {
  let victim: { id: string; email: string };
  let before: unknown[];
  beforeAll(async () => {
    const login = await aLogin();
    victim = login;
    for (const name of ['POST /rest/account/addresses/', 'POST /rest/customercard/register/'])
      expect(
        (await login.visitor.post(name.replace('POST ', ''), FORMS[name] ?? {})).statusCode,
      ).toBeLessThan(300);
    before = await personalRows(victim.id, victim.email);
    expect(JSON.stringify(before)).toMatch(/"customer_address",.*"customer_card",/);
  });

  it.each(named(ofAccount))('of %s change no other account, and give no rights', async (name, call) => {
    const { visitor, id } = await aLogin();
    const [address] = await shop.db.query<{ id: string }>(
      'select id from customer_address where customer_id = $1',
      [victim.id],
    );
    const row = FORMS[name]?.id ? { id: address?.id ?? NO_ID } : {};

    await send(visitor, call, {
      ...row,
      ...RIGHTS,
      customerId: victim.id,
      customer_id: victim.id,
      userId: victim.id,
      login: victim.email,
      exportId: address?.id ?? '',
    });

    expect(await personalRows(victim.id, victim.email)).toEqual(before);
    expect(await customerRow(id)).toEqual([
      expect.objectContaining({ id, is_employee: false, is_prohibis: false }),
    ]);
  });
});
