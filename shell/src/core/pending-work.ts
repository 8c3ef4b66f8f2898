import { whenIdle } from './when-idle';

/** Work that may still change the page: calls, files, mounts. */
export interface PendingWork {
  /** Counts the work as pending until it ends, successful or not. Returns the same promise. */
  add<T>(what: string, work: Promise<T>): Promise<T>;
  list(): string[];
  /** Calls back when the first work begins and when the last one has ended. */
  follow(onChange: (isPending: boolean) => void): void;
  /** Resolves when nothing is pending, the page is painted, the browser is idle, and nothing has begun. */
  whenQuiet(): Promise<void>;
}

/** Hidden pages are not painted. */
const PAINTED_MS = 200;
/** React renders in tasks, and a browser with tasks is not idle. */
const IDLE_MS = 60_000;

export function createPendingWork(): PendingWork {
  const pending = new Map<Promise<unknown>, string>();
  const followers = new Set<(isPending: boolean) => void>();
  let begun = 0;

  const change = () => followers.forEach((onChange) => onChange(pending.size > 0));

  const whenNothingIsPending = () =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (pending.size > 0) return;
        followers.delete(check);
        resolve();
      };
      followers.add(check);
      check();
    });

  return {
    add(what, work) {
      const isFirst = pending.size === 0;
      begun += 1;
      pending.set(work, what);
      if (isFirst) change();
      const end = () => {
        pending.delete(work);
        if (pending.size === 0) change();
      };
      work.then(end, end);
      return work;
    },
    list: () => Array.from(pending.values()),
    follow: (onChange) => void followers.add(onChange),
    async whenQuiet() {
      let before;
      do {
        await whenNothingIsPending();
        before = begun;
        await new Promise<void>((resolve) => whenPaintedAgain(() => whenIdle(resolve, IDLE_MS)));
      } while (begun !== before || pending.size > 0);
    },
  };
}

/** The callback of a frame runs before its paint, a timer that begins there after it. */
function whenPaintedAgain(onPainted: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) onPainted();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, PAINTED_MS);
}
