import * as z from 'zod/mini';
import { STORE_PROOFS } from '../../rules/sale-proofs';
import { CartGiftCard } from '../benefits/gift-card';
import { PromotionResultModel } from '../benefits/promotion';
import { EnergyLabel, ProductImage } from '../catalogue/product';
import { Link } from '../kernel/link';
import { PricesInfo } from '../kernel/prices';
import { wholeNumber } from '../kernel/whole-number';
import { GoodsTransport } from '../rental/transport';

/** The reason why the server changed a position (domain 4.2). */
export const StockErrorData = z.looseObject({
  code: z.enum(['REDUCED', 'SOLD_OUT', 'NOT_IN_STORE', 'RESTRICTED']),
  requested: z.int(),
  available: z.int(),
});
export type StockErrorData = z.output<typeof StockErrorData>;

const Amount = z.looseObject({ value: z.int(), displayValue: z.string() });

export const CartPosition = z.looseObject({
  entryId: z.string(),
  itemId: z.string(),
  productId: z.string(),
  quantity: z.int(),
  maxStock: z.int(),
  /**
   * Pieces of the quantity that can be ordered: neither missing ones nor those of an item with `storeProof`.
   * 0: the line is in no sum and no order. That of a gift is its quantity. Absent in answers of an older API.
   */
  orderable: z.optional(z.int()),
  stockErrorData: z.optional(StockErrorData),
  /** With RESTRICTED: the line came into the cart before the item needed this proof; it is not ordered. */
  storeProof: z.optional(z.enum(STORE_PROOFS)),
  /** ISO dates; only of a line that can be ordered. */
  estimatedDeliveryDateMin: z.optional(z.string()),
  estimatedDeliveryDateMax: z.optional(z.string()),
  /** "Mo., 24.11."; formatted by the server, so that its HTML and the browser agree. */
  deliveryText: z.optional(z.string()),
  giftCardValue: z.optional(z.int()),
  /** Set in the browser after a failed verification (specification 8). */
  stockValidationError: z.optional(z.string()),
  /** Where the item lies in the store of the reservation cart. */
  aisle: z.optional(z.int()),
  shelf: z.optional(z.int()),
  /** Deposit of the whole line, which is not part of its price (PAngV §7). */
  deposit: z.optional(Amount),
  freePromotionProduct: z.optional(z.boolean()),
  name: z.string(),
  variantName: z.string(),
  brand: z.looseObject({ name: z.string() }),
  url: Link,
  image: ProductImage,
  /** Beside every price of an item that has one (Regulation (EU) 2017/1369, Art. 6). */
  energyLabel: z.optional(EnergyLabel),
  /** Price of one piece. */
  pricesInfo: PricesInfo,
  /** For a reserved line whose price in the store is another one. */
  onlinePrice: z.optional(Amount),
  /** For the `orderable` pieces; 0 also for a gift. */
  linePrice: z.looseObject({ value: z.int(), displayValue: z.string() }),
  /** The price at the time of adding, if it differs from the current one. */
  previousPrice: z.optional(z.looseObject({ value: z.int(), displayValue: z.string() })),
});
export type CartPosition = z.output<typeof CartPosition>;

export const CartType = z.enum(['ONLINE', 'RESERVATION']);
export type CartType = z.output<typeof CartType>;

/** A change by the server, with old and new quantity; it is always shown. */
export const AdjustedPosition = z.looseObject({
  entryId: z.string(),
  itemId: z.string(),
  name: z.string(),
  oldQuantity: z.int(),
  newQuantity: z.int(),
  /** REDUCED, SOLD_OUT, NOT_IN_STORE, ADDED_UP or PARKED. */
  reason: z.string(),
  cart: z.optional(CartType),
  /** What the visitor can do about a removed reservation. */
  action: z.optional(z.enum(['ORDER_ONLINE', 'OTHER_STORE'])),
});
export type AdjustedPosition = z.output<typeof AdjustedPosition>;

const Weight = z.looseObject({ grams: z.int(), displayValue: z.string() });

/** Sums of a cart without what only one of them has. */
const Sum = {
  /** Value of the goods before discounts, without deposits. */
  subTotal: Amount,
  deposit: Amount,
  total: Amount,
  /** Total without VAT. */
  net: Amount,
};

export const CartSum = z.looseObject({
  ...Sum,
  shipping: Amount,
  voucher: z.nullable(z.looseObject({ coupon: z.string(), amount: Amount })),
  customerCardNumber: z.nullable(z.string()),
  giftCard: z.optional(CartGiftCard),
  onlinePromotionResultModel: PromotionResultModel,
  reservationPromotionResultModel: PromotionResultModel,
  /** Amount up to free shipping; value 0 when it is reached. */
  distanceToFreeShipping: Amount,
  /** By content and amount of the online cart. */
  availablePaymentTypes: z.array(z.string()),
  weight: Weight,
  /** False if the catalogue states no weight of some goods: they are not in `weight`. */
  isWeightKnown: z.optional(z.boolean()),
  /** Weight and longest side fit into an estate car, as far as they are known. */
  fitsEstateCar: z.boolean(),
});
export type CartSum = z.output<typeof CartSum>;

