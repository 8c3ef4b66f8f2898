import { block, isIn, OPTIONAL_MFES, type OptionalMfe, subsetsOf } from '../faults';
import { expect, test } from '../journey';
import { addButton, cartLink, findAvailableProduct, searchFor } from '../shop-steps';
import { isAlive, isLong, shopUrl } from '../steps';

/** Widgets of each that pages use; messages of the shell may name no others. */
const WIDGETS: Record<OptionalMfe, string[]> = {
  storefinder: ['storefinder-page', 'storefinder-layer', 'store-tile'],
  account: ['login-form', 'account-page'],
  prohibis: ['prohibis-header'],
  content: ['hero-slider'],
};
const widgetsOf = (mfes: readonly OptionalMfe[]): string => mfes.flatMap((mfe) => WIDGETS[mfe]).join('|');

/** Each is missing once when all are; LONG=1 tries every combination. */
for (const missing of isLong ? subsetsOf(OPTIONAL_MFES) : [[...OPTIONAL_MFES]])
  test(`the shop is usable ${missing.length ? `without ${missing.join(', ')}` : 'with all its micro-frontends'}`, async ({
    browserConsole,
    context,
    open,
  }) => {
    browserConsole.allow(
      ...(missing.length
        ? [
            /Failed to load resource: net::ERR_CONNECTION_REFUSED/,
            /was preloaded using link preload but not used/,
            new RegExp(`Widget '(${widgetsOf(missing)})' \\(#w\\d+\\) on \\S+ failed at load: `),
          ]
        : []),
    );
    await block(context, missing);
    const stateOf = (mfe: OptionalMfe) => (missing.includes(mfe) ? 'failed' : 'mounted');
    const product = await findAvailableProduct(context.request);

    const page = await open('/');
    const main = page.locator('main');
    const banner = page.getByRole('banner');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isIn(page, 'hero-slider', stateOf('content'));
    await expect(main.getByRole('link', { name: 'Alles für den Winter' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Einen Boden verlegen' })).toBeVisible();
    await main.getByText('Was kostet die Lieferung?').click();
    await expect(main.getByText('Ab einem Warenwert von 75 €')).toBeVisible();
    await searchFor(page, 'akkuschrauber');
    await expect(main.getByRole('article').first()).toBeVisible();

    await page.goto(product.url);
    await isAlive(page, 'product-details-page');
    await addButton(page).click();
    await expect(cartLink(page, 1)).toBeVisible();

    await page.goto('/stores/?q=50667');
    await isAlive(page, 'header');
    await isIn(page, 'storefinder-page', stateOf('storefinder'));
    await main
      .getByRole('button', { name: /^Als meinen Markt wählen/ })
      .first()
      .click();
    await expect(page.getByText(/ist jetzt Ihr Markt/).first()).toBeVisible();
    await expect(banner.getByRole('link', { name: /^Ihr Markt: \d{5} / })).toBeVisible();

    await page.goto('/prohibis/market/error?e=stock');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();

    // Another visitor on this device, so that the cart of the account does not grow with every run. A late
    // answer to an open page would set the old cookie again.
    await page.goto('about:blank');
    await context.clearCookies();
    await page.goto('/login/');
    await isIn(page, 'login-form', stateOf('account'));
    await main.getByLabel('E-Mail-Adresse').fill('erika@example.org');
    await main.getByLabel('Passwort', { exact: true }).fill('Fachwerk-1');
    await main.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.waitForURL('**/account/');
    await isIn(page, 'account-page', stateOf('account'));
    await expect(main.getByRole('heading', { name: 'Guten Tag, Erika Musterfrau' })).toBeVisible();
    await expect(banner.getByRole('link', { name: /^Mein Konto, Erika Musterfrau/ })).toBeVisible();

    await context.addCookies([{ name: 'mode', value: 'prohibis', url: shopUrl() }]);
    await page.goto('/basket/');
    await isAlive(page, 'cart-page');
    await isIn(page, 'prohibis-header', stateOf('prohibis'));
    await expect(banner.getByRole('link', { name: /^Warenkorb/ })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Suche' })).toBeVisible();
  });
