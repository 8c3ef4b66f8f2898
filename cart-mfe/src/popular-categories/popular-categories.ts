import { readNavigation } from '@fachwerk/shared/calls';
import { type CategoryNode } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';

export interface CategoryLink {
  name: string;
  url: string;
}

const SHOWN = 8;

/** The top categories, those with the most products first. */
export const popularCategories = (tree: readonly CategoryNode[]): CategoryLink[] =>
  [...tree]
    .sort((first, second) => second.totalProductCount - first.totalProductCount)
    .slice(0, SHOWN)
    .map(({ name, url }) => ({ name, url }));

/** Optional content: empty if the call fails. */
export async function readPopularCategories(api: HttpClient, signal: AbortSignal): Promise<CategoryLink[]> {
  try {
    const { children } = await api.call(readNavigation, { signal });
    return popularCategories(children);
  } catch (error) {
    if (isHttpError(error)) return [];
    throw error;
  }
}
