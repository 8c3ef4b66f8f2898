/** @jest-environment node */
import type { CatalogueDuties } from '@fachwerk/shared/catalogue-format';
import type {
  DeskItem,
  DeskReleaseForm,
  ErrorBody,
  ItemRelease,
  ReleaseBook,
  ReleaseSummary,
} from '@fachwerk/shared/contracts';
import { writeStores } from '../../stores/store/store-repository';
import { anItem, aProduct } from '../../testing/a-product';
import { testStores } from '../../testing/a-store';
import { openTestShop, type TestShop, type Visitor } from '../../testing/test-shop';
import { addTestStaff, aDeviceOf, testStaff } from '../../testing/test-staff';
import { removeOldReleases } from './releases';

jest.setTimeout(120_000);

const STORE = '1001';
const NOW = new Date('2026-12-01T10:00:00Z');
let time = NOW;
beforeEach(() => {
  time = NOW;
});
const ITEMS = {
  advice: { needsAdvice: true },
  poison: { poison: true },
  installer: { needsInstaller: true },
  precursor: { precursor: 'RESTRICTED' },
  both: { poison: true, precursor: 'RESTRICTED' },
  reportable: { precursor: 'REPORTABLE' },
  none: {},
} as const satisfies Record<string, CatalogueDuties>;
type Name = keyof typeof ITEMS;
const NUMBERS = Object.fromEntries(
  Object.keys(ITEMS).map((name, index) => [name, `90${index + 1}100`]),
) as Record<Name, string>;

const ADVICE: DeskReleaseForm = { quantity: 1, talkHeld: true, userCategory: 'PUBLIC', isEntitled: true };
const POISON: DeskReleaseForm = {
  quantity: 2,
  acquirer: 'Erika Beispiel',
  address: 'Giftweg 7, 50667 Köln',
  purpose: 'Wühlmäuse im Garten',
  identitySeen: true,
  isInformed: true,
  isAllowed: true,
};
const INSTALLER: DeskReleaseForm = { quantity: 1, installer: 'Kälte Köln GmbH', proofSeen: true };
const PRECURSOR: DeskReleaseForm = {
  quantity: 1,
  acquirer: 'Galvanik Beispiel GmbH',
  address: 'Säurestraße 3, 50667 Köln',
  trade: 'Oberflächentechnik',
  vatId: 'DE123456789',
  purpose: 'Beizen von Stahl',
  representative: 'Karl Galvan',
  documentKind: 'ID_CARD',
  documentNumber: 'L01X00T47, Stadt Köln',
  identitySeen: true,
  isPlausible: true,
};
const FORMS = {
  advice: ADVICE,
  poison: POISON,
  installer: INSTALLER,
  precursor: PRECURSOR,
  both: Object.assign({}, POISON, PRECURSOR),
};

let shop: TestShop;
const devices = new Map<string, Visitor>();
beforeAll(async () => {
  const products = Object.entries(ITEMS).map(([name, duties]) => {
    const itemId = NUMBERS[name as Name];
    return aProduct({ productId: itemId.slice(0, 4), items: [anItem({ itemId, duties })] });
  });
  shop = await openTestShop(
    'embedded',
    { now: () => time, rateLimit: { changes: 10_000, reads: 10_000 } },
    products,
  );
  await writeStores(shop.db, testStores);
  await addTestStaff(shop.db);
  for (const itemId of Object.values(NUMBERS)) await shop.setStock(itemId, 10, STORE);
});
afterAll(() => shop.close());

type Answer = ItemRelease & ErrorBody;

async function deviceOf(person: keyof typeof testStaff): Promise<Visitor> {
  const device = devices.get(person) ?? (await aDeviceOf(shop, testStaff[person]));
  devices.set(person, device);
  return device;
}

