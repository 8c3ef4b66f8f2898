import type { CartContainer, GoodsTransport } from '@fachwerk/shared/contracts';
import { SHOP_LOCALE } from '@fachwerk/shared/format';
import { type PaymentType, paymentTypesOf } from '@fachwerk/shared/rules';
import { cartGiftCard } from '../../benefits/gift-cards/cart-gift-card';
import { promotionModel } from '../../benefits/promotions/cart-promotions';
import type { PromotionResult } from '../../benefits/promotions/evaluate-promotions';
import { displayPrice } from '../../kernel/money/display';
import { missingCents, SHIPPING_TAX } from '../../kernel/money/shipping-costs';
import { vatSums } from '../../kernel/money/vat-sums';
import { fitsEstateCar, type GoodsLoad, goodsLoad } from '../../rental/rules/goods-load';
import type { CartBenefits } from './cart-benefits';
import { type CartLine, type CartLines, goodsCents, lineCents, sentCents } from './cart-lines';
import { cartShippingCents } from './cart-shipping';
import type { Promoted } from './promote-cart';

interface Sums {
  lines: readonly CartLine[];
  companyId: string | null;
  promotions: PromotionResult;
  shipping: number;
}

function sums({ lines, companyId, promotions, shipping }: Sums) {
  const goods = goodsCents(lines, companyId);
  const deposit = depositCents(lines);
  const total = goods + deposit - promotions.discountCents + shipping;
  const vat = vatSums([
    { rate: SHIPPING_TAX, cents: shipping },
    ...lines
      .filter(({ giftCardValue }) => giftCardValue === undefined)
      .map((line) => ({
        rate: line.item.taxRate,
        cents:
          lineCents(line, companyId) +
          line.orderable * line.item.depositCents -
          (promotions.lineDiscounts.get(line.entryId) ?? 0),
      })),
  ]);
  // A gift card is taxed when it is redeemed (UStG §3(15)): its net amount is its value.
  const net = total - vat.reduce((sum, { taxCents }) => sum + taxCents, 0);
  return {
    totalCents: total,
    shown: {
      subTotal: displayPrice(goods),
      deposit: displayPrice(deposit),
      total: displayPrice(total),
      net: displayPrice(net),
    },
  };
}

const depositCents = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { item, orderable }) => sum + orderable * item.depositCents, 0);

const hasGiftCards = (lines: readonly CartLine[]): boolean =>
  lines.some(({ giftCardValue }) => giftCardValue !== undefined);

const kilograms = new Intl.NumberFormat(SHOP_LOCALE, { maximumFractionDigits: 1 });
const weightView = (grams: number) => ({ grams, displayValue: `${kilograms.format(grams / 1000)} kg` });

/** What is ordered of these lines. */
export const loadOf = (lines: readonly CartLine[]): GoodsLoad =>
  goodsLoad(
    lines.map(({ item: { weightGrams, lengthMm }, orderable, giftCardValue }) => ({
      quantity: giftCardValue === undefined ? orderable : 0,
      weightGrams,
      lengthMm,
    })),
  );

const loadView = (load: GoodsLoad) => ({
  weight: weightView(load.grams),
  isWeightKnown: load.isWeightKnown,
  fitsEstateCar: fitsEstateCar(load),
});

export function cartSum(
  both: CartLines,
  benefits: CartBenefits,
  promoted: Promoted,
  offered: readonly PaymentType[],
): CartContainer['cartSum'] {
  const lines = both.online;
  const { online, reservation, voucher, voucherCents } = promoted.promotions;
  const sent = sentCents(lines);
  const shipping = cartShippingCents({ lines: both, promoted });
  const { shown, totalCents } = sums({ lines, companyId: null, promotions: online, shipping });
  // Also beside lines that cannot be ordered: nothing is sent.
  const onlyGiftCards =
    hasGiftCards(lines) && lines.every((line) => line.giftCardValue !== undefined || line.orderable === 0);
  const distance = onlyGiftCards ? 0 : missingCents(sent);
  return {
    ...shown,
    shipping: displayPrice(shipping),
    voucher:
      benefits.voucher === null ? null : { coupon: benefits.voucher, amount: displayPrice(voucherCents) },
    customerCardNumber: benefits.customerCardNumber,
    ...(benefits.giftCard && {
      giftCard: cartGiftCard(benefits.giftCard, { totalCents, boughtCents: goodsCents(lines, null) - sent }),
    }),
    onlinePromotionResultModel: promotionModel(online, voucher),
    reservationPromotionResultModel: promotionModel(reservation, null),
    distanceToFreeShipping: displayPrice(online.hasFreeShipping ? 0 : distance),
    availablePaymentTypes: paymentTypesOf({
      offered,
      kinds: ['delivery', 'collect'],
      cents: totalCents,
      buysGiftCard: hasGiftCards(lines),
    }),
    ...loadView(loadOf(lines)),
  };
}

export function reservationSum(
  { reservation: lines, companyId }: CartLines,
  { promotions: { reservation } }: Promoted,
  offered: readonly PaymentType[],
  transport: GoodsTransport | undefined,
): CartContainer['reservationSum'] {
  const { shown, totalCents } = sums({ lines, companyId, promotions: reservation, shipping: 0 });
  return {
    ...shown,
    availablePaymentTypes: paymentTypesOf({
      offered,
      kinds: ['reservation'],
      cents: totalCents,
      buysGiftCard: false,
    }),
    ...loadView(loadOf(lines)),
    ...(transport && { transport }),
  };
}
