/** @jest-environment node */
import {
  changePerson,
  type ErrorBody,
  lockStaff,
  readDeskOrders,
  readStaff,
  readUser,
  signInStaff,
  signOutStaff,
  type StaffState,
  type UserState,
} from '@fachwerk/shared/contracts';
import { staffRepository } from '../../identity/staff/staff-repository';
import { testStores } from '../../testing/a-store';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { addTestStaff, aDeviceOf, signIn, STAFF_PIN, testStaff } from '../../testing/test-staff';
import { writeStores } from '../store/store-repository';

const { employee, colleague, manager, otherEmployee, operator } = testStaff;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('embedded', { proxies: 1 }, []);
  await writeStores(shop.db, testStores);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query('delete from attempt_limit');
  await shop.db.query('delete from staff');
  await addTestStaff(shop.db);
});

const stateOf = async (device: Visitor) => (await device.get(readStaff.path)).json<StaffState>();
const userOf = async (device: Visitor) => (await device.get(readUser.path)).json<UserState>();
const ordersAt = (device: Visitor, headers = {}) => device.get(readDeskOrders.path, headers);
const takeOver = (device: Visitor, number: string, pin = STAFF_PIN) =>
  device.send('POST', changePerson.path, { number, pin });
const messageOf = (answer: { json: () => unknown }) => (answer.json() as ErrorBody).globalErrors[0]?.msg;
const wait = (minutes: number) =>
  shop.db.query(
    `update staff_login set active_at = active_at - $1::int * interval '1 minute', expires_at = expires_at - $1::int * interval '1 minute'`,
    [minutes],
  );
const numberAt = async (device: Visitor) => (await stateOf(device)).person?.number;

describe('a person of a store', () => {
  it('signs in with number and password, in any spelling of the number', async () => {
    const device = new Visitor(shop.app);
    expect(await stateOf(device)).toEqual({
      person: null,
      isLocked: false,
      deskName: null,
      expiresAt: null,
      people: [],
    });

    const answer = await signIn(device, { number: ' 4711 ' });

    expect(answer.statusCode).toBe(200);
    expect(answer.json<StaffState>()).toMatchObject({
      person: { number: '4711', name: 'Mensch 4711', role: 'EMPLOYEE', desk: '1001' },
      isLocked: false,
      deskName: testStores.find(({ companyId }) => companyId === '1001')?.name,
    });
    expect((await stateOf(device)).people.map(({ number }) => number)).toEqual(['4711', '4712', '4714']);
    expect((await ordersAt(device)).statusCode).toBe(200);
  });

  it('is an employee in the state of the visitor, also beside a guest cart, until the login ends', async () => {
    const device = await aDeviceOf(shop, employee);
    expect(await userOf(device)).toMatchObject({
      loggedIn: false,
      isEmployee: true,
      authorities: [{ authority: 'ROLE_EMPLOYEE' }],
    });
    expect((await userOf(await aDeviceOf(shop, manager))).authorities).toEqual([
      { authority: 'ROLE_STORE_MANAGER' },
    ]);

    await device.send('POST', signOutStaff.path);
    expect(await userOf(device)).toMatchObject({ isEmployee: false, authorities: [] });
    expect((await ordersAt(device)).statusCode).toBe(401);
  });

  it('has the same answer for a wrong password, an unknown number and a blocked person', async () => {
    await shop.db.query(`update staff set blocked_at = now() where number = '4714'`);
    const answers = [
      await signIn(new Visitor(shop.app), employee, 'Falsch-123'),
      await signIn(new Visitor(shop.app), { number: '9999' }),
      await signIn(new Visitor(shop.app), { number: '<b>' }),
      await signIn(new Visitor(shop.app), colleague),
    ];

    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { fieldErrors: [], globalErrors: [{ msg: 'staff.login.failed' }] },
      ]);
  });

  it('waits after five wrong passwords, also with the right one', async () => {
    const device = new Visitor(shop.app);
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await signIn(device, employee, 'Falsch-123')).statusCode).toBe(400);

    const refused = await signIn(device, employee);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await signIn(device, manager)).statusCode).toBe(200);
  });

  it('lets a network wait that tries one number after the other', async () => {
    const device = new Visitor(shop.app);
    const statuses = [];
    for (let attempt = 0; attempt < 21; attempt++)
      statuses.push((await signIn(device, { number: `A${1000 + attempt}` }, 'Falsch-123')).statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });

  it('gets a new session by signing in and out, and the old cookies open no desk', async () => {
    const device = new Visitor(shop.app);
    await device.get(readUser.path);
    const before = device.cookie;
    await signIn(device, employee);
    const within = device.cookie;
    expect(within).not.toBe(before);
    const open = async (cookie: string) =>
      (await shop.app.inject({ url: readDeskOrders.path, headers: { cookie } })).statusCode;
    expect([await open(before), await open(within)]).toEqual([401, 200]);

    await device.send('POST', signOutStaff.path);
    expect(await open(within)).toBe(401);
  });

  it('keeps the login while a customer logs out at the same device', async () => {
    const device = await aDeviceOf(shop, employee);
    await device.post('/logout/', {});
    expect(await numberAt(device)).toBe('4711');
  });

  it('is signed out after twelve hours', async () => {
    const device = await aDeviceOf(shop, employee);
    await shop.db.query(`update staff_login set expires_at = now() - interval '1 second'`);

    expect(await stateOf(device)).toMatchObject({ person: null });
    expect((await ordersAt(device)).statusCode).toBe(401);
    expect((await userOf(device)).isEmployee).toBe(false);
    await shop.runJobs('remove expired logins of staff');
    expect(await shop.db.query('select from staff_login')).toEqual([]);
  });

  it('is refused at once after being blocked, and with a cookie of before', async () => {
    const device = await aDeviceOf(shop, employee);
    await shop.db.query(`update staff set blocked_at = now() where number = '4711'`);

    expect((await ordersAt(device)).statusCode).toBe(401);
    expect(await stateOf(device)).toMatchObject({ person: null });
    expect((await userOf(device)).isEmployee).toBe(false);
  });

  it.each([signInStaff, changePerson, lockStaff, signOutStaff])(
    'is not changed by another page: $path needs the token of the session',
    async ({ path }) => {
      const device = await aDeviceOf(shop, employee);
      device.csrf = 'guessed';
      const { statusCode } = await device.send('POST', path, {
        number: '4712',
        pin: STAFF_PIN,
        password: 'Holzleim-47',
      });
      expect(statusCode).toBe(403);
      expect(await stateOf(device)).toMatchObject({ person: { number: '4711' }, isLocked: false });
    },
  );
});

