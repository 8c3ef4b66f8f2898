import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has more content than room, so that the keyboard needs it as a tab stop to scroll it.
 * True until it is measured: without script, and in browsers without ResizeObserver, it can be reached.
 */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);

  useEffect(() => {
    const frame = element.current;
    if (!frame || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame;
      const isFocused = frame === document.activeElement;
      setOverflows(isFocused || scrollWidth > clientWidth || scrollHeight > clientHeight);
    });
    for (const target of [frame, ...Array.from(frame.children)]) observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  return overflows;
}
