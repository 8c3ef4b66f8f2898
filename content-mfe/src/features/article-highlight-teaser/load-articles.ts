import { findItems, readProduct } from '@fachwerk/shared/calls';
import type { ProductDetail } from '@fachwerk/shared/contracts';
import { type ProductTile } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';

interface Article {
  itemId?: string;
  productId?: string;
}

/** Articles that are no longer sold are left out, because a page exists longer than its articles. */
export async function loadArticles(
  articles: readonly Article[],
  api: HttpClient,
  signal: AbortSignal,
): Promise<ProductTile[]> {
  const productOf = await findProducts(articles, api, signal);
  const tiles = await Promise.all(
    articles.map(({ itemId, productId }) => {
      const id = productId ?? (itemId && productOf.get(itemId));
      return id ? loadArticle(id, itemId, api, signal) : undefined;
    }),
  );
  return tiles.filter((tile) => tile !== undefined);
}

/** Product by article number, for articles without a product; one call for all. */
async function findProducts(
  articles: readonly Article[],
  api: HttpClient,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const numbers = articles.flatMap(({ itemId, productId }) => (itemId && !productId ? [itemId] : []));
  if (numbers.length === 0) return new Map();
  const { items } = await api.call(findItems, {
    query: { number: numbers },
    signal,
  });
  return new Map(items.map(({ number, productId }) => [number, productId]));
}

async function loadArticle(
  productId: string,
  itemId: string | undefined,
  api: HttpClient,
  signal: AbortSignal,
): Promise<ProductTile | undefined> {
  try {
    const detail = await api.call(readProduct, {
      params: { productId },
      query: { itemId },
      signal,
    });
    return tileOf(detail, itemId !== undefined);
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** A single article has its own price, so its price is not a "from" price. */
function tileOf(detail: ProductDetail, isChosen: boolean): ProductTile {
  const { variations, variantName, name } = detail;
  return {
    ...detail,
    name: variantName && !name.includes(variantName) ? `${name}, ${variantName}` : name,
    price: { isFromPrice: false },
    // The editor chose a variant: the visitor has nothing to choose.
    variations: isChosen ? [] : variations.map(({ label, options }) => ({ label, count: options.length })),
  };
}
