import type { AttributeValue, PictureVariants } from '@fachwerk/shared/catalogue-format';
import type { CartContainer, CartPosition, StockErrorData } from '@fachwerk/shared/contracts';
import {
  FREE_SHIPPING_FROM_CENTS,
  MAX_LINE_QUANTITY,
  PAYMENT_TYPES,
  SHIPPING_CENTS,
} from '@fachwerk/shared/rules';
import { displayPrice } from '../catalogue/display';
import { type PricePoint, pricesInfo } from '../catalogue/price-rules';
import { productUrl } from '../catalogue/urls';
import { productImage } from '../pictures/picture-view';
import { deliveryDates } from './delivery-dates';

/** One cart line from the database with the current data of its item. */
export interface CartLine {
  entryId: string;
  itemId: string;
  productId: string;
  quantity: number;
  seenCents: number;
  name: string;
  slug: string;
  brand: string;
  isFirstItem: boolean;
  variantAttributes: readonly string[];
  attributes: Record<string, AttributeValue>;
  priceCents: number;
  rrpCents: number | null;
  contentAmount: number | null;
  contentUnit: string | null;
  deliveryMin: number;
  deliveryMax: number;
  available: number;
  history: readonly PricePoint[];
  /** Address of the main picture. */
  picture: string | null;
  pictureVariants: PictureVariants | null;
}

/** The requested quantity, if it was limited. */
export interface Request {
  entryId: string;
  requested: number;
}

export function cartContainer(lines: readonly CartLine[], now: Date, request?: Request): CartContainer {
  const positions = lines.map((line) =>
    position(line, now, request?.entryId === line.entryId ? request.requested : line.quantity),
  );
  return {
    onlineCart: positions.length > 0 ? { empty: false, positions } : null,
    reservationCart: null,
    cartSum: cartSum(lines),
    totalArticleCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    adjustedPositionsOnline: [],
    adjustedPositionsReservation: [],
  };
}

function cartSum(lines: readonly CartLine[]): CartContainer['cartSum'] {
  const subTotal = lines.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0);
  const shipping = shippingCents(subTotal);
  return {
    subTotal: displayPrice(subTotal),
    shipping: displayPrice(shipping),
    total: displayPrice(subTotal + shipping),
    voucher: null,
    customerCardNumber: null,
    distanceToFreeShipping: displayPrice(
      lines.length === 0 ? FREE_SHIPPING_FROM_CENTS : missingCents(subTotal),
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

function position(line: CartLine, now: Date, requested: number): CartPosition {
  const maxStock = Math.min(MAX_LINE_QUANTITY, line.available);
  const error = stockError(requested, maxStock);
  const delivery = deliveryDates(now, { min: line.deliveryMin, max: line.deliveryMax });
  const content =
    line.contentAmount !== null && line.contentUnit !== null
      ? { amount: line.contentAmount, unit: line.contentUnit }
      : undefined;
  return {
    entryId: line.entryId,
    itemId: line.itemId,
    productId: line.productId,
    quantity: line.quantity,
    maxStock,
    ...(error ? { stockErrorData: error } : {}),
    estimatedDeliveryDateMin: delivery.min,
    estimatedDeliveryDateMax: delivery.max,
    deliveryText: delivery.text,
    freePromotionProduct: false,
    name: line.name,
    variantName: line.variantAttributes.flatMap((id) => line.attributes[id]?.text ?? []).join(', '),
    brand: { name: line.brand },
    url: productUrl(line, line.isFirstItem ? undefined : line.itemId),
    image: productImage(line.picture, line.pictureVariants, `${line.brand} ${line.name}`),
    pricesInfo: pricesInfo(
      { priceCents: line.priceCents, rrpCents: line.rrpCents ?? undefined, content, history: line.history },
      now,
    ),
    linePrice: displayPrice(line.quantity * line.priceCents),
    ...(line.seenCents === line.priceCents ? {} : { previousPrice: displayPrice(line.seenCents) }),
  };
}
