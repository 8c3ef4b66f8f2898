import { saleRefusal } from './sale-refusal';

it('an item that needs advice is sold in stores only', () => {
  expect(saleRefusal({ duties: { needsAdvice: true } })).toBe('advice-required');
});

it('every other item can be bought', () => {
  expect(saleRefusal({ duties: {} })).toBeUndefined();
  expect(saleRefusal({ duties: { needsAdvice: false } })).toBeUndefined();
});
