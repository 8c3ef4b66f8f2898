import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { eventually, isSeen } from './steps';

const MOST_STOPS = 150;

/** Goes from stop to stop until it is this one. Each stop on the way shows that it has the focus, and nothing lies on it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await isSeen(target);
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    await eventually(async () => assert.equal(await page.evaluate(whatIsWrongWithFocus), null));
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  assert.fail(`${MOST_STOPS} stops of the keyboard did not lead to ${String(target)}`);
}

export async function pressOn(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** From a fresh page: the first stop is the skip link, and it leads into the content. */
export async function skipToContent(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: 'Zum Inhalt springen' }));
  await page.keyboard.press('Enter');
  await hasFocusWithin(page.locator('main'));
}

export const hasFocusWithin = (place: Locator): Promise<void> =>
  eventually(async () =>
    assert.ok(
      await place.evaluate((element) => element.contains(document.activeElement)),
      `the focus is outside of ${String(place)}`,
    ),
  );

/** Runs in the page. Null when the focus is on something that shows it (WCAG 2.4.7) and is not covered (2.4.11). */
function whatIsWrongWithFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the focus';
  const name = focused.outerHTML.slice(0, 120);

  // The ring may be drawn by what the element fills, or by the frame that it stands in.
  const rings = [
    getComputedStyle(focused),
    getComputedStyle(focused, '::before'),
    getComputedStyle(focused, '::after'),
    ...[focused.parentElement, focused.parentElement?.parentElement].flatMap((frame) =>
      frame ? [getComputedStyle(frame)] : [],
    ),
  ];
  if (
    !rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) > 0)
  )
    return `no ring around ${name}`;

  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const xs = [0.1, 0.5, 0.9].map((part) => left + part * (right - left));
  const ys = [0.1, 0.5, 0.9].map((part) => top + part * (bottom - top));
  const isUncovered = xs.some((x) =>
    ys.some((y) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (focused.contains(hit) || hit.contains(focused)) && hit !== document.body;
    }),
  );
  return isUncovered ? null : `out of sight or covered: ${name}`;
}
