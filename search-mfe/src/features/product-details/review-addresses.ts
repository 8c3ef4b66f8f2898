import type { ReviewSort } from '@fachwerk/shared/contracts';

/** Id of the section in the page. */
export const REVIEWS_ID = 'bewertungen';

export const reviewId = (id: string): string => `bewertung-${id}`;

/** The section on the page of the product with another page or order. */
export function reviewsUrl(productUrl: string, { page = 1, sort }: { page?: number; sort: ReviewSort }) {
  const parameters = new URLSearchParams({
    ...(sort !== 'newest' && { reviewSort: sort }),
    ...(page > 1 && { reviewPage: String(page) }),
  }).toString();
  const separator = productUrl.includes('?') ? '&' : '?';
  return `${productUrl}${parameters && separator + parameters}#${REVIEWS_ID}`;
}
