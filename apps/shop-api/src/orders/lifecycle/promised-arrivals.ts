import type { OrderArrival, OrderState } from '@fachwerk/shared/contracts';
import { DEFAULT_LANGUAGE, type Language } from '@fachwerk/shared/rules';
import { formatText } from '../../kernel/text/format-text';
import { textsIn } from '../../kernel/text/texts-in';
import { daysText } from './delivery-dates';
import type { Order, OrderLine, PromisedArrival } from './order';

/** Lines with the same days are one part; the earliest part comes first. */
export function joinArrivals(
  lines: readonly { lineId: number; min: string; max: string }[],
): PromisedArrival[] {
  const parts = new Map<string, PromisedArrival>();
  for (const { lineId, min, max } of lines) {
    const days = `${min} ${max}`;
    parts.set(days, { lineIds: [...(parts.get(days)?.lineIds ?? []), lineId], min, max });
  }
  return [...parts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, part]) => part);
}

/** Nothing is expected any more. */
const ENDED: readonly OrderState[] = ['DELIVERED', 'CANCELLED', 'EXPIRED', 'RETURNED', 'REFUNDED'];

/**
 * When the kept lines of an order arrive (BGB §312f with EGBGB Art. 246a §1(1) 7). Empty once nothing is
 * expected, for collected goods, and for orders of before the days were stored.
 */
export function arrivalsOf(
  { delivery, lines, state }: Order,
  language: Language = DEFAULT_LANGUAGE,
): OrderArrival[] {
  if (ENDED.includes(state)) return [];
  const namesOf = (isPart: (line: OrderLine) => boolean) =>
    lines.filter((line) => line.quantity > line.cancelled && isPart(line)).map(({ name }) => name);
  const sent = (delivery.arrivals ?? []).map(({ lineIds, min, max }) => ({
    text: daysText(min, max, language),
    names: namesOf(({ lineId }) => lineIds.includes(lineId)),
  }));
  const mailed = {
    text: formatText(textsIn(language), 'checkout.byEmail'),
    names: namesOf(({ giftCardValue, handedOver }) => giftCardValue !== null && handedOver === 0),
  };
  return [...sent, mailed].filter(({ names }) => names.length > 0);
}
