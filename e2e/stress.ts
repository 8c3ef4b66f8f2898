import { createHash } from 'node:crypto';
// eslint-disable-next-line no-restricted-imports -- delays are its subject
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/** `npm run stress` sets it. */
export const { STRESS_SEED } = process.env;

const MAX_DELAY_MS = 400;

/**
 * Delays each request of a browser profile by a time that depends on the seed, the journey and the number of
 * the request. Half of them are not delayed, so that answers overtake each other.
 */
export async function delayRequests(context: BrowserContext, journey: string): Promise<void> {
  let count = 0;
  await context.route('**/*', async (route) => {
    count += 1;
    await sleep(delayOf(`${STRESS_SEED} ${journey} ${count}`));
    // The page may be closed by now.
    await route.fallback().catch(() => undefined);
  });
}

function delayOf(text: string): number {
  const share = createHash('sha256').update(text).digest().readUInt32LE() / 2 ** 32;
  return Math.max(0, Math.round((2 * share - 1) * MAX_DELAY_MS));
}
