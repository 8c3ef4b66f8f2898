import type {
  AdjustedPosition,
  CartContainer,
  CartPosition,
  PricesInfo,
  StockErrorData,
} from '@fachwerk/shared/contracts';
import {
  FREE_SHIPPING_FROM_CENTS,
  MAX_LINE_QUANTITY,
  PAYMENT_TYPES,
  SHIPPING_CENTS,
} from '@fachwerk/shared/rules';
import { displayPrice } from '../catalogue/display';
import type { Item } from '../items/item-memory';
import type { CartBenefits } from '../promotions/cart-benefits';
import { promotionModel } from '../promotions/cart-promotions';
import { type DeliveryDates, deliveryDatesFrom } from './delivery-dates';
import type { GiftLine, Promoted } from './promote-cart';

/** A stored position with its item. */
export interface CartLine {
  entryId: string;
  item: Item;
  quantity: number;
  seenCents: number;
  /** In stock and not reserved. */
  available: number;
}

/** The requested quantity, if it was limited. */
export interface Request {
  entryId: string;
  requested: number;
}

export interface CartView {
  now: Date;
  request?: Request | undefined;
  mergeReport?: readonly AdjustedPosition[];
  benefits: CartBenefits;
  promoted: Promoted;
  /** Shows only this position; sum and count are always those of the whole cart. */
  onlyEntryId?: string | undefined;
}

export function cartContainer(lines: readonly CartLine[], view: CartView): CartContainer {
  const { request, onlyEntryId, mergeReport = [] } = view;
  const shown = onlyEntryId === undefined ? lines : lines.filter(({ entryId }) => entryId === onlyEntryId);
  const datesOf = deliveryDatesFrom(view.now);
  const positions = shown.map((line) => {
    const requested = request?.entryId === line.entryId ? request.requested : line.quantity;
    return position(line, requested, line.item.pricesAt(view.now, null), datesOf(line.item.deliveryDays));
  });
  const gifts =
    onlyEntryId === undefined ? view.promoted.gifts.map((gift) => giftPosition(gift, view.now)) : [];
  return {
    onlineCart: lines.length > 0 ? { empty: false, positions: [...positions, ...gifts] } : null,
    reservationCart: null,
    cartSum: cartSum(lines, view),
    totalArticleCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    adjustedPositionsOnline: [...mergeReport],
    adjustedPositionsReservation: [],
  };
}

/** Value of the lines before all discounts. */
export const goodsCents = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity, item }) => sum + quantity * item.priceCents(null), 0);

function cartSum(
  lines: readonly CartLine[],
  { benefits, promoted: { promotions } }: CartView,
): CartContainer['cartSum'] {
  const { online, reservation, voucher, voucherCents } = promotions;
  const subTotal = goodsCents(lines);
  const shipping = online.hasFreeShipping ? 0 : shippingCents(subTotal);
  return {
    subTotal: displayPrice(subTotal),
    shipping: displayPrice(shipping),
    total: displayPrice(subTotal - online.discountCents + shipping),
    voucher:
      benefits.voucher === null ? null : { coupon: benefits.voucher, amount: displayPrice(voucherCents) },
    customerCardNumber: benefits.customerCardNumber,
    onlinePromotionResultModel: promotionModel(online, voucher),
    reservationPromotionResultModel: promotionModel(reservation, null),
    distanceToFreeShipping: displayPrice(
      lines.length === 0 ? FREE_SHIPPING_FROM_CENTS : online.hasFreeShipping ? 0 : missingCents(subTotal),
    ),
    availablePaymentTypes: [...PAYMENT_TYPES],
  };
}

/** An empty cart has no shipping costs. */
export const shippingCents = (subTotal: number): number =>
  subTotal === 0 || subTotal >= FREE_SHIPPING_FROM_CENTS ? 0 : SHIPPING_CENTS;

export const missingCents = (subTotal: number): number => Math.max(0, FREE_SHIPPING_FROM_CENTS - subTotal);

/** The reason for a limited quantity; undefined without a limit. */
export function stockError(requested: number, available: number): StockErrorData | undefined {
  if (available <= 0) return { code: 'SOLD_OUT', requested, available: 0 };
  return requested > available ? { code: 'REDUCED', requested, available } : undefined;
}

function position(
  line: CartLine,
  requested: number,
  pricesInfo: PricesInfo,
  delivery: DeliveryDates,
): CartPosition {
  const { entryId, item, quantity, seenCents, available } = line;
  const maxStock = Math.min(MAX_LINE_QUANTITY, available);
  const error = stockError(requested, maxStock);
  return {
    ...{ entryId, itemId: item.itemId, productId: item.productId, quantity, maxStock },
    ...(error ? { stockErrorData: error } : {}),
    estimatedDeliveryDateMin: delivery.min,
    estimatedDeliveryDateMax: delivery.max,
    deliveryText: delivery.text,
    freePromotionProduct: false,
    ...item.shown,
    pricesInfo,
    linePrice: displayPrice(quantity * item.priceCents(null)),
    ...(seenCents === item.priceCents(null) ? {} : { previousPrice: displayPrice(seenCents) }),
  };
}

/** A gift of a promotion: it cannot be edited. */
function giftPosition({ entryId, item, quantity }: GiftLine, now: Date): CartPosition {
  return {
    ...{ entryId, itemId: item.itemId, productId: item.productId, quantity, maxStock: quantity },
    freePromotionProduct: true,
    ...item.shown,
    pricesInfo: item.pricesAt(now, null),
    linePrice: displayPrice(0),
  };
}
