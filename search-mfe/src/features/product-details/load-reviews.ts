import { readReviews } from '@fachwerk/shared/calls';
import type { Reviews } from '@fachwerk/shared/contracts';
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
