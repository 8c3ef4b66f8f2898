import type { Database, Queryable } from '@fachwerk/database';
import {
  addressForm,
  CHECKOUT_STEPS,
  type CheckoutStep,
  contactForm,
  deliveryForm,
  type Messages,
} from '@fachwerk/shared/contracts';
import {
  COUNTRIES,
  isHandedToPerson,
  needsProof,
  type OrderKind,
  paymentRefusal,
  type PaymentType,
  paymentTypesOf,
  type SaleProofKind,
} from '@fachwerk/shared/rules';
import { isWorkingDay, plusDays } from '@fachwerk/shared/time';
import { isBulky } from '../../catalogue/records/parcel-size';
import { addressBook, type StoredAddress } from '../../identity/addresses/address-book';
import { deliveryDatesFrom } from '../../orders/lifecycle/delivery-dates';
import type { StoreRepository } from '../../stores/store/store-repository';
import type { CartComposer, ComposedCart } from '../cart/cart-composer';
import type { CartLine } from '../cart/cart-lines';
import { createCartRepository, type StoredCart } from '../cart/cart-repository';
import { cartShippingCents } from '../cart/cart-shipping';
import type { SellingContext } from '../context/selling-context';
import type { CheckoutCaller } from './checkout-caller';
import { checkoutDrafts, type CheckoutVisitor } from './checkout-draft';
import { type StepId, stepPage } from './checkout-pages';
import { type CollectOffer, collectOffers } from './collect-stores';
import { fitsBox, oldDeviceLines } from './line-duties';
import { type OrderSums, orderSums } from './order-sums';
import { type PricedLine, pricedLines } from './priced-lines';

/** A gift card is attached to the cart, not chosen here. */
export const GIFT_CARD_PAYMENT = 'GUTSCHEINKARTE' satisfies PaymentType;

/** The checkout of a visitor's online cart at one moment. */
export interface CheckoutState extends CheckoutVisitor, ComposedCart {
  sessionId: string;
  /** Addresses that the customer has stored. */
  book: readonly StoredAddress[];
  stored: StoredCart;
  now: Date;
  messages: Messages;
  /** Methods of the shop that a provider or the store carries out; a gift card is no choice of this step. */
  paymentTypes: readonly PaymentType[];
  /** Countries that goods are sent to. */
  deliveryCountries: readonly string[];
  /** Lines that are sent or collected; gift cards come by e-mail. */
  goods: readonly CartLine[];
  /** Null before the choice. */
  kind: 'delivery' | 'collect' | null;
  offers: readonly CollectOffer[];
  /** The store of the collection. */
  offer: CollectOffer | undefined;
  dateWishes: readonly string[];
  asksOldDevices: boolean;
  asksAge: boolean;
  needsPhone: boolean;
  fitsPickupBox: boolean;
  isZeroRated: boolean;
  priced: readonly PricedLine[];
  sums: OrderSums;
}

export type LoadCheckout = (caller: CheckoutCaller, tx?: Queryable) => Promise<CheckoutState>;

