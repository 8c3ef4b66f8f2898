import { readRecommendations } from '@fachwerk/shared/calls';
import type { ErrorBody, Recommendations, RecommendedProduct } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import type { RecommendationsTeaserProps } from './recommendations-teaser.props';

export interface RecommendationsData {
  /** All tiles, in their order. */
  itemIds: readonly string[];
  /** Not sent to the browser, which keeps the tiles of the server's HTML. */
  products: readonly RecommendedProduct[] | undefined;
  /** The variant of the page that the products go with, if its address names one. */
  itemId?: string | undefined;
  /** For best sellers: what they are chosen by. */
  basis?: Recommendations['basis'];
}

export const NOTHING: RecommendationsData = { itemIds: [], products: [] };

interface Wish {
  api: HttpClient;
  props: RecommendationsTeaserProps;
  /** Seen products; by default the product of the page. */
  productIds?: readonly string[];
  itemId?: string | undefined;
  /** The visitor's store. */
  companyId?: string | undefined;
  signal: AbortSignal;
}

export async function fetchRecommendations({ api, props, ...wish }: Wish): Promise<RecommendationsData> {
  const { teaserId, containerId, categoryId, productId, type } = props;
  const { productIds = productId ? [productId] : [], itemId, companyId, signal } = wish;
  const { products, basis } = await api.call(readRecommendations, {
    query: { teaserId, containerId, categoryId, productId: [...productIds], itemId, type, companyId },
    signal,
  });
  return { itemIds: products.map((product) => product.itemId), products, itemId, basis };
}

/** The keys of a refused call's global errors; empty for other failures. */
export function globalErrors(error: unknown): string[] {
  const body = isHttpError(error) ? (error.body as Partial<ErrorBody> | undefined) : undefined;
  return body?.globalErrors?.map(({ msg }) => msg) ?? [];
}
