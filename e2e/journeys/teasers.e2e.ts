import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../journey';
import { tabTo } from '../keyboard-steps';
import { expectNothingMoved, watchShifts } from '../layout-shifts';
import { isAlive } from '../steps';

const TITLES = ['Den Garten winterfest machen', 'Licht für kurze Tage', 'Drinnen wird es farbig'];

const hero = (page: Page): Locator => page.getByRole('region', { name: 'Aktuelle Themen' });
const dot = (page: Page, number: number): Locator =>
  hero(page).getByRole('button', { name: `Bild ${number} von 3: ${TITLES[number - 1]}` });
const turn = (page: Page, name: string): Promise<void> => hero(page).getByRole('button', { name }).click();
const question = (page: Page): Locator =>
  page.locator('main summary', { hasText: 'Was kostet die Lieferung?' });
const answer = (page: Page): Locator => page.locator('main').getByText('Ab einem Warenwert von 75 €');

/** The slide is in view, and its button is the current one. */
async function showsSlide(page: Page, number: number): Promise<void> {
  await expect(async () => {
    expect(await dot(page, number).getAttribute('aria-current'), `slide ${number} is not current`).toBe(
      'true',
    );
    const stage = (await hero(page).getByRole('list').first().boundingBox())!;
    const heading = (await hero(page)
      .getByRole('heading', { name: TITLES[number - 1] })
      .boundingBox())!;
    expect(heading.x, `slide ${number} is in view`).toBeGreaterThanOrEqual(stage.x);
    expect(heading.x, `slide ${number} is in view`).toBeLessThan(stage.x + stage.width);
  }).toPass();
}

/** Height of the answer in px. */
const heightOfAnswer = (page: Page): Promise<number> =>
  question(page).evaluate((summary) =>
    parseFloat(getComputedStyle(summary.parentElement!, '::details-content').height),
  );

/**
 * Opens or closes the question; returns the height of the answer at the start of the transition, and its
 * duration.
 */
const toggle = (page: Page): Promise<{ height: number; duration: string }> =>
  question(page).evaluate((summary: HTMLElement) => {
    // eslint-disable-next-line no-restricted-syntax -- the transition is measured in the same task
    summary.click();
    const { height, transitionDuration } = getComputedStyle(summary.parentElement!, '::details-content');
    return { height: parseFloat(height), duration: transitionDuration.split(',')[0]! };
  });

/** Holds the font back until `arrive` is called, as on a slow line. */
async function holdFont(context: BrowserContext) {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => (arrive = done));
  await context.route(/\.woff2$/, async (route) => {
    await arrived;
    await route.continue();
  });
  return { arrive };
}

const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Scrolls to the end and back, so that widgets that wait for visibility are hydrated. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await painted();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await painted();
  });

test.describe('with a late font', () => {
  // The shell starts when the font is there.
  test.use({ waitsForQuiet: false });

  for (const width of [360, 1440])
    test(`nothing on the start page jumps at ${width}, although its font is late`, async ({ context }) => {
      await watchShifts(context);
      const { arrive } = await holdFont(context);
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/', { waitUntil: 'commit' });
      await expect.poll(() => isPainted(page)).toBe(true);
      arrive();
      await isAlive(page, 'hero-slider');
      // On a busy machine the shell starts without the font. It would wrap lines while the page is scrolled.
      await page.evaluate(async () => void (await document.fonts.ready));
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      await expectNothingMoved(page);
    });
});

test('slides turn by buttons and keys with a focus that is seen, and questions open gradually', async ({
  open,
}) => {
  const page = await open('/');
  await isAlive(page, 'hero-slider');
  const track = hero(page).getByRole('list', { name: 'Bilder, mit den Pfeiltasten blättern' });
  await tabTo(page, track);
  const button = hero(page).getByRole('link').first();
  await tabTo(page, button);
  await expect(button, 'a ring on a green slide is not green').toHaveCSS(
    'outline-color',
    'rgb(255, 255, 255)',
  );
  await expect(button).toHaveCSS('outline-style', 'solid');

  // The slides may have turned by themselves until the focus came.
  await dot(page, 1).click();
  await showsSlide(page, 1);
  await track.focus();
  await page.keyboard.press('ArrowRight');
  await showsSlide(page, 2);
  await expect(hero(page).getByRole('status').getByText('Bild 2 von 3')).toBeVisible();
  await turn(page, 'Weiter blättern');
  await showsSlide(page, 3);
  await dot(page, 1).click();
  await showsSlide(page, 1);
  await turn(page, 'Zurück blättern');
  await showsSlide(page, 3);

  await expect(answer(page)).toBeHidden();
  await question(page).click();
  await expect(answer(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toBeHidden();
  await expect.poll(() => heightOfAnswer(page)).toBe(0);
  expect(await toggle(page), 'opens in 300 ms').toEqual({ height: 0, duration: '0.3s' });
  await expect.poll(() => heightOfAnswer(page)).toBeGreaterThan(40);
  const closing = await toggle(page);
  expect(closing.duration, 'closes in 300 ms').toBe('0.3s');
  expect(closing.height, 'closes gradually').toBeGreaterThan(40);
});

const TEASERS = [
  'hero-slider',
  'main-teaser',
  'usp-teaser',
  'image-teaser',
  'article-highlight-teaser',
  'brands-teaser',
  'accordion',
];

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script every teaser can be read', async ({ open }) => {
    const page = await open('/');
    const teasers = page.locator(TEASERS.map((name) => `main [data-widget="${name}"]`).join(','));
    for (const title of TITLES) {
      const slide = hero(page).getByRole('listitem').filter({ hasText: title });
      await slide.scrollIntoViewIfNeeded();
      await expect(slide.getByRole('heading', { name: title })).toBeVisible();
      await expect(slide.getByRole('link')).toBeVisible();
    }
    await expect(hero(page).getByRole('button'), 'buttons that can do nothing').toHaveCount(0);
    for (const heading of await teasers.getByRole('heading').all()) await expect(heading).toBeVisible();
    await question(page).click();
    await expect(answer(page)).toBeVisible();
  });
});