describe('a shared device', () => {
  it('is locked after ten minutes without a call of the desk, and opens with a PIN', async () => {
    const device = await aDeviceOf(shop, employee);
    for (let call = 0; call < 2; call++) {
      await wait(9);
      expect((await device.get(`${readDeskOrders.path}1/`)).statusCode).toBe(404);
    }
    await wait(11);

    const refused = await ordersAt(device);
    expect([refused.statusCode, messageOf(refused)]).toEqual([401, 'staffError.locked']);
    expect(await stateOf(device)).toMatchObject({ isLocked: true, person: { number: '4711' } });

    expect((await takeOver(device, '4711')).json<StaffState>()).toMatchObject({ isLocked: false });
    expect((await ordersAt(device)).statusCode).toBe(200);
  });

  it('is not kept open by a screen that reads the lists every minute, or whether it is locked', async () => {
    const device = await aDeviceOf(shop, employee);
    await wait(9);
    await stateOf(device);
    expect((await ordersAt(device)).statusCode).toBe(200);
    await wait(2);
    expect((await stateOf(device)).isLocked).toBe(true);
  });

  it('is locked by hand, on this device only', async () => {
    const [device, other] = [await aDeviceOf(shop, employee), await aDeviceOf(shop, employee)];
    await device.send('POST', lockStaff.path);

    expect((await ordersAt(device)).statusCode).toBe(401);
    expect((await ordersAt(other)).statusCode).toBe(200);
  });

  it('changes to another person of the desk, also while it is locked', async () => {
    const device = await aDeviceOf(shop, employee);
    await device.send('POST', lockStaff.path);

    expect((await takeOver(device, '4712')).json<StaffState>().person).toMatchObject({
      number: '4712',
      role: 'MANAGER',
    });
    expect((await userOf(device)).authorities).toEqual([{ authority: 'ROLE_STORE_MANAGER' }]);
  });

  it('changes to an operator, and back to the people of the desk', async () => {
    const device = await aDeviceOf(shop, employee);
    expect((await takeOver(device, operator.number)).statusCode).toBe(200);
    expect((await ordersAt(device)).statusCode).toBe(400);
    expect((await ordersAt(device, { 'x-desk': '1001' })).statusCode).toBe(200);
    expect((await takeOver(device, colleague.number)).statusCode).toBe(200);
    expect((await ordersAt(device)).statusCode).toBe(200);
  });

  it.each([
    ['a person of another store', otherEmployee.number],
    ['an unknown number', '9999'],
    ['nonsense', 'x y z'],
  ])('does not change to %s', async (_, number) => {
    const device = await aDeviceOf(shop, employee);
    const refused = await takeOver(device, number);

    expect([refused.statusCode, messageOf(refused)]).toEqual([400, 'staff.pin.failed']);
    expect(await numberAt(device)).toBe('4711');
  });

  it('is signed out by the fifth wrong PIN, and the right one is too late', async () => {
    const device = await aDeviceOf(shop, employee);
    const statuses = [];
    for (const pin of ['1111', '2222', '3333', '4444', '5555'])
      statuses.push((await takeOver(device, '4712', pin)).statusCode);

    expect(statuses).toEqual([400, 400, 400, 400, 401]);
    expect((await takeOver(device, '4711')).statusCode).toBe(401);
    expect(await stateOf(device)).toMatchObject({ person: null });
  });

  it('grants no extra PINs to parallel calls', async () => {
    const device = await aDeviceOf(shop, employee);
    const answers = await Promise.all(Array.from({ length: 12 }, () => takeOver(device, '4712', '1111')));

    expect(answers.filter(({ statusCode }) => statusCode === 400).length).toBeLessThanOrEqual(5);
    expect(await stateOf(device)).toMatchObject({ person: null });
  });

  it('slows down guessing one PIN at several devices', async () => {
    const statuses = [];
    for (let at = 0; at < 3; at++) {
      const device = await aDeviceOf(shop, employee);
      for (let attempt = 0; attempt < 4; attempt++)
        statuses.push((await takeOver(device, '4712', '1111')).statusCode);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it('gains no new guesses of a PIN by waiting for ten minutes again and again', async () => {
    const guess = async () => (await takeOver(await aDeviceOf(shop, employee), '4712', '1111')).statusCode;
    for (let attempt = 0; attempt < 10; attempt++) expect(await guess()).toBe(400);
    expect(await guess()).toBe(429);

    const statuses = [];
    for (let round = 0; round < 3; round++) {
      await shop.db.query(
        `update attempt_limit set last_at = last_at - interval '11 minutes',
           blocked_until = blocked_until - interval '11 minutes'`,
      );
      for (let attempt = 0; attempt < 3; attempt++) statuses.push(await guess());
    }

    expect(statuses.filter((status) => status === 400)).toHaveLength(3);
  });

  it('with a new PIN or password since it was typed is not signed in by the old one', async () => {
    const staff = staffRepository(shop.db);
    const found = (await staff.find('4712'))!;
    expect(await staff.isUnchanged(found)).toBe(true);

    await staff.change(found.id, { pinHash: 'another' });
    expect(await staff.isUnchanged(found)).toBe(false);

    const changed = (await staff.find('4712'))!;
    await staff.setBlocked(found.id, true);
    expect(await staff.isUnchanged(changed)).toBe(false);
  });

  it('needs a password where no login is: a PIN alone opens nothing', async () => {
    expect((await takeOver(new Visitor(shop.app), '4711')).statusCode).toBe(401);
  });

  it('counts the wrong PINs again from a right one on', async () => {
    const device = await aDeviceOf(shop, employee);
    for (let round = 0; round < 2; round++) {
      for (const pin of ['1111', '2222', '3333']) await takeOver(device, '4711', pin);
      expect((await takeOver(device, '4711')).statusCode).toBe(200);
    }
  });
});

it('writes that wrong PINs have signed a device out, and for which person they were', async () => {
  const device = await aDeviceOf(shop, employee);
  for (let attempt = 0; attempt < 5; attempt++) await takeOver(device, '4712', '1111');

  const [last] = await shop.db.query(
    'select number, target, action, after from staff_audit order by id desc limit 1',
  );
  expect(last).toEqual({
    number: '4711',
    target: '4712',
    action: 'POST /rest/staff/pin/',
    after: { wrongPins: 5 },
  });
});

it('writes who has signed in, changed and signed out', async () => {
  const [{ last } = { last: '0' }] = await shop.db.query<{ last: string }>(
    'select coalesce(max(id), 0)::text as last from staff_audit',
  );
  const device = await aDeviceOf(shop, employee);
  await takeOver(device, '4712');
  await takeOver(device, '4712', '1111');
  await device.send('POST', signOutStaff.path);

  expect(
    await shop.db.query('select number, desk, action from staff_audit where id > $1 order by id', [last]),
  ).toEqual([
    { number: '4711', desk: '1001', action: 'POST /rest/staff/login/' },
    { number: '4712', desk: '1001', action: 'POST /rest/staff/pin/' },
    { number: '4712', desk: '1001', action: 'POST /rest/staff/logout/' },
  ]);
});
