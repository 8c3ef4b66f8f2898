import type { DeliveryDates, DeliveryDays } from '../../orders/lifecycle/delivery-dates';
import { daysText, deliveryDatesFrom } from '../../orders/lifecycle/delivery-dates';
import type { PromisedArrival } from '../../orders/lifecycle/order';
import { joinArrivals } from '../../orders/lifecycle/promised-arrivals';
import { type CheckoutState, sendsGoods } from './checkout-state';

/** When a line arrives that is sent: on the day that the buyer has chosen, or by its delivery time. */
export function promisedDates(
  { deliveryDays }: { deliveryDays: DeliveryDays },
  state: Pick<CheckoutState, 'draft' | 'kind' | 'goods' | 'now'>,
): DeliveryDates {
  const wish = sendsGoods(state) ? state.draft.delivery?.dateWish : '';
  return wish
    ? { min: wish, max: wish, text: daysText(wish, wish) }
    : deliveryDatesFrom(state.now)(deliveryDays);
}

/** The days of all goods of an order that is sent, as its review states them. */
export const promisedArrivals = (state: CheckoutState): PromisedArrival[] =>
  joinArrivals(
    state.priced.flatMap(({ giftCardValue, item }, index) => {
      if (giftCardValue !== null) return [];
      const { min, max } = promisedDates(item, state);
      return [{ lineId: index + 1, min, max }];
    }),
  );
