import type { PaymentIcon } from './footer.props';

/** These types depend on a credit check, so the footer omits them (specification 2). */
const NEEDS_CREDIT_CHECK = /^(INVOICE|INSTALLMENTS|DIRECTDEBIT)(_|$)/;

/** The first icon of each type. */
export const iconsToShow = (icons: readonly PaymentIcon[]): PaymentIcon[] =>
  icons.filter(
    ({ type }, index) =>
      !NEEDS_CREDIT_CHECK.test(type) && icons.findIndex((icon) => icon.type === type) === index,
  );
