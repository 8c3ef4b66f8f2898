import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

/**
 * Elements in a static part that the widget fills through portals, e.g. with what depends on the visitor.
 * Follows the content when the part is replaced.
 */
export function useSlots(within: RefObject<HTMLElement | null>, selector: string): readonly HTMLElement[] {
  const [slots, setSlots] = useState<readonly HTMLElement[]>([]);

  const find = useCallback(() => {
    const found = Array.from(within.current?.querySelectorAll<HTMLElement>(selector) ?? []);
    setSlots((before) => (isSame(before, found) ? before : found));
  }, [within, selector]);

  // After every rendering, so that new content and what fills it appear together.
  useLayoutEffect(find);
  // Code that is loaded late replaces the content without a rendering here.
  useEffect(() => {
    if (!within.current) return undefined;
    const observer = new MutationObserver(find);
    observer.observe(within.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [within, find]);

  return slots;
}

const isSame = (before: readonly HTMLElement[], now: readonly HTMLElement[]): boolean =>
  before.length === now.length && before.every((slot, index) => slot === now[index]);
