import { type RefObject, useLayoutEffect, useState } from 'react';

const GAP = 8;
/** Fallback without an opener: below the header. */
const WITHOUT_OPENER = 80;

/** Distance from the top of the window that keeps a panel below an element during scrolling. */
export function useTopBelow(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(WITHOUT_OPENER);

  useLayoutEffect(() => {
    function place(): void {
      const bottom = element.current?.getBoundingClientRect().bottom ?? WITHOUT_OPENER;
      setTop(Math.max(GAP, Math.round(bottom) + GAP));
    }
    place();
    window.addEventListener('scroll', place, { passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place);
      window.removeEventListener('resize', place);
    };
  }, [element]);

  return top;
}
