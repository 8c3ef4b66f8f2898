import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { fill, isAsked, press } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { findAvailableProduct, findProduct, sendForm } from '../shop-steps';
import { hasValue, isAlive, isGone, isSeen, journey, shopUrl } from '../steps';
import { chooseButton, placeField, storeLayer, storesNear } from '../store-steps';

/** One of the two demonstration accounts (README). */
const PRO = { email: 'profi@example.org', password: 'Fachwerk-1' };
const banner = (page: Page): Locator => page.getByRole('banner');
const proHome = (page: Page) => banner(page).getByRole('link', { name: 'Fachwerk Profi, zur Startseite' });
const shopHome = (page: Page) =>
  banner(page).getByRole('link', { name: 'Fachwerk Baumarkt, zur Startseite' });
const inStore = (page: Page) => page.getByRole('region', { name: 'Im Markt' });

async function logInAsPro(page: Page): Promise<void> {
  await page.goto(shopUrl('/login/'));
  await fill(page, { 'E-Mail-Adresse': PRO.email, Passwort: PRO.password });
  await press(page, 'Anmelden');
  await isAsked(page, 'Guten Tag, Paul Profi');
}

journey(
  'a professional customer sees another header on every page, and no stock of stores',
  async (visitor) => {
    const { context, open } = visitor;
    const { url } = await findAvailableProduct(context.request);
    const page = await open(url);
    await isAlive(page, 'product-details-page');
    await isSeen(inStore(page));
    await isSeen(shopHome(page));

    await logInAsPro(page);
    for (const path of [
      '/',
      '/c/werkzeug-maschinen/',
      '/search/?q=akkuschrauber&ms=true',
      '/basket/',
      '/account/',
    ]) {
      await page.goto(shopUrl(path));
      await isSeen(proHome(page));
      await isSeen(banner(page).getByRole('link', { name: 'Mein Konto: Paul Profi' }));
      assert.equal(await shopHome(page).count(), 0, `the shop's header on ${path}`);
    }
    await page.goto(shopUrl(url));
    await isAlive(page, 'product-details-page');
    await isSeen(proHome(page));
    await isGone(inStore(page));

    const [nearest] = await storesNear(context.request, '50667');
    assert.ok(nearest);
    await isAlive(page, 'storefinder-layer');
    await banner(page).getByRole('link', { name: 'Markt wählen' }).click();
    await placeField(storeLayer(page)).fill('50667');
    await placeField(storeLayer(page)).press('Enter');
    await chooseButton(storeLayer(page), nearest).click();
    const number = new RegExp(`^Markt ${nearest.companyId} · ${nearest.address.city}\\s*, Markt ändern$`);
    await isSeen(banner(page).getByRole('link', { name: number }));
    await isGone(inStore(page));

    await page.goto(shopUrl('/account/'));
    await press(page, 'Abmelden');
    await page.waitForURL(shopUrl('/'));
    await isSeen(shopHome(page));
    await page.goto(shopUrl(url));
    await isSeen(shopHome(page));
    await isSeen(inStore(page));
  },
);

