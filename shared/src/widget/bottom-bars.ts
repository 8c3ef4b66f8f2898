import { findInPage } from './page-tree';

interface Limits {
  /** Its own height does not count. */
  except?: HTMLElement | null;
  /** A bar counts that ends at most this far above the lower edge of the window, in pixels. */
  within: number;
}

/**
 * How many pixels of the window the sticky bars at its lower edge cover, e.g. the cart button of a product
 * page. Such bars have the attribute `data-bottom-bar`.
 */
export function bottomBarsHeight({ except = null, within }: Limits): number {
  const lowerEdge = window.innerHeight;
  const bars = findInPage<HTMLElement>('[data-bottom-bar]').filter((bar) => bar !== except);
  return bars.reduce((most, bar) => {
    const { top, bottom, height } = bar.getBoundingClientRect();
    const { position, visibility } = getComputedStyle(bar);
    const covers =
      height > 0 &&
      top < lowerEdge &&
      bottom >= lowerEdge - within &&
      position !== 'static' &&
      visibility !== 'hidden';
    return covers ? Math.max(most, Math.round(lowerEdge - top)) : most;
  }, 0);
}
