/** @jest-environment node */
import type { ProductDetail } from '@fachwerk/shared/contracts';
import { anItem, aProduct } from '../../testing/a-product';
import { openTestShop, testFrame } from '../../testing/test-shop';
import { importCatalogue } from '../import/import-catalogue';
import { coverageOf } from './coverage';

const units: Record<string, string> = {
  ergiebigkeit: 'm²/l',
  'ergiebigkeit-kg': 'm²/kg',
  'raumgroesse-m2': 'm²',
  verbrauch: '',
};
const coverage = (
  content: Parameters<typeof coverageOf>[0],
  attributes: Parameters<typeof coverageOf>[1] = {},
) => coverageOf(content, attributes, (id) => units[id]);

it('is the content of goods that are sold by area', () => {
  expect(coverage({ amount: 2.47, unit: 'm²' })).toEqual({ squareMetres: 2.47, use: 'laid' });
});

it('is content times yield for paint, without errors of binary fractions', () => {
  expect(coverage({ amount: 2.5, unit: 'l' }, { ergiebigkeit: { number: 7 } })).toEqual({
    squareMetres: 17.5,
    use: 'painted',
  });
  expect(coverage({ amount: 0.1, unit: 'l' }, { ergiebigkeit: { number: 3 } })?.squareMetres).toBe(0.3);
});

it('is content times yield for seed', () => {
  expect(coverage({ amount: 0.5, unit: 'kg' }, { 'ergiebigkeit-kg': { number: 40 } })).toEqual({
    squareMetres: 20,
    use: 'spread',
  });
});

it.each([
  ['goods without content', undefined, {}],
  ['an empty content', { amount: 0, unit: 'm²' }, {}],
  ['goods sold by length', { amount: 3, unit: 'm' }, { ergiebigkeit: { number: 7 } }],
  ['litres without a yield', { amount: 5, unit: 'l' }, {}],
  ['a yield of another unit', { amount: 5, unit: 'kg' }, { ergiebigkeit: { number: 7 } }],
  ['a yield in words', { amount: 25, unit: 'kg' }, { verbrauch: {} }],
  ['a yield without a number', { amount: 5, unit: 'l' }, { ergiebigkeit: {} }],
  ['a yield of nothing', { amount: 5, unit: 'l' }, { ergiebigkeit: { number: 0 } }],
  ['the size of a room', { amount: 4, unit: 'l' }, { 'raumgroesse-m2': { number: 25 } }],
])('is not known for %s', (_, content, attributes) => {
  expect(coverage(content, attributes)).toBeUndefined();
});

const noneRejected = (rejected: unknown) => {
  throw new Error(JSON.stringify(rejected));
};

it('is part of the answer with the product, by the variant', async () => {
  const shop = await openTestShop();
  const litres = { id: 'inhalt-l', label: 'Inhalt', kind: 'number' as const, unit: 'l', facet: true };
  const yieldOf = { ...litres, id: 'ergiebigkeit', label: 'Ergiebigkeit', unit: 'm²/l', facet: false };
  const frame = { ...testFrame, attributes: [...testFrame.attributes, litres, yieldOf] };
  const sizes = [2.5, 10].map((amount, index) =>
    anItem({
      itemId: `50010${index}`,
      attributes: { 'inhalt-l': { text: `${amount} l`, number: amount } },
      content: { amount, unit: 'l' },
    }),
  );
  await importCatalogue(
    shop.db,
    frame,
    [
      aProduct({
        productId: '5001',
        attributes: { ergiebigkeit: { text: '7 m²/l', number: 7 } },
        variantAttributes: ['inhalt-l'],
        items: sizes,
      }),
      aProduct({
        productId: '5002',
        items: [anItem({ itemId: '500200', content: { amount: 2.47, unit: 'm²' } })],
      }),
      aProduct({ productId: '5003' }),
    ],
    noneRejected,
  );
  const read = async (path: string) =>
    (await shop.app.inject(`/rest/products/${path}`)).json<ProductDetail>().coverage;

  expect(await read('5001/?itemId=500100')).toEqual({ squareMetres: 17.5, use: 'painted' });
  expect(await read('5001/?itemId=500101')).toEqual({ squareMetres: 70, use: 'painted' });
  expect(await read('5002/')).toEqual({ squareMetres: 2.47, use: 'laid' });
  expect(await read('5003/')).toBeUndefined();
  await shop.close();
});
