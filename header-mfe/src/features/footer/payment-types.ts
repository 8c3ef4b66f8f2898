import {
  CreditCardIcon,
  PackageIcon,
  PhoneIcon,
  StoreIcon,
  TagIcon,
  TrendIcon,
  UserIcon,
} from '@fachwerk/shared/ui';

/** Signs of our own for what the payment does; the marks of the providers are theirs. */
const ICONS = {
  PAYPAL: UserIcon,
  GOOGLEPAY: PhoneIcon,
  APPLEPAY: PhoneIcon,
  CREDIT_CARD: CreditCardIcon,
  SOFORT: TrendIcon,
  PAY_IN_STORE: StoreIcon,
  PICK_UP_BOX: PackageIcon,
  GUTSCHEINKARTE: TagIcon,
};
type PaymentType = keyof typeof ICONS;

/** Invoices, instalments and direct debits hang on a check of the customer: no promise for everybody (specification 2). */
const IS_INVOICE = /^(INVOICE|INSTALLMENTS|DIRECTDEBIT)(_|$)/;
const isKnown = (type: string): type is PaymentType => Object.prototype.hasOwnProperty.call(ICONS, type);

export const paymentsToShow = (types: readonly string[]) =>
  [...new Set(types)]
    .filter((type) => !IS_INVOICE.test(type))
    .filter(isKnown)
    .map((type) => ({ type, Icon: ICONS[type] }));
