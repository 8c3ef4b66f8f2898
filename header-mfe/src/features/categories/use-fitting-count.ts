import { type RefObject, useEffect, useState } from 'react';

/**
 * The number of items in the first line of a wrapping list; null until it is measured. The style clips the
 * other items; they must not be reachable by the Tab key.
 */
export function useFittingCount(list: RefObject<HTMLElement | null>, itemCount: number): number | null {
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver !== 'function') return;
    const measure = () => {
      const items = Array.from(element.children) as HTMLElement[];
      const firstTop = items[0]?.offsetTop;
      const wrapped = items.findIndex(({ offsetTop }) => offsetTop !== firstTop);
      setCount(wrapped === -1 ? items.length : wrapped);
    };
    const observer = new ResizeObserver(measure);
    // Items change their width when the font is loaded.
    for (const target of [element, ...Array.from(element.children)]) observer.observe(target);
    return () => observer.disconnect();
    // `itemCount`: items that the browser loads are measured too.
  }, [list, itemCount]);

  return count;
}
