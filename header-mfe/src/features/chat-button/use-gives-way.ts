import { focusedElement } from '@fachwerk/shared/widget';
import { type RefObject, useEffect, useState } from 'react';

/** Whether what has the focus is behind the element: it is never covered (WCAG 2.4.11). */
export function useGivesWay(ref: RefObject<HTMLElement | null>, isActive: boolean): boolean {
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    if (!isActive) return;
    let frame = 0;
    const check = () => setIsAway(isBehind(ref.current, focusedElement()));
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(check);
    };
    const events = ['focusin', 'focusout', 'scroll', 'resize'] as const;
    events.forEach((type) => window.addEventListener(type, later, { passive: true }));
    return () => {
      cancelAnimationFrame(frame);
      events.forEach((type) => window.removeEventListener(type, later));
    };
  }, [ref, isActive]);

  return isAway;
}

function isBehind(element: HTMLElement | null, focused: Element | null | undefined): boolean {
  if (!element || !focused || focused === element) return false;
  // The content of the page takes the focus from a click on its text, and the chat itself from its layer.
  if (focused.getAttribute('tabindex') === '-1' || focused.closest('[role="dialog"]')) return false;
  const mine = element.getBoundingClientRect();
  const its = focused.getBoundingClientRect();
  return its.left < mine.right && its.right > mine.left && its.top < mine.bottom && its.bottom > mine.top;
}
