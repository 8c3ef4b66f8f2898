import { readRecommendations } from '@fachwerk/shared/calls';
import type { ErrorBody, ProductTile } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import type { RecommendationsTeaserProps } from './recommendations-teaser.props';

export interface RecommendationsData {
  /** Of all tiles, in their order. */
  itemIds: readonly string[];
  /** Not sent to the browser, which keeps the tiles of the server's HTML. */
  products: readonly ProductTile[] | undefined;
}

export const NOTHING: RecommendationsData = { itemIds: [], products: [] };

interface Wish {
  api: HttpClient;
  props: RecommendationsTeaserProps;
  /** Seen products; by default the product of the page. */
  productIds?: readonly string[];
  /** The visitor's store. */
  companyId?: string | undefined;
  signal: AbortSignal;
}

export async function fetchRecommendations({ api, props, ...wish }: Wish): Promise<RecommendationsData> {
  const { teaserId, containerId, categoryId, productId, type } = props;
  const { productIds = productId ? [productId] : [], companyId, signal } = wish;
  const { products } = await api.call(readRecommendations, {
    query: { teaserId, containerId, categoryId, productId: [...productIds], type, companyId },
    signal,
  });
  return { itemIds: products.map(({ itemId }) => itemId), products };
}

/** The keys of a refused call's global errors; empty for other failures. */
export function globalErrors(error: unknown): string[] {
  const body = isHttpError(error) ? (error.body as Partial<ErrorBody> | undefined) : undefined;
  return body?.globalErrors?.map(({ msg }) => msg) ?? [];
}
