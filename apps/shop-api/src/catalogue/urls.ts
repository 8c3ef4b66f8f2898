import { slugify } from '@fachwerk/shared/catalogue-format';

/** Page addresses of the shop; the page server has the same ones. */
export const categoryUrl = (path: string): string => `/c/${path}/`;

export function productUrl(product: { slug: string; productId: string }, itemId?: string): string {
  const page = `/p/${product.slug}-${product.productId}/`;
  return itemId ? `${page}?item=${itemId}` : page;
}

/** "Fachwerk Köln-Deutz" in Köln has "/stores/koeln-deutz-1043/". */
export const storeUrl = (store: { companyId: string; name: string; city: string }): string =>
  `/stores/${slugify(placeOfStore(store))}-${store.companyId}/`;

/** "Köln-Deutz": the place without the name of the company. */
export const placeOfStore = ({ name, city }: { name: string; city: string }): string =>
  name.includes(city) ? name.slice(name.indexOf(city)) : city;

/** The energy label and the data sheet of a product. */
export const energyLabelUrl = (productId: string): string => `/energielabel/${productId}/`;

/** Results for a text, narrowed to a brand if one is given. */
export const searchUrl = (query: string, brand?: string): string =>
  `/search/?q=${encodeURIComponent(query)}${brand === undefined ? '' : `&f.marke=${encodeURIComponent(brand)}`}`;
