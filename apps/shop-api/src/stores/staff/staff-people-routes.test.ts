/** @jest-environment node */
import {
  addPerson,
  type ErrorBody,
  readPeople,
  readStaff,
  readStaffAudit,
  type StaffAudit,
  type StaffPeople,
  type StaffState,
} from '@fachwerk/shared/contracts';
import { testStores } from '../../testing/a-store';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { addTestStaff, aDeviceOf, signIn, testStaff } from '../../testing/test-staff';
import { writeStores } from '../store/store-repository';

const { employee, colleague, manager, otherManager, otherEmployee, operator } = testStaff;
const NEW = {
  number: ' neu1 ',
  name: 'Nina Neu',
  role: 'EMPLOYEE',
  password: 'Zollstock-99',
  pin: '2468',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('embedded', {}, []);
  await writeStores(shop.db, testStores);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.query('delete from attempt_limit');
  await shop.db.query('delete from staff');
  await addTestStaff(shop.db);
});

const change = (device: Visitor, number: string, action: string, fields: object = {}) =>
  device.send('POST', `${readPeople.path}${number}/${action}`, fields);
const add = (device: Visitor, fields: object = {}) =>
  device.send('POST', addPerson.path, { ...NEW, ...fields });
const faultOf = (answer: { json: () => unknown }) => {
  const { fieldErrors, globalErrors } = answer.json() as ErrorBody;
  return fieldErrors[0] ?? globalErrors[0]?.msg;
};
const isSignedIn = async (device: Visitor) =>
  (await device.get(readStaff.path)).json<StaffState>().person !== null;

describe('a manager', () => {
  it('adds an employee of the own store, who signs in', async () => {
    const device = await aDeviceOf(shop, manager);
    const answer = await add(device);

    expect(answer.json<StaffPeople>().people).toContainEqual({
      number: 'NEU1',
      name: 'Nina Neu',
      role: 'EMPLOYEE',
      desk: '1001',
      blockedAt: null,
    });
    const state = await signIn(new Visitor(shop.app), { number: 'neu1' }, NEW.password);
    expect(state.json<StaffState>().person).toMatchObject({ number: 'NEU1', desk: '1001' });
  });

  it('sees the people of the own store only', async () => {
    const device = await aDeviceOf(shop, manager);
    const { people } = (await device.get(readPeople.path)).json<StaffPeople>();

    expect(people.map(({ number }) => number)).toEqual(['4711', '4712', '4714']);
    expect((await device.get(`${readPeople.path}?desk=1002`)).statusCode).toBe(404);
  });

  it.each([
    ['a number that exists', { number: '4713' }, 409, { field: 'number', msg: 'staff.number.taken' }],
    ['an operator', { role: 'OPERATOR' }, 403, 'staffError.role'],
    ['a person of another store', { desk: '1002' }, 403, 'staffError.role'],
    ['a number with signs', { number: '47-11' }, 400, { field: 'number', msg: 'staff.number.form' }],
    ['a PIN that is tried first', { pin: '1234' }, 400, { field: 'pin', msg: 'staff.pin.simple' }],
    ['a PIN of letters', { pin: 'abcd' }, 400, { field: 'pin', msg: 'staff.pin.form' }],
    ['a weak password', { password: 'kurz' }, 400, { field: 'password' }],
    [
      'a common password',
      { password: 'Passwort-1' },
      400,
      { field: 'password', msg: 'account.password.common' },
    ],
    ['no name', { name: ' ' }, 400, { field: 'name' }],
    ['a role that does not exist', { role: 'BOSS' }, 400, { field: 'role' }],
  ])('does not add %s', async (_, fields, status, fault) => {
    const device = await aDeviceOf(shop, manager);
    const before = await shop.db.query('select number from staff order by number');
    const answer = await add(device, fields);

    expect(answer.statusCode).toBe(status);
    expect([faultOf(answer)]).toMatchObject([fault]);
    expect(await shop.db.query('select number from staff order by number')).toEqual(before);
  });

  it('blocks a person, whose devices are signed out at once, and unblocks them', async () => {
    const [device, blocked, other] = [
      await aDeviceOf(shop, manager),
      await aDeviceOf(shop, colleague),
      await aDeviceOf(shop, employee),
    ];
    expect((await change(device, colleague.number, 'block/')).statusCode).toBe(200);

    expect([await isSignedIn(blocked), await isSignedIn(other)]).toEqual([false, true]);
    expect((await signIn(blocked, colleague)).statusCode).toBe(400);
    await change(device, colleague.number, 'unblock/');
    expect((await signIn(blocked, colleague)).statusCode).toBe(200);
  });

  it('sets a new password, which signs the person out, and keeps what is not named', async () => {
    const [device, changed] = [await aDeviceOf(shop, manager), await aDeviceOf(shop, colleague)];
    const answer = await change(device, colleague.number, '', { password: 'Wasserwaage-12' });

    expect(answer.json<StaffPeople>().people).toContainEqual(
      expect.objectContaining({ number: '4714', name: 'Mensch 4714', role: 'EMPLOYEE' }),
    );
    expect(await isSignedIn(changed)).toBe(false);
    expect((await signIn(changed, colleague)).statusCode).toBe(400);
    expect((await signIn(changed, colleague, 'Wasserwaage-12')).statusCode).toBe(200);
  });

  it('makes a manager of an employee, whose rights are new at once', async () => {
    const [device, promoted] = [await aDeviceOf(shop, manager), await aDeviceOf(shop, colleague)];
    expect((await promoted.get(readPeople.path)).statusCode).toBe(403);
    await change(device, colleague.number, '', { role: 'MANAGER' });
    expect((await promoted.get(readPeople.path)).statusCode).toBe(200);
  });

  it('cannot block themself, nor give up the own role', async () => {
    const device = await aDeviceOf(shop, manager);
    for (const answer of [
      await change(device, manager.number, 'block/'),
      await change(device, manager.number, '', { role: 'EMPLOYEE' }),
    ])
      expect([answer.statusCode, faultOf(answer)]).toEqual([409, 'staffError.self']);
  });

  it.each([operator.number, otherEmployee.number, otherManager.number, '9999'])(
    'neither changes nor blocks %s, who is not of the store',
    async (number) => {
      const device = await aDeviceOf(shop, manager);
      for (const [action, fields] of [
        ['', { name: 'Fremd' }],
        ['block/', {}],
        ['unblock/', {}],
      ] as const)
        expect((await change(device, number, action, fields)).statusCode).toBe(404);
    },
  );

  it('makes nobody an operator', async () => {
    const answer = await change(await aDeviceOf(shop, manager), colleague.number, '', { role: 'OPERATOR' });
    expect([answer.statusCode, faultOf(answer)]).toEqual([
      400,
      { field: 'role', msg: 'staff.role.operator' },
    ]);
  });
});

