import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Keeps the order of the list while it has focus or pointer, so that no button moves before it is pressed.
 * New keys are appended until then; removed keys disappear at once.
 */
export function useStableOrder(
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
