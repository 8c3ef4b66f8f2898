/** @jest-environment node */
import { readStaff, type StaffState } from '@fachwerk/shared/contracts';
import { makeStaff, removeStaff } from '../../staff.entry';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { signIn } from '../../testing/test-staff';

const ANNA = {
  number: 'a4711',
  name: 'Anna Beispiel',
  role: 'manager',
  desk: '1001',
  password: 'Zollstock-99',
  pin: '2468',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('embedded', {}, []);
  await writeStores(shop.db, testStores);
});
afterAll(() => shop.close());
const where = () => ({ databaseUrl: shop.databaseUrl, dataDir: '' });

it('adds a person who signs in, replaces and removes them, and keeps what they did', async () => {
  const device = new Visitor(shop.app);
  const person = async () => (await device.get(readStaff.path)).json<StaffState>().person;

  await makeStaff(where(), ANNA);
  expect((await signIn(device, ANNA, ANNA.password)).statusCode).toBe(200);
  expect(await person()).toMatchObject({ number: 'A4711', role: 'MANAGER', desk: '1001' });

  await makeStaff(where(), { ...ANNA, password: 'Wasserwaage-12', desk: '1002' });
  expect(await person()).toBeNull();
  expect((await signIn(device, ANNA, ANNA.password)).statusCode).toBe(400);
  expect((await signIn(device, ANNA, 'Wasserwaage-12')).statusCode).toBe(200);
  expect(await person()).toMatchObject({ desk: '1002' });

  expect(await removeStaff(where(), ' a4711')).toBe(true);
  expect(await removeStaff(where(), 'A4711')).toBe(false);
  expect(await person()).toBeNull();
  expect(await shop.db.query('select distinct name from staff_audit')).toEqual([{ name: 'Anna Beispiel' }]);
});

describe('a person who is an operator of the registry', () => {
  const OLGA = { ...ANNA, number: '4700', role: 'operator', desk: undefined };
  const linked = () => shop.db.query('select number, operator from staff order by number');
  beforeEach(() => shop.db.query('delete from staff'));

  it('is linked by name, and no longer when they are replaced without it', async () => {
    await makeStaff(where(), { ...OLGA, operator: ' olga ' });
    expect(await linked()).toEqual([{ number: '4700', operator: 'olga' }]);

    await makeStaff(where(), { ...OLGA, operator: 'olga' });
    expect(await linked()).toEqual([{ number: '4700', operator: 'olga' }]);

    await makeStaff(where(), OLGA);
    expect(await linked()).toEqual([{ number: '4700', operator: null }]);
  });

  it('is one person only', async () => {
    await makeStaff(where(), { ...OLGA, operator: 'olga' });

    await expect(makeStaff(where(), { ...OLGA, number: '4701', operator: 'olga' })).rejects.toThrow(
      'the operator olga is the person 4700 already',
    );
    expect(await linked()).toEqual([{ number: '4700', operator: 'olga' }]);
  });

  it.each([
    [
      { ...ANNA, operator: 'olga' },
      'only a person with the role operator is an operator of /operations/ too',
    ],
    [{ ...OLGA, operator: ' ' }, 'the name of the operator is empty'],
  ])('is refused as %j', async (person, sentence) => {
    await expect(makeStaff(where(), person)).rejects.toThrow(sentence);
    expect(await linked()).toEqual([]);
  });
});

it.each([
  [{ desk: '9999' }, 'there is no store 9999'],
  [{ role: 'operator' }, 'employees and managers have a desk, operators have none'],
  [{ desk: undefined }, 'employees and managers have a desk, operators have none'],
  [{ pin: '1234' }, 'the pin does not fit (staff.pin.simple)'],
  [{ number: '47/11' }, 'the number does not fit (staff.number.form)'],
])('refuses %j with a sentence', async (change, sentence) => {
  await expect(makeStaff(where(), { ...ANNA, ...change })).rejects.toThrow(sentence);
});

it('refuses a place without a database with a sentence', async () => {
  await expect(makeStaff({ databaseUrl: undefined, dataDir: '/nonexistent' }, ANNA)).rejects.toThrow(
    'there is no database in the data folder yet',
  );
});
