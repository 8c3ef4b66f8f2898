import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const script = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Runs in the page. A dialog that still fades in has a lower contrast than the visitor reads. */
const hasNoFade = () =>
  document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity);

/** All rules of axe, or those of contrast, which is all that another width of the same page changes. */
type Rules = 'all' | 'contrast';

/**
 * Checks the page, or a part of it, after its animations; reports rule, element and help page of each
 * violation.
 */
export async function expectNoAxeViolations(
  page: Page,
  selector = 'html',
  rules: Rules = 'all',
): Promise<void> {
  let violations = await violationsOf(page, selector, rules);
  // A message that appeared meanwhile was still fading in.
  if (violations.length > 0) violations = await violationsOf(page, selector, rules);
  const report = violations.flatMap(({ id, help, helpUrl, nodes }) => [
    `${id}: ${help} (${helpUrl})`,
    ...nodes.map((node) => `  ${node.html}\n    ${node.failureSummary ?? ''}`),
  ]);
  expect(report, `axe on ${page.url()}`).toEqual([]);
}

async function violationsOf(page: Page, selector: string, rules: Rules): Promise<axe.Result[]> {
  await page.waitForFunction(hasNoFade);
  // The debugger evaluates it, so that the page's policy does not apply. Once for each document.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(script);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    ...(rules === 'contrast' && { runOnly: ['color-contrast'] }),
  };
  return page.evaluate<axe.Result[]>(
    `axe.run('${selector}', ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
}
