import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './journey';

const MOST_SHIFT = 0.01;

/** Sums the layout shifts of each page without user input, and keeps what has moved: "H2.title 40 → 64". */
export const watchShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(`
    window.shift = { sum: 0, moved: [] };
    new PerformanceObserver((list) => {
      for (const { value, sources, hadRecentInput } of list.getEntries())
        if (!hadRecentInput) {
          window.shift.sum += value;
          for (const { node, previousRect, currentRect } of sources)
            window.shift.moved.push(
              (node?.nodeName ?? '') + '.' + (node?.className ?? '') + ' ' + previousRect.y + ' → ' + currentRect.y,
            );
        }
    }).observe({ type: 'layout-shift', buffered: true });
  `);

/** Since the page was opened. */
export async function expectNothingMoved(page: Page): Promise<void> {
  const { sum, moved } = await page.evaluate<{ sum: number; moved: string[] }>('window.shift');
  expect(sum, `the layout shifted by ${sum}: ${moved.join(', ')}`).toBeLessThanOrEqual(MOST_SHIFT);
}
