import { readUser } from '@fachwerk/shared/calls';
import { readFormAnswer } from '@fachwerk/shared/forms';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import { defineWidget } from '@fachwerk/shared/widget';
import { readPopularCategories } from '../../popular-categories/popular-categories';
import { CartPageProps } from './cart-page.props';
import { CartPage, type CartPageData } from './CartPage';
import { readPendingOrder } from './empty/pending-order';
import { readReservationStore, storeQuestion } from './reservation/reservation-store';
import { readCart } from './state/cart-api';

/** Optional: without it a line offers the choice of a store. */
const readChosenStore = async (
  api: HttpClient,
  signal: AbortSignal,
): Promise<Pick<CartPageData, 'chosenStoreId' | 'isProhibis'>> => {
  try {
    const { selectedStore, isProhibis } = await api.call(readUser, { signal });
    return isProhibis ? { isProhibis } : { chosenStoreId: selectedStore?.companyId };
  } catch (error) {
    if (isHttpError(error) && !signal.aborted) return {};
    throw error;
  }
};

export const cartPage = defineWidget({
  name: 'cart-page',
  title: 'Warenkorb',
  description: 'Artikel im Warenkorb mit Mengen und Summe; bei leerem Warenkorb Wege zurück ins Sortiment.',
  props: CartPageProps,
  examples: [
    {
      title: 'Wie auf der Warenkorbseite',
      props: { paymentIcons: [{ type: 'PAYPAL', src: '/images/footer/payment-paypal.svg' }] },
    },
    {
      title: 'Mit langer eigener Überschrift',
      props: {
        headline: 'Ihr Einkauf für die Badsanierung: Fliesen, Fugenmörtel, Silikon und alles, was dazugehört',
      },
    },
  ],
  data: 'personal',
  async load({ api, url, signal }): Promise<{ data: CartPageData }> {
    try {
      const [container, lastAnswer, visitor] = await Promise.all([
        readCart(api, signal),
        readFormAnswer(api, url, signal),
        readChosenStore(api, signal),
      ]);
      const isEmpty = container.onlineCart === null && container.reservationCart === null;
      const [categories, pendingOrder, reservationStore] = await Promise.all([
        isEmpty ? readPopularCategories(api, signal) : [],
        isEmpty ? readPendingOrder(api, signal) : undefined,
        readReservationStore(api, storeQuestion(container, visitor.chosenStoreId), signal),
      ]);
      return {
        data: { container, categories, ...visitor, reservationStore, lastAnswer, pendingOrder },
      };
    } catch (error) {
      // The component shows the failure with a button to retry.
      if (isHttpError(error) && !signal.aborted) {
        return { data: { container: null, categories: [], reservationStore: null, lastAnswer: null } };
      }
      throw error;
    }
  },
  component: CartPage,
  hydrate: 'load',
  importance: 'essential',
  reserve: { minHeight: 480 },
  messages: [
    'cart.',
    'cartCoupon.',
    'giftCard.',
    'guaranteeLink.',
    'forms.captcha.',
    'popularCategories.',
    'payment.',
    'product.',
    'order.transport.',
    'service.freeReturn',
    'error.',
    'failure.',
  ],
});

export default cartPage;
