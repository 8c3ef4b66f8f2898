/** @jest-environment node */
import { writeStaffTicket } from '@fachwerk/server-kit/staff-ticket';
import {
  changePerson,
  type ErrorBody,
  lockStaff,
  readDeskOrders,
  readStaff,
  readStaffAudit,
  signInOperator,
  type StaffAudit,
  type StaffState,
} from '@fachwerk/shared/contracts';
import { testStores } from '../../testing/a-store';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { addTestStaff, aDeviceOf, STAFF_PIN, testStaff } from '../../testing/test-staff';
import { writeStores } from '../store/store-repository';

const SECRET = 'the secret of the tickets, long enough';
const NOW = new Date('2026-12-01T10:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const { employee, operator } = testStaff;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('embedded', { staffTicketSecret: SECRET, now: () => NOW }, []);
  await writeStores(shop.db, testStores);
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ['attempt_limit', 'staff', 'staff_ticket']) await shop.db.query(`delete from ${table}`);
  await addTestStaff(shop.db);
  await shop.db.query(`update staff set operator = 'olga' where number = $1`, [operator.number]);
});

const aTicket = ({ secret = SECRET, name = 'olga', now = NOW, audience = 'desk' } = {}) =>
  writeStaffTicket(secret, { operator: name, now, audience });
/** What the browser sends after the registry has answered with a ticket. */
const open = (device: Visitor, ticket = aTicket(), headers: Record<string, string> = {}) =>
  device.submit(
    signInOperator.path,
    {},
    {
      cookie: `${device.cookie}; staff-ticket=${ticket}`,
      ...headers,
    },
  );
const stateOf = async (device: Visitor) => (await device.get(readStaff.path)).json<StaffState>();
const numberAt = async (device: Visitor) => (await stateOf(device)).person?.number;
const ordersAt = async (device: Visitor) =>
  (await device.get(readDeskOrders.path, { 'x-desk': '1001' })).statusCode;

