import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { pressOn } from '../keyboard-steps';
import { isAlive } from '../steps';
import { chooseButton, storesNear } from '../store-steps';

const PHONE = { width: 360, height: 740 };
/** WCAG 2.5.8. */
const TARGET = 24;

/** The mark of several stores leads to a search. */
const SEVERAL = '[rel="nofollow"]';
const ONE = ':not([rel])';

const map = (page: Page) => page.locator('main svg[aria-hidden="true"]:has([data-stores])');
const marks = (page: Page) => map(page).locator('[data-stores]');

test('the map shows all stores of the list, is no stop of the keyboard and marks the own store', async ({
  context,
  open,
}) => {
  const [nearest] = await storesNear(context.request, '50667');
  const foreign: string[] = [];
  const page = await open('/stores/?q=50667');
  await isAlive(page, 'storefinder-page');
  await pressOn(page, chooseButton(page.locator('main'), nearest));
  page.on('request', (request) => foreign.push(new URL(request.url()).host));
  await page.goto('/stores/');
  await isAlive(page, 'storefinder-page');

  await expect(marks(page).first()).toBeVisible();
  await expect(map(page).locator(`[data-chosen][data-stores~="${nearest.companyId}"]`)).toHaveCount(1);
  const shown = await marks(page).evaluateAll((all) =>
    all.flatMap((mark) => mark.getAttribute('data-stores')!.split(' ')),
  );
  await expect(page.locator('main details li > a')).toHaveCount(shown.length);
  expect(new Set(shown).size).toBe(shown.length);
  expect(
    await map(page)
      .locator('a')
      .evaluateAll((links) => links.every((link) => link.matches('[tabindex="-1"]'))),
  ).toBe(true);
  expect([...new Set(foreign)]).toEqual([new URL(page.url()).host]);
  await expectNoAxeViolations(page);
});

test.describe('without script on a phone', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test('the map opens, leads to the stores of a state, of a town and to the page of a store', async ({
    open,
  }) => {
    const page = await open('/stores/');
    await expect(map(page)).toBeHidden();
    await page.getByText('Karte zeigen').click();
    for (const target of await map(page).locator('[data-stores] > circle:first-of-type').all()) {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET);
    }

    // No mark is in its middle.
    await map(page).locator('a[href$="/rheinland-pfalz/"] path').click();
    await expect(page.getByRole('heading', { level: 1, name: /Rheinland-Pfalz/ })).toBeVisible();
    await page.goto('/stores/?services=CUTTING');
    await page.getByText('Karte zeigen').click();
    await map(page).locator('a[href="#land-Rheinland-Pfalz"] path').click();
    await expect(
      page.getByRole('link', { name: 'Alle Märkte in Rheinland-Pfalz mit Öffnungszeiten' }),
    ).toBeInViewport();

    await page.goto('/stores/');
    await page.getByText('Karte zeigen').click();
    await marks(page).and(page.locator(SEVERAL)).first().click();
    await expect(page).toHaveURL(/\/stores\/\?q=\d{5}$/);
    await expect(page.getByRole('heading', { name: /^Die 12 nächsten Märkte bei/ })).toBeVisible();

    await page.getByText('Karte zeigen').click();
    const one = marks(page).and(page.locator(ONE)).first();
    const companyId = await one.getAttribute('data-stores');
    await one.click();
    await expect(page).toHaveURL(new RegExp(`-${companyId}/$`));
    await expect(
      page.getByRole('region', { name: 'Weitere Märkte in der Nähe' }).getByRole('link').first(),
    ).toBeVisible();
    await expect(map(page).locator('[data-chosen]')).toHaveAttribute('data-stores', companyId!);
  });
});