interface Sent {
  person?: keyof typeof testStaff;
  key?: string;
}
async function record(name: Name, form: object, { person = 'employee', key }: Sent = {}) {
  const device = await deviceOf(person);
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  const response = await device.send('POST', `/rest/desk/items/${NUMBERS[name]}/releases/`, form, headers);
  return { status: response.statusCode, ...response.json<Answer>() };
}
async function disclose(
  name: Name,
  releaseId: string,
  person: keyof typeof testStaff = 'manager',
  occasion = 'AUTHORITY',
) {
  const device = await deviceOf(person);
  const url = `/rest/desk/items/${NUMBERS[name]}/releases/${releaseId}/disclose/`;
  const response = await device.send('POST', url, { occasion });
  return { status: response.statusCode, body: response.body, ...response.json<Answer>() };
}
async function correct(
  name: Name,
  releaseId: string,
  form: object,
  person: keyof typeof testStaff = 'employee',
) {
  const device = await deviceOf(person);
  const url = `/rest/desk/items/${NUMBERS[name]}/releases/${releaseId}/correct/`;
  const response = await device.send('POST', url, form);
  return { status: response.statusCode, ...response.json<ReleaseSummary & ErrorBody>() };
}
async function readBook(query: string, person: keyof typeof testStaff = 'manager') {
  const response = await (await deviceOf(person)).get(`/rest/desk/releases/${query}`);
  return { status: response.statusCode, body: response.body, ...response.json<ReleaseBook & ErrorBody>() };
}
const read = async (name: Name, person: keyof typeof testStaff = 'employee') =>
  (await (await deviceOf(person)).get(`/rest/desk/items/?code=${NUMBERS[name]}`)).json<DeskItem>();
const count = async () =>
  (await shop.db.query<{ n: number }>('select count(*)::int as n from item_release'))[0]?.n ?? 0;
const lastAudit = async () =>
  (await shop.db.query<Record<string, unknown>>('select * from staff_audit order by id desc limit 1'))[0];
const proofsOf = (releaseId: string) =>
  shop.db.query<{ proof: string; record: Record<string, unknown>; keepUntil: Date }>(
    `select proof, record, keep_until as "keepUntil" from item_release_proof where release_id = $1 order by proof`,
    [releaseId],
  );

it('names the proofs of an item, all of them', async () => {
  expect((await read('both')).proofs).toEqual(['precursor', 'poison']);
  expect((await read('advice')).proofs).toEqual(['advice']);
  for (const name of ['none', 'reportable'] as const) expect((await read(name)).proofs).toEqual([]);
});

it.each([
  ['advice', { talkHeld: true, userCategory: 'PUBLIC', isEntitled: true }],
  [
    'poison',
    { acquirer: 'Erika Beispiel', address: 'Giftweg 7, 50667 Köln', collector: '', identitySeen: true },
  ],
  ['installer', { installer: 'Kälte Köln GmbH', certificate: '', proofSeen: true }],
  ['precursor', { trade: 'Oberflächentechnik', documentNumber: 'L01X00T47, Stadt Köln', isPlausible: true }],
] as const)('records the release of an item that needs %s', async (name, stated) => {
  const { status, ...release } = await record(name, FORMS[name]);

  expect(status).toBe(200);
  expect(release).toMatchObject({
    number: `A-${release.releaseId}`,
    atText: '01.12.2026, 11:00 Uhr',
    by: '1001 4711',
    handedOverBy: 'Mensch 4711',
    quantity: FORMS[name].quantity,
    proofs: [name],
    itemId: NUMBERS[name],
    record: stated,
  });
  expect(release.ean).toMatch(/^\d{13}$/);
  expect((await read(name)).releases?.[0]).toEqual({
    releaseId: release.releaseId,
    number: release.number,
    at: NOW.toISOString(),
    atText: release.atText,
    by: release.by,
    quantity: release.quantity,
    proofs: [name],
  });
});

it('asks for two proofs of one item at once, and keeps each as long as its law says', async () => {
  const { status, releaseId, record: stated } = await record('both', FORMS.both);

  expect([status, stated.acquirer, stated.isInformed]).toEqual([200, PRECURSOR.acquirer, true]);
  const [poison, precursor] = await proofsOf(releaseId);
  expect(poison).toMatchObject({ proof: 'poison', keepUntil: new Date('2031-12-31T23:00:00Z') });
  expect(precursor).toMatchObject({ proof: 'precursor', keepUntil: new Date('2028-06-01T10:00:00Z') });
  expect(poison?.record).not.toHaveProperty('documentNumber');
  expect(precursor?.record).not.toHaveProperty('isInformed');
});

it('keeps nothing that the law does not ask for, whatever is sent', async () => {
  const { releaseId } = await record('advice', Object.assign({}, PRECURSOR, POISON, ADVICE));
  const [{ record: stated } = { record: {} }] = await proofsOf(releaseId);

  expect(Object.keys(stated).toSorted()).toEqual(['isEntitled', 'talkHeld', 'userCategory']);
});

