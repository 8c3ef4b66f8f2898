import type { Locator, Page } from '@playwright/test';
import { fill, isAsked, press } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { findAvailableProduct, findProduct, PROFESSIONAL, sendForm, startLoggedIn } from '../shop-steps';
import { getPage, isAlive } from '../steps';
import { chooseButton, placeField, storeLayer, storesNear } from '../store-steps';

/** One of the two demonstration accounts (README). */
const PRO = { email: 'profi@example.org', password: 'Fachwerk-1' };
const banner = (page: Page): Locator => page.getByRole('banner');
const proHome = (page: Page) => banner(page).getByRole('link', { name: 'Fachwerk Profi, zur Startseite' });
const shopHome = (page: Page) =>
  banner(page).getByRole('link', { name: 'Fachwerk Baumarkt, zur Startseite' });
const inStore = (page: Page) => page.getByRole('region', { name: 'Im Markt' });

async function logInAsPro(page: Page): Promise<void> {
  await page.goto('/login/');
  await fill(page, { 'E-Mail-Adresse': PRO.email, Passwort: PRO.password });
  await press(page, 'Anmelden');
  await isAsked(page, 'Guten Tag, Paul Profi');
}

test('a professional customer sees another header on every page, and no stock of stores', async ({
  context,
  open,
}) => {
  const { url } = await findAvailableProduct(context.request);
  await startLoggedIn(context.request, PROFESSIONAL);
  for (const path of [
    '/',
    '/c/werkzeug-maschinen/',
    '/search/?q=akkuschrauber&ms=true',
    '/basket/',
    '/account/',
  ]) {
    const html = await (await getPage(context.request, path)).text();
    expect(html, path).toContain('data-widget="prohibis-header"');
    expect(html, `the shop's header on ${path}`).not.toContain('data-widget="header"');
  }
  const page = await open(url);
  await isAlive(page, 'product-details-page');
  await expect(proHome(page)).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Mein Konto: Paul Profi' })).toBeVisible();
  await expect(shopHome(page)).toHaveCount(0);
  await expect(inStore(page)).toBeHidden();

  const [nearest] = await storesNear(context.request, '50667');
  await isAlive(page, 'storefinder-layer');
  await banner(page).getByRole('link', { name: 'Markt wählen' }).click();
  await placeField(storeLayer(page)).fill('50667');
  await placeField(storeLayer(page)).press('Enter');
  await chooseButton(storeLayer(page), nearest).click();
  const number = new RegExp(`^Markt ${nearest.companyId} · ${nearest.address.city}\\s*, Markt ändern$`);
  await expect(banner(page).getByRole('link', { name: number })).toBeVisible();
  await expect(inStore(page)).toBeHidden();

  await page.goto('/account/');
  await press(page, 'Abmelden');
  await page.waitForURL('/');
  await page.goto(url);
  await expect(shopHome(page)).toBeVisible();
  await expect(inStore(page)).toBeVisible();
});

test('a pasted list of articles: the bad lines are named, the good ones come into the cart', async ({
  context,
  open,
}) => {
  const first = await findAvailableProduct(context.request);
  const second = await findProduct(
    context.request,
    'farbe',
    ({ statusOnline, itemId }) => statusOnline === 'Available' && itemId !== first.itemId,
  );
  await startLoggedIn(context.request, PROFESSIONAL);
  await sendForm(context.request, '/basket/clear/', {});
  const page = await open('/');
  await isAlive(page, 'prohibis-header');

  await page.getByRole('button', { name: 'Artikelliste' }).click();
  const list = page.getByRole('dialog', { name: 'Artikelliste' });
  const lines = list.getByRole('textbox', { name: /^Artikelnummern oder EAN/ });
  await list.getByRole('button', { name: 'Liste prüfen' }).click();
  await expect(list.getByText('Bitte geben Sie mindestens eine Artikelnummer oder EAN ein.')).toBeVisible();
  await lines.fill(`${first.itemId};2\n00000000;1\n${second.itemId}\t1\n${first.itemId};viele`);
  await list.getByRole('button', { name: 'Liste prüfen' }).click();
  const problems = list.getByRole('alert');
  await expect(problems.getByText('2 Zeilen brauchen eine Korrektur')).toBeVisible();
  await expect(problems.getByText('Zeile 2, „00000000;1“: Diesen Artikel führen wir nicht.')).toBeVisible();
  await expect(
    problems.getByText(`Zeile 4, „${first.itemId};viele“: Die Menge muss eine ganze Zahl`),
  ).toBeVisible();
  await expect(list.getByText('2 Artikel sind gefunden und lieferbar.')).toBeVisible();
  await expectNoAxeViolations(page);

  await list.getByRole('button', { name: '2 Artikel in den Warenkorb' }).click();
  await expect(list.getByText('2 Artikel liegen im Warenkorb')).toBeVisible();
  await expect(lines).toHaveValue(`00000000;1\n${first.itemId};viele`);
  await list.getByRole('link', { name: 'Zum Warenkorb (3)' }).click();
  await page.waitForURL('**/basket/');
  await expect(page.locator(`main a[href^="${first.url}"]`).first()).toBeVisible();
  await expect(page.locator(`main a[href^="${second.url}"]`).first()).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Warenkorb, 3 Artikel' })).toBeVisible();
  await sendForm(context.request, '/basket/clear/', {});
});

test('no copy of a page crosses from one header to the other', async ({ context }) => {
  const get = async (etag?: string) => {
    const headers = { accept: 'text/html', ...(etag && { 'if-none-match': etag }) };
    const answer = await context.request.get('/', { headers });
    const { etag: tag = '', 'cache-control': cache = '' } = answer.headers();
    const isPro = (await answer.text()).includes('data-widget="prohibis-header"');
    return { status: answer.status(), tag, cache, isPro };
  };
  const shop = await get();
  expect([shop.status, shop.isPro]).toEqual([200, false]);
  expect(shop.cache).toMatch(/public/);
  // The page may be composed again between two requests.
  const secondStatus = async () => (await get((await get()).tag)).status;
  await expect.poll(secondStatus).toBe(304);

  await startLoggedIn(context.request, PROFESSIONAL);
  const pro = await get(shop.tag);
  expect([pro.status, pro.isPro]).toEqual([200, true]);
  expect(pro.cache).toMatch(/^private/);
  await expect.poll(secondStatus).toBe(304);

  await sendForm(context.request, '/logout/', {});
  const after = await get(pro.tag);
  expect([after.status, after.isPro]).toEqual([200, false]);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script the professional header leads to account and cart, and goes with the logout', async ({
    open,
  }) => {
    const page = await open('/login/');
    await logInAsPro(page);
    await expect(proHome(page)).toBeVisible();
    await banner(page).getByRole('link', { name: 'Artikelliste' }).click();
    await page.waitForURL('**/basket/');
    await expect(proHome(page)).toBeVisible();
    await banner(page).getByRole('link', { name: 'Markt wählen' }).click();
    await page.waitForURL('**/stores/');
    await page.goto('/account/');
    await press(page, 'Abmelden');
    await expect(shopHome(page)).toBeVisible();
  });
});