/** `tx` reads the cart as a transaction has changed it. */
export function createLoadCheckout(
  { db, now, messages, deliveryCountries, payments }: SellingContext,
  composer: CartComposer,
  stores: StoreRepository,
): LoadCheckout {
  /** Guests have no address book. */
  const withBookOn = (tx: Queryable) => async (visitor: CheckoutVisitor) => ({
    ...visitor,
    book: visitor.customer ? await addressBook(tx).of(visitor.customer.customerId) : [],
  });
  const paymentTypes = payments.types.filter((type) => type !== GIFT_CARD_PAYMENT);
  return async ({ sessionId, language }, tx: Queryable = db as Database) => {
    const [visitor, stored, { messages: texts }, allStores] = await Promise.all([
      checkoutDrafts(tx).find(sessionId).then(withBookOn(tx)),
      createCartRepository(tx).find(sessionId),
      messages({ language }),
      stores.findAll(),
    ]);
    const composed = await composer.compose(stored);
    const goods = composed.lines.online.filter(({ giftCardValue }) => giftCardValue === undefined);
    const { delivery } = visitor.draft;
    const at = now();
    const offers = await collectOffers(tx, {
      cartId: visitor.cartId ?? '',
      lines: goods,
      stores: allStores,
      now: at,
      messages: texts,
      near: (delivery?.kind === 'collect' ? delivery.companyId : '') || visitor.selectedStoreId,
    });
    const kind = goods.length === 0 ? 'delivery' : (delivery?.kind ?? null);
    const sold = [...goods, ...composed.promoted.gifts];
    const needs = (proof: SaleProofKind) => sold.some(({ item }) => needsProof(item.duties, proof));
    const isZeroRated = needs('zeroTax') && (delivery?.zeroTaxStatement ?? false);
    const priced = pricedLines({
      lines: composed.lines.online,
      gifts: composed.promoted.gifts,
      companyId: null,
      isZeroRated,
      promotions: composed.promoted.promotions.online,
    });
    return {
      ...visitor,
      ...composed,
      sessionId,
      stored,
      now: at,
      messages: texts,
      deliveryCountries,
      goods,
      kind,
      offers,
      isZeroRated,
      priced,
      paymentTypes,
      offer: offers.find(({ store }) => kind === 'collect' && store.companyId === delivery?.companyId),
      dateWishes: dateWishes(goods, at),
      asksOldDevices: oldDeviceLines(goods).length > 0,
      asksAge: needs('age'),
      needsPhone: goods.some(({ item }) => isBulky(item)),
      fitsPickupBox: fitsBox(sold),
      sums: orderSums({
        lines: priced,
        shippingCents: shippingOf(composed, kind),
        giftCardCents: stored.giftCard?.cents ?? 0,
      }),
    };
  };
}

export const shippingOf = (composed: ComposedCart, kind: CheckoutState['kind']): number =>
  kind === 'collect' ? 0 : cartShippingCents(composed);

const OFFERED_DAYS = 10;

/** Working days after the earliest day on which everything has arrived. */
function dateWishes(goods: readonly CartLine[], now: Date): string[] {
  if (goods.length === 0) return [];
  const datesOf = deliveryDatesFrom(now);
  let day = goods.map(({ item }) => datesOf(item.deliveryDays).max).reduce((a, b) => (a > b ? a : b));
  const days: string[] = [];
  while (days.length < OFFERED_DAYS) {
    day = plusDays(day, 1);
    if (isWorkingDay(day)) days.push(day);
  }
  return days;
}

/** Schemas of the forms for this cart. */
export const contactSchema = ({ needsPhone }: CheckoutState) => contactForm({ needsPhone });
export const deliverySchema = ({ asksOldDevices, asksAge }: CheckoutState) =>
  deliveryForm({ asksOldDevices, asksAge });
export const addressSchema = (state: CheckoutState) => addressForm({ countries: firstCountries(state) });

/** True if the first address is where the goods go; else it is that of the bill. */
export const sendsGoods = ({ kind, goods }: Pick<CheckoutState, 'kind' | 'goods'>): boolean =>
  kind !== 'collect' && goods.length > 0;

export const firstCountries = (state: CheckoutState): readonly string[] =>
  sendsGoods(state) ? state.deliveryCountries : COUNTRIES;

/** Why the choice of the delivery step cannot be kept: key of a message, and its field. */
export function deliveryRefusal(
  state: CheckoutState,
  { kind, companyId, dateWish, pickupBox, oldDevices }: NonNullable<CheckoutState['draft']['delivery']>,
): { field: string; msg: string } | undefined {
  if (kind === 'collect') {
    if (state.goods.length === 0) return { field: 'kind', msg: 'checkout.collect.giftCards' };
    if (!state.offers.some(({ store }) => store.companyId === companyId))
      return { field: 'companyId', msg: 'checkout.store.refused' };
    if (pickupBox && !state.fitsPickupBox) return { field: 'pickupBox', msg: 'checkout.pickupBox.refused' };
    return undefined;
  }
  if (dateWish !== '' && !state.dateWishes.includes(dateWish))
    return { field: 'dateWish', msg: 'checkout.dateWish.refused' };
  const pieces = oldDeviceLines(state.goods).reduce((sum, { quantity }) => sum + quantity, 0);
  if (Number(oldDevices || 0) > pieces) return { field: 'oldDevices', msg: 'checkout.oldDevices.tooMany' };
  return undefined;
}

