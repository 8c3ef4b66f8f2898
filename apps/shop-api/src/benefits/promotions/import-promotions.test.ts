/** @jest-environment node */
import { openTestData, type TestData } from '../../testing/test-shop';
import { importPromotions, type PromotionOptions } from './import-promotions';
import { fileFieldsOf, findPromotions } from './known-promotions';

/** Every field with a value that is not its default. */
const FULL = {
  id: 'farben',
  name: '10 % auf Schrauben',
  terms: 'Gilt ab 50 €.',
  benefit: { kind: 'percentage', percent: 12.5 },
  code: 'SCHRAUBE',
  fromCents: 5000,
  categories: ['schrauben'],
  brands: ['Eberholt'],
  products: ['1001'],
  excludedCategories: ['schrauber'],
  carts: ['ONLINE', 'RESERVATION'],
  needsCustomerCard: true,
  isExclusive: true,
  priority: 7,
  firstDay: '2026-07-01',
  lastDay: '2090-12-31',
  maxUses: 500,
  oncePerCustomer: true,
};
const OPTIONAL = Object.keys(FULL).filter((name) => !['id', 'name', 'terms', 'benefit'].includes(name));
const simple = (id: string, fields: object = {}) => ({
  id,
  name: id,
  terms: 'Immer.',
  benefit: { kind: 'freeShipping' },
  ...fields,
});

describe('a file of promotions for a shop that has some', () => {
  let data: TestData;
  beforeAll(async () => (data = await openTestData()));
  afterAll(() => data.close());

  const run = (promotions: readonly object[], options?: PromotionOptions) =>
    importPromotions(data.db, JSON.stringify(promotions), options);
  const stored = async () => (await findPromotions(data.db)).map(fileFieldsOf);

  it('has all fields of the file', async () => {
    expect((await run([FULL])).faults).toEqual([]);
    expect(await stored()).toEqual([FULL]);
  });

  it.each(OPTIONAL)('keeps %s if the file does not have it, and loses it by null', async (name) => {
    await run([FULL]);
    const { [name as keyof typeof FULL]: _absent, ...rest } = FULL;
    expect((await run([rest])).changes).toEqual([]);
    expect(await stored()).toEqual([FULL]);
    // A limit for each person needs the code.
    const fields = name === 'code' ? { code: null, oncePerCustomer: null } : { [name]: null };
    expect((await run([{ ...FULL, ...fields }])).faults).toEqual([]);
    const [after] = await stored();
    expect(after?.[name]).not.toEqual(FULL[name as keyof typeof FULL]);
  });

  it('keeps the quantity of a gift', async () => {
    const gift = { kind: 'gift', itemId: '100101', quantity: 3 };
    await run([simple('gift', { benefit: gift })]);
    await run([simple('gift', { benefit: { kind: 'gift', itemId: '100101' } })]);
    expect(await stored()).toMatchObject([{ benefit: gift }]);
  });

  it('names what is new, changes and ends, and changes nothing before a confirmation', async () => {
    await run(['a', 'b', 'c', 'd'].map((id) => simple(id)));
    const before = await stored();
    const file = [simple('a', { maxUses: 3 }), simple('e')];
    const plan = {
      changes: [
        'new promotions: 1 (e)',
        'changed promotions: 1 (a: maxUses)',
        'promotions that end: 3 (b; c; d)',
      ],
      refusals: ['3 of 4 promotions would end (75 %, more than 50 %): b, c, d'],
      faults: [],
    };

    expect(await run(file, { endedPercent: 50 })).toMatchObject({ ...plan, isWritten: false });
    expect(await run(file, { endedPercent: 100, isDryRun: true })).toMatchObject({
      changes: plan.changes,
      refusals: [],
      isWritten: false,
    });
    expect(await stored()).toEqual(before);
    expect(await run(file, { endedPercent: 50, isConfirmed: true })).toMatchObject({
      ...plan,
      isWritten: true,
    });
    expect((await stored()).map(({ id }) => id)).toEqual(['a', 'e']);
  });

  it('counts a last day in the past as an end, and nothing that is over already', async () => {
    await run([simple('over', { lastDay: '2020-01-01' }), simple('a'), simple('b')]);
    expect((await run([simple('a')], { endedPercent: 50 })).refusals).toEqual([]);
    await run([simple('a'), simple('b'), simple('c')]);
    const file = [simple('a'), ...['b', 'c'].map((id) => simple(id, { lastDay: '2020-01-01' }))];
    expect((await run(file, { endedPercent: 50 })).refusals).toEqual([
      '2 of 3 promotions would end (67 %, more than 50 %): b, c',
    ]);
  });
});