export const ReservationSum = z.looseObject({
  ...Sum,
  availablePaymentTypes: z.array(z.string()),
  /** Absent in answers of an older API, as the next one. */
  weight: z.optional(Weight),
  isWeightKnown: z.optional(z.boolean()),
  fitsEstateCar: z.optional(z.boolean()),
  /** Where the goods do not fit an estate car: vehicles of the store. Absent with one added position. */
  transport: z.optional(GoodsTransport),
});
export type ReservationSum = z.output<typeof ReservationSum>;

/** A line of an earlier cart that a login did not add to the current one. */
export const ParkedPosition = z.looseObject({
  itemId: z.string(),
  quantity: z.int(),
  name: z.string(),
  variantName: z.string(),
  url: Link,
  image: ProductImage,
  energyLabel: z.optional(EnergyLabel),
  pricesInfo: PricesInfo,
});
export type ParkedPosition = z.output<typeof ParkedPosition>;

/**
 * The answer of every basket call. A cart without positions is null. An addition with `positions: 'added'`
 * answers with the added position only; sum and count are always those of the whole cart.
 */
export const CartContainer = z.looseObject({
  onlineCart: z.nullable(z.looseObject({ empty: z.boolean(), positions: z.array(CartPosition) })),
  reservationCart: z.nullable(
    z.looseObject({ empty: z.boolean(), companyId: z.string(), positions: z.array(CartPosition) }),
  ),
  /** Sum of the online cart; coupon and customer card apply to both. */
  cartSum: CartSum,
  reservationSum: ReservationSum,
  totalArticleCount: z.int(),
  /** Those of both carts. */
  adjustedPositions: z.array(AdjustedPosition),
  adjustedPositionsOnline: z.array(AdjustedPosition),
  adjustedPositionsReservation: z.array(AdjustedPosition),
  /** Open interactions of the professional order flow. */
  prohibisBasketInteractions: z.array(z.looseObject({ id: z.string() })),
  parkedPositions: z.array(ParkedPosition),
  /** Only in the answer of `addToCart`. */
  addedEntryId: z.optional(z.string()),
  /** Only in the refusal of a gift card: the next attempt needs a captcha. */
  captchaActive: z.optional(z.boolean()),
});
export type CartContainer = z.output<typeof CartContainer>;

const quantity = wholeNumber(0, 1_000_000);
const id = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));

/** Bodies of the basket calls, form-encoded (specification 7, domain 4.3). */
export const BasketAddForm = z.object({
  itemId: id,
  productId: z.optional(id),
  quantity: z._default(quantity, 1),
  companyId: z.optional(id),
  /** Positions of the answer; the whole cart is that of the specification (7). */
  positions: z._default(z.enum(['added', 'all']), 'all'),
});
export type BasketAddForm = z.input<typeof BasketAddForm>;

/** Item ids with quantities, separated by commas, at most ten: "200001:2,200002:1". */
export const BasketAddItemsForm = z.object({
  items: z
    .string()
    .check(z.regex(/^[A-Za-z0-9-]{1,64}:[1-9]\d{0,2}(?:,[A-Za-z0-9-]{1,64}:[1-9]\d{0,2}){0,9}$/)),
});
export type BasketAddItemsForm = z.input<typeof BasketAddItemsForm>;

export const BasketEditForm = z.object({ entryId: id, itemId: id, quantity, companyId: z.optional(id) });
export type BasketEditForm = z.input<typeof BasketEditForm>;

export const BasketRemoveForm = z.object({ entryId: id, itemId: id, companyId: z.optional(id) });
export type BasketRemoveForm = z.input<typeof BasketRemoveForm>;

export const BasketClearForm = z.object({
  type: z._default(z.enum(['ONLINE', 'RESERVATION', 'ALL']), 'ALL'),
});
export type BasketClearForm = z.input<typeof BasketClearForm>;

/** Moves a line; without `companyId` into the reservation cart of its store or of the chosen store. */
export const BasketMoveForm = z.object({ entryId: id, to: CartType, companyId: z.optional(id) });
export type BasketMoveForm = z.input<typeof BasketMoveForm>;

/** One parked line, or all of them without `itemId`. */
export const ParkedForm = z.object({ itemId: z.optional(id) });
export type ParkedForm = z.input<typeof ParkedForm>;

export const InventoryVerified = z.looseObject({ verified: z.boolean() });
export type InventoryVerified = z.output<typeof InventoryVerified>;

/** Answer 412 of the verification: the carts are changed already (specification 3, 4). */
export const InventoryChange = z.looseObject({
  cartContainer: CartContainer,
  /** New quantity by item; 0: removed. */
  inventoryChanges: z.record(z.string(), z.int()),
  hasRemovedProducts: z.boolean(),
  emptyBaskets: z.array(CartType),
  message: z.string(),
});
export type InventoryChange = z.output<typeof InventoryChange>;
