/** @jest-environment node */
import {
  type ErrorBody,
  type RentalAvailability,
  type RentalQuote,
  type RentalVehicles,
} from '@fachwerk/shared/contracts';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { aVehicle, testVehicles } from '../testing/a-vehicle';
import { prepareVehicles } from './prepare-vehicles';
import { findVehicles } from './vehicle-repository';
import { writeVehicles } from './write-vehicles';

jest.setTimeout(120_000);

// A Tuesday in Köln.
const NOW = new Date('2026-12-01T09:00:00Z');
const REPAIR = { from: '2026-12-03T00:00:00+01:00', to: '2026-12-04T00:00:00+01:00', reason: 'Reifen' };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop('embedded', { now: () => NOW }, []);
  await writeStores(shop.db, testStores);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await writeVehicles(shop.db, testVehicles);
});

const read = (path: string, query: Record<string, string>) =>
  shop.app.inject(`/rest/rental/${path}/?${new URLSearchParams(query).toString()}`);
const WANTED = {
  vehicleId: '1001-A1',
  fromDay: '05.12.2026',
  fromTime: '12:00',
  toDay: '2026-12-07',
  toTime: '8:30',
};

it('lists the vehicles of a store with prices, deposit and terms, and no number plate', async () => {
  const answer = await read('vehicles', { companyId: '1001' });
  const { vehicles, terms, store } = answer.json<RentalVehicles>();

  expect(vehicles.map(({ vehicleId }) => vehicleId)).toEqual(['1001-A1', '1001-T2']);
  expect(vehicles[0]).toMatchObject({
    kind: 'TRAILER',
    licence: 'B',
    minAge: 18,
    deposit: { value: 5000 },
    prices: { hour: { value: 900 }, day: { value: 3900 }, weekend: { value: 6500 } },
  });
  expect([terms.stepMinutes, store.name]).toEqual([30, 'Fachwerk Köln']);
  expect(answer.body).not.toContain('FW 101');
  expect((await read('vehicles', { companyId: '1003' })).json<RentalVehicles>().vehicles).toEqual([]);
});

it('does not offer a vehicle that is no longer in the file', async () => {
  await writeVehicles(shop.db, testVehicles.slice(1));
  const { vehicles } = (await read('vehicles', { companyId: '1001' })).json<RentalVehicles>();

  expect(vehicles.map(({ vehicleId }) => vehicleId)).toEqual(['1001-T2']);
  expect((await read('quote', WANTED)).statusCode).toBe(404);
});

describe('the free times', () => {
  const times = async (query: Record<string, string> = {}) =>
    (await read('availability', { vehicleId: '1001-A1', ...query })).json<RentalAvailability>();

  it('are those of a week from today on, within opening hours and after the lead', async () => {
    const { days, lastDay } = await times();

    expect(days.map(({ day, starts }) => [day, starts[0]?.time ?? null])).toEqual([
      ['2026-12-01', '11:00'],
      ['2026-12-02', '08:00'],
      ['2026-12-03', '08:00'],
      ['2026-12-04', '08:00'],
      ['2026-12-05', '08:00'],
      ['2026-12-06', null],
      ['2026-12-07', '08:00'],
    ]);
    expect(lastDay).toBe('2027-01-30');
    expect(days[5]).toMatchObject({ isOpen: false, starts: [], ends: [] });
  });

  it('name the holiday on which the store is closed', async () => {
    const { days } = await times({ from: '25.12.2026', days: '1' });
    expect(days).toEqual([
      {
        day: '2026-12-25',
        isOpen: false,
        reason: '1. Weihnachtstag',
        starts: [],
        ends: expect.any(Array) as [],
      },
    ]);
  });

  it('leave out a repair, which ends the rentals before it', async () => {
    await writeVehicles(shop.db, [aVehicle({ blocked: [REPAIR] })]);
    const { days } = await times({ from: '2026-12-02', days: '3' });

    expect(days.map(({ starts }) => starts.length)).toEqual([24, 0, 24]);
    expect(days[0]?.starts[0]?.until).toBe('2026-12-02T23:00:00.000Z');
  });

  it.each([
    ['an unknown vehicle', { vehicleId: '9999-A1' }, 404],
    ['a day that does not exist', { from: '31.02.2026' }, 400],
    ['no number of days', { days: 'viele' }, 400],
    ['too many days', { days: '400' }, 400],
    ['a day of three years ahead: this week', { from: '2029-12-01' }, 200],
  ])('are answered for %s', async (_, query, status) => {
    expect((await read('availability', { vehicleId: '1001-A1', ...query })).statusCode).toBe(status);
  });
});

describe('the price of a time', () => {
  it('is stated with its parts, VAT, and the deposit beside it', async () => {
    const quote = (await read('quote', WANTED)).json<RentalQuote>();

    expect(quote).toMatchObject({
      isFree: true,
      from: '2026-12-05T11:00:00.000Z',
      toText: 'Mo., 07.12.2026, 8:30 Uhr',
      price: {
        total: { value: 6500, displayValue: '65,00\u00a0€' },
        parts: [{ unit: 'WEEKEND', count: 1 }],
        tax: { rate: 1900, amount: { value: 1038 } },
      },
      deposit: { value: 5000 },
    });
  });

  it('says whether the vehicle is free', async () => {
    await writeVehicles(shop.db, [aVehicle({ blocked: [REPAIR] })]);
    const asked = { ...WANTED, fromDay: '2026-12-02', toDay: '2026-12-04' };
    expect((await read('quote', asked)).json<RentalQuote>().isFree).toBe(false);
  });

  it.each([
    ['a day that does not exist', { fromDay: '31.02.2027' }, 'fromDay', 'forms.date'],
    ['a time that does not exist', { toTime: '25:00' }, 'toTime', 'rental.error.time'],
    ['no day', { toDay: '' }, 'toDay', 'forms.required'],
    ['an end before the begin', { toDay: '2026-12-04' }, 'toTime', 'rental.error.endsBefore'],
    ['a time that is over', { fromDay: '2026-11-30' }, 'fromDay', 'rental.error.past'],
    ['three years', { toDay: '2029-12-07' }, 'toDay', 'rental.error.tooLong'],
    ['a Sunday', { fromDay: '2026-12-06', fromTime: '10:00' }, 'fromDay', 'rental.error.closedDay'],
    ['an evening', { toTime: '21:00' }, 'toTime', 'rental.error.notOpen'],
  ])('is refused for %s', async (_, part, field, msg) => {
    const answer = await read('quote', { ...WANTED, ...part });

    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().fieldErrors).toContainEqual(expect.objectContaining({ field, msg }));
  });

  it('is refused for an hour that the clock skips', async () => {
    const asked = { fromDay: '2027-03-28', fromTime: '02:30', toDay: '2027-03-29', toTime: '08:00' };
    const answer = await read('quote', { vehicleId: '1001-A1', ...asked });

    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().fieldErrors).toEqual([
      { field: 'fromTime', msg: 'rental.error.skippedTime' },
    ]);
  });
});

it('the sample file fills the vehicles of stores that exist, once', async () => {
  const lines: string[] = [];
  const store = { ...testStores[0], companyId: '1109' } as (typeof testStores)[number];
  await writeStores(shop.db, [store]);
  await prepareVehicles(shop.db, (line) => lines.push(line));
  await prepareVehicles(shop.db, (line) => lines.push(line));

  expect(lines).toHaveLength(1);
  const vehicles = await findVehicles(shop.db, '1109');
  expect(vehicles.map(({ kind }) => kind)).toEqual(['TRAILER', 'TRAILER', 'VAN', 'VAN']);
});
