import { smoothScroll } from '@fachwerk/shared/ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface PictureRow {
  rowRef: RefObject<HTMLUListElement | null>;
  /** Counted from 0. */
  current: number;
  /** An index outside of the row is ignored. */
  show(index: number): void;
  /** For the `scroll` event of the row: a swipe shows another picture. */
  followSwipe(): void;
}

const MOVES = ['pointerdown', 'wheel', 'touchstart'] as const;

/** A row of pictures as wide as the row each, which scrolls natively. */
export function usePictureRow(count: number, first = 0): PictureRow {
  const rowRef = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  /** The picture that the row scrolls to: those on the way are not shown. */
  const goal = useRef<number | null>(null);

  useLayoutEffect(() => {
    const row = rowRef.current;
    if (first > 0) row?.scrollTo?.({ left: first * row.clientWidth, behavior: 'instant' });
  }, [first]);

  useEffect(() => {
    const row = rowRef.current;
    // The visitor moves the row before it has arrived.
    const release = () => void (goal.current = null);
    MOVES.forEach((type) => row?.addEventListener(type, release, { passive: true }));
    return () => MOVES.forEach((type) => row?.removeEventListener(type, release));
  }, []);

  return {
    rowRef,
    current,
    show(index) {
      const row = rowRef.current;
      if (!row || index < 0 || index >= count) return;
      setCurrent(index);
      if (!row.scrollTo) return;
      goal.current = index;
      row.scrollTo({ left: index * row.clientWidth, behavior: smoothScroll() });
    },
    followSwipe() {
      const row = rowRef.current;
      if (!row || row.clientWidth === 0) return;
      const index = Math.round(row.scrollLeft / row.clientWidth);
      if (goal.current !== null && goal.current !== index) return;
      goal.current = null;
      setCurrent(index);
    },
  };
}
