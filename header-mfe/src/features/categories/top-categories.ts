import { readNavigation } from '@fachwerk/shared/calls';
import type { CategoryNode } from '@fachwerk/shared/contracts';
import { isHttpError, type HttpClient } from '@fachwerk/shared/http';
import { NavigationAnswer } from './navigation-answer';

/** What a page says about a top category; the whole tree would weigh more than the rest of the page. */
export type TopCategory = Pick<CategoryNode, 'id' | 'name' | 'url'>;

/**
 * A page must not wait for its menu: without an answer it comes without categories, and the browser asks again. Shorter than
 * the page server's deadline, or the whole header would be missing.
 */
const PATIENCE_MS = 500;

export const toTopCategory = ({ id, name, url }: CategoryNode): TopCategory => ({ id, name, url });

export async function loadTopCategories(api: HttpClient, signal: AbortSignal): Promise<TopCategory[]> {
  try {
    const { children } = await api.call(readNavigation, {
      signal,
      timeout: PATIENCE_MS,
      check: NavigationAnswer,
    });
    return children.map(toTopCategory);
  } catch (error) {
    if (isHttpError(error)) return [];
    throw error;
  }
}
