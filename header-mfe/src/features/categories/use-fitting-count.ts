import { useEffect, useState, type RefObject } from 'react';

/**
 * How many items of a wrapping list stand in its first line; null until it is measured. The rest is cut off by the style and
 * must not be reached by the Tab key.
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
    // The items too: they change their width when the font arrives.
    for (const target of [element, ...Array.from(element.children)]) observer.observe(target);
    return () => observer.disconnect();
    // Items that come later, because the server could not ask for them, are measured anew.
  }, [list, itemCount]);

  return count;
}
