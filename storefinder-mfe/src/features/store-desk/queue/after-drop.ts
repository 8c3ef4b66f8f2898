import { formatEuros, SHOP_LOCALE } from '@fachwerk/shared/format';
import { isFarPrice } from '@fachwerk/shared/rules';
import { type DeskAction, subjectOf } from '../action/desk-action';

/** The next one that waits and has seen the number, or the price, of the one that was dropped. */
export const nextOfSubject = (actions: readonly DeskAction[], dropped: DeskAction): DeskAction | undefined =>
  actions.find((one) => one.place > dropped.place && !one.refusal && subjectOf(one) === subjectOf(dropped));

/**
 * The next action once an earlier one is dropped: it has seen what that one had seen. Where a price is far
 * from that one, the person decides again. A number that was reckoned from the one that was shown, as of
 * pieces that are lost, keeps what it has seen, so that the shop refuses it. What was sent before keeps its
 * content, as its key does.
 */
export function withoutEarlier(next: DeskAction, dropped: DeskAction): DeskAction {
  if (next.triedAt !== undefined) return next;
  if (next.name === 'correctStock' && dropped.name === 'correctStock')
    return next.json.reason === 'COUNTED'
      ? { ...next, json: { ...next.json, seen: dropped.json.seen } }
      : next;
  if (next.name === 'enterPrice' && dropped.name === 'enterPrice') {
    const { cents, isConfirmed } = next.json;
    const { seen, seenChange } = dropped.json;
    const json = { cents, isConfirmed, seen, ...(seenChange !== undefined && { seenChange }) };
    return { ...next, json, ...(isFarPrice(seen, cents) && { refusal: farOff(seen, cents) }) };
  }
  return next;
}

function farOff(seen: number, cents: number) {
  const [price, before] = [cents, seen].map((one) => formatEuros(one, SHOP_LOCALE)) as [string, string];
  return { status: 409, reason: 'deskItem.priceFarOff', values: { price, before } };
}
