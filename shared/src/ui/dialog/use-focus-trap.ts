import { type RefObject, useLayoutEffect } from 'react';
import { focusedElement } from '../../widget/page-tree';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

function isShown(element: HTMLElement): boolean {
  return !element.hidden && !element.closest('[hidden], details:not([open]) > :not(summary)');
}

/**
 * While `isActive`, the focus stays inside the panel: it moves there, also when the element that had it is
 * removed, Tab cycles within it, and at the end it returns to the previous element, also across shadow roots.
 */
export function useFocusTrap(panelRef: RefObject<HTMLElement | null>, isActive: boolean): void {
  // Before effects of the content, which may move the focus further.
  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!isActive || !panel) return undefined;
    const cameFrom = focusedElement();

    function keepInside(event: KeyboardEvent): void {
      if (event.key !== 'Tab' || !panel) return;
      const stops = [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown);
      const first = stops[0];
      const last = stops[stops.length - 1];
      const current = focusedElement();
      const leavesAtStart = event.shiftKey && (current === first || current === panel);
      const leavesAtEnd = !event.shiftKey && current === last;
      if (!first || !last) event.preventDefault();
      else if (leavesAtStart || leavesAtEnd) {
        event.preventDefault();
        (leavesAtStart ? last : first).focus();
      }
    }

    // For example a form that its result replaces.
    const observer = new MutationObserver(() => {
      if (!focusedElement()) panel.focus();
    });
    observer.observe(panel, { childList: true, subtree: true });
    if (!panel.contains(cameFrom)) panel.focus();
    panel.addEventListener('keydown', keepInside);
    return () => {
      observer.disconnect();
      panel.removeEventListener('keydown', keepInside);
      if (cameFrom?.isConnected) cameFrom.focus();
    };
  }, [isActive, panelRef]);
}
