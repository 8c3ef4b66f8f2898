import type { Page } from '@playwright/test';
import { bytesOf, type PageLoads, type Phase, PHASES } from './budgets';
import { reachElements } from './pointer-steps';
import { whenQuiet } from './quiet';
import { isAlive } from './steps';

interface Loaded {
  url: string;
  isEarly: boolean;
}

/**
 * Requests of the page. The runtime of the shell starts after the `load` event, which follows the largest
 * paint; the order of requests, unlike times, does not depend on the machine.
 */
const resources = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const loaded = navigation?.loadEventStart ?? 0;
    return performance
      .getEntriesByType('resource')
      .map(({ name, startTime }): Loaded => ({ url: name, isEarly: startTime < loaded }));
  });

/** Waits until the page has loaded what it loads without an interaction, and returns its requests. */
export async function quietRequests(page: Page): Promise<Loaded[]> {
  await isAlive(page, 'header');
  await page.waitForLoadState('networkidle');
  // Follows the callbacks of widgets that hydrate at idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await settle(page);
  return resources(page);
}

/** The scripts of a quiet page, and those that it loads when it is used. */
export async function readPageLoads(page: Page, quiet: readonly Loaded[]): Promise<PageLoads> {
  const phaseOf = new Map<string, Phase>();
  const add = (requests: readonly Loaded[], phase: (request: Loaded) => Phase) => {
    for (const request of requests)
      if (isScript(request.url) && !phaseOf.has(request.url)) phaseOf.set(request.url, phase(request));
  };
  add(quiet, ({ isEarly }) => (isEarly ? 'before the largest paint' : 'after it'));

  await page.keyboard.press('Shift');
  await settle(page);
  add(await resources(page), () => 'first interaction');

  await reachEverything(page);
  await settle(page);
  add(await resources(page), () => 'opened');

  const loads = Object.fromEntries(PHASES.map((phase) => [phase, {}])) as PageLoads;
  for (const [url, phase] of phaseOf) {
    const mfe = ownerOf(url);
    loads[phase][mfe] = (loads[phase][mfe] ?? 0) + (await bytesOf(url)) / 1000;
  }
  return loads;
}

const isScript = (url: string) => new URL(url).pathname.endsWith('.js');

/** `/assets/cart/...` belongs to cart; other scripts are those of the shell. */
const ownerOf = (url: string) => /^\/assets\/([^/]+)\//.exec(new URL(url).pathname)?.[1] ?? 'shell';

/** Waits until nothing is pending and no request has ended meanwhile. */
async function settle(page: Page): Promise<void> {
  let before = -1;
  let now = (await resources(page)).length;
  while (now !== before) {
    before = now;
    await whenQuiet(page);
    now = (await resources(page)).length;
  }
}

/** What loads code when it is seen or pointed at. */
const LOADING = '[data-opens], [data-widget]:not([data-widget-state="mounted"]) [data-widget-root] > *';

/** Scrolls through the page and points at each element that loads code. */
async function reachEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }
  });
  await whenQuiet(page);
  await page.evaluate(reachElements, LOADING);
}
