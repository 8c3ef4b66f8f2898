/** Specification 9. */
const DURATION_MS = 800;
const SCROLL_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '];

/** Slow at both ends; from 0 to 1. */
const eased = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

/** The scroll position at which the element is below the bar of the page (`scroll-padding-top`, base.css). */
const placeOf = (element: Element): number => {
  const bar = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return window.scrollY + element.getBoundingClientRect().top - bar;
};

/**
 * Scrolls to an element in 800 ms, then calls `onEnd`; not if the visitor scrolls meanwhile or the signal
 * aborts. The target is measured in every frame: pictures above it may load.
 */
export function slowScroll(element: Element, onEnd: () => void, signal: AbortSignal): void {
  const stop = new AbortController();
  const from = window.scrollY;
  let begin: number | undefined;

  function frame(now: number): void {
    if (stop.signal.aborted) return;
    begin ??= now;
    const part = Math.min(1, (now - begin) / DURATION_MS);
    window.scrollTo(0, from + (placeOf(element) - from) * eased(part));
    if (part < 1) return void requestAnimationFrame(frame);
    stop.abort();
    onEnd();
  }

  const options = { passive: true, signal: stop.signal };
  // A visitor who scrolls meanwhile is not held back.
  for (const type of ['wheel', 'touchmove'] as const)
    window.addEventListener(type, () => stop.abort(), options);
  window.addEventListener('keydown', ({ key }) => SCROLL_KEYS.includes(key) && stop.abort(), options);
  signal.addEventListener('abort', () => stop.abort(), options);
  requestAnimationFrame(frame);
}