it('stores what is typed without superfluous spaces', async () => {
  const { record: stated } = await record('poison', { ...POISON, acquirer: '  Erika\u00a0 Beispiel ' });
  expect(stated.acquirer).toBe('Erika Beispiel');
});

it.each(Object.keys(FORMS) as (keyof typeof FORMS)[])(
  'refuses a release that needs %s without one of its statements, and names it',
  async (name) => {
    const before = await count();
    const voluntary = ['quantity', 'vatId', 'certificate', 'collector'];
    for (const field of Object.keys(FORMS[name]).filter((one) => !voluntary.includes(one)))
      for (const value of [undefined, '', false, null]) {
        const { status, fieldErrors } = await record(name, { ...FORMS[name], [field]: value });
        expect([field, value, status, fieldErrors.map((one) => one.field)]).toEqual([
          field,
          value,
          400,
          [field],
        ]);
      }
    expect(await count()).toBe(before);
  },
);

it.each([0, -1, 1.5, 1000, '2e1', 'zwei', '', null, undefined, true, [1]])(
  'refuses the quantity %j',
  async (quantity) => {
    const before = await count();
    expect(await record('advice', { ...ADVICE, quantity })).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'quantity' }],
    });
    expect(await count()).toBe(before);
  },
);

it.each([
  { acquirer: 'x'.repeat(121) },
  { purpose: 'a\u0000b' },
  { purpose: 'a\nb' },
  { acquirer: { $ne: '' } },
  { acquirer: ['x'] },
  { collector: 7 },
])('refuses %j, and nothing is recorded', async (part) => {
  const before = await count();
  expect((await record('poison', { ...POISON, ...part })).status).toBe(400);
  expect(await count()).toBe(before);
});

it.each(['none', 'reportable'] as const)(
  'records no release of an item that needs none: %s',
  async (name) => {
    expect(await record(name, Object.assign({}, ADVICE, POISON))).toMatchObject({
      status: 409,
      globalErrors: [{ msg: 'deskItem.noProof' }],
    });
  },
);

it('records no release of an item that only another store has, or that nobody has', async () => {
  const before = await count();
  expect(await record('advice', ADVICE, { person: 'otherEmployee' })).toMatchObject({
    status: 409,
    globalErrors: [{ msg: 'deskItem.notOfStore' }],
  });
  expect(await record('advice', ADVICE, { person: 'warehouse' })).toMatchObject({ status: 404 });
  const unknown = await (
    await deviceOf('employee')
  ).send('POST', '/rest/desk/items/999999/releases/', ADVICE);
  expect([unknown.statusCode, unknown.json<ErrorBody>().globalErrors[0]?.msg]).toEqual([
    404,
    'deskItem.unknownItem',
  ]);
  expect(await count()).toBe(before);
});

it('records a repeated call once, and refuses its key for another release', async () => {
  const before = await count();
  const sent = { key: 'one-click-too-many' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => record('poison', POISON, sent)));

  expect(new Set(answers.map(({ status, releaseId }) => `${status} ${releaseId}`)).size).toBe(1);
  expect(await count()).toBe(before + 1);
  expect(await proofsOf(answers[0]?.releaseId ?? '')).toHaveLength(1);
  expect(await record('poison', { ...POISON, quantity: 3 }, sent)).toMatchObject({
    status: 409,
    globalErrors: [{ msg: 'error.idempotency.clash' }],
  });
  expect(await record('poison', POISON, { ...sent, person: 'colleague' })).toMatchObject({ status: 409 });
  expect(await count()).toBe(before + 1);
});

it('leaves an audit row without data of the buyer', async () => {
  await record('both', FORMS.both);
  const row = await lastAudit();

  expect(row).toMatchObject({
    number: '4711',
    action: 'POST /rest/desk/items/{itemId}/releases/',
    after: { status: 200, sent: null, released: 1, proofs: ['precursor', 'poison'] },
  });
  expect(JSON.stringify(row)).not.toMatch(
    /Galvan|Säurestraße|L01X00T47|DE123456789|Beizen|Oberflächentechnik/,
  );
});

