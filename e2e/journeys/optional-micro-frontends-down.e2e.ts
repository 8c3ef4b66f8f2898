import { OPTIONAL_MFES, block, isIn, pairwiseOf, subsetsOf, type OptionalMfe } from '../faults';
import { addButton, cartLink, findAvailableProduct, searchFor } from '../shop-steps';
import { isAlive, isLong, isSeen, journey, shopUrl } from '../steps';

/** What a page asks of each; the shell names no other widget when it is missing. */
const WIDGETS: Record<OptionalMfe, string[]> = {
  storefinder: ['storefinder-page', 'storefinder-layer', 'store-tile'],
  account: ['login-form', 'account-page'],
  prohibis: ['prohibis-header'],
  content: ['hero-slider'],
};
const widgetsOf = (mfes: readonly OptionalMfe[]): string => mfes.flatMap((mfe) => WIDGETS[mfe]).join('|');

for (const missing of isLong ? subsetsOf(OPTIONAL_MFES) : pairwiseOf(OPTIONAL_MFES))
  journey(
    `the shop is usable ${missing.length ? `without ${missing.join(', ')}` : 'with all its micro-frontends'}`,
    async ({ context, open }) => {
      await block(context, missing);
      const stateOf = (mfe: OptionalMfe) => (missing.includes(mfe) ? 'failed' : 'mounted');
      const product = await findAvailableProduct(context.request);

      const page = await open('/');
      const main = page.locator('main');
      const banner = page.getByRole('banner');
      await isSeen(page.getByRole('heading', { level: 1 }));
      await isIn(page, 'hero-slider', stateOf('content'));
      await isSeen(main.getByRole('link', { name: 'Gartengeräte ansehen' }));
      await isSeen(main.getByRole('heading', { name: 'Einen Boden verlegen' }));
      await main.getByText('Was kostet die Lieferung?').click();
      await isSeen(main.getByText('Ab einem Warenwert von 75 €'));
      await searchFor(page, 'akkuschrauber');
      await isSeen(main.getByRole('article').first());

      await page.goto(shopUrl(product.url));
      await isAlive(page, 'product-details-page');
      await addButton(page).click();
      await isSeen(cartLink(page, 1));

      await page.goto(shopUrl('/stores/?q=50667'));
      await isAlive(page, 'header');
      await isIn(page, 'storefinder-page', stateOf('storefinder'));
      await main
        .getByRole('button', { name: /^Als meinen Markt wählen/ })
        .first()
        .click();
      await isSeen(page.getByText(/ist jetzt Ihr Markt/).first());
      await isSeen(banner.getByRole('link', { name: /^Ihr Markt: \d{5} / }));

      await page.goto(shopUrl('/prohibis/market/error?e=stock'));
      await isSeen(page.getByRole('heading', { level: 1 }));
      await isSeen(main.getByRole('link', { name: 'Zum Warenkorb' }));

      // Another visitor at the same device: what they buy does not pile up in the account.
      await context.clearCookies();
      await page.goto(shopUrl('/login/'));
      await isIn(page, 'login-form', stateOf('account'));
      await main.getByLabel('E-Mail-Adresse').fill('erika@example.org');
      await main.getByLabel('Passwort', { exact: true }).fill('Fachwerk-1');
      await main.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await page.waitForURL('**/account/');
      await isIn(page, 'account-page', stateOf('account'));
      await isSeen(main.getByRole('heading', { name: 'Guten Tag, Erika Musterfrau' }));
      await isSeen(banner.getByRole('link', { name: /^Mein Konto, Erika Musterfrau/ }));

      await context.addCookies([{ name: 'mode', value: 'prohibis', url: shopUrl() }]);
      await page.goto(shopUrl('/basket/'));
      await isAlive(page, 'cart-page');
      await isIn(page, 'prohibis-header', stateOf('prohibis'));
      await isSeen(banner.getByRole('link', { name: /^Warenkorb/ }));
      await isSeen(page.getByRole('searchbox', { name: 'Suche' }));
    },
    {
      expectedMessages: missing.length
        ? [
            /Failed to load resource: net::ERR_CONNECTION_REFUSED/,
            /was preloaded using link preload but not used/,
            new RegExp(`Widget '(${widgetsOf(missing)})' \\(#w\\d+\\) on \\S+ failed at load: `),
          ]
        : [],
    },
  );
