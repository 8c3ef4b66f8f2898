import { required, type Rule } from './form-rules';
import { amount } from './value-rules';

/** Limits of one gift card in euros. */
export const GIFT_CARD_EUROS = { min: 10, max: 250 };

/** The designs of gift cards. Each is a product with one item; its name in `design` is part of addresses. */
export const GIFT_CARD_DESIGNS = [
  { design: 'geburtstag', name: 'Zum Geburtstag', itemId: '100001', productId: '100001' },
  { design: 'weihnachten', name: 'Frohe Weihnachten', itemId: '100002', productId: '100002' },
  { design: 'zuhause', name: 'Zum neuen Zuhause', itemId: '100003', productId: '100003' },
  { design: 'danke', name: 'Danke', itemId: '100004', productId: '100004' },
] as const;
export type GiftCardDesign = (typeof GIFT_CARD_DESIGNS)[number];

export const giftCardPicture = (design: string): string => `/images/gift-cards/${design}.svg`;

const inLimits = amount(GIFT_CARD_EUROS.min, GIFT_CARD_EUROS.max);

/** "25,50" or "25.50"; one message for every amount that is not allowed. */
export const giftCardAmount: Rule = (value) =>
  required(value) ??
  (inLimits(value) ? { key: 'giftCard.amount.range', values: { ...GIFT_CARD_EUROS } } : null);

/** Cents of an amount that `giftCardAmount` accepts. */
export const giftCardCents = (typed: string): number => Math.round(Number(typed.replace(',', '.')) * 100);
