const PAINT = 'first-contentful-paint';

/**
 * Calls back once the browser has painted content, at once in browsers that do not report it (Safari before
 * 14.1). A hidden page does not paint: the caller needs a limit.
 */
export function whenPainted(onPainted: () => void): void {
  const isReported =
    typeof PerformanceObserver === 'function' && PerformanceObserver.supportedEntryTypes?.includes('paint');
  if (!isReported || performance.getEntriesByName(PAINT).length > 0) return onPainted();
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName(PAINT).length === 0) return;
    observer.disconnect();
    onPainted();
  });
  observer.observe({ entryTypes: ['paint'] });
}
