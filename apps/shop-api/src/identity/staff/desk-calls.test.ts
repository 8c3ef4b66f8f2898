/** @jest-environment node */
import { allContracts } from '@fachwerk/shared/contracts';
import type { LightMyRequestResponse } from 'fastify';
import { importLotteries } from '../../customers/lottery/import-lotteries';
import { moveOrder } from '../../orders/lifecycle/move-order';
import { placeOrder } from '../../orders/lifecycle/place-order';
import { testVehicles } from '../../rental/testing/a-vehicle';
import { writeVehicles } from '../../rental/vehicles/write-vehicles';
import { writeStores } from '../../stores/store/store-repository';
import { aLottery } from '../../testing/a-lottery';
import { testStores } from '../../testing/a-store';
import { aCartToOrder, actorOf } from '../../testing/an-order';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { addTestStaff, aDeviceOf, testStaff } from '../../testing/test-staff';
import { type Caller, CALLERS, deskAccessTable } from './testing/desk-access-table';

jest.setTimeout(120_000);

const STORE = '1001';
const ITEM = '100401';
const PLACED_AT = new Date('2026-12-01T09:00:00Z');
const NAMED_DESKS = ['accounting', 'online', 'product-safety', 'reviews', 'search', 'service'];
const tokenOf = (desk: string) => `a-token-of-${desk}`.padEnd(24, '-');

/** Where no row of the test exists, the value is malformed: those who are let in read 400. */
const PARAMETERS: Record<string, string> = {
  applicationId: '%20',
  bookingId: 'a-rental',
  caseId: 'a-case',
  contactId: '%20',
  attachment: '1',
  picture: '1',
  companyId: STORE,
  day: '2026-12-06',
  itemId: ITEM,
  key: 'technical.error',
  language: 'de',
  number: testStaff.colleague.number,
  receiptNumber: '%20',
  reviewId: '%20',
  synonymId: '%20',
};
const QUERIES: Record<string, string> = {
  'GET /rest/desk/items/': `?code=${ITEM}`,
  'GET /rest/desk/items/{itemId}/supply/': '?day=never',
  'GET /rest/staff/people/': `?desk=${STORE}`,
  'GET /rest/staff/audit/': `?desk=${STORE}`,
};
const PIECE = { lines: [{ lineId: 1, quantity: 1 }] };
const BODIES: Record<string, object> = {
  'POST /rest/desk/orders/{orderId}/found/': { lines: [{ lineId: 1, quantity: 2 }] },
  'POST /rest/desk/orders/{orderId}/hand-over/': { code: '1' },
  'POST /rest/desk/orders/{orderId}/ship/': { carrier: 'DHL', trackingNumber: '1' },
  'POST /rest/desk/orders/{orderId}/parcel/': { parcel: 1, carrier: 'DHL', trackingNumber: '1' },
  'POST /rest/desk/orders/{orderId}/return/': { lines: [{ lineId: 1, quantity: 1 }] },
  'POST /rest/desk/cases/{caseId}/match/': { orderNumber: 'none' },
  'POST /rest/desk/cases/{caseId}/arrived/': PIECE,
  'POST /rest/desk/cases/{caseId}/not-coming/': PIECE,
  'POST /rest/desk/cases/{caseId}/give/': PIECE,
  'POST /rest/desk/cases/{caseId}/repaired/': PIECE,
  'POST /rest/desk/cases/{caseId}/replace/': PIECE,
  'POST /rest/desk/cases/{caseId}/disposition/': { ...PIECE, to: 'SHELF' },
  'POST /rest/desk/cases/{caseId}/not-owed/': { reason: 'Bleibt beim Kunden' },
  'PUT /rest/desk/stores/{companyId}/special-openings/{day}/': { reason: 'Inventur', hours: [] },
  'PUT /rest/desk/stores/{companyId}/opening-offers/{day}/': {
    name: 'Advent',
    end: '2026-12-23',
    hours: {},
  },
  'POST /rest/desk/contacts/{contactId}/answer/': { text: 'Gern, wir kümmern uns darum.' },
  'POST /rest/desk/items/{itemId}/releases/': { quantity: 1 },
  'POST /rest/desk/items/{itemId}/releases/{releaseId}/disclose/': { occasion: 'AUTHORITY' },
  'POST /rest/desk/items/{itemId}/releases/{releaseId}/correct/': { reason: 'TWICE' },
  'POST /rest/desk/rentals/{bookingId}/hand-out/': { licence: 'B', licenceSeen: true, depositTaken: true },
  'POST /rest/desk/rentals/{bookingId}/return/': { damage: '' },
  'POST /rest/desk/rentals/{bookingId}/cancel/': { reason: 'Reifenschaden' },
  'POST /rest/desk/rentals/{bookingId}/undo/': { version: 1 },
  'POST /rest/desk/texts/{language}/{key}/': { text: null, seen: null },
  'POST /rest/desk/synonyms/': { terms: ['Akkuschrauber', 'Akkubohrer'] },
  'POST /rest/staff/people/': {
    number: 'NEU1',
    name: 'Nina Neu',
    role: 'EMPLOYEE',
    desk: STORE,
    password: 'Zollstock-99',
    pin: '2468',
  },
};

