import type { Page } from '@playwright/test';

/** As in shell/src/core/pending-work.ts. */
interface PendingWork {
  list(): string[];
  whenQuiet(): Promise<void>;
}
type ShellWindow = Window & { __fachwerkWork?: PendingWork };

/** A watchdog, not a limit of the product: longer than any work that ends. */
const MOST_MS = 90_000;

/** Runs in the page. False before the shell could start; a page without shell is quiet when it is parsed. */
async function becomesQuiet(): Promise<boolean> {
  if (document.readyState === 'loading') return false;
  await (window as ShellWindow).__fachwerkWork?.whenQuiet();
  return true;
}

/** Runs in the page. */
const listPending = (): string[] =>
  document.readyState === 'loading'
    ? ['the document']
    : ((window as ShellWindow).__fachwerkWork?.list() ?? []);

/** Waits until no call, file, mount or update is pending. Fails with a list of what does not end. */
export async function whenQuiet(page: Page): Promise<void> {
  let watchdog: NodeJS.Timeout | undefined;
  const tooLong = new Promise<'too long'>((resolve) => {
    // eslint-disable-next-line no-restricted-syntax -- no journey waits for it
    watchdog = setTimeout(() => resolve('too long'), MOST_MS);
  });
  try {
    if ((await Promise.race([untilQuiet(page), tooLong])) !== 'too long') return;
    const pending = await page.evaluate(listPending);
    throw new Error(
      `The page is not quiet after ${MOST_MS / 1000} s: ${page.url()}\n${pending.join('\n')}\n` +
        'Journeys about work that does not end use test.use({ waitsForQuiet: false }).',
    );
  } finally {
    clearTimeout(watchdog);
  }
}

async function untilQuiet(page: Page): Promise<void> {
  while (!page.isClosed()) {
    try {
      if (await page.evaluate(becomesQuiet)) return;
      await page.waitForLoadState('domcontentloaded', { timeout: 0 });
    } catch (error) {
      // Another page has begun, which is waited for as well, or there is none any more.
      if (!page.isClosed() && !/navigation|context was destroyed|has been closed/.test(String(error)))
        throw error;
    }
  }
}
