import { setTimeout as wait } from 'node:timers/promises';
import { NotReady } from '../not-ready';

export interface Patience {
  /** Longest time that a visitor waits. */
  totalMs?: number;
  pauseMs?: number;
}

/** Repeats a request: a server that starts or is busy may answer the second or third one. */
export async function retryUntilReady<T>(
  ask: () => Promise<T>,
  what: string,
  { totalMs = 5000, pauseMs = 200 }: Patience = {},
): Promise<T> {
  const until = Date.now() + totalMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() + pauseMs >= until) throw new NotReady(`${what}: ${String(error)}`, { cause: error });
    }
    await wait(pauseMs);
  }
}
