/** @jest-environment node */
import type { CatalogueDuties } from '@fachwerk/shared/catalogue-format';
import type { ProductDetail } from '@fachwerk/shared/contracts';
import { anItem, aProduct } from '../../testing/a-product';
import { openTestShop, type TestShop } from '../../testing/test-shop';

const REPAIR = 'https://maker.example/repair/';
const PASSPORT = 'https://maker.example/passport/9005';
const CASES: [string, CatalogueDuties, object][] = [
  ['a cordless tool', { deviceCategory: 5, battery: 'DEVICE' }, { battery: 'DEVICE', device: 'store' }],
  ['a car battery', { battery: 'VEHICLE' }, { battery: 'VEHICLE' }],
  ...[1, 2, 4].map((deviceCategory): [string, CatalogueDuties, object] => [
    `a device of category ${deviceCategory}`,
    { deviceCategory },
    { device: 'delivery' },
  ]),
  ...[3, 6].map((deviceCategory): [string, CatalogueDuties, object] => [
    `a device of category ${deviceCategory}`,
    { deviceCategory },
    { device: 'store' },
  ]),
];

describe('the page of a product states', () => {
  let shop: TestShop;
  const ids = new Map<string, string>();
  const withDuties = (id: string, duties?: CatalogueDuties) =>
    aProduct({ productId: id, items: [anItem({ itemId: `${id}00`, ...(duties ? { duties } : {}) })] });
  beforeAll(async () => {
    CASES.forEach(([name], index) => ids.set(name, String(9010 + index)));
    shop = await openTestShop('embedded', {}, [
      ...CASES.map(([name, duties]) => withDuties(ids.get(name) ?? '', duties)),
      withDuties('9001'),
      withDuties('9002', { guaranteeMonths: 60, sparePartYears: 10, updateYears: 5, repairInfo: REPAIR }),
      withDuties('9004', { ageCheck: true }),
      withDuties('9005', {
        conformityMarking: { year: '26', productType: 'MW-035', declaration: 'LE-1', notifiedBody: '0751' },
        environmentLabel: '/media/label.svg',
        passport: PASSPORT,
        wasteCosts: 45,
      }),
      withDuties('9003', { guaranteeMonths: 24, sparePartYears: 7 }),
    ]);
  });
  afterAll(() => shop.close());
  const read = async (id: string) => (await shop.app.inject(`/rest/products/${id}/`)).json<ProductDetail>();

  it.each(CASES)('what of %s is taken back (BattDG §24, ElektroG §17, §18)', async (name, _, takeBack) => {
    expect((await read(ids.get(name) ?? '')).takeBack).toEqual(takeBack);
  });

  it('the guarantee, spare parts, updates and repair information of the producer', async () => {
    expect(await read('9002')).toMatchObject({
      guarantee: { months: 60 },
      repair: { sparePartYears: 10, updateYears: 5, url: REPAIR },
    });
  });

  it('no guarantee that is not longer than the statutory warranty (Directive (EU) 2024/825)', async () => {
    const detail = await read('9003');

    expect(detail).not.toHaveProperty('guarantee');
    expect(detail.repair).toEqual({ sparePartYears: 7 });
  });

  it('that goods are not for minors', async () => {
    expect((await read('9004')).ageCheck).toBe(true);
  });

  it('CE marking, declaration and environmental label of a construction product ((EU) 2024/3110 Art. 29(2))', async () => {
    expect((await read('9005')).construction).toEqual({
      conformityMarking: { year: '26', productType: 'MW-035', declaration: 'LE-1', notifiedBody: '0751' },
      environmentLabel: '/media/label.svg',
    });
  });

  it('the digital product passport, and the costs of battery waste ((EU) 2023/1542 Art. 74(5), 77)', async () => {
    const detail = await read('9005');

    expect(detail.passport).toBe(PASSPORT);
    expect(detail.wasteCosts).toMatchObject({ value: 45 });
  });

  it('nothing of it for goods without duties', async () => {
    const detail = await read('9001');

    for (const field of [
      'ageCheck',
      'takeBack',
      'guarantee',
      'repair',
      'construction',
      'passport',
      'wasteCosts',
    ])
      expect(detail).not.toHaveProperty(field);
  });
});
