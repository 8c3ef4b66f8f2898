import assert from 'node:assert/strict';
import { after } from 'node:test';
import type { Page } from 'playwright-core';
import { ALLOWANCE, bytesOf, readBudgets, writeBudgets, type PageWeight } from '../budgets';
import { isAlive, journey } from '../steps';

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
    // Where it has led to: a shortened address is answered by its full one.
    html: (await bytesOf(page.url())) / 1000,
    css: await sum(({ pathname }) => pathname.endsWith('.css')),
    javascript: await sum(({ pathname }) => pathname.endsWith('.js')),
    requests: urls.length + 1,
  };
}

assert.ok(budgets.size >= 8, `docs/performance.md has budgets for ${budgets.size} pages`);

for (const [path, budget] of budgets)
  journey(`${path} keeps its budget`, async ({ open }) => {
    const page = await open(path);
    await isAlive(page, 'header');
    await page.waitForLoadState('networkidle');
    const weight = await weigh(page);
    for (const [kind, amount] of Object.entries(weight)) assert.ok(amount > 0, `${kind} was not weighed`);
    weights.set(path, weight);
    if (isWriting) return;

    for (const kind of ['html', 'css', 'javascript', 'requests'] as const)
      assert.ok(
        weight[kind] <= budget[kind] * ALLOWANCE,
        `${kind}: ${weight[kind].toFixed(1)}, and docs/performance.md says ${budget[kind]}`,
      );
  });

after(() => {
  if (isWriting) writeBudgets(weights);
});
