import { findCartStores } from '@fachwerk/shared/calls';
import type { CartStores } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import type { PageHead } from '@fachwerk/shared/widget';
import { type PlaceInUrl, placeInUrl } from '../../place-in-url';

export interface CartStoresPageData extends PlaceInUrl {
  basePath: string;
  /** Only stores with everything. */
  isComplete: boolean;
  /** Null if the stores could not be compared. */
  found: CartStores | null;
}

interface PageRequest {
  api: HttpClient;
  url: URL;
  signal: AbortSignal;
}

/** Parameter of the filter. */
export const COMPLETE = 'complete';

/** A failed call is shown on the page; only a cancelled call is rethrown. */
export async function loadCartStores({ api, url, signal }: PageRequest): Promise<CartStoresPageData> {
  const { pathname: basePath, searchParams } = url;
  const asked = placeInUrl(searchParams);
  const isComplete = searchParams.get(COMPLETE) === 'true';
  const page = { ...asked, basePath, isComplete };
  try {
    const query = { ...asked.place, [COMPLETE]: isComplete ? ('true' as const) : undefined };
    return { ...page, found: await api.call(findCartStores, { query, signal }) };
  } catch (error) {
    if (!isHttpError(error) || error.kind === 'cancelled') throw error;
    return { ...page, found: null };
  }
}

export const cartStoresHead = ({ found }: CartStoresPageData): PageHead => ({
  title: { key: 'cartStores.headline' },
  robots: 'noindex',
  ...(found === null && { status: 503 }),
});
