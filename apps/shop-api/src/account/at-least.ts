import { setTimeout as sleep } from 'node:timers/promises';

/** Answers after this time at the earliest: how long the work took tells nobody whether there is an account. */
export async function atLeast<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, sleep(milliseconds)]);
  return result;
}
