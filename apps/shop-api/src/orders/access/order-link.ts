import { createLinkTokens } from '../../kernel/secrets/link-token';

/** Longer than the right of withdrawal and the return of most refunds; the guest login works afterwards. */
const LINK_DAYS = 90;

/** Links of mails to the page of an order. */
export function createOrderLinks(
  secret: string,
  {
    now,
    pageUrl,
  }: {
    now: () => Date;
    pageUrl: (path: string) => string;
  },
) {
  const tokens = createLinkTokens(secret, { purpose: 'order link', days: LINK_DAYS, now });
  return {
    /** Absolute address of the page of an order; it opens the order without a login. */
    linkTo: (orderId: string): string => pageUrl(`${orderPage(orderId)}?token=${tokens.tokenOf(orderId)}`),
    isValid: (orderId: string, token: string): boolean => tokens.isValid(orderId, token),
  };
}
export type OrderLinks = ReturnType<typeof createOrderLinks>;

export const orderPage = (orderId: string): string => `/bestellungen/${encodeURIComponent(orderId)}/`;
