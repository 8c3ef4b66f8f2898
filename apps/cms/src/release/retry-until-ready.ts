import { setTimeout as wait } from 'node:timers/promises';
import { NotReady } from '../not-ready';

export interface Patience {
  /** What a visitor who has nothing else to look at waits. */
  totalMs?: number;
  pauseMs?: number;
}

/** A server that has just started, or a busy one, answers the second or third time. */
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
