/** @jest-environment node */
import { bySimilarity, nearBands } from './find-similar';
import type { ListedProduct } from './recommendation-repository';

const aListed = (productId: string, priceCents: number, ...tokens: string[]): ListedProduct => ({
  productId,
  priceCents,
  tokens: ['kategorie=schrauber', ...tokens],
});
const own = aListed('1', 10_000, 'spannung-v=18 V', 'drehmoment-nm=60 Nm', 'marke=Hauberg', 'preis=100-250');

it.each([
  ['more values in common', aListed('2', 10_000, 'spannung-v=18 V'), aListed('3', 10_000, 'marke=Hauberg')],
  ['a nearer price', aListed('2', 9500, 'spannung-v=12 V'), aListed('3', 4000, 'spannung-v=12 V')],
  [
    'fewer other values',
    aListed('2', 10_000, 'spannung-v=18 V'),
    aListed('3', 10_000, 'spannung-v=18 V', 'farbe=Rot', 'farbe=Blau'),
  ],
])('prefers %s', (_, nearer, farther) => {
  const order = (others: ListedProduct[]) => bySimilarity(own, others).map(({ productId }) => productId);

  expect(order([nearer, farther])).toEqual(['2', '3']);
  expect(order([farther, nearer])).toEqual(['2', '3']);
});

it('keeps the more popular one of equal ones first', () => {
  const others = ['3', '2'].map((id) => aListed(id, 10_000));

  expect(bySimilarity(own, others)).toEqual(others);
});

it.each([
  ['100-250', ['50-100', '100-250', '250-500']],
  ['bis-5', ['bis-5', '5-10']],
  ['ab-1000', ['500-1000', 'ab-1000']],
])('compares prices near %s', (band, near) => {
  expect(nearBands(aListed('1', 1, `preis=${band}`))).toEqual(near);
});
