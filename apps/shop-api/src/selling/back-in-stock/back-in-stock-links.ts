import { BACK_IN_STOCK_LINK_DAYS } from '@fachwerk/shared/rules';
import { DAY_MS } from '@fachwerk/shared/time';
import type { Sealer } from '../../kernel/secrets/sealed-text';
import type { SellingContext } from '../context/selling-context';

export interface BackInStockRequest {
  itemId: string;
  email: string;
  requestedAt: Date;
}

const SEPARATOR = ' ';

type Needs = Pick<SellingContext, 'backInStockSealer' | 'pageUrl' | 'now'>;

/**
 * Links of the mails. Their tokens are encrypted and signed and contain the request, so that an address is
 * not stored before its owner has confirmed it.
 */
export function createBackInStockLinks({ backInStockSealer: sealer, pageUrl, now }: Needs) {
  return {
    confirm({ itemId, email, requestedAt }: BackInStockRequest): string {
      const parts = [requestedAt.getTime().toString(36), itemId, email];
      return pageUrl(`/wieder-da/bestaetigen/?token=${sealer.seal(parts.join(SEPARATOR), 'confirm')}`);
    },

    /** Deletes the request of one item, or without `itemId` all requests of the address. */
    cancel(email: string, itemId = ''): string {
      return pageUrl(`/wieder-da/abmelden/?token=${sealer.seal(itemId + SEPARATOR + email, 'cancel')}`);
    },

    /** Undefined if the link has ended or was not made here. */
    readConfirm(token: string): BackInStockRequest | undefined {
      const [time, itemId, email] = partsOf(sealer, token, 'confirm');
      if (!time || !itemId || !email) return undefined;
      const requestedAt = new Date(parseInt(time, 36));
      const isValid = now().getTime() - requestedAt.getTime() < BACK_IN_STOCK_LINK_DAYS * DAY_MS;
      return isValid ? { itemId, email, requestedAt } : undefined;
    },

    readCancel(token: string): { email: string; itemId: string } | undefined {
      const [itemId = '', email] = partsOf(sealer, token, 'cancel');
      return email ? { email, itemId } : undefined;
    },
  };
}

/** Neither numbers nor addresses contain a space. */
const partsOf = (sealer: Sealer, token: string, purpose: string): string[] =>
  sealer.open(token, purpose)?.split(SEPARATOR) ?? [];
