import type { Queryable } from '@fachwerk/database';
import type { Messages, ReservationDraft } from '@fachwerk/shared/contracts';
import { unitPriceToShow } from '@fachwerk/shared/rules';
import { dayAndTimeText } from '../../kernel/text/answer-language';
import { phonePrefixOptions } from '../../kernel/text/country-names';
import { holdEnd } from '../../orders/lifecycle/order-timers';
import { collectableFrom } from '../../stores/store/collectable-from';
import type { StoreRecord } from '../../stores/store/store-record';
import type { StoreRepository } from '../../stores/store/store-repository';
import { hasClickAndReserve } from '../../stores/store/store-view';
import type { CartComposer, ComposedCart } from '../cart/cart-composer';
import { createCartRepository, type StoredCart } from '../cart/cart-repository';
import type { SellingContext } from '../context/selling-context';
import type { CheckoutCaller } from './checkout-caller';
import { checkoutDrafts, type CheckoutVisitor } from './checkout-draft';
import { faultsOf, lineAmounts, sumView } from './checkout-view';
import { type CollectOffer, collectStoreView } from './collect-stores';
import { fitsBox } from './line-duties';
import { type OrderSums, orderSums } from './order-sums';
import { type PricedLine, pricedLines } from './priced-lines';
import { suggestedContact } from './suggested-values';
import { type WishTime, wishTimes } from './wish-times';

/** The reservation cart of a visitor at one moment. */
export interface ReservationState extends CheckoutVisitor, ComposedCart {
  sessionId: string;
  stored: StoredCart;
  now: Date;
  messages: Messages;
  /** Undefined if the store is gone or reserves nothing. */
  store: StoreRecord | undefined;
  ready: { at: string; text: string } | undefined;
  keptUntil: Date | null;
  times: readonly WishTime[];
  fitsPickupBox: boolean;
  priced: readonly PricedLine[];
  sums: OrderSums;
}

export type LoadReservation = (caller: CheckoutCaller, tx?: Queryable) => Promise<ReservationState>;

export function createLoadReservation(
  { db, now, messages }: SellingContext,
  composer: CartComposer,
  stores: StoreRepository,
): LoadReservation {
  return async ({ sessionId, language }, tx: Queryable = db) => {
    const [visitor, stored, { messages: texts }, allStores] = await Promise.all([
      checkoutDrafts(tx).find(sessionId),
      createCartRepository(tx).find(sessionId),
      messages({ language }),
      stores.findAll(),
    ]);
    const composed = await composer.compose(stored);
    const { reservation, companyId } = composed.lines;
    const at = now();
    const store = allStores.find((one) => one.companyId === companyId && hasClickAndReserve(one));
    const keptUntil = store ? holdEnd(at, store) : null;
    const priced = pricedLines({
      lines: reservation,
      gifts: [],
      companyId,
      isZeroRated: false,
      promotions: composed.promoted.promotions.reservation,
    });
    return {
      ...visitor,
      ...composed,
      sessionId,
      stored,
      now: at,
      messages: texts,
      store,
      keptUntil,
      priced,
      ready: store && collectableFrom(at, store, texts),
      times: store && keptUntil ? wishTimes(at, keptUntil, store) : [],
      fitsPickupBox: fitsBox(reservation),
      sums: orderSums({ lines: priced, shippingCents: 0, giftCardCents: 0 }),
    };
  };
}

export const offerOf = ({ store, ready, priced, now }: ReservationState): CollectOffer | undefined =>
  store && {
    store,
    storeEntries: new Set(priced.map(({ entryId }) => entryId)),
    ready: ready ?? { at: now.toISOString(), text: '' },
  };

export function reservationView(state: ReservationState): ReservationDraft {
  const { draft, customer, keptUntil, ready, fitsPickupBox, now, messages, stored } = state;
  const offer = offerOf(state);
  return {
    isEmpty: state.priced.length === 0,
    isLoggedIn: customer !== null,
    values: suggestedContact(draft.contact, customer),
    phonePrefixes: phonePrefixOptions(),
    store: offer
      ? collectStoreView(offer, {
          now,
          messages,
          selected: offer.store.companyId,
          hasPickupBox: fitsPickupBox,
        })
      : null,
    wishTimes: state.times.map(({ at, text }) => ({ at, text })),
    keptUntil: keptUntil?.toISOString() ?? null,
    keptUntilText: keptUntil && dayAndTimeText(keptUntil),
    pickupBox: fitsPickupBox ? 'PICKUP_BOX_CR' : null,
    lines: state.priced.map((line) => {
      const unitPrice = unitPriceToShow(line.item.pricesAt(now, state.lines.companyId));
      return {
        ...lineAmounts(line),
        ...(unitPrice && { basePrice: unitPrice }),
        source: 'STORE' as const,
        deliveryText: ready?.text ?? '',
      };
    }),
    sum: sumView(state.sums, state.promoted.promotions.reservation, null),
    submitKey: draft.submitKey,
    faults: faultsOf(state),
    adjustedPositions: stored.adjusted.filter(({ cart }) => cart === 'RESERVATION'),
  };
}
