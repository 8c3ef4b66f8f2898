import type { OwnReviewsQuery } from '@fachwerk/shared/contracts';

/** Last part of the address of the tab. */
export const REVIEWS_TAB = 'bewertungen';

const CURSOR = 'vor';

/** Address of a page of the list; without a cursor that of the first. */
export const reviewsUrl = (accountUrl: string, cursor: string | null = null): string =>
  `${accountUrl}${REVIEWS_TAB}/${cursor === null ? '' : `?${CURSOR}=${encodeURIComponent(cursor)}`}`;

/** The page of the list that an address asks for. */
export function reviewsOfAddress({ searchParams }: URL): OwnReviewsQuery {
  const before = searchParams.get(CURSOR);
  return before === null ? {} : { before };
}
