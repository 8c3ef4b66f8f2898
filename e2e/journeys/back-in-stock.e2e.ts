import type { APIRequestContext, Page } from '@playwright/test';
import { freshEmail, linkIn, mailsTo, mailTo, press } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { pressOn, skipToContent } from '../keyboard-steps';
import { addButton, findProduct } from '../shop-steps';
import { isAlive } from '../steps';
import { WAREHOUSE, withStock } from '../stock-steps';

const OPENER = 'Benachrichtigen, sobald wieder lieferbar';

/** Another product for each journey: they run at the same time. */
async function findItem(request: APIRequestContext, words: string): Promise<{ itemId: string; url: string }> {
  const { itemId, url } = await findProduct(
    request,
    words,
    ({ statusOnline }) => statusOnline === 'Available',
  );
  return { itemId, url: `${url.replace(/\?.*/, '')}?item=${itemId}` };
}

const opener = (page: Page) => page.locator('main').getByRole('link', { name: OPENER });

/** Pages follow the stock within seconds. */
const html = async (page: Page, url: string): Promise<string> => (await page.request.get(url)).text();
const LINK = /<a [^>]*\/wieder-da\//;

async function showSoldOut(page: Page, url: string): Promise<void> {
  await expect.poll(() => html(page, url)).toMatch(LINK);
  await page.goto(url);
  await expect(opener(page)).toBeVisible();
}

test('a sold-out item is asked for by the keyboard, and a mail leads to it when it is back', async ({
  context,
}) => {
  const { itemId, url } = await findItem(context.request, 'wasserwaage');
  const email = freshEmail();
  const page = await context.newPage();
  const item = { itemId, locationId: WAREHOUSE };

  await withStock({ ...item, quantity: 0 }, async () => {
    await showSoldOut(page, url);
    await isAlive(page, 'product-details-page');
    await skipToContent(page);
    await pressOn(page, opener(page));
    const layer = page.getByRole('dialog', { name: OPENER });
    const address = layer.getByRole('textbox', { name: 'E-Mail-Adresse' });
    await expect(layer).toBeVisible();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await address.focus();
    await page.keyboard.type(`${email.replace(/\..*/, '')}`);
    await page.keyboard.press('Enter');
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('.org');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Bitte bestätigen Sie Ihre Adresse' })).toContainText(
      email,
    );
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();

    await page.goto(linkIn(await mailTo(context.request, email, 'back-in-stock-confirm')));
    await isAlive(page, 'back-in-stock-link');
    await press(page, 'Vormerkung bestätigen');
    await expect(page.getByRole('heading', { name: 'Sie sind vorgemerkt' })).toBeVisible();

    await withStock({ ...item, quantity: 25 }, async () => {
      const link = linkIn(await mailTo(context.request, email, 'back-in-stock'));
      await expect.poll(() => html(page, url)).not.toMatch(LINK);
      await page.goto(link);
      await expect(addButton(page)).toBeVisible();
    });
  });
  expect(await mailsTo(context.request, email)).toHaveLength(2);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script a request is made, confirmed and deleted by pages', async ({ context }) => {
    const { itemId, url } = await findItem(context.request, 'spaten');
    const email = freshEmail();
    const page = await context.newPage();

    await withStock({ itemId, locationId: WAREHOUSE, quantity: 0 }, async () => {
      await showSoldOut(page, url);
      await opener(page).click();
      await page.waitForURL('**/wieder-da/**');
      const address = page.locator('main').getByRole('textbox', { name: 'E-Mail-Adresse' });
      await address.fill('jo@example');
      await press(page, 'Vormerken');
      await expect(address).toHaveValue('jo@example');
      await expect(address).toHaveAttribute('aria-invalid', 'true');
      await address.fill(email);
      await press(page, 'Vormerken');
      await expect(page.getByRole('heading', { name: 'Bitte bestätigen Sie Ihre Adresse' })).toBeVisible();

      const mail = await mailTo(context.request, email, 'back-in-stock-confirm');
      await page.goto(linkIn(mail));
      await press(page, 'Vormerkung bestätigen');
      await expect(page.getByRole('heading', { name: 'Sie sind vorgemerkt' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Zum Artikel' })).toHaveAttribute('href', /\/p\//);

      const [, cancel = ''] = mail.text.match(/https?:\/\/\S+/g) ?? [];
      await page.goto(new URL(cancel).pathname + new URL(cancel).search);
      await press(page, 'Vormerkung löschen');
      await expect(page.getByRole('heading', { name: 'Vormerkung gelöscht' })).toBeVisible();
    });
  });
});
