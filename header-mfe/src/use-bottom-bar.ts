import { bottomBarsHeight } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';

/** A bar within this distance from the edge still overlaps floating elements. */
const NEAR_EDGE_PX = 96;
/** Bars of other widgets that came meanwhile are measured, too (specification 9: first-run refresh). */
const FIRST_REFRESH_MS = 1200;

/**
 * The height in pixels of sticky bars at the lower edge of the window, e.g. the cart button of a product
 * page. Floating elements stay above them. Such bars have the attribute `data-bottom-bar`. Measured only
 * while `isActive`.
 */
export function useBottomBar(isActive: boolean): number {
  const [height, setHeight] = useState(0);

  useEffect(() => {
    if (!isActive) return;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setHeight(bottomBarsHeight({ within: NEAR_EDGE_PX })));
    };
    setHeight(bottomBarsHeight({ within: NEAR_EDGE_PX }));
    // Bars slide in and out with a transition.
    const events = ['scroll', 'resize', 'transitionend', 'animationend'] as const;
    events.forEach((type) => window.addEventListener(type, measure, { passive: true }));
    const firstRefresh = setTimeout(measure, FIRST_REFRESH_MS);
    // A bar with reserved space changes the height of the page when it comes and goes.
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(measure) : undefined;
    observer?.observe(document.body, { box: 'border-box' });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(firstRefresh);
      observer?.disconnect();
      events.forEach((type) => window.removeEventListener(type, measure));
    };
  }, [isActive]);

  return isActive ? height : 0;
}