journey(
  'a pasted list of articles: the bad lines are named, the good ones come into the cart',
  async (visitor) => {
    const { context, open } = visitor;
    const first = await findAvailableProduct(context.request);
    const second = await findProduct(
      context.request,
      'farbe',
      ({ statusOnline, itemId }) => statusOnline === 'Available' && itemId !== first.itemId,
    );
    const page = await open('/login/');
    await logInAsPro(page);
    await sendForm(context.request, '/basket/clear/', {});
    await page.goto(shopUrl('/'));
    await isAlive(page, 'prohibis-header');

    await page.getByRole('button', { name: 'Artikelliste' }).click();
    const list = page.getByRole('dialog', { name: 'Artikelliste' });
    const lines = list.getByRole('textbox', { name: /^Artikelnummern oder EAN/ });
    await list.getByRole('button', { name: 'Liste prüfen' }).click();
    await isSeen(list.getByText('Bitte geben Sie mindestens eine Artikelnummer oder EAN ein.'));
    await lines.fill(`${first.itemId};2\n00000000;1\n${second.itemId}\t1\n${first.itemId};viele`);
    await list.getByRole('button', { name: 'Liste prüfen' }).click();
    const problems = list.getByRole('alert');
    await isSeen(problems.getByText('2 Zeilen brauchen eine Korrektur'));
    await isSeen(problems.getByText('Zeile 2, „00000000;1“: Diesen Artikel gibt es bei uns nicht.'));
    await isSeen(problems.getByText(`Zeile 4, „${first.itemId};viele“: Die Menge muss eine ganze Zahl`));
    await isSeen(list.getByText('2 Artikel sind gefunden und lieferbar.'));
    await expectNoAxeViolations(page);

    await list.getByRole('button', { name: '2 Artikel in den Warenkorb' }).click();
    await isSeen(list.getByText('2 Artikel liegen im Warenkorb'));
    await hasValue(lines, `00000000;1\n${first.itemId};viele`);
    await list.getByRole('link', { name: 'Zum Warenkorb (3)' }).click();
    await page.waitForURL('**/basket/');
    await isSeen(page.locator(`main a[href^="${first.url}"]`).first());
    await isSeen(page.locator(`main a[href^="${second.url}"]`).first());
    await isSeen(banner(page).getByRole('link', { name: 'Warenkorb, 3 Artikel' }));
    await sendForm(context.request, '/basket/clear/', {});
  },
);

journey('the page for orders that failed says only what it knows', async ({ open }) => {
  const GENERAL = 'Ihr Auftrag konnte nicht bearbeitet werden';
  for (const [key, heading] of [
    ['stock', 'Ein Artikel ist nicht mehr in dieser Menge da'],
    ['never-heard-of', GENERAL],
    ['__proto__', GENERAL],
    ['<img src=x onerror=alert(1)>', GENERAL],
  ] as const) {
    const page = await open(`/prohibis/market/error?e=${encodeURIComponent(key)}`);
    await isAsked(page, heading);
    const main = await page.locator('main').innerHTML();
    assert.ok(!main.includes('never-heard-of') && !main.includes('onerror'), main);
    await page.locator('main').getByRole('link', { name: 'Zum Warenkorb' }).click();
    await page.waitForURL('**/basket/');
    await page.close();
  }
});

journey('no copy of a page crosses from one header to the other', async ({ context, open }) => {
  const get = async (etag?: string) => {
    const headers = { accept: 'text/html', ...(etag && { 'if-none-match': etag }) };
    const answer = await context.request.get(shopUrl('/'), { headers });
    const { etag: tag = '', 'cache-control': cache = '' } = answer.headers();
    const isPro = (await answer.text()).includes('data-widget="prohibis-header"');
    return { status: answer.status(), tag, cache, isPro };
  };
  const shop = await get();
  assert.deepEqual([shop.status, shop.isPro], [200, false]);
  assert.match(shop.cache, /public/);
  assert.equal((await get(shop.tag)).status, 304);

  const page = await open('/');
  await logInAsPro(page);
  const pro = await get(shop.tag);
  assert.deepEqual([pro.status, pro.isPro], [200, true]);
  assert.match(pro.cache, /^private/);
  assert.equal((await get(pro.tag)).status, 304);
  await page.goto(shopUrl('/'));
  await isSeen(proHome(page));

  await page.goto(shopUrl('/account/'));
  await press(page, 'Abmelden');
  await page.waitForURL(shopUrl('/'));
  await isSeen(shopHome(page));
  const after = await get(pro.tag);
  assert.deepEqual([after.status, after.isPro], [200, false]);
});

journey(
  'without script the professional header leads to account and cart, and goes with the logout',
  async ({ open }) => {
    const page = await open('/login/');
    await logInAsPro(page);
    await isSeen(proHome(page));
    await banner(page).getByRole('link', { name: 'Artikelliste' }).click();
    await page.waitForURL('**/basket/');
    await isSeen(proHome(page));
    await banner(page).getByRole('link', { name: 'Markt wählen' }).click();
    await page.waitForURL('**/stores/');
    await page.goto(shopUrl('/account/'));
    await press(page, 'Abmelden');
    await isSeen(shopHome(page));
  },
  { javaScriptEnabled: false },
);
