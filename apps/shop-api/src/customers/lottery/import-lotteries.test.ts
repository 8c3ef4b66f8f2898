/** @jest-environment node */
import { aLottery } from '../../testing/a-lottery';
import { openTestData, type TestData } from '../../testing/test-shop';
import { importLotteries } from './import-lotteries';
import { parseLotteries } from './lottery-file';
import { stateOf } from './lottery-repository';
import { prepareLotteries, SAMPLE_LOTTERIES } from './prepare-lotteries';

const BEFORE = new Date('2026-11-30T12:00:00Z');
const AFTER = new Date('2026-12-01T07:00:00Z');

let data: TestData;
beforeAll(async () => {
  data = await openTestData('embedded', []);
});
afterAll(() => data.close());
beforeEach(() => data.db.query('delete from lottery'));

const take = (lottery: object, now = BEFORE, isDryRun = false) =>
  importLotteries(data.db, JSON.stringify([lottery]), { now, isDryRun });
const stored = () =>
  data.db.query<{ title: string; prize: string; seed: string }>(
    `select title, prize, opens_at as "opensAt", closes_at as "closesAt", options, seed, seed_hash as "seedHash"
     from lottery`,
  );

it('stores a lottery with the times of Germany and a seed of its own', async () => {
  expect(await take(aLottery())).toEqual({
    results: [{ lotteryId: 'winter-2026', result: 'new' }],
    faults: [],
  });
  await take(aLottery({ lotteryId: 'sommer', opensAt: '2027-07-01T08:00', closesAt: '2027-07-31T18:00' }));

  const [winter, summer] = await stored();
  expect(winter).toMatchObject({ opensAt: AFTER, closesAt: new Date('2026-12-31T17:00:00Z') });
  expect(summer).toMatchObject({ opensAt: new Date('2027-07-01T06:00:00Z') });
  expect(winter?.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(winter?.seed).not.toBe(summer?.seed);
});

it('the newsletter is optional and no birth date is asked unless the file states it', () => {
  expect(parseLotteries(JSON.stringify([aLottery()])).lotteries[0]?.options).toEqual({
    firstname: 'required',
    lastname: 'required',
    birthdate: 'hidden',
    newsletter: 'optional',
    minimumAge: null,
  });
});

it('changes nothing in a dry run, and nothing that is the same', async () => {
  expect((await take(aLottery(), BEFORE, true)).results).toMatchObject([{ result: 'new' }]);
  expect(await stored()).toEqual([]);
  await take(aLottery());
  const before = await stored();

  expect((await take(aLottery())).results).toMatchObject([{ result: 'unchanged' }]);
  expect(await stored()).toEqual(before);
});

it('changes before the opening, and keeps the seed whose hash is published', async () => {
  await take(aLottery());
  const [before] = await stored();
  expect((await take(aLottery({ winners: 5, prize: 'Fünf Gutscheine' }))).results).toMatchObject([
    { result: 'changed' },
  ]);

  expect(await stored()).toMatchObject([{ prize: 'Fünf Gutscheine', seed: before?.seed }]);
});

it.each([
  ['prize', { prize: 'Zwei Gutscheine' }],
  ['opensAt', { opensAt: '2026-12-01 09:00' }],
  ['closesAt', { closesAt: '2027-12-31 18:00' }],
  ['winners', { winners: 1 }],
  ['options', { options: { newsletter: 'required' } }],
])('does not change %s after the opening', async (field, part) => {
  await take(aLottery());
  const before = await stored();

  expect(await take(aLottery(part), AFTER)).toEqual({
    results: [],
    faults: [{ lottery: 'winter-2026', field, reason: 'cannot change after the opening' }],
  });
  expect(await stored()).toEqual(before);
});

it('corrects a title after the opening', async () => {
  await take(aLottery());

  expect((await take(aLottery({ title: 'Eine Werkstatt' }), AFTER)).results).toMatchObject([
    { result: 'changed' },
  ]);
});

it.each([
  ['closesAt', { closesAt: '2026-12-01 08:00' }],
  ['opensAt', { opensAt: '2026-02-30 08:00' }],
  ['opensAt', { opensAt: '2026-12-01T08:00:00Z' }],
  ['winners', { winners: 0 }],
  ['winners', { winners: 101 }],
  ['link', { link: 'javascript:alert(1)' }],
  ['link', { link: '//evil.example/' }],
  ['title', { title: '' }],
  ['lotteryId', { lotteryId: 'winter 2026' }],
  ['options.birthdate', { options: { minimumAge: 18 } }],
  ['options.birthdate', { options: { minimumAge: 18, birthdate: 'optional' } }],
  ['options.minimumAge', { options: { minimumAge: 0, birthdate: 'required' } }],
  ['options.newsletter', { options: { newsletter: 'hidden' } }],
  ['options.surname', { options: { surname: 'required' } }],
  ['seed', { seed: '0' }],
])('leaves a lottery out with a fault of %s: %j', (field, part) => {
  const { lotteries, faults } = parseLotteries(
    JSON.stringify([aLottery(part), aLottery({ lotteryId: 'b' })]),
  );

  expect(faults.map((fault) => fault.field)).toContain(field);
  expect(lotteries.map(({ lotteryId }) => lotteryId)).toEqual(['b']);
});

it.each([
  ['{', 'line 1'],
  ['{}', '1'],
])('reports a file that is no list: %s', (content, lottery) => {
  expect(parseLotteries(content)).toMatchObject({ lotteries: [], faults: [{ lottery }] });
});

it('a demonstration has an open lottery and a closed one with entries, once, and no other shop has them', async () => {
  const prepare = (demonstration: boolean) =>
    prepareLotteries({ databaseUrl: data.databaseUrl, demonstration, log: () => undefined });
  await prepare(true);
  await prepare(true);

  const rows = await data.db.query<{ id: string; opensAt: Date; closesAt: Date; entries: number }>(
    `select id, opens_at as "opensAt", closes_at as "closesAt",
       (select count(*)::integer from lottery_entry e where e.lottery_id = l.id) as entries
     from lottery l order by closes_at desc`,
  );
  expect(
    rows.map(({ id, entries, ...times }) => [id, stateOf({ ...times, drawnAt: null }, new Date()), entries]),
  ).toEqual([
    [SAMPLE_LOTTERIES[0], 'OPEN', 0],
    [SAMPLE_LOTTERIES[1], 'CLOSED', 5],
  ]);
  await prepare(false);
  expect(await stored()).toEqual([]);
});
