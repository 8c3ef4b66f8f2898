import { originOf } from '@fachwerk/shared/widget';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Calls `onPress` for a press outside these elements. The opener is one of them: it has its own click
 * handler.
 */
export function useOutsidePress(inside: readonly RefObject<HTMLElement | null>[], onPress: () => void): void {
  const latest = useRef({ inside, onPress });
  useEffect(() => {
    latest.current = { inside, onPress };
  });

  useEffect(() => {
    function press(event: MouseEvent): void {
      const origin = originOf(event);
      const isInside = latest.current.inside.some(({ current }) => current?.contains(origin));
      if (!isInside) latest.current.onPress();
    }
    document.addEventListener('mousedown', press);
    return () => document.removeEventListener('mousedown', press);
  }, []);
}
