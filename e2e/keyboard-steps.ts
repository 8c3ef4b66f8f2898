import { expect, type Locator, type Page } from '@playwright/test';
import { field } from './account-steps';

const MOST_STOPS = 150;

/** Screens on which the keyboard has to reach everything. */
export const SCREENS = [
  ['phone', { width: 360, height: 740 }],
  ['tablet', { width: 768, height: 1024 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;

/**
 * Moves the focus to the target. Each tab stop on the way shows its focus and is not covered. The target is
 * looked up again only where the page has replaced it: names and roles of a whole page cost more than a key.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  let element = await target.elementHandle();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(problemOfFocus)).toBeNull();
    let isReached = await element?.evaluate(hasFocus);
    if (isReached === undefined) {
      element = await target.elementHandle();
      isReached = await element?.evaluate(hasFocus);
    }
    if (isReached) return;
  }
  throw new Error(`${MOST_STOPS} tab stops did not lead to ${String(target)}`);
}

/** Runs in the page. Undefined where the page has replaced the element. */
const hasFocus = (element: Element): boolean | undefined =>
  element.isConnected ? element === document.activeElement : undefined;

export async function pressOn(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** Types into fields in the order of the page. */
export async function typeInto(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await tabTo(page, field(page, name));
    await page.keyboard.type(value);
  }
}

/** From a fresh page: the first tab stop is the skip link, which leads into the content. */
export const skipToContent = (page: Page): Promise<void> => skipTo(page, 'Zum Inhalt springen');

/** By another of the first links, which leads to what the page is for. */
export async function skipTo(page: Page, link: string): Promise<void> {
  await pressOn(page, page.getByRole('link', { name: link }));
  await hasFocusWithin(page.locator('main'));
}

export const hasFocusWithin = (place: Locator): Promise<void> =>
  expect
    .poll(
      () => place.evaluate((element) => element.contains(document.activeElement)),
      `the focus is in ${String(place)}`,
    )
    .toBe(true);

/**
 * Runs in the page. Null when the focused element shows its focus (WCAG 2.4.7) and is not covered (2.4.11).
 */
function problemOfFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'no element has the focus';
  const name = focused.outerHTML.slice(0, 120);

  // The focus ring may belong to a pseudo-element or to a frame around the element.
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
