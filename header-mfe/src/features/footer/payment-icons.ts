import type { PaymentIcon } from './footer.props';

/** The footer omits every type of invoice (specification 2). */
const INVOICE = /^INVOICE(_|$)/;

/** The first icon of each type. */
export const iconsToShow = (icons: readonly PaymentIcon[]): PaymentIcon[] =>
  icons.filter(
    ({ type }, index) => !INVOICE.test(type) && icons.findIndex((icon) => icon.type === type) === index,
  );
