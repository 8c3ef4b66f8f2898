/** Page addresses of the shop; the page server has the same ones. */
export const categoryUrl = (path: string): string => `/c/${path}/`;

export function productUrl(product: { slug: string; productId: string }, itemId?: string): string {
  const page = `/p/${product.slug}-${product.productId}/`;
  return itemId ? `${page}?item=${itemId}` : page;
}

/** The energy label and the data sheet of a product. */
export const energyLabelUrl = (productId: string): string => `/energielabel/${productId}/`;

/** Results for a text, narrowed to a brand if one is given. */
export const searchUrl = (query: string, brand?: string): string =>
  `/search/?q=${encodeURIComponent(query)}${brand === undefined ? '' : `&f.marke=${encodeURIComponent(brand)}`}`;
