import type {
  Checkout,
  CheckoutFault,
  CheckoutLine,
  CheckoutSum,
  CollectStore,
  PendingOrder,
} from '@fachwerk/shared/contracts';
import { formatNumber } from '@fachwerk/shared/format';
import { COUNTRIES, paymentRule, unitPriceToShow } from '@fachwerk/shared/rules';
import { GIFT_CARDS_PAGE } from '../../benefits/gift-cards/gift-card-product';
import type { PromotionResult } from '../../benefits/promotions/evaluate-promotions';
import { energyLabel } from '../../catalogue/records/energy-label';
import { displayPrice } from '../../kernel/money/display';
import { answerLocale, shortDateText } from '../../kernel/text/answer-language';
import { countryOptions, phonePrefixOptions, shownAddress } from '../../kernel/text/country-names';
import { formatText } from '../../kernel/text/format-text';
import { maskedNumber } from '../../kernel/text/masked-number';
import { daysText, deliveryDatesFrom } from '../../orders/lifecycle/delivery-dates';
import { holdPeriod } from '../../stores/stock/hold-limits';
import { REFUSAL_CODES, saleRefusal } from '../cart/sale-refusal';
import {
  type CheckoutState,
  checkoutSteps,
  firstCountries,
  isCovered,
  nextStep,
  paymentRefusalOf,
  possiblePaymentTypes,
  sendsGoods,
  shippingOf,
} from './checkout-state';
import { collectStoreView } from './collect-stores';
import { dutiesView, oldDeviceLines } from './line-duties';
import { orderAddresses } from './order-addresses';
import { type OrderSums, orderSums } from './order-sums';
import { lineCents, type PricedLine, pricedLines } from './priced-lines';
import { promisedDates } from './promised-dates';
import { bookChoices, suggestedAddress, suggestedContact, suggestedDelivery } from './suggested-values';

/** What the page shows. */
export function checkoutView(state: CheckoutState, pendingOrder: PendingOrder | null): Checkout {
  const { draft, sums, customer, stored } = state;
  const steps = checkoutSteps(state);
  const next = nextStep(steps);
  return {
    isEmpty: state.priced.length === 0,
    isLoggedIn: customer !== null,
    steps,
    nextStep: next,
    ...holdView(state),
    limits: {
      deliveryCountries: countryOptions(state.deliveryCountries),
      paymentTypes: possiblePaymentTypes(state, 'delivery'),
      collectedPaymentTypes: possiblePaymentTypes(state, 'collect'),
    },
    contact: {
      values: suggestedContact(draft.contact, customer),
      phonePrefixes: phonePrefixOptions(),
      needsPhone: state.needsPhone,
    },
    delivery: deliveryView(state),
    address: {
      values: suggestedAddress(draft, customer, {
        sendsGoods: sendsGoods(state),
        countries: firstCountries(state),
        book: state.book,
      }),
      ...(customer && {
        book: bookChoices({ book: state.book, countries: firstCountries(state) }).map(({ id, address }) => ({
          id,
          values: address,
          lines: shownAddress(address),
        })),
      }),
      kind: sendsGoods(state) ? 'delivery' : 'billing',
      countries: countryOptions(firstCountries(state)),
      billingCountries: countryOptions(COUNTRIES),
    },
    payment: {
      // Nothing is preselected, least of all a credit.
      values: draft.paymentMethod === null ? {} : { paymentMethod: draft.paymentMethod },
      options: paymentOptions(state),
      isCovered: isCovered(state),
    },
    review: next === 'review' ? reviewView(state) : null,
    lines: state.priced.map((line) => lineView(line, state)),
    sum: sumView(sums, state.promoted.promotions.online, stored.giftCard?.lastDigits ?? null),
    faults: faultsOf(state),
    adjustedPositions: stored.adjusted.filter(({ cart }) => cart !== 'RESERVATION'),
    parkedPositions: [...state.parked],
    pendingOrder,
  };
}

function holdView({ draft, now }: CheckoutState): Pick<Checkout, 'holdUntil' | 'holdNote'> {
  const { heldUntil, heldSince, isHoldLimited } = draft;
  if (heldUntil && heldUntil > now) {
    const holdUntil = heldUntil.toISOString();
    return isHoldLimited ? { holdUntil, holdNote: 'limited' } : { holdUntil };
  }
  return holdPeriod(now, heldSince).until === null
    ? { holdUntil: null, holdNote: 'paused' }
    : { holdUntil: null };
}

function deliveryView(state: CheckoutState): Checkout['delivery'] {
  const { goods, draft } = state;
  const saving = zeroTaxSaving(state);
  const days = arrivalOf(state);
  return {
    values: suggestedDelivery(draft.delivery, state.selectedStoreId),
    deliveryText: days,
    isBulky: state.needsPhone,
    shipping: displayPrice(shippingOf(state, 'delivery')),
    dateWishes: state.dateWishes.map((date) => ({ date, text: shortDateText(date) })),
    collectFaults: goods.length === 0 ? [{ code: 'GIFT_CARDS_ONLY' }] : [],
    stores: storeViews(state),
    pickupBox: state.fitsPickupBox ? 'PICKUP_BOX_CC' : null,
    oldDevices: oldDeviceLines(goods).map(({ entryId, item, quantity }) => ({
      entryId,
      quantity,
      name: item.shown.name,
    })),
    asksAge: state.asksAge,
    zeroTax: saving > 0 ? { saving: displayPrice(saving) } : null,
  };
}

const storeViews = (state: CheckoutState): CollectStore[] =>
  state.offers.map((offer) => collectStoreView(offer, storeContext(state)));

