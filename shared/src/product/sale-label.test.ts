import type { PricesInfo } from '../contracts/kernel/prices';
import { aPrice } from './example-products';
import { saleLabel } from './sale-label';

const amount = (value: number) => ({ value, displayValue: `${value} ct` });
const prices = (part: Partial<PricesInfo>): PricesInfo =>
  aPrice(8000, { strikePrice: amount(10000), savedPercentage: 20, ...part });

it('advertises a reduction against our own lowest price of 30 days', () => {
  expect(saleLabel(prices({}))).toBe(20);
});

it('advertises from 5 percent on', () => {
  expect(saleLabel(prices({ savedPercentage: 5 }))).toBe(5);
  expect(saleLabel(prices({ savedPercentage: 4 }))).toBeNull();
});

it('never calls the distance to a recommended price a saving', () => {
  expect(saleLabel(prices({ strikePriceIsRrp: true }))).toBeNull();
});

it('advertises nothing without a lower price', () => {
  expect(saleLabel(prices({ strikePrice: undefined }))).toBeNull();
  expect(saleLabel(prices({ strikePrice: amount(8000) }))).toBeNull();
  expect(saleLabel(prices({ savedPercentage: undefined }))).toBeNull();
});
