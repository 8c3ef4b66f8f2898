import type { Locator, Page } from '@playwright/test';

/** What a pointer does without an element: places, drags and the wheel. */
interface Place {
  x: number;
  y: number;
}

export const movePointer = (page: Page, { x, y }: Place): Promise<void> => page.mouse.move(x, y);

export const turnWheel = (page: Page, pixels: number): Promise<void> => page.mouse.wheel(0, pixels);

export async function drag(page: Page, from: Place, to: Place): Promise<void> {
  await movePointer(page, from);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

/** The pointer comes to an element, whatever covers it. */
export const pointAt = (element: Locator): Promise<void> => element.dispatchEvent('pointerover');

/**
 * Runs in the page. Scrolls to each element and lets the pointer come to it: widgets load that wait until
 * they are seen or touched.
 */
export async function reachElements(selector: string): Promise<void> {
  for (const element of document.querySelectorAll(selector)) {
    element.scrollIntoView();
    await new Promise((painted) => requestAnimationFrame(painted));
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  }
}
