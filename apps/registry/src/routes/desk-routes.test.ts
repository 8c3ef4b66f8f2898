/** @jest-environment node */
import { readStaffTicket } from '@fachwerk/server-kit/staff-ticket';
import { openDesk, readOperator, signIn, signOut } from '@fachwerk/shared/calls';
import { addOperator } from '../access/operators';
import { startTestRegistry, type TestRegistry } from '../testing/test-registry';

const SECRET = 'the secret of the tickets, long enough';
const PASSWORD = 'Ein langes Wort 7';
const HERE = { host: 'shop.example', origin: 'http://shop.example' };

let registry: TestRegistry;
let cookie: string;
beforeAll(async () => {
  registry = await startTestRegistry({ staffTicketSecret: SECRET });
  await addOperator(registry.db, { name: 'anna', password: PASSWORD, by: 'test' });
});
afterAll(() => registry.close());
beforeEach(async () => {
  cookie = await signedInAt(registry);
});

async function signedInAt({ send }: TestRegistry): Promise<string> {
  const answer = await send('POST', signIn.path, { name: 'anna', password: PASSWORD }, HERE);
  const { name = '', value = '' } = answer.cookies.find((one) => one.name === 'operator') ?? {};
  return `${name}=${value}`;
}

function press({ origin = HERE.origin, ...headers }: Record<string, string> = {}, at = registry) {
  return at.send('POST', openDesk.path, '', {
    'content-type': 'application/x-www-form-urlencoded',
    host: HERE.host,
    cookie,
    ...(origin && { origin }),
    ...headers,
  });
}
const ticketOf = ({ cookies }: Awaited<ReturnType<typeof press>>) =>
  cookies.find(({ name }) => name === 'staff-ticket');

describe('the button to the desk', () => {
  it('is offered to an operator', async () => {
    expect((await registry.get(readOperator.path, { cookie })).json()).toEqual({
      name: 'anna',
      opensDesk: true,
    });
  });

  it('sends the form on with a ticket that names the operator, in a cookie for that call only', async () => {
    const answer = await press();

    expect([answer.statusCode, answer.headers.location]).toEqual([307, '/rest/staff/operator/']);
    expect(answer.headers['set-cookie']).toMatch(
      /^staff-ticket=[\w.-]+; Path=\/rest\/staff\/operator\/; Max-Age=60; HttpOnly; SameSite=Strict$/,
    );
    expect(readStaffTicket(SECRET, ticketOf(answer)?.value ?? '', new Date())).toMatchObject({
      operator: 'anna',
      audience: 'desk',
    });
    expect([answer.body, answer.headers['cache-control']]).toEqual(['', 'no-store']);
  });

  it('has a cookie for https only where the shop is', async () => {
    const { databaseUrl } = registry;
    const publicUrl = 'https://shop.example';
    const secure = await startTestRegistry({ publicUrl, databaseUrl, staffTicketSecret: SECRET });
    const own = cookie.replace('operator=', '__Host-operator=');
    const sent = (await press({ origin: publicUrl, cookie: own }, secure)).headers['set-cookie'];

    expect(sent).toMatch(/^__Host-staff-ticket=[\w.-]+; Path=\/; .*; SameSite=Strict; Secure$/);
    // Another host of the site can set this one.
    expect((await press({ origin: publicUrl }, secure)).headers.location).toBe('/operations/');
    await secure.close();
  });

  it('gives no ticket where another host of the site may have put a second session', async () => {
    const answer = await press({ cookie: `operator=${'x'.repeat(43)}; ${cookie}` });

    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/operations/']);
  });

  it.each(['', 'operator=', `operator=${'x'.repeat(43)}`])(
    'leads who has the cookie %j to the sign-in',
    async (none) => {
      const answer = await press({ cookie: none });

      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/operations/']);
      expect(ticketOf(answer)).toBeUndefined();
    },
  );

  it('leads an operator to the sign-in whose session has ended', async () => {
    await registry.send('DELETE', signOut.path, undefined, { ...HERE, cookie });

    expect((await press()).statusCode).toBe(303);
  });

  it('gives no ticket for a token: it belongs to a program', async () => {
    const authorization = `Bearer ${await registry.token('operate')}`;

    expect(ticketOf(await press({ authorization, cookie: '' }))).toBeUndefined();
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page that hides where it is', { origin: 'null' }],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
    ['a program that states nothing', { origin: '' }],
  ])('does not work from %s', async (_what, headers) => {
    const answer = await press(headers as Record<string, string>);

    expect(answer.statusCode).toBe(403);
    expect(ticketOf(answer)).toBeUndefined();
  });
});

it('without a secret there is no button, and the call is refused with its reason', async () => {
  const other = await startTestRegistry({ databaseUrl: registry.databaseUrl });

  expect((await other.get(readOperator.path, { cookie })).json()).toEqual({ name: 'anna' });
  const answer = await press({}, other);
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { message: 'Operators sign in at the desk by number: STAFF_TICKET_SECRET is not set.' },
  ]);
  await other.close();
});