it('deletes people six months after they were blocked', async () => {
  const block = (number: string, ago: string) =>
    shop.db.query('update staff set blocked_at = now() - $2::interval where number = $1', [number, ago]);
  await block(colleague.number, '6 months 1 day');
  await block(employee.number, '5 months 25 days');
  await shop.runJobs('remove people of desks who were blocked long ago');

  const device = await aDeviceOf(shop, manager);
  const { people } = (await device.get(readPeople.path)).json<StaffPeople>();
  expect(people.map(({ number }) => number)).toEqual([employee.number, manager.number]);
});

describe('an operator', () => {
  it('adds people of every desk, and operators without one', async () => {
    const device = await aDeviceOf(shop, operator);

    expect((await add(device, { desk: '1002', role: 'MANAGER' })).statusCode).toBe(200);
    expect((await add(device, { number: 'NEU2', desk: 'online' })).statusCode).toBe(200);
    expect((await add(device, { number: 'NEU3', role: 'OPERATOR' })).statusCode).toBe(200);
    for (const desk of ['9999', undefined]) {
      const answer = await add(device, { number: 'NEU4', ...(desk && { desk }) });
      expect([answer.statusCode, faultOf(answer)]).toEqual([
        400,
        { field: 'desk', msg: 'staff.desk.unknown' },
      ]);
    }
  });

  it('sees the people of one desk or of all', async () => {
    const device = await aDeviceOf(shop, operator);
    const numbers = async (query: string) =>
      (await device.get(readPeople.path + query)).json<StaffPeople>().people.map(({ number }) => number);

    expect(await numbers('?desk=1002')).toEqual(['4713', '4715']);
    expect(await numbers('')).toHaveLength(Object.keys(testStaff).length);
  });
});

describe('the audit', () => {
  it('is refused with a key that is none, before anything changes', async () => {
    const device = await aDeviceOf(shop, manager);
    const headers = { 'idempotency-key': 'x'.repeat(9000) };
    const answer = await device.send('POST', `${readPeople.path}4711/block/`, {}, headers);

    expect(answer.statusCode).toBe(400);
    const { people } = (await device.get(readPeople.path)).json<StaffPeople>();
    expect(people.find(({ number }) => number === '4711')?.blockedAt).toBeNull();
  });

  it('leaves a row for each change, also with the key of another one', async () => {
    const device = await aDeviceOf(shop, manager);
    const headers = { 'idempotency-key': 'the-same' };
    const target = `${readPeople.path}4711/`;
    for (const role of ['MANAGER', 'EMPLOYEE', 'MANAGER'])
      await device.send('POST', target, { role }, headers);

    const { entries } = (await device.get(readStaffAudit.path)).json<StaffAudit>();
    expect(entries.slice(0, 3).map((entry) => entry.target)).toEqual([target, target, target]);
  });

  it('shows a manager what was done at the own desk, in pages of 50', async () => {
    const [device, other] = [await aDeviceOf(shop, manager), await aDeviceOf(shop, otherManager)];
    await change(other, otherEmployee.number, 'block/');
    for (let round = 0; round < 60; round++) await change(device, colleague.number, 'unblock/');
    const read = async (query: string) => (await device.get(readStaffAudit.path + query)).json<StaffAudit>();

    const first = await read('');
    expect(first.entries).toHaveLength(50);
    expect(first.entries[0]).toMatchObject({
      number: '4712',
      desk: '1001',
      action: 'POST /rest/staff/people/{number}/unblock/',
      target: '/rest/staff/people/4714/unblock/',
    });
    const second = await read(`?before=${first.next}`);
    expect(second.entries.length).toBeGreaterThan(10);
    const all = [...first.entries, ...second.entries];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.every(({ desk }) => desk === '1001')).toBe(true);
  });
});
