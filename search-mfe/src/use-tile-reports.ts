import { usePlatform } from '@fachwerk/shared/widget';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Part of a tile that must be visible (specification 9). */
const IN_VIEW = 0.5;
/** Milliseconds without a tile that comes or goes: tiles that the visitor scrolls past are not reported. */
const AT_REST_MS = 1000;

interface TileReports {
  within: RefObject<HTMLElement | null>;
  /** Changes with the tiles. */
  tiles: unknown;
  /** Part of every event: where the tiles are. */
  values: Record<string, unknown>;
}

/**
 * Reports tiles in view, each once, and the tile that is opened (docs/contracts/tracking.md). One observer
 * and one listener for all tiles, also for those of static parts.
 */
export function useTileReports({ within, tiles, values }: TileReports): void {
  const { track } = usePlatform();
  const report = useEffectEvent((name: string, more: Record<string, unknown>) =>
    track({ name, values: { ...values, ...more } }),
  );

  useEffect(() => {
    const { current: container } = within;
    if (!container) return undefined;
    const stop = new AbortController();
    const articles = Array.from(container.querySelectorAll('article'));
    const inView = new Set<HTMLElement>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const describe = (article: HTMLElement) => ({
      itemId: article.querySelector<HTMLElement>('[data-stock-of]')?.dataset.stockOf,
      position: articles.indexOf(article) + 1,
    });

    const observer =
      typeof IntersectionObserver === 'function'
        ? new IntersectionObserver(follow, { threshold: IN_VIEW })
        : undefined;
    articles.forEach((article) => observer?.observe(article));
    function follow(entries: readonly IntersectionObserverEntry[]): void {
      for (const { target, intersectionRatio } of entries)
        if (intersectionRatio >= IN_VIEW) inView.add(target as HTMLElement);
        else inView.delete(target as HTMLElement);
      clearTimeout(timer);
      timer = setTimeout(reportViews, AT_REST_MS);
    }
    function reportViews(): void {
      clearTimeout(timer);
      if (inView.size === 0) return;
      inView.forEach((article) => observer?.unobserve(article));
      report('view_item_list', { items: Array.from(inView, describe) });
      inView.clear();
    }

    function reportOpened({ target }: Event): void {
      // A tile also has links to shipping costs and energy labels.
      const article = (target as Element).closest('h2 a, h3 a')?.closest('article');
      if (!article) return;
      // It was seen before.
      reportViews();
      report('select_item', describe(article));
    }

    container.addEventListener('click', reportOpened, { signal: stop.signal });
    window.addEventListener('pagehide', reportViews, { signal: stop.signal });
    return () => {
      stop.abort();
      observer?.disconnect();
      clearTimeout(timer);
    };
  }, [within, tiles]);
}
