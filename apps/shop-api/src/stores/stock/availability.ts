import type { Availability, NextDelivery } from '@fachwerk/shared/contracts';
import type { StoreProof } from '@fachwerk/shared/rules';
import { localTime } from '@fachwerk/shared/time';
import { dayAndMonthText } from '../../kernel/text/answer-language';

/** Stock of an item in a location; `available` is null for an item that the location does not list. */
interface ItemStock {
  available: number | null;
  /** ISO date; a past one is not known to have arrived and counts as unknown. */
  nextDelivery: string | null;
  /** Sold in stores only, against this proof: neither orders nor reservations. */
  storeProof?: StoreProof | undefined;
  /** A recall is open: not sold anywhere. */
  isRecalled?: boolean | undefined;
}

/** State of the online shop. */
export function statusOnline(
  { available, nextDelivery, storeProof, isRecalled }: ItemStock,
  now: Date,
): Availability {
  if (available === null || storeProof || isRecalled) return 'Unavailable';
  if (available > 0) return 'Available';
  return expectedDelivery(nextDelivery, now) ? 'CanBeOrdered' : 'SoldOut';
}

interface StoreItemStock extends ItemStock {
  /** In the online warehouse. */
  availableOnline: number;
}

interface StoreOffer {
  clickAndReserve: boolean;
  /** Online orders can be sent to the store. */
  clickAndCollect: boolean;
}

/** State of a store (domain 4.5), in the order of the rules. */
export function statusStore(stock: StoreItemStock, offer: StoreOffer, now: Date): Availability {
  const { available, nextDelivery, availableOnline } = stock;
  if (!offer.clickAndReserve || stock.storeProof || stock.isRecalled) return 'CAndRUnavailable';
  if (available !== null && available > 0) return 'Available';
  if (available !== null && expectedDelivery(nextDelivery, now)) return 'CanBeOrdered';
  if (offer.clickAndCollect && availableOnline > 0) return 'CanOnlyBeOrdered';
  return available === null ? 'Unavailable' : 'SoldOut';
}

/** The next delivery of an item that is not there. */
export const nextDeliveryView = (
  { available, nextDelivery, storeProof, isRecalled }: ItemStock,
  now: Date,
): { nextDelivery?: NextDelivery } => {
  const date =
    available === 0 && !storeProof && !isRecalled ? expectedDelivery(nextDelivery, now) : undefined;
  return date === undefined ? {} : { nextDelivery: { date, text: dayAndMonthText(date) } };
};

const expectedDelivery = (date: string | null, now: Date): string | undefined =>
  date !== null && date >= localTime(now).date ? date : undefined;
