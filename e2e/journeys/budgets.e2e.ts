import type { Page } from '@playwright/test';
import { ALLOWANCE, bytesOf, type PageWeight, readBudgets, writeBudgets } from '../budgets';
import { expect, test } from '../journey';
import { isAlive } from '../steps';

const budgets = readBudgets();
const weights = new Map<string, PageWeight>();
const isWriting = process.env.WRITE_BUDGETS === '1';

async function weigh(page: Page): Promise<PageWeight> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const sum = async (isMeant: (url: URL) => boolean) => {
    const sizes = await Promise.all([...new Set(urls)].filter((url) => isMeant(new URL(url))).map(bytesOf));
    return sizes.reduce((total, bytes) => total + bytes, 0) / 1000;
  };
  return {
    // After redirects: a shortened address leads to the full one.
    html: (await bytesOf(page.url())) / 1000,
    css: await sum(({ pathname }) => pathname.endsWith('.css')),
    javascript: await sum(({ pathname }) => pathname.endsWith('.js')),
    requests: urls.length + 1,
  };
}

expect(budgets.size, `docs/performance.md has budgets for ${budgets.size} pages`).toBeGreaterThanOrEqual(8);

for (const [path, budget] of budgets)
  test(`${path} keeps its budget`, async ({ open }) => {
    const page = await open(path);
    await isAlive(page, 'header');
    await page.waitForLoadState('networkidle');
    const weight = await weigh(page);
    for (const [kind, amount] of Object.entries(weight))
      expect(amount, `${kind} was not weighed`).toBeGreaterThan(0);
    weights.set(path, weight);
    if (isWriting) return;

    for (const kind of ['html', 'css', 'javascript', 'requests'] as const)
      expect(
        weight[kind],
        `${kind}: ${weight[kind].toFixed(1)}, budget in docs/performance.md: ${budget[kind]}`,
      ).toBeLessThanOrEqual(budget[kind] * ALLOWANCE);
  });

test.afterAll(() => {
  if (isWriting) writeBudgets(weights);
});
