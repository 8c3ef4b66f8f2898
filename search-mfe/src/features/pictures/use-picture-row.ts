import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface PictureRow {
  rowRef: RefObject<HTMLUListElement | null>;
  /** Counted from 0. */
  current: number;
  /** An index outside of the row is ignored. */
  show(index: number): void;
  /** For the `scroll` event of the row: a swipe shows another picture. */
  followSwipe(): void;
}

/** A row of pictures as wide as the row each, which scrolls natively. */
export function usePictureRow(count: number, first = 0): PictureRow {
  const rowRef = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);

  useLayoutEffect(() => {
    const row = rowRef.current;
    if (first > 0) row?.scrollTo?.({ left: first * row.clientWidth, behavior: 'instant' });
  }, [first]);

  return {
    rowRef,
    current,
    show(index) {
      const row = rowRef.current;
      if (!row || index < 0 || index >= count) return;
      setCurrent(index);
      row.scrollTo?.({ left: index * row.clientWidth });
    },
    followSwipe() {
      const row = rowRef.current;
      if (row && row.clientWidth > 0) setCurrent(Math.round(row.scrollLeft / row.clientWidth));
    },
  };
}
