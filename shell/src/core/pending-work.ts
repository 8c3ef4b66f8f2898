import { whenIdle } from './when-idle';

/** Work that may still change the page: calls, files, mounts. */
export interface PendingWork {
  /** Counts the work as pending until it ends, successful or not. Returns the same promise. */
  add<T>(what: string, work: Promise<T>): Promise<T>;
  list(): string[];
  /** Calls back when the first work begins and when the last one has ended. */
  follow(onChange: (isPending: boolean) => void): void;
  /** Resolves when nothing is pending, the page is painted, no task waits, and nothing has begun. */
  whenQuiet(): Promise<void>;
}

/** TypeScript does not know it. */
interface WindowWithScheduler {
  scheduler?: { postTask(task: () => void, options: { priority: 'background' }): Promise<unknown> };
}

/** Hidden pages are not painted. */
const PAINTED_MS = 200;
/** A page that paints all the time, on a busy machine, leaves no time to the background. */
const LATEST_MS = 2000;

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
        await new Promise<void>((resolve) => whenPaintedAgain(() => afterOtherTasks(resolve)));
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

/**
 * React renders in tasks, which run before one in the background. An idle callback would wait for the
 * browser, too, which is not idle for seconds on a busy machine.
 */
function afterOtherTasks(onDone: () => void): void {
  const { scheduler } = window as WindowWithScheduler;
  if (typeof scheduler?.postTask !== 'function') return whenIdle(onDone, LATEST_MS);
  void scheduler.postTask(onDone, { priority: 'background' });
  setTimeout(onDone, LATEST_MS);
}
