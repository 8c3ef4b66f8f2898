import { setTimeout as sleep } from 'node:timers/promises';

/** Minimum response time of calls that look up an account. */
export const NEUTRAL_MS = 200;

/**
 * Resolves after this time at the earliest, so that the duration does not reveal whether an account exists.
 */
export async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, sleep(milliseconds)]);
  return result;
}
