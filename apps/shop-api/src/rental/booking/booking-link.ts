import { openRentalLink, pathOf } from '@fachwerk/shared/calls';
import type { Kernel } from '../../kernel/context/kernel';
import { createLinkTokens } from '../../kernel/secrets/link-token';

/** Longer than the horizon and the longest rental. */
const LINK_DAYS = 90;

/** Pages of the widget `transport-rental`. */
export const RENTAL_PAGE = '/transporter/';
export const bookingPage = (bookingId: string): string =>
  `${RENTAL_PAGE}buchung/${encodeURIComponent(bookingId)}/`;

/** Links of mails that open a booking without a login. */
export function createRentalLinks({ secrets, now, pageUrl }: Pick<Kernel, 'secrets' | 'now' | 'pageUrl'>) {
  const tokens = createLinkTokens(secrets.sessions, { purpose: 'rental link', days: LINK_DAYS, now });
  return {
    linkTo: (bookingId: string): string =>
      pageUrl(`${pathOf(openRentalLink, { bookingId })}?token=${tokens.tokenOf(bookingId)}`),
    isValid: tokens.isValid,
  };
}
export type RentalLinks = ReturnType<typeof createRentalLinks>;
