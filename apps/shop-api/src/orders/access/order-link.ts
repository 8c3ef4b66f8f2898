import { createHmac, hkdfSync } from 'node:crypto';
import { keysOf } from '@fachwerk/server-kit/secrets';
import { isSame } from '../../kernel/session/signed-value';

/** Longer than the right of withdrawal and the return of most refunds; the guest login works afterwards. */
const LINK_DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN = /^(\d{1,6})-([A-Za-z0-9_-]{43})$/;

/**
 * Links of mails to the page of an order. The token is a signature and is not stored: it names the day on
 * which it ends, counted from 1970.
 */
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
  const keys = keysOf(secret, (one) => Buffer.from(hkdfSync('sha256', one, '', 'order link', 32)));
  const [current] = keys;
  const today = () => Math.floor(now().getTime() / DAY_MS);
  const signature = (key: Buffer, orderId: string, lastDay: number) =>
    createHmac('sha256', key).update(`${lastDay}\0${orderId}`).digest('base64url');

  return {
    /** Absolute address of the page of an order; it opens the order without a login. */
    linkTo(orderId: string): string {
      const lastDay = today() + LINK_DAYS;
      return pageUrl(`${orderPage(orderId)}?token=${lastDay}-${signature(current, orderId, lastDay)}`);
    },

    isValid(orderId: string, token: string): boolean {
      const [, lastDay = '', signed = ''] = TOKEN.exec(token) ?? [];
      if (signed === '' || Number(lastDay) < today()) return false;
      return keys.some((key) => isSame(signed, signature(key, orderId, Number(lastDay))));
    },
  };
}
export type OrderLinks = ReturnType<typeof createOrderLinks>;

export const orderPage = (orderId: string): string => `/bestellungen/${encodeURIComponent(orderId)}/`;
