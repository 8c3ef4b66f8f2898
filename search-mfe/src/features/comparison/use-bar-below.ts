import { bottomBarsHeight } from '@fachwerk/shared/widget';
import { type RefObject, useEffect, useState } from 'react';

const SPACE_PX = 16;
/** Browsers round the lower edge of a bar. */
const AT_EDGE_PX = 1;

/**
 * The height in pixels of another bar at the lower edge of the window: that of the product page on phones,
 * which slides in and out. Measured only while `isActive`.
 */
export function useBarBelow(barRef: RefObject<HTMLElement | null>, isActive: boolean): number {
  const [height, setHeight] = useState(0);

  useEffect(() => {
    if (!isActive) return undefined;
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() =>
        setHeight(bottomBarsHeight({ except: barRef.current, within: AT_EDGE_PX })),
      );
    };
    measure();
    // What gets the focus is scrolled above the bar.
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${(barRef.current?.offsetHeight ?? 0) + SPACE_PX}px`;
    const events = ['scroll', 'resize', 'transitionend'] as const;
    events.forEach((type) => window.addEventListener(type, measure, { passive: true }));
    return () => {
      style.scrollPaddingBottom = '';
      cancelAnimationFrame(frame);
      events.forEach((type) => window.removeEventListener(type, measure));
    };
  }, [barRef, isActive]);

  return isActive ? height : 0;
}