const storeContext = ({ now, messages, kind, draft, selectedStoreId, fitsPickupBox }: CheckoutState) => ({
  now,
  messages,
  hasPickupBox: fitsPickupBox,
  selected: kind === 'collect' ? (draft.delivery?.companyId ?? null) : selectedStoreId,
});

/** From the first to the last arrival of all goods. */
function arrivalOf({ goods, now }: CheckoutState): string {
  if (goods.length === 0) return '';
  const dates = goods.map(({ item }) => deliveryDatesFrom(now)(item.deliveryDays));
  const min = dates.map((one) => one.min).reduce((a, b) => (a < b ? a : b));
  const max = dates.map((one) => one.max).reduce((a, b) => (a > b ? a : b));
  return daysText(min, max);
}

/** What the statement of UStG §12(3) takes off, whether it is made or not. */
function zeroTaxSaving(state: CheckoutState): number {
  const totalOf = (isZeroRated: boolean) =>
    orderSums({
      lines: pricedLines({
        lines: state.lines.online,
        gifts: [],
        companyId: null,
        isZeroRated,
        promotions: state.promoted.promotions.online,
      }),
      shippingCents: 0,
      giftCardCents: 0,
    }).totalCents;
  return totalOf(false) - totalOf(true);
}

export const paymentOptions = (state: CheckoutState): Checkout['payment']['options'] =>
  state.paymentTypes.flatMap((type) => {
    const rule = paymentRule(type);
    if (!rule.kinds.some((kind) => kind !== 'reservation')) return [];
    const reason = paymentRefusalOf(state, type);
    return [
      {
        type,
        isAvailable: reason === undefined,
        ...(reason && { reason }),
        isCredit: rule.isCredit ?? false,
      },
    ];
  });

function reviewView(state: CheckoutState): Checkout['review'] {
  const { draft, kind, offer } = state;
  if (!draft.address || !draft.contact || !kind) return null;
  const { delivery, billing } = orderAddresses(state);
  return {
    kind,
    submitKey: draft.submitKey,
    store: offer ? collectStoreView(offer, storeContext(state)) : null,
    deliveryAddress: delivery && shownAddress(delivery),
    billingAddress: billing ? shownAddress(billing) : [],
  };
}

/** Lines that are not sold online, whichever way they came into the cart. */
export const faultsOf = ({ priced }: Pick<CheckoutState, 'priced'>): CheckoutFault[] =>
  priced.flatMap(({ entryId, item }) => {
    const refused = saleRefusal(item);
    return refused === undefined ? [] : [{ code: REFUSAL_CODES[refused], entryId, name: item.shown.name }];
  });

function lineView(line: PricedLine, state: CheckoutState): CheckoutLine {
  const { item, quantity, giftCardValue } = line;
  const unitPrice = unitPriceToShow(item.pricesAt(state.now, null));
  return {
    ...lineAmounts(line),
    ...(unitPrice && giftCardValue === null && !line.isFreeGift && { basePrice: unitPrice }),
    ...(giftCardValue === null ? {} : { giftCardValue, url: GIFT_CARDS_PAGE }),
    ...arrivalView(line, state),
    quantity,
  };
}

/** What a line of every kind of order shows. */
export function lineAmounts(line: PricedLine) {
  const { entryId, item, quantity, unitCents, discountCents, depositCents, taxRate, isFreeGift } = line;
  return {
    entryId,
    itemId: item.itemId,
    productId: item.productId,
    quantity,
    taxRate,
    ...item.shown,
    features: [...item.features],
    ...(item.energyLabel && { energyLabel: energyLabel(item.energyLabel, item.productId) }),
    unitPrice: displayPrice(unitCents),
    linePrice: displayPrice(lineCents(line)),
    ...(discountCents > 0 && { discount: displayPrice(discountCents) }),
    ...(depositCents > 0 && { deposit: displayPrice(depositCents) }),
    freePromotionProduct: isFreeGift,
    duties: dutiesView(item),
  };
}

function arrivalView(line: PricedLine, state: CheckoutState) {
  const { messages, kind, offer } = state;
  if (line.giftCardValue !== null)
    return { source: 'EMAIL' as const, deliveryText: formatText(messages, 'checkout.byEmail') };
  if (kind === 'collect' && offer) {
    const source = offer.storeEntries.has(line.entryId) ? ('STORE' as const) : ('WAREHOUSE' as const);
    return { source, deliveryText: offer.ready.text };
  }
  const { min, max, text } = promisedDates(line.item, state);
  return { source: 'WAREHOUSE' as const, deliveryText: text, deliveryDateMin: min, deliveryDateMax: max };
}

const BASIS_POINTS = 100;

export const sumView = (
  sums: OrderSums,
  promotions: PromotionResult,
  cardDigits: string | null,
): CheckoutSum => ({
  goods: displayPrice(sums.goodsCents),
  discounts: promotions.applied
    .filter(({ cents }) => cents > 0)
    .map(({ name, cents }) => ({ name, amount: displayPrice(cents) })),
  deposit: displayPrice(sums.depositCents),
  shipping: displayPrice(sums.shippingCents),
  total: displayPrice(sums.totalCents),
  giftCard:
    cardDigits !== null && sums.giftCardCents > 0
      ? { maskedNumber: maskedNumber(cardDigits), amount: displayPrice(sums.giftCardCents) }
      : null,
  payable: displayPrice(sums.payableCents),
  vat: sums.vat.map(({ rate, netCents, taxCents }) => ({
    rate,
    rateText: `${formatNumber(rate / BASIS_POINTS, answerLocale(), 1)}\u00a0%`,
    net: displayPrice(netCents),
    tax: displayPrice(taxCents),
  })),
});
