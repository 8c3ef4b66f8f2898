import type {
  AdjustedPosition,
  CartContainer,
  CartPosition,
  GoodsTransport,
  ParkedPosition,
} from '@fachwerk/shared/contracts';
import { MAX_LINE_QUANTITY, type PaymentType, storeProof } from '@fachwerk/shared/rules';
import { GIFT_CARDS_PAGE } from '../../benefits/gift-cards/gift-card-product';
import { displayPrice } from '../../kernel/money/display';
import { type DeliveryDates, deliveryDatesFrom } from '../../orders/lifecycle/delivery-dates';
import type { CartBenefits } from './cart-benefits';
import { type CartLine, type CartLines, lineCents, pieceCents } from './cart-lines';
import { cartSum, reservationSum } from './cart-sums';
import type { GiftLine, Promoted } from './promote-cart';
import { restricted, stockError } from './stock-error';

/** The requested quantity, if it was limited. */
export interface Request {
  entryId: string;
  requested: number;
}

export interface CartView {
  now: Date;
  requests?: readonly Request[];
  /** Changes by the server that the visitor has not acknowledged. */
  adjusted?: readonly AdjustedPosition[];
  benefits: CartBenefits;
  promoted: Promoted;
  /** Payment types that a configured provider or the store carries out. */
  paymentTypes: readonly PaymentType[];
  parked?: readonly ParkedPosition[];
  /** Id of the open submission of a professional customer. */
  interactionId?: string | null | undefined;
  /** For reserved goods that do not fit a car. */
  transport?: GoodsTransport | undefined;
  /** Shows only this position; sums and count are always those of the whole carts. */
  onlyEntryId?: string | undefined;
}

/** The answer of the basket calls (domain 4.2). */
export function cartContainer(lines: CartLines, view: CartView): CartContainer {
  const { now, onlyEntryId, promoted, adjusted = [] } = view;
  const datesOf = deliveryDatesFrom(now);
  const isShown = ({ entryId }: CartLine) => onlyEntryId === undefined || entryId === onlyEntryId;
  const online = lines.online
    .filter(isShown)
    .map((line) => position(line, view, null, datesOf(line.item.deliveryDays)));
  const gifts = onlyEntryId === undefined ? promoted.gifts.map((gift) => giftPosition(gift, now)) : [];
  const { companyId, reservation } = lines;
  const of = (cart: string) => adjusted.filter((one) => (one.cart ?? 'ONLINE') === cart);
  return {
    onlineCart: lines.online.length > 0 ? { empty: false, positions: [...online, ...gifts] } : null,
    reservationCart:
      reservation.length > 0 && companyId !== null
        ? {
            empty: false,
            companyId,
            positions: reservation.filter(isShown).map((line) => position(line, view, companyId)),
          }
        : null,
    cartSum: cartSum(lines, view.benefits, promoted, view.paymentTypes),
    reservationSum: reservationSum(lines, promoted, view.paymentTypes, view.transport),
    totalArticleCount: [...lines.online, ...reservation].reduce((sum, { quantity }) => sum + quantity, 0),
    adjustedPositions: [...adjusted],
    adjustedPositionsOnline: of('ONLINE'),
    adjustedPositionsReservation: of('RESERVATION'),
    prohibisBasketInteractions:
      view.interactionId && lines.online.length > 0 ? [{ id: view.interactionId }] : [],
    parkedPositions: [...(view.parked ?? [])],
  };
}

/** `companyId` is null in the online cart. */
function position(
  line: CartLine,
  { now, requests }: CartView,
  companyId: string | null,
  delivery?: DeliveryDates,
): CartPosition {
  const { entryId, item, quantity, orderable, seenCents, giftCardValue, place } = line;
  const requested = requests?.find((one) => one.entryId === entryId)?.requested ?? quantity;
  const maxStock =
    giftCardValue === undefined ? Math.min(MAX_LINE_QUANTITY, item.isRecalled ? 0 : line.available) : 1;
  const proof = storeProof(item.duties);
  const error = proof ? restricted(requested) : stockError(requested, maxStock);
  const cents = pieceCents(line, companyId);
  const deposit = orderable * item.depositCents;
  return {
    entryId,
    itemId: item.itemId,
    productId: item.productId,
    quantity,
    maxStock,
    orderable,
    ...(error ? { stockErrorData: error } : {}),
    ...(proof ? { storeProof: proof } : {}),
    ...(delivery && giftCardValue === undefined && orderable > 0
      ? {
          estimatedDeliveryDateMin: delivery.min,
          estimatedDeliveryDateMax: delivery.max,
          deliveryText: delivery.text,
        }
      : {}),
    ...(giftCardValue === undefined ? {} : { giftCardValue }),
    ...place,
    freePromotionProduct: false,
    ...item.shown,
    ...(giftCardValue === undefined ? {} : { url: GIFT_CARDS_PAGE }),
    pricesInfo: {
      ...item.pricesAt(now, companyId),
      ...(giftCardValue === undefined ? {} : { displayPrice: displayPrice(cents) }),
    },
    ...(companyId !== null && item.priceCents(null) !== cents
      ? { onlinePrice: displayPrice(item.priceCents(null)) }
      : {}),
    linePrice: displayPrice(lineCents(line, companyId)),
    ...(deposit > 0 ? { deposit: displayPrice(deposit) } : {}),
    ...(giftCardValue !== undefined || seenCents === cents ? {} : { previousPrice: displayPrice(seenCents) }),
  };
}

/** A gift of a promotion: it cannot be edited. */
function giftPosition({ entryId, item, quantity }: GiftLine, now: Date): CartPosition {
  return {
    entryId,
    itemId: item.itemId,
    productId: item.productId,
    quantity,
    maxStock: quantity,
    orderable: quantity,
    freePromotionProduct: true,
    ...item.shown,
    pricesInfo: item.pricesAt(now, null),
    linePrice: displayPrice(0),
  };
}
