/** @jest-environment node */
import { aGuarantee as guaranteeStatement } from '../../testing/a-guarantee';
import type { PricedLine } from '../checkout/priced-lines';
import { orderLine } from './new-order';

const lineOf = (duties: object) =>
  orderLine(
    {
      entryId: '1',
      giftCardValue: null,
      isFreeGift: false,
      item: { duties, shown: { name: 'Bohrer', brand: { name: 'Eberholt' } } },
    } as PricedLine,
    'WAREHOUSE',
    new Map(),
  );

describe('the line of an order', () => {
  it('keeps the guarantee that is stated at the purchase (BGB §479)', () => {
    expect(lineOf({ guaranteeMonths: 60, guaranteeStatement }).details).toMatchObject({
      guarantee: { months: 60, ...guaranteeStatement },
    });
  });

  it('has none without terms, and promises none in the checkout', () => {
    const { guarantee, duties } = lineOf({ guaranteeMonths: 60 }).details;

    expect(guarantee).toBeUndefined();
    expect(duties).toMatchObject({ guaranteeMonths: null });
    expect(lineOf({ guaranteeMonths: 60, guaranteeStatement }).details.duties).toMatchObject({
      guaranteeMonths: 60,
    });
  });
});
