import { findInPage } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';

/**
 * How many pixels at the lower edge of the window are taken by bars that stick there, e.g. the one with the cart button of a product
 * page: whatever floats must stay above them. Such a bar says so by `data-bottom-bar`. Measured while `isActive` only.
 */
export function useBottomBar(isActive: boolean): number {
  const [height, setHeight] = useState(0);

  useEffect(() => {
    if (!isActive) return;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setHeight(coveredHeight()));
    };
    setHeight(coveredHeight());
    // A bar that slides in or out ends with a transition.
    const events = ['scroll', 'resize', 'transitionend'] as const;
    events.forEach((type) => window.addEventListener(type, measure, { passive: true }));
    return () => {
      cancelAnimationFrame(frame);
      events.forEach((type) => window.removeEventListener(type, measure));
    };
  }, [isActive]);

  return isActive ? height : 0;
}

/** A bar that leaves the edge with the end of its part of the page is still in the way of what floats there. */
const NEAR_EDGE_PX = 96;

function coveredHeight(): number {
  const bars = findInPage<HTMLElement>('[data-bottom-bar]');
  const lowerEdge = window.innerHeight;
  return bars.reduce((most, bar) => {
    const { top, bottom, height } = bar.getBoundingClientRect();
    const isInTheWay =
      height > 0 &&
      top < lowerEdge &&
      bottom > lowerEdge - NEAR_EDGE_PX &&
      getComputedStyle(bar).visibility !== 'hidden';
    return isInTheWay ? Math.max(most, Math.round(lowerEdge - top)) : most;
  }, 0);
}
