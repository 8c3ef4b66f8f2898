import * as z from 'zod/mini';
import { Link } from './link';
import { PricesInfo, ProductImage } from './product';
import { PromotionResultModel } from './promotion';

/** The reason why the server changed a position (domain 4.2). */
export const StockErrorData = z.looseObject({
  code: z.enum(['REDUCED', 'SOLD_OUT', 'NOT_IN_STORE', 'RESTRICTED']),
  requested: z.int(),
  available: z.int(),
});
export type StockErrorData = z.output<typeof StockErrorData>;

export const CartPosition = z.looseObject({
  entryId: z.string(),
  itemId: z.string(),
  productId: z.string(),
  quantity: z.int(),
  maxStock: z.int(),
  stockErrorData: z.optional(StockErrorData),
  /** ISO dates. */
  estimatedDeliveryDateMin: z.optional(z.string()),
  estimatedDeliveryDateMax: z.optional(z.string()),
  /** "Mo., 24.11."; formatted by the server, so that its HTML and the browser agree. */
  deliveryText: z.optional(z.string()),
  giftCardValue: z.optional(z.int()),
  freePromotionProduct: z.optional(z.boolean()),
  name: z.string(),
  variantName: z.string(),
  brand: z.looseObject({ name: z.string() }),
  url: Link,
  image: ProductImage,
  /** Price of one piece. */
  pricesInfo: PricesInfo,
  /** Price of the line. */
  linePrice: z.looseObject({ value: z.int(), displayValue: z.string() }),
  /** The price at the time of adding, if it differs from the current one. */
  previousPrice: z.optional(z.looseObject({ value: z.int(), displayValue: z.string() })),
});
export type CartPosition = z.output<typeof CartPosition>;

/** A change by the server, with old and new quantity; it is always shown. */
export const AdjustedPosition = z.looseObject({
  entryId: z.string(),
  itemId: z.string(),
  name: z.string(),
  oldQuantity: z.int(),
  newQuantity: z.int(),
  reason: z.string(),
});
export type AdjustedPosition = z.output<typeof AdjustedPosition>;

const Amount = z.looseObject({ value: z.int(), displayValue: z.string() });

export const CartSum = z.looseObject({
  subTotal: Amount,
  shipping: Amount,
  total: Amount,
  voucher: z.nullable(z.looseObject({ coupon: z.string(), amount: Amount })),
  customerCardNumber: z.nullable(z.string()),
  onlinePromotionResultModel: PromotionResultModel,
  reservationPromotionResultModel: PromotionResultModel,
  /** Amount up to free shipping; value 0 when it is reached. */
  distanceToFreeShipping: Amount,
  availablePaymentTypes: z.array(z.string()),
});
export type CartSum = z.output<typeof CartSum>;

/**
 * The answer of every basket call. A cart without positions is null. An addition answers with the added
 * position only, unless its form has `positions: 'all'`; sum and count are always those of the whole cart.
 */
export const CartContainer = z.looseObject({
  onlineCart: z.nullable(z.looseObject({ empty: z.boolean(), positions: z.array(CartPosition) })),
  reservationCart: z.nullable(
    z.looseObject({ empty: z.boolean(), companyId: z.string(), positions: z.array(CartPosition) }),
  ),
  cartSum: CartSum,
  totalArticleCount: z.int(),
  adjustedPositionsOnline: z.array(AdjustedPosition),
  adjustedPositionsReservation: z.array(AdjustedPosition),
  /** Only in the answer of `addToCart`. */
  addedEntryId: z.optional(z.string()),
});
export type CartContainer = z.output<typeof CartContainer>;

const quantity = z.coerce.number<number | string>().check(z.int(), z.gte(0), z.lte(1_000_000));
const id = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));

/** Bodies of the basket calls, form-encoded (specification 7, domain 4.3). */
export const BasketAddForm = z.object({
  itemId: id,
  productId: z.optional(id),
  quantity: z._default(quantity, 1),
  companyId: z.optional(id),
  /** Positions of the answer. */
  positions: z._default(z.enum(['added', 'all']), 'added'),
});
export type BasketAddForm = z.input<typeof BasketAddForm>;

export const BasketEditForm = z.object({ entryId: id, itemId: id, quantity, companyId: z.optional(id) });
export type BasketEditForm = z.input<typeof BasketEditForm>;

export const BasketRemoveForm = z.object({ entryId: id, itemId: id, companyId: z.optional(id) });
export type BasketRemoveForm = z.input<typeof BasketRemoveForm>;

export const BasketClearForm = z.object({
  type: z._default(z.enum(['ONLINE', 'RESERVATION', 'ALL']), 'ALL'),
});
export type BasketClearForm = z.input<typeof BasketClearForm>;
