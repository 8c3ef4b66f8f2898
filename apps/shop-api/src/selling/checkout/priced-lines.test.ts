/** @jest-environment node */
import { evaluatePromotions } from '../../benefits/promotions/evaluate-promotions';
import type { Item } from '../../catalogue/items/item-memory';
import { aLine, aRule, promotionInput } from '../../testing/a-promotion';
import fc, { manyRuns } from '../../testing/properties';
import type { CartLine } from '../cart/cart-lines';
import { orderSums } from './order-sums';
import { pricedLines } from './priced-lines';

interface Bought {
  cents: number;
  quantity: number;
  taxRate: number;
  zeroTax: boolean;
}

const cartLine = ({ cents, quantity, taxRate, zeroTax }: Bought, index: number): CartLine => ({
  entryId: `line-${index}`,
  item: { priceCents: () => cents, taxRate, depositCents: 0, duties: { zeroTax } } as unknown as Item,
  quantity,
  seenCents: cents,
  available: 1000,
  orderable: quantity,
});

/** The lines of an order with a discount of so many hundredths of a per cent. */
function priced(bought: readonly Bought[], basisPoints: number, isZeroRated: boolean) {
  const lines = bought.map(cartLine);
  const promotions = evaluatePromotions(
    promotionInput({
      lines: lines.map(({ entryId, quantity, seenCents }) => aLine(quantity * seenCents, { entryId })),
      rules: [aRule({ benefit: { kind: 'percentage', basisPoints } })],
    }),
  );
  return pricedLines({ lines, gifts: [], promotions, companyId: null, isZeroRated });
}

it('three solar panels without VAT and with a coupon of 100 % cost nothing, and not less', () => {
  const panels = { cents: 2999, quantity: 3, taxRate: 1900, zeroTax: true };

  const sums = orderSums({ lines: priced([panels], 10_000, true), shippingCents: 0, giftCardCents: 0 });

  expect(sums).toMatchObject({ goodsCents: 7560, discountCents: 7560, totalCents: 0, payableCents: 0 });
});

it('no discount is larger than its line, for every discount, rate and quantity', () => {
  const bought = fc.record({
    cents: fc.integer({ min: 1, max: 300_000 }),
    quantity: fc.integer({ min: 1, max: 999 }),
    taxRate: fc.constantFrom(0, 700, 1900),
    zeroTax: fc.boolean(),
  });
  const discount = fc.oneof(fc.constant(10_000), fc.integer({ min: 0, max: 10_000 }));
  fc.assert(
    fc.property(
      fc.array(bought, { minLength: 1, maxLength: 4 }),
      discount,
      fc.boolean(),
      (all, points, zero) => {
        const lines = priced(all, points, zero);
        for (const { quantity, unitCents, discountCents } of lines) {
          expect(discountCents).toBeGreaterThanOrEqual(0);
          expect(discountCents).toBeLessThanOrEqual(quantity * unitCents);
        }
        const sums = orderSums({ lines, shippingCents: 595, giftCardCents: 0 });
        const vat = sums.vat.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0);
        expect(vat).toBe(sums.totalCents);
        if (points === 10_000) expect(sums.totalCents).toBe(595);
      },
    ),
    manyRuns,
  );
});
