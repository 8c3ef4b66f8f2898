import type { DeliveryInformation, ProhibisOrder, ProhibisSum } from '@fachwerk/shared/contracts';
import { promotionModel } from '../../benefits/promotions/cart-promotions';
import { displayPrice } from '../../kernel/money/display';
import { netCents } from '../../kernel/money/vat-sums';
import { type CheckoutState, shippingOf } from '../checkout/checkout-state';
import { sumView } from '../checkout/checkout-view';
import { orderSums } from '../checkout/order-sums';
import { lineCents } from '../checkout/priced-lines';
import { promisedDates } from '../checkout/promised-dates';

type Sums = ProhibisOrder['sums'];

/** The sums of both ways, so that the page shows a total before the choice is sent. */
export function sumsOf(state: CheckoutState): Sums {
  const { priced, promoted, stored } = state;
  const withShipping = (shippingCents: number): ProhibisSum => {
    const sums = orderSums({ lines: priced, shippingCents, giftCardCents: stored.giftCard?.cents ?? 0 });
    const taxCents = sums.vat.reduce((sum, share) => sum + share.taxCents, 0);
    return {
      ...sumView(sums, promoted.promotions.online, stored.giftCard?.lastDigits ?? null),
      net: displayPrice(sums.totalCents - taxCents),
    };
  };
  return {
    delivered: withShipping(shippingOf(state, 'delivery')),
    collected: withShipping(shippingOf(state, 'collect')),
  };
}

/** Net amount of each line after its discount. A gift card is taxed when it is redeemed. */
export const netPricesOf = ({ priced }: CheckoutState): ProhibisOrder['netPrices'] =>
  Object.fromEntries(
    priced.map((line) => {
      const cents = lineCents(line) - line.discountCents;
      return [
        line.entryId,
        displayPrice(line.giftCardValue === null ? netCents(cents, line.taxRate) : cents),
      ];
    }),
  );

/** The days of the goods; gift cards come by mail and have none. */
export function deliveryInformationView(state: CheckoutState): DeliveryInformation {
  const { priced, promoted, draft } = state;
  return {
    onlineBasketInteractions: {
      id: draft.submitKey,
      interactionLines: priced
        .filter(({ giftCardValue }) => giftCardValue === null)
        .map(({ entryId, item }) => {
          const { min, max, text } = promisedDates(item, state);
          return {
            checkoutPosition: { entryId },
            minDeliveryDate: min,
            maxDeliveryDate: max,
            deliveryText: text,
          };
        }),
    },
    basketSumViewmodel: {
      onlinePromotionResultModel: promotionModel(promoted.promotions.online, promoted.promotions.voucher),
      sums: sumsOf(state),
    },
  };
}
