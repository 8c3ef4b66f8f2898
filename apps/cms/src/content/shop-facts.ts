import { PERIODS } from '@fachwerk/server-kit/periods';
import { BUCKETS } from '@fachwerk/shared/federation';
import { formatEuros, formatNumber, SHOP_LOCALE } from '@fachwerk/shared/format';
import messages from '@fachwerk/shared/messages.de.json';
import englishMessages from '@fachwerk/shared/messages.en.json';
import {
  ACCOUNT_DELETION_DAYS,
  BACK_IN_STOCK_MONTHS,
  CONSENT_PROOF_YEARS,
  CONTACT_MONTHS,
  DISPATCH_HOUR,
  FREE_SHIPPING_FROM_CENTS,
  GIFT_CARD_EUROS,
  PAYMENT_TYPES,
  SHIPPING_CENTS,
  STORE_REQUEST_MONTHS,
} from '@fachwerk/shared/rules';

/** A text that is not translated is German. */
const englishTexts: typeof messages = { ...messages, ...englishMessages };

const paymentIcons = (texts: typeof messages) =>
  PAYMENT_TYPES.map((type) => ({
    type,
    src: `/images/footer/payment-${type.toLowerCase().replace(/_/g, '-')}.svg`,
    alt: texts[`payment.${type}`],
  }));

/** Values for `{{name}}` in content files, so that each number of the shop has one source. */
const facts: Record<string, unknown> = {
  accountDeletionDays: ACCOUNT_DELETION_DAYS,
  backInStockMonths: BACK_IN_STOCK_MONTHS,
  storeRequestMonths: STORE_REQUEST_MONTHS,
  contactMonths: CONTACT_MONTHS,
  consentProofYears: CONSENT_PROOF_YEARS,
  buckets: formatNumber(BUCKETS, SHOP_LOCALE),
  dispatchHour: DISPATCH_HOUR,
  giftCardFrom: formatEuros(GIFT_CARD_EUROS.min * 100, SHOP_LOCALE),
  giftCardTo: formatEuros(GIFT_CARD_EUROS.max * 100, SHOP_LOCALE),
  shippingCost: formatEuros(SHIPPING_CENTS, SHOP_LOCALE),
  freeShippingFrom: formatEuros(FREE_SHIPPING_FROM_CENTS, SHOP_LOCALE),
  freeShippingFromCents: FREE_SHIPPING_FROM_CENTS,
  freeReturn: messages['service.freeReturn'],
  paymentIcons: paymentIcons(messages),
  englishPaymentIcons: paymentIcons(englishTexts),
  paymentNames: new Intl.ListFormat(SHOP_LOCALE).format(
    PAYMENT_TYPES.map((type) => messages[`payment.${type}`]),
  ),
};
Object.assign(facts, PERIODS);

const FACT = /\{\{(\w+)\}\}/g;
const ONLY_FACT = /^\{\{(\w+)\}\}$/;

/** Replaces `{{name}}` in all texts of a content file; a text of only `{{name}}` becomes the value itself. */
export function fillFacts(value: unknown): unknown {
  if (typeof value === 'string') {
    const [, only] = ONLY_FACT.exec(value) ?? [];
    return only ? factOf(only) : value.replace(FACT, (_all, name: string) => String(factOf(name)));
  }
  if (Array.isArray(value)) return value.map(fillFacts);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillFacts(one)]));
  return value;
}

function factOf(name: string): unknown {
  if (Object.hasOwn(facts, name)) return facts[name];
  throw new Error(`{{${name}}} is unknown; there are ${Object.keys(facts).join(', ')}.`);
}
