/** Last part of the address of the tab. */
export const CARD_TAB = 'kundenkarte';
/** Id of the list of receipts, where each of its pages begins. */
export const RECEIPTS_ID = 'belege';

const CURSOR = 'vor';

/** Address of a page of the list of receipts; without a cursor that of the tab. */
export const cardUrl = (accountUrl: string, cursor: string | null = null): string =>
  `${accountUrl}${CARD_TAB}/${cursor === null ? '' : `?${CURSOR}=${encodeURIComponent(cursor)}#${RECEIPTS_ID}`}`;

/** The page of the list that an address asks for. */
export function receiptsOfAddress({ searchParams }: URL): { before?: string } {
  const before = searchParams.get(CURSOR);
  return before === null || before.length > 20 ? {} : { before };
}
