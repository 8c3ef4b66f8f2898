import { setTimeout as pause } from 'node:timers/promises';

/** Waits until it is true. Only the timeout of Jest ends it, so that a busy machine fails no test. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await pause(20);
}
