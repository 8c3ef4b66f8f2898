import { readFormAnswer, readSharedWishlist, readWishlist } from '@fachwerk/shared/calls';
import type {
  SharedWishlist,
  WishlistPage as OwnWishlist,
  WishlistToCartLine,
} from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError, isUnknownId } from '@fachwerk/shared/http';
import { type CategoryLink, readPopularCategories } from '../../popular-categories/popular-categories';

export type WishlistData =
  | {
      kind: 'own';
      list: OwnWishlist;
      /** "?markt=1": only entries that the visitor's store has. */
      isStoreOnly: boolean;
      /** From a form without script. */
      report: readonly WishlistToCartLine[] | null;
      /** Empty unless the list is empty. */
      categories: readonly CategoryLink[];
    }
  | { kind: 'shared'; list: SharedWishlist }
  | { kind: 'revoked' }
  | { kind: 'failed' };

/** Parameter of the page address: "1" shows only what the visitor's store has. */
export const STORE_ONLY_PARAMETER = 'markt';
const TOKEN = /^[A-Za-z0-9_-]{1,64}$/;

/** A failed call is a result, which the page shows; only cancelled calls throw. */
export async function loadWishlistPage(
  api: HttpClient,
  url: URL,
  signal: AbortSignal,
): Promise<WishlistData> {
  const token = url.searchParams.get('liste');
  try {
    if (token === null) return await ownList(api, url, signal);
    if (!TOKEN.test(token)) return { kind: 'revoked' };
    return { kind: 'shared', list: await api.call(readSharedWishlist, { params: { token }, signal }) };
  } catch (error) {
    if (!isHttpError(error) || signal.aborted) throw error;
    return { kind: token !== null && isUnknownId(error) ? 'revoked' : 'failed' };
  }
}

async function ownList(api: HttpClient, url: URL, signal: AbortSignal): Promise<WishlistData> {
  const [list, report] = await Promise.all([
    api.call(readWishlist, { signal }),
    readReport(api, url.searchParams.get('answer'), signal),
  ]);
  const categories = list.entries.length > 0 ? [] : await readPopularCategories(api, signal);
  return {
    kind: 'own',
    list,
    isStoreOnly: url.searchParams.get(STORE_ONLY_PARAMETER) === '1',
    report,
    categories,
  };
}

async function readReport(
  api: HttpClient,
  key: string | null,
  signal: AbortSignal,
): Promise<readonly WishlistToCartLine[] | null> {
  if (key === null) return null;
  try {
    const { form, result } = await api.call(readFormAnswer, { params: { key }, signal });
    return form === 'wishlistToCart' ? (result?.lines as readonly WishlistToCartLine[]) : null;
  } catch (error) {
    // The list is shown without an old report.
    if (isHttpError(error)) return null;
    throw error;
  }
}