const contracts = allContracts.filter(({ path }) => /^\/rest\/(desk|staff)\//.test(path));
type Contract = (typeof contracts)[number];
const nameOf = ({ method, path }: Contract): string => `${method} ${path}`;
/** In the order of the table, in which an order comes to its end. */
const rows = [...deskAccessTable.keys()];
const named = contracts
  .map((call) => [nameOf(call), call] as const)
  .sort(([one], [other]) => rows.indexOf(one) - rows.indexOf(other));

let shop: TestShop;
let orderId: string;
let requestId: string;
const devices = new Map<Caller, Visitor>();

beforeAll(async () => {
  shop = await openTestShop('embedded', {
    staffTicketSecret: 'the secret of the tickets, long enough',
    deskTokens: [STORE, '1002', ...NAMED_DESKS].map((desk) => `${desk}:${tokenOf(desk)}`),
    now: () => new Date('2026-12-01T10:00:00Z'),
    rateLimit: { changes: 1_000_000, reads: 1_000_000 },
  });
  await writeStores(shop.db, testStores);
  await shop.setStock(ITEM, 1000, STORE);
  await addTestStaff(shop.db);
  orderId = await anOrder();
  // Four callers are let in: with one piece each, four arrive and four do not, and nothing stays open.
  const collectedId = await anOrder(8);
  for (const event of ['pick', 'find', 'ready', 'collect'] as const)
    await shop.db.transaction((tx) =>
      moveOrder(tx, collectedId, event, { actor: actorOf(event), now: PLACED_AT }),
    );
  // Other desks take back what this store has handed out; the store itself reads that the order is its own.
  const foreignId = await anOrder(4);
  for (const event of ['pick', 'find', 'ready', 'collect'] as const)
    await shop.db.transaction((tx) =>
      moveOrder(tx, foreignId, event, { actor: actorOf(event), now: PLACED_AT }),
    );
  const [foreign] = await shop.db.query<{ orderOrCase: string; proof: string }>(
    `select number as "orderOrCase", contact ->> 'lastName' as proof from shop_order where id = $1`,
    [foreignId],
  );
  BODIES['POST /rest/desk/take-backs/find/'] = foreign!;
  BODIES['POST /rest/desk/take-backs/'] = { ...foreign, ...PIECE };
  requestId = await aRequest();
  PARAMETERS.releaseId = await aRelease();
  PARAMETERS.lotteryId = await aClosedLottery();
  await writeVehicles(shop.db, testVehicles);
  await shop.db.query(
    `insert into rental_booking (id, number, vehicle_id, company_id, during, state, hour_cents, day_cents, rent_cents,
       price_parts, deposit_cents, tax_rate, created_at, changed_at)
     values ('a-rental', 'T-1', '1001-A1', $1, '[2026-12-01T10:00Z, 2026-12-01T12:00Z)', 'BOOKED', 900, 3900, 1800,
       '[]', 5000, 1900, now(), now())`,
    [STORE],
  );
  const [stored] = await shop.db.query<{ number: string }>(
    `with stored as (
       insert into order_case (id, number, order_id, kind, email, order_number, desk, received_at, version)
       values ('a-case', 'R-1', $1, 'RETURN', 'erika@example.org', '', $2, now(), 0))
     select number from shop_order where id = $1`,
    [collectedId, STORE],
  );
  await shop.db.query(`insert into order_case_line (case_id, line_id, pieces) values ('a-case', 1, 8)`);
  await shop.db.query(
    `insert into order_case_picture (case_id, number, media_type, width, height, bytes, hash)
     values ('a-case', 1, 'image/png', 1, 1, '\\x00', 'x')`,
  );
  BODIES['POST /rest/desk/cases/'] = {
    ...PIECE,
    orderNumber: stored?.number ?? '',
    kind: 'RETURN',
    wish: 'REFUND',
  };
});
afterAll(() => shop.close());
beforeEach(() => shop.db.query('delete from attempt_limit'));

async function aClosedLottery(): Promise<string> {
  const lottery = aLottery({ opensAt: '2026-11-01 08:00', closesAt: '2026-11-30 18:00' });
  await importLotteries(shop.db, JSON.stringify([lottery]));
  return lottery.lotteryId;
}

/** Pieces to be collected. */
async function anOrder(quantity = 2): Promise<string> {
  const order = await aCartToOrder(shop.db, [{ itemId: ITEM, quantity, locationId: STORE }], {
    kind: 'collect',
    companyId: STORE,
    needsPayment: false,
  });
  const outcome = await shop.db.transaction((tx) => placeOrder(tx, order, PLACED_AT));
  if (!('orderId' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.orderId;
}

async function aRequest(): Promise<string> {
  const [row] = await shop.db.query<{ id: string }>(
    `insert into store_request (company_id, item_id, question, name, email, asked_at)
     values ($1, $2, 'Haben Sie das noch einmal?', 'Erika', 'erika@example.org', now()) returning id::text`,
    [STORE, ITEM],
  );
  return row?.id ?? '';
}

async function aRelease(): Promise<string> {
  const [row] = await shop.db.query<{ id: string }>(
    `insert into item_release (company_id, item_id, item_name, ean, quantity, released_by, person_name, released_at,
       keep_until, key, hash)
     values ($1, $2, 'x', 'x', 1, 'x', 'x', now(), now(), 'x', 'x') returning id::text`,
    [STORE, ITEM],
  );
  return row?.id ?? '';
}

/** Signing out and locking need a device of their own. */
async function deviceOf(caller: Caller, call: Contract): Promise<Visitor> {
  if (caller === 'nobody') return new Visitor(shop.app);
  const isEnded = call.path.endsWith('/logout/') || call.path.endsWith('/lock/');
  const device = devices.get(caller);
  if (device && !isEnded) return device;
  const fresh = await aDeviceOf(shop, testStaff[caller as keyof typeof testStaff]);
  if (!isEnded) devices.set(caller, fresh);
  return fresh;
}

function addressOf(call: Contract): string {
  const ids: Record<string, string> = { ...PARAMETERS, orderId, requestId };
  const path = call.path.replace(/\{(\w+)\}/g, (_, parameter: string) => ids[parameter] ?? 'none');
  return path + (QUERIES[nameOf(call)] ?? '');
}

const deskOf = (call: Contract): string => deskAccessTable.get(nameOf(call))?.desk ?? '';

function sendFrom(device: Visitor, call: Contract, headers: Record<string, string> = {}) {
  const url = addressOf(call);
  return call.method === 'GET'
    ? device.get(url, headers)
    : device.send(call.method, url, BODIES[nameOf(call)] ?? {}, headers);
}

async function send(call: Contract, caller: Caller): Promise<LightMyRequestResponse> {
  if (caller !== 'machine' && caller !== 'otherMachine') {
    const device = await deviceOf(caller, call);
    return sendFrom(device, call, caller === 'operator' ? { 'x-desk': deskOf(call) } : {});
  }
  const authorization = `Bearer ${tokenOf(caller === 'machine' ? deskOf(call) : '1002')}`;
  return shop.app.inject({
    method: call.method,
    url: addressOf(call),
    headers: { authorization },
    ...((call.method === 'POST' || call.method === 'PUT') && { payload: BODIES[nameOf(call)] ?? {} }),
  });
}

const auditCount = async (): Promise<number> => {
  const [row] = await shop.db.query<{ n: number }>('select count(*)::int as n from staff_audit');
  return row?.n ?? 0;
};
const isPerson = (caller: Caller) => !['nobody', 'machine', 'otherMachine'].includes(caller);

it('are all in the table of access, and no others', () => {
  expect([...deskAccessTable.keys()].sort()).toEqual(named.map(([name]) => name).sort());
});

it.each(named)(
  '%s is open to those of the table, and a change by a person has one audit row',
  async (name, call) => {
    const got: Partial<Record<Caller, unknown>> = {};
    const counts: Partial<Record<Caller, [number, number]>> = {};
    for (const caller of CALLERS) {
      await shop.db.query('delete from attempt_limit');
      if (isPerson(caller)) await deviceOf(caller, call);
      const before = await auditCount();
      const signsIn = call.path.endsWith('/logout/') || call.path.endsWith('/lock/') ? 1 : 0;
      const { statusCode } = await send(call, caller);
      got[caller] = [401, 403, 404].includes(statusCode) ? statusCode : 'in';
      const isNoted = call.method !== 'GET' && statusCode < 400 && !call.path.endsWith('/lock/');
      counts[caller] = [(await auditCount()) - before, isPerson(caller) ? Number(isNoted) + signsIn : 0];
    }

    expect(got).toEqual(deskAccessTable.get(name)?.access);
    for (const [caller, [counted, expected]] of Object.entries(counts))
      expect([caller, counted]).toEqual([caller, expected]);
  },
);

it('have succeeded for a person, at least once where the test has the data', async () => {
  const noted = await shop.db.query<{ action: string }>('select distinct action from staff_audit');
  const withoutData = named
    .map(([name]) => name)
    .filter((name) => !name.startsWith('GET') && !noted.some(({ action }) => action === name));

  expect(withoutData.sort()).toEqual([
    'DELETE /rest/desk/synonyms/{synonymId}/',
    'POST /rest/desk/card-applications/{applicationId}/accept/',
    'POST /rest/desk/card-applications/{applicationId}/refuse/',
    'POST /rest/desk/cases/',
    'POST /rest/desk/cases/{caseId}/match/',
    'POST /rest/desk/cases/{caseId}/repaired/',
    'POST /rest/desk/contacts/{contactId}/answer/',
    'POST /rest/desk/contacts/{contactId}/close/',
    'POST /rest/desk/items/{itemId}/price/',
    'POST /rest/desk/items/{itemId}/releases/',
    'POST /rest/desk/items/{itemId}/stock/',
    'POST /rest/desk/orders/{orderId}/deliver/',
    'POST /rest/desk/orders/{orderId}/expire/',
    'POST /rest/desk/orders/{orderId}/hand-over/',
    'POST /rest/desk/orders/{orderId}/parcel/',
    'POST /rest/desk/orders/{orderId}/put-back/',
    'POST /rest/desk/orders/{orderId}/return/',
    'POST /rest/desk/orders/{orderId}/ship/',
    'POST /rest/desk/payouts/{orderId}/paid/',
    'POST /rest/desk/receipts/',
    'POST /rest/desk/rentals/{bookingId}/cancel/',
    'POST /rest/desk/rentals/{bookingId}/no-show/',
    'POST /rest/desk/rentals/{bookingId}/undo/',
    'POST /rest/desk/reviews/{reviewId}/publish/',
    'POST /rest/desk/reviews/{reviewId}/refuse/',
    'POST /rest/desk/withdrawals/{receiptNumber}/handled/',
    'POST /rest/staff/lock/',
    'POST /rest/staff/operator/',
    'POST /rest/staff/pin/',
    'PUT /rest/desk/synonyms/{synonymId}/',
  ]);
});

it.each(named.filter(([, { method }]) => method !== 'GET'))(
  '%s is not sent by another page: without the token of the session it changes nothing',
  async (_, call) => {
    const device = await aDeviceOf(shop, testStaff.operator);
    const before = await auditCount();
    device.csrf = 'guessed';

    expect((await sendFrom(device, call, { 'x-desk': deskOf(call) })).statusCode).toBe(403);
    expect(await auditCount()).toBe(before);
  },
);

describe('the audit row of a change', () => {
  const lastRow = async () =>
    (await shop.db.query<Record<string, unknown>>('select * from staff_audit order by id desc limit 1'))[0];

  it('has person, desk, both sides, and what the device claims of the time', async () => {
    const device = await aDeviceOf(shop, testStaff.employee);
    const url = `/rest/desk/orders/${await anOrder()}/pick/`;
    const headers = {
      'x-recorded-by': ' 4714',
      'x-recorded-ago': '36000',
      'idempotency-key': 'recorded-offline',
    };
    for (let repeat = 0; repeat < 2; repeat++) await device.send('POST', url, {}, headers);

    expect(await lastRow()).toMatchObject({
      number: '4711',
      name: 'Mensch 4711',
      role: 'EMPLOYEE',
      desk: STORE,
      action: 'POST /rest/desk/orders/{orderId}/pick/',
      target: url,
      recorded_by: '4714',
      recorded_ago: 36000,
      key: 'recorded-offline',
    });
    expect(
      await shop.db.query(`select count(*)::int as n from staff_audit where key = 'recorded-offline'`),
    ).toEqual([{ n: 1 }]);
  });

  it('is written with nonsense in the claim, without it', async () => {
    requestId = await aRequest();
    const device = await aDeviceOf(shop, testStaff.employee);
    const answer = await device.send(
      'POST',
      `/rest/desk/stores/${STORE}/requests/${requestId}/answered/`,
      {},
      { 'x-recorded-by': '<script>', 'x-recorded-ago': '-5' },
    );

    expect(answer.statusCode).toBe(200);
    expect(await lastRow()).toMatchObject({ recorded_by: null, recorded_ago: null });
  });

  it('has no password and no PIN', async () => {
    const device = await aDeviceOf(shop, testStaff.manager);
    await device.send('POST', `/rest/staff/people/${testStaff.colleague.number}/`, {
      name: 'Karla Kollegin',
      password: 'Wasserwaage-12',
      pin: '1379',
    });
    const row = await lastRow();

    expect(row).toMatchObject({
      before: { name: 'Mensch 4714' },
      after: { name: 'Karla Kollegin', hasNewPassword: true, hasNewPin: true },
    });
    expect(JSON.stringify(row)).not.toMatch(/Wasserwaage|1379/);
  });

  it('is not all: the journal of the order names the person', async () => {
    const [row] = await shop.db.query<{ actor: string }>(
      `select actor from order_event where order_id = $1 and event = 'pick'`,
      [orderId],
    );
    expect(row?.actor).toBe('desk 1001 4711');
  });

  it('is not changed', async () => {
    await expect(shop.db.query(`update staff_audit set name = 'x'`)).rejects.toThrow('append-only');
    await expect(shop.db.query('truncate staff_audit')).rejects.toThrow('append-only');
  });

  it('is removed after three years', async () => {
    await shop.db.query(
      `insert into staff_audit (staff_id, number, name, role, action, target, at)
       values (gen_random_uuid(), 'OLD', 'x', 'EMPLOYEE', 'x', 'x', now() - interval '3 years 1 day'),
         (gen_random_uuid(), 'KEPT', 'x', 'EMPLOYEE', 'x', 'x', now() - interval '3 years' + interval '1 day')`,
    );
    await shop.runJobs('remove old audit rows of desks');
    expect(await shop.db.query(`select number from staff_audit where number in ('OLD', 'KEPT')`)).toEqual([
      { number: 'KEPT' },
    ]);
  });
});