describe('the data of a buyer', () => {
  it('is in no answer about the item', async () => {
    await record('both', FORMS.both);
    const { releases } = await read('both', 'manager');
    expect(JSON.stringify(releases)).not.toMatch(/Galvan|Säurestraße|L01X00T47/);
    expect((await read('both', 'otherManager')).releases).toEqual([]);
  });

  it('is read by a manager of the store, which leaves an audit row each time', async () => {
    const { releaseId, number } = await record('precursor', PRECURSOR);
    for (let turn = 0; turn < 2; turn++) {
      expect(await disclose('precursor', releaseId)).toMatchObject({
        status: 200,
        number,
        handedOverBy: 'Mensch 4711',
        record: { acquirer: PRECURSOR.acquirer, documentNumber: PRECURSOR.documentNumber },
      });
      const row = await lastAudit();
      expect(row).toMatchObject({
        number: '4712',
        action: 'POST /rest/desk/items/{itemId}/releases/{releaseId}/disclose/',
        after: { sent: { occasion: 'AUTHORITY' }, slip: number },
      });
      expect(JSON.stringify(row)).not.toMatch(/Galvan|L01X00T47/);
    }
    const [row] = await shop.db.query<{ n: number }>(
      `select count(*)::int as n from staff_audit where action like '%/disclose/' and after->>'slip' = $1`,
      [number],
    );
    expect(row?.n).toBe(2);
  });

  it.each([
    ['colleague', 403],
    ['otherEmployee', 404],
    ['otherManager', 404],
  ] as const)('is not read by %s', async (person, status) => {
    const { releaseId } = await record('poison', POISON);
    const answer = await disclose('poison', releaseId, person);
    expect([answer.status, answer.body.includes('Erika')]).toEqual([status, false]);
  });

  it('is opened again on the same day by who has recorded it, which leaves an audit row', async () => {
    const { releaseId, number } = await record('poison', POISON);
    expect(await disclose('poison', releaseId, 'employee', 'SLIP')).toMatchObject({
      status: 200,
      record: { acquirer: 'Erika Beispiel' },
    });
    expect(await lastAudit()).toMatchObject({
      number: '4711',
      after: { sent: { occasion: 'SLIP' }, slip: number },
    });
    // Managers state why, unless it is their own.
    expect((await disclose('poison', releaseId, 'manager', 'SLIP')).status).toBe(403);

    time = new Date('2026-12-01T23:00:00Z');
    expect(await disclose('poison', releaseId, 'employee', 'SLIP')).toMatchObject({
      status: 403,
      globalErrors: [{ msg: 'deskItem.notOwnRelease' }],
    });
  });

  it('is not found by the number of another item', async () => {
    const { releaseId } = await record('poison', POISON);
    expect(await disclose('precursor', releaseId)).toMatchObject({
      status: 404,
      globalErrors: [{ msg: 'deskItem.unknownRelease' }],
    });
    expect((await disclose('poison', '9'.repeat(18))).status).toBe(404);
    expect((await disclose('poison', '9'.repeat(30))).status).toBe(400);
  });
});

it('shows the ten last releases of the own store', async () => {
  for (let one = 0; one < 11; one++) await record('installer', INSTALLER);
  const { releases = [] } = await read('installer');

  expect(releases).toHaveLength(10);
  const ids = releases.map(({ releaseId }) => Number(releaseId));
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
});

