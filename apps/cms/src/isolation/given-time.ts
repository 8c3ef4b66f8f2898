import { readFileSync } from 'node:fs';

export interface GivenTimeOptions {
  /** Time that the process needs on a processor, or spends asleep. */
  ms: number;
  /** Limit of the whole wait: a process that loops on a busy computer ends too. */
  maxMs: number;
  isDone: () => boolean;
  /** Milliseconds that the process has waited for a processor since its start. */
  deniedMs: () => number;
}

/** A timer that is this late was stopped together with the computer. */
const ASLEEP_MS = 1000;

/**
 * Resolves when the work is done, with true, or when the process has had the time for it, with false. Time in
 * which the computer was busy with other processes does not count, nor time in which it slept.
 */
export async function doneInGivenTime({ ms, maxMs, isDone, deniedMs }: GivenTimeOptions): Promise<boolean> {
  const start = Date.now();
  const deniedBefore = deniedMs();
  let late = 0;
  for (let left = ms; left > 0;) {
    const due = Date.now() + left;
    await new Promise((resolve) => setTimeout(resolve, left).unref());
    // One more turn: a message may be queued behind this timer.
    await new Promise((resolve) => setImmediate(resolve));
    if (isDone()) return true;
    if (Date.now() - due > ASLEEP_MS) late += Date.now() - due;
    const passed = Date.now() - start - late;
    left = Math.min(Math.ceil(ms - passed + deniedMs() - deniedBefore), maxMs - passed);
  }
  return false;
}

/** Only Linux counts it; elsewhere all time counts as given. */
export function deniedMsOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
