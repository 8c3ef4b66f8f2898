import type { SearchIndex } from '../../catalogue/query/search-index';
import {
  BRAND_FACET,
  isCategoryToken,
  PRICE_FACET,
  priceBands,
  readToken,
} from '../../catalogue/words/listing-tokens';
import type { ListedProduct, RecommendationRepository } from './recommendation-repository';

/** The most popular products of the category near the price; the nearest of them are shown. */
const COMPARED = 60;

interface Sources {
  index: SearchIndex;
  repository: RecommendationRepository;
}

/** Products of the same category with near attributes and price, of any brand; the nearest first. */
export async function findSimilar(productId: string, { index, repository }: Sources): Promise<string[]> {
  const own = (await repository.findListed([productId])).get(productId);
  const categoryId = own?.tokens
    .filter(isCategoryToken)
    .map((token) => readToken(token)[1])
    .at(-1);
  if (!own || categoryId === undefined) return [];
  const found = await index.search({
    categoryId,
    filters: new Map([[PRICE_FACET, nearBands(own)]]),
    sort: 'popularity' as const,
    page: 1,
    size: COMPARED,
  });
  const others = await repository.findListed(found.productIds.filter((id) => id !== productId));
  return bySimilarity(
    own,
    found.productIds.flatMap((id) => others.get(id) ?? []),
  ).map((other) => other.productId);
}

/** The price band of a product and its neighbours. */
export function nearBands({ tokens }: ListedProduct): string[] {
  const own = tokens.map(readToken).find(([facetId]) => facetId === PRICE_FACET)?.[1];
  const at = priceBands.findIndex(({ id }) => id === own);
  return priceBands.slice(Math.max(0, at - 1), at + 2).map(({ id }) => id);
}

/** Equal ones stay in their order. */
export function bySimilarity(own: ListedProduct, others: readonly ListedProduct[]): ListedProduct[] {
  const nearness = new Map(others.map((other) => [other, sharedValues(own, other) + priceRatio(own, other)]));
  return [...others].sort((a, b) => nearness.get(b)! - nearness.get(a)!);
}

/** Share of the values of both that they have in common, 0 to 1. */
function sharedValues(own: ListedProduct, other: ListedProduct): number {
  const [mine, theirs] = [valuesOf(own), valuesOf(other)];
  const shared = [...mine].filter((value) => theirs.has(value)).length;
  const all = mine.size + theirs.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** The price counts on its own, and the brand does not count. */
const valuesOf = ({ tokens }: ListedProduct): Set<string> =>
  new Set(
    tokens.filter(
      (token) => !isCategoryToken(token) && ![PRICE_FACET, BRAND_FACET].includes(readToken(token)[0]),
    ),
  );

/** The lower price as a share of the higher one, 0 to 1. */
const priceRatio = (a: ListedProduct, b: ListedProduct): number =>
  Math.min(a.priceCents, b.priceCents) / Math.max(a.priceCents, b.priceCents);
