import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const script = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with rule, element and help page for everything that axe finds wrong on the page, or in a part of it, as it is now. */
export async function expectNoAxeViolations(page: Page, selector = 'html'): Promise<void> {
  // Evaluated by the debugger, not by the page: its policy stays as it is.
  await page.evaluate(script);
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run('${selector}', { resultTypes: ["violations"] })`,
  );
  const report = violations.flatMap(({ id, help, helpUrl, nodes }) => [
    `${id}: ${help} (${helpUrl})`,
    ...nodes.map((node) => `  ${node.html}\n    ${node.failureSummary ?? ''}`),
  ]);
  assert.deepEqual(report, [], `axe on ${page.url()}`);
}
