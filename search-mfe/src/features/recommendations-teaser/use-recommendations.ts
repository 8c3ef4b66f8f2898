import { loadStaticPart, usePlatform, useRequest, useVisitorStore } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import { removeSeenProducts, seenProducts } from '../../seen-products';
import { fetchRecommendations, globalErrors, NOTHING, type RecommendationsData } from './recommendations-api';
import type { RecommendationsTeaserProps } from './recommendations-teaser.props';
import { RecommendedTile } from './RecommendedTile.static';

export interface RecommendationsControl {
  /** null while seen products are loaded. */
  shown: RecommendationsData | null;
  /** Only for seen products. */
  clear?: () => void;
}

/**
 * What the teaser shows. Server HTML is the same for everybody; seen products, and those of the visitor's
 * store, are loaded in the browser.
 */
export function useRecommendations(
  props: RecommendationsTeaserProps,
  data: RecommendationsData,
): RecommendationsControl {
  const { type, teaserId, productId } = props;
  const { api, track } = usePlatform();
  const isSeen = type === 'recently-seen';
  const companyId = useVisitorStore().store?.companyId;
  const [seen, setSeen] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (isSeen) setSeen(seenProducts().filter((id) => id !== productId));
  }, [isSeen, productId]);

  // Once a store was chosen, the server's tiles are replaced, also when the choice ends.
  const [hadStore, setHadStore] = useState(false);
  if (companyId !== undefined && !hadStore) setHadStore(true);
  const isReplaced = isSeen ? (seen?.length ?? 0) > 0 : hadStore && data.itemIds.length > 0;

  const request = useRequest(
    isReplaced ? [teaserId, companyId, ...(seen ?? [])].join(' ') : null,
    async (signal) => {
      try {
        const code = loadStaticPart(RecommendedTile);
        const ids = isSeen ? { productIds: seen ?? [] } : {};
        const { itemId } = data;
        const found = await fetchRecommendations({ api, props, itemId, companyId, signal, ...ids });
        await code;
        return found;
      } catch (error) {
        if (!signal.aborted)
          track({ name: 'recommendations_failed', values: { teaserId, errors: globalErrors(error) } });
        throw error;
      }
    },
    { keepsPrevious: true },
  );

  if (!isSeen) return { shown: shownOf(request, data) };
  return {
    // Takes no room for visitors who have seen nothing: it would be taken away before their eyes.
    shown: isReplaced ? shownOf(request, NOTHING, null) : NOTHING,
    clear() {
      removeSeenProducts();
      setSeen([]);
    },
  };
}

/** A failure hides what belongs to another store. */
function shownOf(
  { status, data }: { status: string; data: RecommendationsData | undefined },
  own: RecommendationsData,
  whileLoading: RecommendationsData | null = own,
): RecommendationsData | null {
  if (status === 'failed') return data ? NOTHING : own;
  return data ?? whileLoading;
}
