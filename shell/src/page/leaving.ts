import type { PendingWork } from '../core/pending-work';

/** Tells failures of a page that is left from others: browsers cancel what it loads. */
export interface Leaving {
  /** Calls back at once, or when the visitor stays after all; never if the page is left. */
  ifStaying(report: () => void): void;
}

/** A page that is still there was not left: the link was a download, or the visitor stopped the load. */
const STAYS_MS = 60_000;

/**
 * A page is being left from the `beforeunload` event on: Firefox and Safari cancel its loads with the first
 * request of the next page. Safari on iPhones sends only `pagehide`, before it cancels anything.
 */
export function followLeaving(work: PendingWork, signal: AbortSignal): Leaving {
  /** Reports that wait for the decision; undefined while the visitor stays. */
  let held: (() => void)[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stay = () => {
    clearTimeout(timer);
    held = undefined;
  };
  const leave = () => {
    clearTimeout(timer);
    held ??= [];
    timer = setTimeout(() => {
      const reports = held ?? [];
      stay();
      reports.forEach((report) => report());
    }, STAYS_MS);
  };
  // Only while something can be cancelled: some browsers keep no page with this listener in memory.
  work.follow((isPending) => {
    if (isPending && !signal.aborted) window.addEventListener('beforeunload', leave, { signal });
    else window.removeEventListener('beforeunload', leave);
  });
  const listen = (type: string, listener: () => void) => window.addEventListener(type, listener, { signal });
  listen('pagehide', () => {
    clearTimeout(timer);
    held = [];
  });
  // The page is shown again, from the back/forward cache.
  listen('pageshow', stay);
  signal.addEventListener('abort', stay);

  return {
    ifStaying(report) {
      if (held) held.push(report);
      else report();
    },
  };
}