describe('a record', () => {
  /** Recorded long ago; each proof ends at its time, relative to now. */
  async function anOldRelease(ends: Record<string, string>): Promise<string> {
    const intervals = Object.values(ends).map((end) => `now() + interval '${end}'`);
    const [row] = await shop.db.query<{ id: string }>(
      `insert into item_release (company_id, item_id, item_name, ean, quantity, released_by, person_name, released_at,
         keep_until, key, hash)
       values ('1001', $1, 'x', 'x', 1, '1001 4711', 'x', now() - interval '4 years', greatest(${intervals.join(', ')}),
         gen_random_uuid()::text, 'x') returning id::text`,
      [NUMBERS.both],
    );
    for (const [proof, end] of Object.entries(ends))
      await shop.db.query(
        `insert into item_release_proof (release_id, proof, record, keep_until)
         values ($1, $2, jsonb_build_object('acquirer', $2::text), now() + interval '${end}')`,
        [row?.id, proof],
      );
    return row?.id ?? '';
  }

  it('is removed when its own time is over, and the release with the last one', async () => {
    const both = await anOldRelease({ precursor: '-1 minute', poison: '1 day' });
    const over = await anOldRelease({ precursor: '-2 days', poison: '-1 minute' });
    await shop.runJobs('remove old releases of items');

    expect((await proofsOf(both)).map(({ proof }) => proof)).toEqual(['poison']);
    expect((await disclose('both', both)).record).toEqual({ acquirer: 'poison' });
    expect((await disclose('both', over)).status).toBe(404);
    expect(await shop.db.query('select from item_release where id = $1', [over])).toEqual([]);
  });

  it('that ends while others are removed waits for the next time', async () => {
    let added: string | undefined;
    await removeOldReleases({
      async query(sql, values) {
        const rows = await shop.db.query(sql, values);
        added ??= await anOldRelease({ poison: '-1 minute' });
        return rows as never;
      },
    });
    expect(await proofsOf(added ?? '')).toHaveLength(1);
    await removeOldReleases(shop.db);
    expect(await proofsOf(added ?? '')).toEqual([]);
  });

  it('is neither changed nor deleted before', async () => {
    const { releaseId } = await record('poison', POISON);
    expect((await correct('poison', releaseId, { reason: 'TWICE' })).status).toBe(200);
    for (const change of [
      `update item_release set person_name = 'x'`,
      `update item_release_proof set record = '{}'`,
      'truncate item_release, item_release_proof, item_release_correction',
      `update item_release_correction set reason = 'NOT_TAKEN'`,
      'delete from item_release_correction',
      'delete from item_release_proof where keep_until > now()',
      'delete from item_release where keep_until > now()',
    ])
      await expect(shop.db.query(change)).rejects.toThrow('append-only');
  });
});

it.each([
  ['manager', {}],
  ['operator', { 'x-desk': STORE }],
] as const)('is also recorded by the %s', async (person, headers: Record<string, string>) => {
  const device = await deviceOf(person);
  const answer = await device.send('POST', `/rest/desk/items/${NUMBERS.advice}/releases/`, ADVICE, headers);
  expect([answer.statusCode, answer.json<ItemRelease>().by]).toEqual([
    200,
    `${STORE} ${testStaff[person].number}`,
  ]);
});

describe('the book of the store', () => {
  it('has the releases of a proof and a year, in pages, without data of buyers', async () => {
    time = new Date('2027-12-31T22:59:00Z');
    const { number } = await record('poison', POISON);
    for (let one = 0; one < 50; one++) await record('both', FORMS.both);
    await record('advice', ADVICE);
    time = new Date('2027-12-31T23:00:00Z');
    const later = await record('poison', POISON);

    const first = await readBook('?proof=poison&year=2027');
    expect([first.status, first.releases.length]).toEqual([200, 50]);
    expect(first.releases[0]).toMatchObject({
      itemId: NUMBERS.both,
      by: '1001 4711',
      handedOverBy: 'Mensch 4711',
    });
    expect(first.releases[0]?.name).not.toBe('');
    expect(first.body).not.toMatch(/Galvan|Säurestraße|L01X00T47|Erika/);
    const second = await readBook(`?proof=poison&year=2027&before=${first.next}`);
    expect(second).toMatchObject({ releases: [{ number }], next: null });
    // Without a year, that of now in the store.
    expect((await readBook('')).releases.map((entry) => entry.number)).toEqual([later.number]);
    expect((await readBook('?year=2025')).releases).toEqual([]);
  });

  it('finds a release by the number of its slip, also of an item that is not sold any more', async () => {
    const { releaseId, number } = await record('poison', POISON);
    const [old] = await shop.db.query<{ id: string }>(
      `insert into item_release (company_id, item_id, item_name, ean, quantity, released_by, person_name, released_at,
         keep_until, key, hash)
       values ('1001', '777777', 'Rattengift von früher', 'x', 1, '1001 4711', 'x', now() - interval '2 years',
         now() + interval '3 years', gen_random_uuid()::text, 'x') returning id::text`,
    );
    for (const typed of [number, number.toLowerCase(), ` ${releaseId} `, `A ${releaseId}`])
      expect((await readBook(`?number=${encodeURIComponent(typed)}`)).releases).toMatchObject([{ number }]);
    expect((await readBook(`?number=A-${old?.id}`)).releases).toMatchObject([
      { itemId: '777777', name: 'Rattengift von früher' },
    ]);
    for (const unknown of ['A-999999999', 'Erika', '%20', '9'.repeat(39)])
      expect(await readBook(`?number=${unknown}`)).toMatchObject({ status: 200, releases: [] });

    const device = await deviceOf('manager');
    const url = `/rest/desk/items/777777/releases/${old?.id}/disclose/`;
    expect((await device.send('POST', url, { occasion: 'AUTHORITY' })).statusCode).toBe(200);
  });

  it('is closed to employees, and other stores have their own', async () => {
    const { number } = await record('poison', POISON);
    expect((await readBook('', 'employee')).status).toBe(403);
    expect((await readBook(`?number=${number}`, 'otherManager')).releases).toEqual([]);
    expect((await readBook('', 'otherManager')).releases).toEqual([]);
  });
});

