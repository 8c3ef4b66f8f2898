import { type RefObject, useEffect, useState } from 'react';

/**
 * The height of the header in pixels, as it was when the header left the window at the top; undefined while
 * it is in view. It has left when no more than the height of the bar that replaces it is seen
 * (`--header-bar`).
 */
export function useLeftHeight(ref: RefObject<HTMLElement | null>, isObserved: boolean): number | undefined {
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const header = ref.current;
    if (!isObserved || !header || typeof IntersectionObserver !== 'function') return undefined;
    const barHeight = parseFloat(getComputedStyle(header).getPropertyValue('--header-bar')) || 0;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries[entries.length - 1];
        if (!last) return;
        const { isIntersecting, boundingClientRect: box } = last;
        const hasLeft = !isIntersecting && box.height > 0 && box.bottom <= barHeight;
        setHeight(hasLeft ? box.height : undefined);
      },
      { rootMargin: `-${barHeight}px 0px 0px` },
    );
    observer.observe(header);
    return () => observer.disconnect();
  }, [ref, isObserved]);

  return height;
}