describe('an operator with a ticket of the registry', () => {
  it('works at the desk as after an ordinary sign-in, and the ticket is taken from the browser', async () => {
    const device = new Visitor(shop.app);
    const answer = await open(device);

    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, '/desk/', '']);
    expect(answer.cookies.find(({ name }) => name === 'staff-ticket')).toMatchObject({
      value: '',
      maxAge: 0,
      path: signInOperator.path,
    });
    expect(await stateOf(device)).toMatchObject({
      person: { number: operator.number, role: 'OPERATOR', desk: null },
      isLocked: false,
    });
    expect(await ordersAt(device)).toBe(200);
  });

  it('is in the audit', async () => {
    const device = new Visitor(shop.app);
    await open(device);

    const { entries } = (await device.get(readStaffAudit.path)).json<StaffAudit>();
    expect(entries[0]).toMatchObject({
      number: operator.number,
      role: 'OPERATOR',
      action: 'POST /rest/staff/operator/',
      after: { operator: 'olga' },
    });
  });

  it('gets another session, and replaces who was signed in there', async () => {
    const device = await aDeviceOf(shop, employee);
    const { cookie } = device;

    await open(device);

    expect(await numberAt(device)).toBe(operator.number);
    expect(device.cookie).not.toBe(cookie);
    const old = await shop.app.inject({ url: readStaff.path, headers: { cookie } });
    expect(old.json<Partial<StaffState>>().person ?? null).toBeNull();
    expect(await shop.db.query('select 1 from staff_login')).toHaveLength(1);
  });

  it('is locked and ends as everyone', async () => {
    const device = new Visitor(shop.app);
    await open(device);
    await device.send('POST', lockStaff.path);
    expect(await ordersAt(device)).toBe(401);
    await device.send('POST', changePerson.path, { number: operator.number, pin: STAFF_PIN });
    expect(await ordersAt(device)).toBe(200);

    await shop.db.query(`update staff_login set active_at = active_at - interval '11 minutes'`);
    expect((await stateOf(device)).isLocked).toBe(true);

    await shop.db.query(`update staff_login set expires_at = expires_at - interval '12 hours'`);
    expect(await numberAt(device)).toBeUndefined();
  });

  it('signs in once with a ticket', async () => {
    const ticket = aTicket();
    const [device, other] = [new Visitor(shop.app), new Visitor(shop.app)];

    expect((await open(device, ticket)).statusCode).toBe(303);
    expect((await open(other, ticket)).statusCode).toBe(403);
    expect([await numberAt(device), await numberAt(other)]).toEqual([operator.number, undefined]);
  });

  it('signs in once with a ticket that is used in many places at the same time', async () => {
    const ticket = aTicket();
    const devices = Array.from({ length: 8 }, () => new Visitor(shop.app));

    const answers = await Promise.all(devices.map((device) => open(device, ticket)));

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      303,
      ...Array<number>(7).fill(403),
    ]);
    expect(await shop.db.query('select 1 from staff_login')).toHaveLength(1);
  });

  it('is refused in German, with a way back and without a login', async () => {
    const device = new Visitor(shop.app);
    const answer = await open(device, 'nonsense');

    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('Die Anmeldung von der Seite Betrieb hat nicht geklappt.');
    expect(answer.body).toContain('<a href="/operations/">Zur Seite Betrieb</a>');
    expect(answer.body).toContain('<a href="/desk/">Zum Marktdienst</a>');
  });

  it.each([
    ['expired', () => aTicket({ now: after(-90) })],
    ['of a clock that is minutes ahead', () => aTicket({ now: after(120) })],
    ['forged', () => aTicket({ secret: 'a secret that the shop does not have' })],
    ['for something else', () => aTicket({ audience: 'accounting' })],
    ['missing', () => ''],
  ])('is refused where the ticket is %s', async (_what, ticket) => {
    const device = new Visitor(shop.app);

    expect((await open(device, ticket())).statusCode).toBe(403);
    expect(await numberAt(device)).toBeUndefined();
    expect(await shop.db.query('select 1 from staff_ticket')).toEqual([]);
  });

  it('is refused with a second ticket, which another host of the site may have put there', async () => {
    const device = new Visitor(shop.app);
    const [own, planted] = [aTicket(), aTicket()];

    expect((await open(device, `${planted}; staff-ticket=${own}`)).statusCode).toBe(403);
    expect(await numberAt(device)).toBeUndefined();
    expect(await shop.db.query('select 1 from staff_ticket')).toEqual([]);
  });

  it('keeps the login that is there when the ticket is refused', async () => {
    const device = await aDeviceOf(shop, employee);
    await open(device, aTicket({ now: after(-90) }));

    expect(await numberAt(device)).toBe(employee.number);
  });

  it('may have clocks that differ by half a minute', async () => {
    for (const seconds of [-30, 30]) {
      const { statusCode } = await open(new Visitor(shop.app), aTicket({ now: after(seconds) }));
      expect(statusCode).toBe(303);
    }
  });

  it('is refused while blocked', async () => {
    const device = new Visitor(shop.app);
    await shop.db.query(`update staff set blocked_at = now() where number = $1`, [operator.number]);

    const answer = await open(device);

    expect([answer.statusCode, answer.body]).toEqual([
      403,
      expect.stringContaining('Sie sind am Marktdienst gesperrt.'),
    ]);
    expect(await numberAt(device)).toBeUndefined();
  });

  it('is refused where no person is linked, with the name as text', async () => {
    const answer = await open(new Visitor(shop.app), aTicket({ name: 'max <b>' }));

    expect([answer.statusCode, answer.body]).toEqual([403, expect.stringContaining('„max &#60;b&#62;“')]);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page that hides where it is', { origin: 'null' }],
    ['an address that was typed', { 'sec-fetch-site': 'none' }],
  ])(
    'cannot be signed in from %s, so that no stranger signs in their own account',
    async (_what, headers) => {
      const device = new Visitor(shop.app);

      expect((await open(device, aTicket(), headers as Record<string, string>)).statusCode).toBe(403);
      expect(await numberAt(device)).toBeUndefined();
      expect(await shop.db.query('select 1 from staff_ticket')).toEqual([]);
    },
  );

  it('leaves no ticket behind after two hours', async () => {
    const count = async () => (await shop.db.query('select 1 from staff_ticket')).length;
    await open(new Visitor(shop.app));
    await shop.runJobs('remove used tickets of operators');
    expect(await count()).toBe(1);

    await shop.db.query(`update staff_ticket set used_at = used_at - interval '121 minutes'`);
    await shop.runJobs('remove used tickets of operators');
    expect(await count()).toBe(0);
  });
});

it('by https only a cookie counts that no other host can set', async () => {
  const origin = 'https://shop.example';
  const secure = await openTestShop(
    'embedded',
    { staffTicketSecret: SECRET, now: () => NOW, publicUrl: origin },
    [],
  );
  const cookie = `__Host-staff-ticket=${aTicket({ name: 'a name without a person' })}`;
  const device = new Visitor(secure.app);
  const planted = await open(device, aTicket(), { origin });
  const own = await open(device, aTicket(), { origin, cookie });

  expect(planted.body).toContain('Die Anmeldung von der Seite Betrieb hat nicht geklappt.');
  expect(own.body).toContain('a name without a person');
  await secure.close();
});

it('without a secret tickets are refused, with their reason', async () => {
  const other = await openTestShop('embedded', {}, []);
  const device = new Visitor(other.app);
  const answer = await device.send('POST', signInOperator.path);

  expect([answer.statusCode, answer.json<ErrorBody>().globalErrors]).toEqual([
    404,
    [{ msg: 'staffError.noTickets' }],
  ]);
  expect((await open(device)).body).toContain('melden Sie sich mit Ihrer Personalnummer an');
  await other.close();
});
