import { usePlatform, useTopic } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import { popularCategories, readPopularCategories, type CategoryLink } from './popular-categories';

/** From the page's data, else from the header's tree, else from the API (a cart that has just become empty). */
export function usePopularCategories(given: readonly CategoryLink[]): readonly CategoryLink[] {
  const { api } = usePlatform();
  const tree = useTopic('categoryTree');
  const [fetched, setFetched] = useState<readonly CategoryLink[]>([]);

  const isMissing = given.length === 0 && tree === null;
  useEffect(() => {
    if (!isMissing) return;
    const controller = new AbortController();
    void readPopularCategories(api, controller.signal).then((links) => {
      if (!controller.signal.aborted) setFetched(links);
    });
    return () => controller.abort();
  }, [api, isMissing]);

  if (given.length > 0) return given;
  return tree ? popularCategories(tree) : fetched;
}
