import type { OwnOrdersQuery } from '@fachwerk/shared/contracts';

/** Last part of the address of the tab. */
export const ORDERS_TAB = 'bestellungen';
/** Id of the list, where each of its pages begins. */
export const ORDERS_ID = 'liste';
/** The newest orders, which the overview of the account shows. */
export const OVERVIEW_ORDERS = 3;

const CURSOR = 'vor';

/** Address of a page of the list of orders; without a cursor that of the first. */
export const ordersUrl = (accountUrl: string, cursor: string | null = null): string =>
  `${accountUrl}${ORDERS_TAB}/${cursor === null ? '' : `?${CURSOR}=${encodeURIComponent(cursor)}`}`;

/** The page of the list that an address asks for. */
export function ordersOfAddress({ searchParams }: URL): OwnOrdersQuery {
  const before = searchParams.get(CURSOR);
  return before === null ? {} : { before };
}
