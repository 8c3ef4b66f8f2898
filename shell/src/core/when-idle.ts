/** Calls back when the browser has nothing else to do, at the latest after `timeout` milliseconds. */
export function whenIdle(onIdle: () => void, timeout: number): void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(onIdle, { timeout });
  else setTimeout(onIdle, 200);
}
