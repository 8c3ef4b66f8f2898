import type { Page } from '@playwright/test';
import { freshEmail, mailTo } from '../account-steps';
import { expect, test } from '../journey';
import { payByPayPal } from '../payment-steps';
import { isAlive } from '../steps';

const PLACE = { street: 'Venloer Straße', streetNumber: '12', zipCode: '50672', city: 'Köln' };

const choose = (page: Page, label: 'Sprache' | 'Language', name: 'Deutsch' | 'English') =>
  page.getByRole('group', { name: label }).getByRole('link', { name, exact: true }).click();
const isIn = (page: Page, language: 'de' | 'en') =>
  expect(page.locator('html')).toHaveAttribute('lang', language);

/** Words that no English text has; content of editors and names of the catalogue say that they are German. */
const GERMAN =
  /\b(?:und|oder|nicht|wird|bis|Uhr|Stück|Warenkorb|Lieferung|Bestellung|Artikel|Märkte?|Preise?)\b/g;
async function expectEnglish(page: Page): Promise<void> {
  const german = await page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const element of copy.querySelectorAll(
      '[lang="de"], script, style, template, noscript, address, [hidden]',
    ))
      element.remove();
    return copy.textContent;
  });
  expect(german.match(GERMAN) ?? [], page.url()).toEqual([]);
}
const goOn = (page: Page, next: string) =>
  page
    .locator('main')
    .getByRole('button', { name: `Continue to ${next}` })
    .click();
const isAtStep = (page: Page, headline: string) =>
  expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();

/** From the contact of a guest to the mail about the order. */
async function orderAsGuest(page: Page): Promise<void> {
  const email = freshEmail();
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="firstName"]').fill('Ada');
  await page.locator('input[name="lastName"]').fill('Byron');
  await page.getByRole('radio', { name: 'Ms' }).check();
  await expectEnglish(page);
  await goOn(page, 'delivery');
  await page.getByRole('radio', { name: 'Home delivery' }).check();
  await expectEnglish(page);
  await goOn(page, 'address');
  for (const [name, value] of Object.entries(PLACE)) await page.locator(`input[name="${name}"]`).fill(value);
  await expectEnglish(page);
  await goOn(page, 'payment');
  await page.getByRole('radio', { name: 'PayPal' }).check();
  await expectEnglish(page);
  await goOn(page, 'review');
  await expect(page).toHaveURL(/\/checkout\/pruefen\//);
  await isAlive(page, 'checkout-page');
  await expectEnglish(page);
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click();
  await payByPayPal(page);

  await isAtStep(page, 'Thank you for your order');
  await isIn(page, 'en');
  await expectEnglish(page);
  const mail = await mailTo(page.request, email, 'order-confirmed');
  expect(mail.subject).toMatch(/^Confirmation of your order/);
  expect(mail.text).toMatch(/€\d+\.\d\d/);
}

for (const [how, javaScriptEnabled] of [
  ['with', true],
  ['without', false],
] as const)
  test.describe(() => {
    test.use({ javaScriptEnabled });

    test(`${how} script English is chosen, and kept from the search to the order`, async ({ open }) => {
      const page = await open('/');
      await isIn(page, 'de');
      await choose(page, 'Sprache', 'English');
      await isIn(page, 'en');
      expect(new URL(page.url()).pathname).toBe('/');

      await page.getByRole('combobox', { name: 'Search' }).fill('akkuschrauber');
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.waitForURL('**/search/?*');
      await expect(page).toHaveTitle(/Search for “akkuschrauber”/);
      await isIn(page, 'en');

      const list = page.url();
      await choose(page, 'Language', 'Deutsch');
      await isIn(page, 'de');
      expect(page.url()).toBe(list);
      await choose(page, 'Sprache', 'English');
      await isIn(page, 'en');
      expect(page.url()).toBe(list);

      const tile = page.locator('main').getByRole('article').filter({ hasText: 'Available online' }).first();
      await tile.getByRole('link').first().click();
      await page.waitForURL('**/p/**');
      await isIn(page, 'en');
      if (javaScriptEnabled) await isAlive(page, 'product-details-page');
      await page.locator('main').getByRole('button', { name: 'Add to basket' }).first().click();
      if (javaScriptEnabled)
        await page.getByRole('banner').getByRole('link', { name: 'Basket, items: 1', exact: true }).click();
      await page.waitForURL('**/basket/');
      await expect(page.getByRole('heading', { level: 1, name: 'Your basket' })).toBeVisible();
      await isIn(page, 'en');

      await page.getByRole('button', { name: 'Go to checkout' }).click();
      await page.waitForURL('**/checkout/kontakt/');
      await expect(page.getByRole('heading', { level: 1, name: 'Who’s ordering?' })).toBeVisible();
      await isIn(page, 'en');

      // A private page states its whole address to the chooser only.
      await page.locator('input[name="firstName"]').fill('Ada');
      await choose(page, 'Language', 'Deutsch');
      await expect(page.getByRole('heading', { level: 1, name: 'Wer bestellt?' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/checkout/kontakt/');
      await isIn(page, 'de');
      if (!javaScriptEnabled) return;
      await expect(page.locator('input[name="firstName"]')).toHaveValue('Ada');
      await choose(page, 'Sprache', 'English');
      await isIn(page, 'en');
      await isAlive(page, 'checkout-page');
      await orderAsGuest(page);
    });
  });

test('the menu of narrow screens offers the languages', async ({ open }) => {
  const page = await open('/kontakt/');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Menü', exact: true }).click();

  await page.getByRole('dialog').getByRole('group', { name: 'Sprache' }).getByRole('link').click();

  await isIn(page, 'en');
  expect(new URL(page.url()).pathname).toBe('/kontakt/');
});

test('pages of employees are German, and offer no other language', async ({ context, open }) => {
  const page = await open('/');
  await choose(page, 'Sprache', 'English');
  await isIn(page, 'en');

  const desk = await open('/desk/');

  await isIn(desk, 'de');
  await expect(desk.getByRole('group', { name: /Sprache|Language/ })).toHaveCount(0);
  expect((await context.cookies()).find(({ name }) => name === 'language')).toMatchObject({
    value: 'en',
    httpOnly: true,
    sameSite: 'Lax',
  });
});
