import { findItems } from '@fachwerk/shared/calls';
import type { FoundItem, ProductDetail } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import { fetchProduct } from '../../fetch-product';
import type { ComparedItem } from './compared-items';
import { parseComparisonQuery } from './comparison-query';

/** What the server renders. */
export interface Comparison {
  products: readonly ProductDetail[];
  /** Numbers of the address that no item has. */
  unknown: readonly string[];
  isTooMany: boolean;
  isDifferencesOnly: boolean;
}

export type ComparisonData =
  | { status: 'failed'; url: string }
  | {
      status: 'ready';
      /** The items in the page; null for its bare address. */
      items: readonly ComparedItem[] | null;
      /** Not sent to the browser, which keeps the server's HTML. */
      comparison?: Comparison | undefined;
    };

interface ComparisonRequest {
  api: HttpClient;
  /** Address of the page; untrusted input. */
  url: URL;
  signal: AbortSignal;
}

/** A failed call is a result, which the page shows; only cancelled calls throw. */
export async function loadComparison({ api, url, signal }: ComparisonRequest): Promise<ComparisonData> {
  const { numbers, refused, isGiven, ...query } = parseComparisonQuery(url.searchParams);
  try {
    const found =
      numbers.length > 0 ? await api.call(findItems, { query: { number: [...numbers] }, signal }) : null;
    const items = withoutRepeat(found?.items ?? []);
    const loaded = await Promise.all(
      items.map(({ productId, itemId }) => fetchProduct({ api, productId, itemId, signal })),
    );
    const products = loaded.filter((product) => product !== null);
    const isKnown = (number: string) =>
      found?.items.some(
        (item) => item.number === number && products.some(({ itemId }) => itemId === item.itemId),
      );
    return {
      status: 'ready',
      items: isGiven ? products.map(({ itemId, name }) => ({ itemId, name })) : null,
      comparison: {
        products,
        unknown: [...numbers.filter((number) => !isKnown(number)), ...refused],
        isTooMany: query.isTooMany,
        isDifferencesOnly: query.isDifferencesOnly,
      },
    };
  } catch (error) {
    if (!isHttpError(error) || error.kind === 'cancelled') throw error;
    return { status: 'failed', url: url.pathname + url.search };
  }
}

/** An article number and an EAN can mean the same item. */
const withoutRepeat = (items: readonly FoundItem[]): FoundItem[] =>
  items.filter(({ itemId }, index) => items.findIndex((other) => other.itemId === itemId) === index);
