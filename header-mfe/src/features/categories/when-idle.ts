/** Calls back when the browser has nothing better to do; answers how to call it off. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 2000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: 5000 });
  return () => window.cancelIdleCallback(handle);
}
