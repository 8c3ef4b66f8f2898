/**
 * What browsers and Node provide beside the language, made in the realm. core-js adds what is missing; `self`
 * is its global object.
 */
import 'core-js/actual/atob';
import 'core-js/actual/btoa';
import 'core-js/actual/url';
import 'core-js/actual/url-search-params';
import { AbortController, AbortSignal } from 'abortcontroller-polyfill/dist/cjs-ponyfill';
import type { RealmHost } from './realm-host';

interface Timer {
  job: number;
  callback: () => void;
}

/** What would start code at a time that no job accounts for, and the ways to get it back. */
function removeLateStarts(): void {
  for (const name of ['FinalizationRegistry', 'WeakRef', 'SharedArrayBuffer', 'WebAssembly'])
    Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(Atomics, 'waitAsync');
}

/**
 * Timers belong to the job that was running when they were set, and end with it. Without a job, e.g. while
 * the code is loaded, none is set.
 */
export function defineGlobals(host: RealmHost, currentJob: () => number | undefined) {
  removeLateStarts();
  const timers = new Map<number, Timer>();
  let count = 0;
  const nothing = () => undefined;

  Object.assign(globalThis, {
    AbortController,
    AbortSignal,
    queueMicrotask: (callback: () => void) => void Promise.resolve().then(callback),
    setTimeout(callback: (...args: unknown[]) => void, milliseconds: unknown, ...args: unknown[]): number {
      const job = currentJob();
      count += 1;
      if (job === undefined) return count;
      timers.set(count, { job, callback: () => callback(...args) });
      host.schedule(job, count, Number(milliseconds) || 0);
      return count;
    },
    clearTimeout: (timer: number) => void timers.delete(timer),
    console: { debug: nothing, error: nothing, info: nothing, log: nothing, trace: nothing, warn: nothing },
    // React measures the length of HTML in suspended parts.
    Buffer: { byteLength: (text: string) => text.length },
  });

  return {
    fire(timer: number, enter: (job: number) => void) {
      const due = timers.get(timer);
      if (!due) return;
      timers.delete(timer);
      enter(due.job);
      due.callback();
    },
    endOf(job: number) {
      for (const [number, timer] of timers) if (timer.job === job) timers.delete(number);
    },
  };
}
