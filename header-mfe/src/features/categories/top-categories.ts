import { readNavigation } from '@fachwerk/shared/calls';
import type { CategoryNode } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';

/** The fields of a top category in the HTML; the whole tree would be larger than the rest of the page. */
export type TopCategory = Pick<CategoryNode, 'id' | 'name' | 'url'>;

/**
 * A page does not wait for its menu: after this time it is sent without categories, and the browser loads
 * them. The timeout is shorter than the deadline of the page server, which would omit the whole header.
 */
const TIMEOUT_MS = 500;

export const toTopCategory = ({ id, name, url }: CategoryNode): TopCategory => ({ id, name, url });

export async function loadTopCategories(api: HttpClient, signal: AbortSignal): Promise<TopCategory[]> {
  try {
    const { children } = await api.call(readNavigation, {
      signal,
      timeout: TIMEOUT_MS,
    });
    return children.map(toTopCategory);
  } catch (error) {
    if (isHttpError(error)) return [];
    throw error;
  }
}
