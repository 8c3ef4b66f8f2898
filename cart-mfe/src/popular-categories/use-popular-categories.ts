import { usePlatform, useRequest, useTopic } from '@fachwerk/shared/widget';
import { type CategoryLink, popularCategories, readPopularCategories } from './popular-categories';

/**
 * From the page's data, else from the topic `categoryTree`, else from the API: a cart may become empty in the
 * browser.
 */
export function usePopularCategories(given: readonly CategoryLink[]): readonly CategoryLink[] {
  const { api } = usePlatform();
  const tree = useTopic('categoryTree');
  const isMissing = given.length === 0 && tree === null;
  const { data = [] } = useRequest(isMissing ? 'categories' : null, (signal) =>
    readPopularCategories(api, signal),
  );

  if (given.length > 0) return given;
  return tree ? popularCategories(tree) : data;
}
