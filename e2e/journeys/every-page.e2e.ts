import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { refusingAddress, showPagesOf, startPageServer } from '../page-server';
import { type PageState, STATES } from '../page-states';
import { isLong } from '../steps';
import { faultsOfTextSpacing } from '../text-spacing';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 360, height: 740 };
/** A 1280 px window has 320 CSS pixels at 400 % zoom, and 640 at 200 %. */
const ZOOMED = [320, 640];

/** A phone, and a desktop at 200 % zoom: bars at the edges leave little room. */
const SMALL = [
  { width: 390, height: 700 },
  { width: 640, height: 400 },
];

const isNarrowOnly = ({ where }: PageState) => where === 'on phones';

for (const state of STATES.filter(({ isTypical }) => isTypical || isLong)) {
  const { name, path, act, status = 200, messages = [] } = state;
  test.describe(() => {
    test.use({ viewport: isNarrowOnly(state) ? NARROW : WIDE });

    test(`${name} is sound: axe, outline, pictures, contrast, narrow screens, zoom, policy`, async ({
      browserConsole,
      context,
      open,
    }) => {
      browserConsole.allow(
        ...(status === 200 ? messages : [new RegExp(`Failed to load resource: .* status of ${status}`)]),
      );
      const violations = await watchPolicy(context);
      const page = await open(await path(context.request));
      // The header for everyone or the one for professionals.
      if (status !== 400)
        await expect(page.locator('[data-widget$="header"][data-widget-state="mounted"]')).toBeAttached();
      await act?.(page);
      // If the server is too slow, the browser renders the content after the header.
      await expect(page.locator('h1').first()).toBeAttached();

      await expectFacts(page);
      await expectNoAxeViolations(page);
      if (!isNarrowOnly(state)) {
        await page.setViewportSize(NARROW);
        await expectNoAxeViolations(page, 'html', 'contrast');
      }
      for (const width of ZOOMED) {
        await page.setViewportSize({ width, height: 700 });
        await expectNoSidewaysScroll(page);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(faultsOfTextSpacing), 'faults of spaced out text at 320 px').toEqual([]);
      await page.setViewportSize(NARROW);
      await page.evaluate(setTextSize, '150%');
      await expectNoSidewaysScroll(page);
      await page.evaluate(setTextSize, '');
      for (const size of SMALL) {
        await page.setViewportSize(size);
        await scrollDown(page);
        // What floats above a bar at the lower edge follows its size with the next frames.
        await expect
          .poll(() => page.evaluate(coveredFocus), `covered focus at ${size.width} × ${size.height}`)
          .toEqual([]);
      }
      expect(violations, 'violations of the Content-Security-Policy').toEqual([]);
    });
  });
}

test('the page for when nothing works is sound: no release is known', async ({
  browserConsole,
  context,
  open,
}) => {
  browserConsole.allow(/Failed to load resource: .* status of 503/);
  const pages = await startPageServer({ REGISTRY_URL: await refusingAddress() });
  try {
    await showPagesOf(context, pages.url);
    const page = await open('/');
    await expectFacts(page);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('link', { name: 'zur Startseite' })).toBeVisible();
  } finally {
    await pages.stop();
  }
});

async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('reportViolation', (text: string) => void violations.push(text));
  await context.addInitScript(
    `addEventListener('securitypolicyviolation', (event) =>
      window.reportViolation(event.violatedDirective + ' ' + event.blockedURI));`,
  );
  return violations;
}

async function expectFacts(page: Page): Promise<void> {
  const facts = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    lang: document.documentElement.lang,
    hasTitle: /\S{3,}/.test(document.title),
    mains: document.querySelectorAll('main').length,
    brokenPictures: Array.from(document.images)
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map(({ src }) => src),
    twiceUsedIds: Array.from(document.querySelectorAll('[id]'))
      .map(({ id }) => id)
      .filter((id, index, all) => all.indexOf(id) !== index),
  }));
  expect(facts, page.url()).toEqual({
    headings: 1,
    lang: 'de',
    hasTitle: true,
    mains: 1,
    brokenPictures: [],
    twiceUsedIds: [],
  });
}

/** To the end, until the bar of the header is at the top: it may cover what gets the focus, too. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const isAsScrolled = () => {
    const header = document.querySelector<HTMLElement>('[data-top-bar]');
    return !header || header.getBoundingClientRect().bottom > 0 || header.style.minHeight !== '';
  };
  await expect.poll(() => page.evaluate(isAsScrolled)).toBe(true);
}

/**
 * Runs in the page: gives each element the focus, and returns those that bars at the edges cover then (WCAG
 * 2.4.11). An element counts as visible if one of nine points of it is.
 */
function coveredFocus(): string[] {
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const place = document.querySelector('[aria-modal="true"]') ?? document;
  return Array.from(place.querySelectorAll<HTMLElement>(focusable)).flatMap((element) => {
    element.focus();
    // Hidden or disabled.
    if (document.activeElement !== element) return [];
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // The centre first: most elements are seen there.
    const parts = [0.5, 0.1, 0.9];
    const hitAt = (x: number, y: number) =>
      document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
    const isSeen = parts.some((y) =>
      parts.some((x) => {
        const hit = hitAt(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    );
    return isSeen
      ? []
      : [`${element.outerHTML.slice(0, 120)} below ${hitAt(0.5, 0.5)?.outerHTML.slice(0, 120)}`];
  });
}

/** Runs in the page: the size of text that a visitor has set in the browser. */
const setTextSize = (size: string): void => void (document.documentElement.style.fontSize = size);

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { width, needed, widest } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const outside =
      scrollWidth > clientWidth
        ? Array.from(document.querySelectorAll('body *')).filter(
            (element) => element.getBoundingClientRect().right > clientWidth + 1,
          )
        : [];
    return {
      width: clientWidth,
      needed: scrollWidth,
      widest: outside.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 160)),
    };
  });
  expect(needed, `${page.url()} is ${needed} wide at ${width}: ${widest.join('\n')}`).toBeLessThanOrEqual(
    width,
  );
}
