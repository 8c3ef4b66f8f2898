/** Hidden pages are not painted. */
const AT_LATEST_MS = 200;

/**
 * Calls `work` after the browser has painted what an input changed by itself, such as a ticked box: visitors
 * see the answer to a click before work that takes longer.
 */
export function afterPaint(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    work();
  };
  // The callback of a frame runs before its paint, a timer that begins there after it.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, AT_LATEST_MS);
}
