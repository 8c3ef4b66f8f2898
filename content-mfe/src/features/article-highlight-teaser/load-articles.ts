import { ProductDetail, ProductList, type ProductTile } from '@fachwerk/shared/contracts';
import { isHttpError, type HttpClient } from '@fachwerk/shared/http';

interface Article {
  itemId?: string;
  productId?: string;
}

/** Articles that are gone are left out: a page outlives its articles. */
export async function loadArticles(
  articles: readonly Article[],
  api: HttpClient,
  signal: AbortSignal,
): Promise<ProductTile[]> {
  const found = await Promise.all(articles.map((article) => loadArticle(article, api, signal)));
  return found.filter((tile) => tile !== undefined);
}

async function loadArticle(
  { itemId, productId }: Article,
  api: HttpClient,
  signal: AbortSignal,
): Promise<ProductTile | undefined> {
  const id = productId ?? (itemId && (await findProductOf(itemId, api, signal)));
  if (!id) return undefined;
  try {
    const detail = await api.get(`/rest/products/${id}/`, ProductDetail, { query: { itemId }, signal });
    return tileOf(detail);
  } catch (error) {
    if (isHttpError(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** The search knows where an article number leads: "/p/<name>-<productId>/". */
async function findProductOf(
  itemId: string,
  api: HttpClient,
  signal: AbortSignal,
): Promise<string | undefined> {
  const list = await api.get('/rest/products/', ProductList, { query: { q: itemId, size: 1 }, signal });
  return list.redirect && /-([A-Za-z0-9]+)\/(?:\?|$)/.exec(list.redirect)?.[1];
}

/** One article is shown with its own price, so there is no "from". */
function tileOf(detail: ProductDetail): ProductTile {
  const { variations, variantName, name } = detail;
  return {
    ...detail,
    name: variantName && !name.includes(variantName) ? `${name}, ${variantName}` : name,
    price: { isFromPrice: false },
    variations: variations.map(({ label, options }) => ({ label, count: options.length })),
  };
}
