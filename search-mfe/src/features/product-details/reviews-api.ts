import { readReviews } from '@fachwerk/shared/calls';
import type { Reviews, ReviewSort } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import { REVIEW_SORTS } from '@fachwerk/shared/rules';

interface ReviewsRequest {
  api: HttpClient;
  productId: string;
  /** Address of the page; untrusted input. */
  url: URL;
  signal: AbortSignal;
}

const LAST_PAGE = 1000;

/** Undefined if they cannot be loaded: the page shows the product without them. */
export async function loadReviews({
  api,
  productId,
  url,
  signal,
}: ReviewsRequest): Promise<Reviews | undefined> {
  const page = Number(url.searchParams.get('reviewPage') ?? 1);
  const isPage = Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;
  const sort = REVIEW_SORTS.find((one) => one === url.searchParams.get('reviewSort'));
  try {
    return await api.call(readReviews, {
      params: { productId },
      query: { page: isPage ? page : 1, ...(sort && { sort }) },
      signal,
    });
  } catch (error) {
    if (!isHttpError(error) || error.kind === 'cancelled') throw error;
    return undefined;
  }
}

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
