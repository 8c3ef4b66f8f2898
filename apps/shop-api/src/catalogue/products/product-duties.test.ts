/** @jest-environment node */
import { readGaranLabel } from '@fachwerk/server-kit/garan-label';
import type { CatalogueDuties } from '@fachwerk/shared/catalogue-format';
import type { ProductDetail } from '@fachwerk/shared/contracts';
import { aGuarantee } from '../../testing/a-guarantee';
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
      withDuties('9006', { guaranteeMonths: 60, guaranteeStatement: aGuarantee }),
      withDuties('9007', { guaranteeMonths: 60, guaranteeStatement: { ...aGuarantee, scope: 'PARTIAL' } }),
      withDuties('9008', { guaranteeMonths: 24, guaranteeStatement: aGuarantee }),
      withDuties('9002', { guaranteeMonths: 60, sparePartYears: 10, updateYears: 5, repairInfo: REPAIR }),
      withDuties('9004', { ageCheck: true }),
      withDuties('9005', {
        conformityMarking: { year: '26', productType: 'MW-035', declaration: 'LE-1', notifiedBody: '0751' },
        environmentLabel: '/media/label.svg',
        passport: PASSPORT,
        wasteCosts: 45,
      }),
      withDuties('8999', { withdrawalExclusion: 'CUT_TO_SIZE' }),
      withDuties('9003', { guaranteeMonths: 24, sparePartYears: 7 }),
    ]);
  });
  afterAll(() => shop.close());
  const read = async (id: string) => (await shop.app.inject(`/rest/products/${id}/`)).json<ProductDetail>();

  it.each(CASES)('what of %s is taken back (BattDG §24, ElektroG §17, §18)', async (name, _, takeBack) => {
    expect((await read(ids.get(name) ?? '')).takeBack).toEqual(takeBack);
  });

  it('spare parts, updates and repair information of the producer', async () => {
    expect(await read('9002')).toMatchObject({
      repair: { sparePartYears: 10, updateYears: 5, url: REPAIR },
    });
  });

  it('the guarantee with its terms, and the addresses of its label (BGB §479, Regulation (EU) 2025/1960)', async () => {
    const { guarantee, guaranteeStatement } = await read('9006');

    expect(guaranteeStatement).toEqual({ months: 60, ...aGuarantee });
    expect(guarantee).toEqual({
      months: 60,
      labelUrl: expect.stringMatching(/^\/rest\/products\/9006\/guarantee-label\/900600\/full\/\?v=.{8}$/),
      nestedLabelUrl: expect.stringContaining('/nested/?v='),
    });
  });

  it.each(['full', 'nested'])('the official label, filled in: %s', async (shape) => {
    const address = `/rest/products/9006/guarantee-label/900600/${shape}/`;
    const label = await shop.app.inject(address);
    const { brand } = await read('9006');

    expect(label.headers['content-type']).toContain('image/svg+xml');
    expect(label.headers['content-security-policy']).toContain("default-src 'none'");
    expect(label.body).toBe(
      readGaranLabel()(shape as 'full', { brand: brand.name, model: aGuarantee.model, months: 60 }),
    );
    const again = await shop.app.inject({
      url: address,
      headers: { 'if-none-match': String(label.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it.each(['9001', '9002', '9007', '9008'])(
    'no label without terms, for a part of the item, or for two years: %s (Directive (EU) 2024/825)',
    async (id) => {
      expect(await read(id)).not.toHaveProperty('guarantee');
      const label = await shop.app.inject(`/rest/products/${id}/guarantee-label/${id}00/full/`);
      expect(label.statusCode).toBe(404);
    },
  );

  it('spare parts without a guarantee', async () => {
    const detail = await read('9003');

    expect(detail.repair).toEqual({ sparePartYears: 7 });
  });

  it('the free return, except for what the right of withdrawal excludes (BGB §312g(2))', async () => {
    expect((await read('9001')).hasFreeReturn).toBe(true);
    expect(await read('8999')).not.toHaveProperty('hasFreeReturn');
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
      'guaranteeStatement',
      'repair',
      'construction',
      'passport',
      'wasteCosts',
    ])
      expect(detail).not.toHaveProperty(field);
  });
});
