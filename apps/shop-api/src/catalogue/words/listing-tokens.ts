import type {
  AttributeValue,
  CatalogueEnergyLabel,
  CatalogueItem,
  CatalogueProduct,
} from '@fachwerk/shared/catalogue-format';

type ListedProduct = Pick<CatalogueProduct, 'brand' | 'attributes'> & {
  energyLabel?: CatalogueEnergyLabel | null | undefined;
  items: readonly Pick<CatalogueItem, 'attributes' | 'priceCents'>[];
};

/** All values of one product that can filter a list, in one array; see `product_listing`. */
export function listingTokens(
  product: ListedProduct,
  categoryIds: readonly string[],
  isFacet: (attributeId: string) => boolean,
): string[] {
  const lowest = Math.min(...product.items.map((item) => item.priceCents));
  const values = [product.attributes, ...product.items.map((item) => item.attributes)]
    .flatMap((attributes) => Object.entries(attributes))
    .filter(([id]) => isFacet(id) && id !== ENERGY_FACET)
    .map(([id, value]) => facetToken(id, facetValue(value)));
  return [
    ...new Set([
      ...categoryIds.map(categoryToken),
      facetToken(BRAND_FACET, product.brand),
      facetToken(PRICE_FACET, priceBand(lowest).id),
      ...energyTokens(product.energyLabel),
      ...values,
    ]),
  ];
}

export const BRAND_FACET = 'marke';
export const PRICE_FACET = 'preis';
/** From the ratings of the index, without tokens. */
export const RATING_FACET = 'bewertung';
/** The class of the energy label, and not an attribute with this id. */
export const ENERGY_FACET = 'energieklasse';
/** No attribute has this id: categories are filtered by path and not as a facet. */
const CATEGORY = 'kategorie';

export const facetToken = (facetId: string, value: string): string => `${facetId}=${value}`;
export const categoryToken = (categoryId: string): string => `${CATEGORY}=${categoryId}`;
export const isCategoryToken = (token: string): boolean => token.startsWith(`${CATEGORY}=`);
/** The leaf category, which is the last one: the type of goods. */
export const typeIn = (tokens: readonly string[]): string | undefined => {
  const token = tokens.findLast(isCategoryToken);
  return token === undefined ? undefined : readToken(token)[1];
};
export const facetValue = (value: AttributeValue): string => value.text;

/** Classes of old scales mean something else. */
const energyTokens = (label: CatalogueEnergyLabel | null | undefined): string[] =>
  label && !label.isOldScale ? [facetToken(ENERGY_FACET, label.level)] : [];

/** "laenge-mm=40 mm" -> ["laenge-mm", "40 mm"] */
export function readToken(token: string): [facetId: string, value: string] {
  const at = token.indexOf('=');
  return [token.slice(0, at), token.slice(at + 1)];
}

const limits = [500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000];

export interface PriceBand {
  id: string;
  label: string;
}

export const priceBands: readonly PriceBand[] = [...limits, Infinity].map((to, index) => {
  const from = limits[index - 1] ?? 0;
  const euros = (cents: number) => String(cents / 100);
  if (to === Infinity) return { id: `ab-${euros(from)}`, label: `ab ${euros(from)} €` };
  if (from === 0) return { id: `bis-${euros(to)}`, label: `bis ${euros(to)} €` };
  return { id: `${euros(from)}-${euros(to)}`, label: `${euros(from)} bis ${euros(to)} €` };
});

function priceBand(cents: number): PriceBand {
  const index = limits.findIndex((limit) => cents < limit);
  return priceBands[index < 0 ? priceBands.length - 1 : index] as PriceBand;
}
