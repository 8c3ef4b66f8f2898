import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * The wanted order of keys, but not while somebody is in the list with focus or finger: a button must not move away from
 * under them. What is new comes at its end until then; what is gone goes at once.
 */
export function useCalmOrder(
  wanted: readonly string[],
): [order: readonly string[], list: RefObject<HTMLDivElement | null>] {
  const list = useRef<HTMLDivElement>(null);
  const [order, setOrder] = useState(wanted);

  useEffect(() => {
    const isUsed = list.current?.contains(document.activeElement) || list.current?.matches(':hover') || false;
    setOrder((last) => {
      if (last.join() === wanted.join()) return last;
      const kept = last.filter((one) => wanted.includes(one));
      return isUsed ? [...kept, ...wanted.filter((one) => !kept.includes(one))] : wanted;
    });
  }, [wanted]);

  const known = order.filter((one) => wanted.includes(one));
  return [known.length === wanted.length ? known : wanted, list];
}
