import { smoothScroll } from '../ui/smooth-scroll';

/** What was not filled in right stops this far below the bar at the top of the page (specification 5). */
const OFFSET = '15px';

/**
 * Moves the focus, and scrolls to the element with its label as far as they are not visible. The scroll is
 * animated, unless the visitor wants less motion.
 */
export function goTo(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const label = (element as Partial<HTMLInputElement>).labels?.[0];
  let box = element;
  while (label && box.parentElement && !box.contains(label)) box = box.parentElement;
  // The page keeps its bar and `--space-8` free at the top (base.css).
  box.style.scrollMarginTop = `calc(${OFFSET} - var(--space-8, ${OFFSET}))`;
  box.scrollIntoView?.({ block: 'nearest', behavior: smoothScroll() });
}
