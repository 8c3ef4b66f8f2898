import { type RefObject, useEffect } from 'react';

/**
 * While a bar covers the lower edge of the window, the page can be scrolled above it: the end of the page
 * comes into view, and an element with the focus is never behind it.
 */
export function useReservedSpace(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!isShown || !element) return;
    const { documentElement: root, body } = document;
    const before = [root.style.scrollPaddingBottom, body.style.paddingBottom] as const;
    const reserve = () => {
      const height = `${Math.ceil(element.getBoundingClientRect().height)}px`;
      root.style.scrollPaddingBottom = height;
      body.style.paddingBottom = height;
    };
    reserve();
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(reserve) : undefined;
    observer?.observe(element);
    return () => {
      observer?.disconnect();
      [root.style.scrollPaddingBottom, body.style.paddingBottom] = before;
    };
  }, [bar, isShown]);
}