export const paymentRefusalOf = (state: CheckoutState, type: PaymentType) =>
  paymentRefusal(type, {
    offered: state.paymentTypes,
    kinds: [(state.kind ?? 'delivery') satisfies OrderKind],
    cents: state.sums.payableCents,
    buysGiftCard: buysGiftCard(state),
    hasRestrictedGoods: hasRestrictedGoods(state),
    usesPickUpBox: state.kind === 'collect' && (state.draft.delivery?.pickupBox ?? false),
  });

/**
 * Payment types that some way through this checkout makes possible if the order is sent or collected, for the
 * statement at its begin (BGB §312j(1)). A gift card does not reduce them, because it can be taken out again.
 */
export const possiblePaymentTypes = (state: CheckoutState, kind: OrderKind): PaymentType[] =>
  paymentTypesOf({
    offered: [...state.paymentTypes, GIFT_CARD_PAYMENT],
    kinds: [kind],
    cents: Math.max(state.sums.totalCents, 1),
    buysGiftCard: buysGiftCard(state),
    hasRestrictedGoods: hasRestrictedGoods(state),
    usesPickUpBox: state.fitsPickupBox,
  });

const buysGiftCard = ({ priced }: CheckoutState): boolean =>
  priced.some(({ giftCardValue }) => giftCardValue !== null);

const hasRestrictedGoods = ({ priced }: CheckoutState): boolean =>
  priced.some(({ item }) => isHandedToPerson(item.duties));

export const isOffered = ({ paymentTypes }: CheckoutState, name: string): name is PaymentType =>
  paymentTypes.some((type) => type === name);

/** Nothing remains to be paid. */
export const isCovered = ({ sums, priced }: CheckoutState): boolean =>
  priced.length > 0 && sums.payableCents === 0;

const IS_DONE: Record<StepId, (state: CheckoutState) => boolean> = {
  contact: (state) => contactSchema(state).safeParse(state.draft.contact).success,
  delivery: (state) =>
    state.draft.delivery !== null &&
    deliverySchema(state).safeParse(state.draft.delivery).success &&
    deliveryRefusal(state, state.draft.delivery) === undefined,
  address: (state) => addressSchema(state).safeParse(state.draft.address).success,
  payment: (state) => {
    const { paymentMethod } = state.draft;
    if (isCovered(state)) return true;
    return (
      paymentMethod !== null &&
      isOffered(state, paymentMethod) &&
      paymentRefusalOf(state, paymentMethod) === undefined
    );
  },
  review: () => false,
};

/** Gift cards by mail are neither sent nor collected: there is nothing to choose. */
const hasStep = ({ goods, priced }: CheckoutState, id: StepId): boolean =>
  id !== 'delivery' || goods.length > 0 || priced.length === 0;

/** The steps that this checkout has; those after the first open one are locked. */
export function checkoutSteps(state: CheckoutState): CheckoutStep[] {
  let isReached = state.priced.length > 0;
  return CHECKOUT_STEPS.filter((id) => hasStep(state, id)).map((id) => {
    const isDone = isReached && IS_DONE[id](state);
    const step = { id, url: stepPage(id), state: isDone ? 'done' : isReached ? 'open' : 'locked' } as const;
    isReached = isDone;
    return step;
  });
}

export const nextStep = (steps: readonly CheckoutStep[]): StepId =>
  steps.find(({ state }) => state === 'open')?.id ?? 'contact';
