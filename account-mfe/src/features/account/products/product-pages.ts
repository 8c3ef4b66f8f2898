import type { OwnOrdersQuery } from '@fachwerk/shared/contracts';

/** Last part of the address of the tab. */
export const PRODUCTS_TAB = 'produkte';

const CURSOR = 'vor';

/** Address of a page of the list; without a cursor that of the first. */
export const productsUrl = (accountUrl: string, cursor: string | null = null): string =>
  `${accountUrl}${PRODUCTS_TAB}/${cursor === null ? '' : `?${CURSOR}=${encodeURIComponent(cursor)}`}`;

/** The page of the list that an address asks for. */
export function productsOfAddress({ searchParams }: URL): OwnOrdersQuery {
  const before = searchParams.get(CURSOR);
  return before === null ? {} : { before };
}