describe('a release that is wrong', () => {
  it('stays, and is marked as not taken, by who has recorded it on the same day', async () => {
    const { releaseId, number } = await record('poison', POISON);
    const correction = {
      reason: 'NOT_TAKEN',
      replacedBy: null,
      by: '1001 4711',
      atText: '01.12.2026, 11:00 Uhr',
    };
    expect(await correct('poison', releaseId, { reason: 'NOT_TAKEN' })).toMatchObject({
      status: 200,
      number,
      correction,
    });

    expect(await lastAudit()).toMatchObject({
      number: '4711',
      after: { sent: null, slip: number, fault: 'NOT_TAKEN' },
    });
    expect((await read('poison')).releases?.[0]).toMatchObject({ number, correction });
    expect(await disclose('poison', releaseId)).toMatchObject({
      correction,
      record: { acquirer: 'Erika Beispiel' },
    });
    expect((await readBook(`?number=${number}`)).releases).toMatchObject([{ correction }]);
  });

  it('is marked once: repeated it changes nothing, and with another reason it is refused', async () => {
    const { releaseId } = await record('poison', POISON);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => correct('poison', releaseId, { reason: 'TWICE' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await correct('poison', releaseId, { reason: 'NOT_TAKEN' }, 'manager')).toMatchObject({
      status: 409,
      globalErrors: [{ msg: 'deskItem.releaseCorrected' }],
    });
  });

  it('names the later one of the store that states it right', async () => {
    const before = await record('poison', POISON);
    const wrong = await record('poison', { ...POISON, acquirer: 'Erica Beispil' });
    const [marked, other, right] = [
      await record('poison', POISON),
      await record('advice', ADVICE),
      await record('poison', POISON),
    ];
    await correct('poison', marked.releaseId, { reason: 'NOT_TAKEN' });
    const unfit = [before, wrong, marked, other].map(({ number }) => number);
    for (const replacedBy of [undefined, '', ...unfit, 'A-999999999', 'Erika'])
      expect(await correct('poison', wrong.releaseId, { reason: 'MISTYPED', replacedBy })).toMatchObject({
        status: 400,
        fieldErrors: [{ field: 'replacedBy' }],
      });

    expect(
      await correct('poison', wrong.releaseId, { reason: 'MISTYPED', replacedBy: ` a-${right.releaseId}` }),
    ).toMatchObject({ status: 200, correction: { reason: 'MISTYPED', replacedBy: right.number } });
    expect(await lastAudit()).toMatchObject({ after: { fault: 'MISTYPED', replacedBy: right.number } });
  });

  it.each([
    ['colleague', NOW, 403],
    ['otherManager', NOW, 404],
    ['employee', new Date('2026-12-02T09:00:00Z'), 403],
    ['manager', new Date('2026-12-02T09:00:00Z'), 200],
  ] as const)('is marked by %s at %s with %s', async (person, at, status) => {
    const { releaseId } = await record('poison', POISON);
    time = at;
    expect((await correct('poison', releaseId, { reason: 'TWICE' }, person)).status).toBe(status);
  });

  it.each([{}, { reason: 'BECAUSE' }, { reason: ['TWICE'] }])('is not marked with %j', async (form) => {
    const { releaseId } = await record('poison', POISON);
    expect((await correct('poison', releaseId, form)).status).toBe(400);
  });
});
