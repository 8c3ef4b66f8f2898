/** @jest-environment node */
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { openTestData, type TestData } from '../../testing/test-shop';
import { aVehicle, testVehicles } from '../testing/a-vehicle';
import { importVehicles, type VehicleOptions } from './import-vehicles';
import { prepareVehicles } from './prepare-vehicles';
import { findOffered } from './vehicle-repository';
import { writeVehicles } from './write-vehicles';

const REPAIR = { from: '2026-12-03T00:00+01:00', to: '2026-12-04T00:00+01:00', reason: 'Reifen' };

let data: TestData;
beforeAll(async () => {
  data = await openTestData('embedded', []);
  await writeStores(data.db, testStores);
});
afterAll(() => data.close());
beforeEach(async () => {
  await data.db.query('delete from rental_booking');
  await data.db.query('delete from rental_vehicle');
  await data.db.query('update rental_state set filled_by = null');
});

const run = (vehicles: readonly unknown[], options?: VehicleOptions) =>
  importVehicles(data.db, JSON.stringify(vehicles), options);
const offered = async () => (await findOffered(data.db)).map(({ vehicleId }) => vehicleId);
const changesOf = ({ changes }: Awaited<ReturnType<typeof run>>) =>
  [...changes].filter(([, { count }]) => count > 0).map(([kind, { examples }]) => [kind, ...examples]);

async function book(vehicleId: string): Promise<void> {
  await data.db.query(
    `insert into rental_booking (id, number, vehicle_id, company_id, during, state, hour_cents, day_cents, rent_cents,
       price_parts, deposit_cents, tax_rate, created_at, changed_at)
     values ('a', 'T-1', $1, '1001', '[2026-12-01T10:00Z, 2026-12-01T12:00Z)', 'BOOKED', 900, 3900, 1800, '[]', 5000,
       1900, now(), now())`,
    [vehicleId],
  );
}

it('has the vehicles of the file afterwards, and the sample ones do not come back', async () => {
  await writeVehicles(data.db, testVehicles);
  const done = await run([
    aVehicle({ dayCents: 4200, blocked: [REPAIR] }),
    aVehicle({ vehicleId: '1002-A1', companyId: '1002', licence: 'BE', plate: 'BN-FW 103' }),
    aVehicle({ vehicleId: '1001-N9', name: '  Neuer   Anhänger ' }),
  ]);

  expect(changesOf(done)).toEqual([
    ['new vehicles', '1001-N9'],
    ['vehicles that are not rented out any more', '1001-T2'],
    ['vehicles with changed dayCents', '1001-A1'],
    ['vehicles with changed blocked', '1001-A1'],
  ]);
  expect(done).toMatchObject({ count: 3, faults: [], isWritten: true });
  const lines: string[] = [];
  await prepareVehicles(data.db, (line) => lines.push(line));
  expect([await offered(), lines]).toEqual([['1001-A1', '1001-N9', '1002-A1'], []]);
});

it('changes nothing by a file that states what there is, in whatever time zone', async () => {
  await run([aVehicle({ blocked: [REPAIR] })]);
  const same = { ...REPAIR, from: '2026-12-02T23:00:00Z' };
  expect(changesOf(await run([aVehicle({ blocked: [same] })]))).toEqual([]);
});

it('only says what it would change in a dry run', async () => {
  await writeVehicles(data.db, testVehicles);
  const done = await run([aVehicle({ vehicleId: '1001-N9' })], { isDryRun: true });

  expect(done.isWritten).toBe(false);
  expect(changesOf(done)).toContainEqual(['new vehicles', '1001-N9']);
  expect(await offered()).toEqual(['1001-A1', '1001-T2', '1002-A1']);
});

it('needs a confirmation to end many vehicles, or one with an open booking, or to move that', async () => {
  await writeVehicles(data.db, testVehicles);
  const many = await run(testVehicles.slice(2), { endedPercent: 50 });
  expect(many).toMatchObject({
    isWritten: false,
    refusals: ['2 of 3 vehicles would not be rented out any more (67 %, more than 50 %): 1001-A1, 1001-T2'],
  });

  await book('1001-A1');
  const [first = aVehicle(), ...others] = testVehicles;
  for (const file of [others, [{ ...first, companyId: '1002' }, ...others]]) {
    const { isWritten, refusals } = await run(file);
    expect([isWritten, refusals]).toEqual([
      false,
      ['1 of 3 vehicles with open bookings would end or move (33 %, more than 0 %): 1001-A1'],
    ]);
  }
  expect(await offered()).toEqual(['1001-A1', '1001-T2', '1002-A1']);

  expect(await run(others, { isConfirmed: true })).toMatchObject({ isWritten: true });
  expect(await offered()).toEqual(['1001-T2', '1002-A1']);
});

it.each([
  ['an unknown store', { companyId: '9999' }, 'companyId', "there is no store '9999'"],
  ['no licence class', { licence: 'X' }, 'licence', /B96/],
  ['an amount with decimals', { dayCents: 39.5 }, 'dayCents', /int/],
  ['an amount that no one means', { dayCents: 3_000_000_000 }, 'dayCents', /100000000/],
  ['an empty name', { name: '  ' }, 'name', /1/],
  ['a misspelt field', { plat: 'K-FW 1' }, 'plat', "is not known; is it 'plate'?"],
  [
    'a repair that ends before it begins',
    { blocked: [{ ...REPAIR, to: REPAIR.from, from: REPAIR.to }] },
    'blocked.0',
    /ends before it begins/,
  ],
  [
    'a day that does not exist',
    { blocked: [{ ...REPAIR, from: '2026-02-31T00:00Z' }] },
    'blocked.0.from',
    /instant/,
  ],
])('refuses the whole file for %s, and names the vehicle', async (_, part, field, reason) => {
  await writeVehicles(data.db, testVehicles);
  const done = await run([
    aVehicle({ vehicleId: '1001-N9' }),
    { ...aVehicle({ vehicleId: '1001-X' }), ...part },
  ]);

  expect(done.isWritten).toBe(false);
  expect(done.faults).toEqual([
    {
      vehicle: '1001-X',
      field,
      reason: typeof reason === 'string' ? reason : (expect.stringMatching(reason) as string),
    },
  ]);
  expect(await offered()).toEqual(['1001-A1', '1001-T2', '1002-A1']);
});

it('reports every fault of a file at once, also a vehicle that stands in it twice', async () => {
  const done = await run([aVehicle(), aVehicle(), { ...aVehicle(), vehicleId: '' }, 7]);
  expect(done.faults.map(({ vehicle, field }) => [vehicle, field])).toEqual([
    ['3', 'vehicleId'],
    ['4', ''],
    ['1001-A1', 'vehicleId'],
  ]);
});

it.each([
  ['no JSON', '[{', /^cannot be read as JSON/],
  ['no list', '{}', /array of vehicles/],
])('refuses %s', async (_, content, reason) => {
  const { faults, isWritten } = await importVehicles(data.db, content);
  expect([isWritten, faults[0]?.reason]).toEqual([false, expect.stringMatching(reason)]);
});
