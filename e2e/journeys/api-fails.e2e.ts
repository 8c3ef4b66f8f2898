import assert from 'node:assert/strict';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { silent, unreachable } from '../faults';
import {
  addButton,
  cartLink,
  emptyCartHeading,
  findAvailableProduct,
  quantityField,
  startWithOneInCart,
} from '../shop-steps';
import { hasValue, isAlive, isGone, isSeen, journey } from '../steps';

/** The browser notes every failed call itself. */
const BROWSER_NOTES = [/Failed to load resource: /];
const options = { expectedMessages: BROWSER_NOTES };

type Answer = (route: Route) => unknown;
const refusal = (status: number, key: string): Answer => {
  const body = { fieldErrors: [], globalErrors: [{ msg: key }] };
  return (route) => route.fulfill({ status, json: body });
};

interface ApiFault {
  answer: Answer;
  /** What the visitor reads on the product page and in the cart. */
  productPage: string;
  cart: string;
}

const UNKNOWN = 'Bei uns ist ein Fehler aufgetreten.';
const SHOP_ERROR = 'Im Shop ist ein Fehler aufgetreten. Ihr Warenkorb ist wie zuvor.';
const FAULTS: ApiFault[] = [
  {
    // answers 500
    answer: refusal(500, 'technical.error'),
    productPage: UNKNOWN,
    cart: SHOP_ERROR,
  },
  {
    // answers something else
    answer: (route) => route.fulfill({ json: { hello: 'world' } }),
    productPage: UNKNOWN,
    cart: SHOP_ERROR,
  },
  {
    // answers a page
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wartung</h1>' }),
    productPage: UNKNOWN,
    cart: SHOP_ERROR,
  },
  {
    // has had too many requests
    answer: refusal(429, 'error.request.tooMany'),
    productPage: 'Das waren sehr viele Anfragen. Bitte warten Sie einen Moment.',
    cart: 'Das waren viele Änderungen auf einmal. Bitte warten Sie einen Moment.',
  },
  {
    // refuses the token for good
    answer: refusal(403, 'technical.error'),
    productPage: 'Dieser Artikel kann zurzeit nicht bestellt werden. Ihr Warenkorb ist unverändert.',
    cart: 'Ihre Sitzung ist abgelaufen.',
  },
  {
    // cannot be reached
    answer: unreachable,
    productPage: 'Es besteht keine Verbindung.',
    cart: 'Es besteht keine Verbindung.',
  },
];

const message = (page: Page, text: string) => page.locator('main').getByRole('alert').getByText(text);

/** Makes the call fail, looks, and lets it through again. */
async function during(context: BrowserContext, path: string, answer: Answer, look: () => Promise<void>) {
  await context.route(`**${path}`, answer);
  await look();
  await context.unroute(`**${path}`, answer);
}

journey(
  'putting into the cart fails in every way: what is typed stays, nothing counts twice, the next try works',
  async ({ context, open }) => {
    const page = await open((await findAvailableProduct(context.request)).url);
    await isAlive(page, 'product-details-page');
    const field = page.locator('main').getByRole('spinbutton', { name: 'Menge' });
    await field.fill('3');
    for (const { answer, productPage } of FAULTS) {
      await during(context, '/basket/add/', answer, async () => {
        await addButton(page).click();
        await isSeen(message(page, productPage));
      });
      await hasValue(field, '3');
      await isSeen(cartLink(page));
    }

    await addButton(page).click();
    await isSeen(cartLink(page, 3));
    await isGone(page.locator('main').getByRole('alert'));
  },
  options,
);

journey(
  'changing a quantity fails in every way: the line stays, the message says what and why, the next try works',
  async ({ context, open }) => {
    const { name } = await startWithOneInCart(context.request);
    const page = await open('/basket/');
    await isAlive(page, 'cart-page');
    let before = 1;
    for (const [index, { answer, cart }] of FAULTS.entries()) {
      const wanted = index + 2;
      await during(context, '/basket/edit/', answer, async () => {
        await quantityField(page).fill(String(wanted));
        await quantityField(page).press('Enter');
        await isSeen(message(page, `Die Menge ${wanted} ist nicht übernommen.`));
        await isSeen(message(page, cart));
      });
      await isSeen(page.getByRole('link', { name, exact: true }));
      await isSeen(cartLink(page, before));

      await page.getByRole('button', { name: 'Erneut versuchen' }).click();
      await isSeen(cartLink(page, wanted));
      await hasValue(quantityField(page), String(wanted));
      await isGone(message(page, cart));
      before = wanted;
    }
  },
  options,
);

journey(
  'removing fails in every way: the line stays, the message says what and why, the next try works',
  async ({ context, open }) => {
    const { name } = await startWithOneInCart(context.request);
    const page = await open('/basket/');
    await isAlive(page, 'cart-page');
    for (const { answer, cart } of FAULTS) {
      await during(context, '/basket/remove/', answer, async () => {
        await page.getByRole('button', { name: `${name} entfernen` }).click();
        await isSeen(message(page, 'Der Artikel ist nicht entfernt.'));
        await isSeen(message(page, cart));
      });
      await isSeen(page.getByRole('link', { name, exact: true }));
      await hasValue(quantityField(page), '1');
      await page.getByRole('button', { name: 'Meldung schließen' }).click();
      await isGone(message(page, cart));
    }

    await page.getByRole('button', { name: `${name} entfernen` }).click();
    await isSeen(emptyCartHeading(page));
    await isSeen(cartLink(page));
  },
  options,
);

journey(
  'an API that does not answer is given up after 15 seconds, and the next try works',
  async ({ context, open }) => {
    const product = await open((await findAvailableProduct(context.request)).url);
    await isAlive(product, 'product-details-page');
    await startWithOneInCart(context.request);
    const cart = await open('/basket/');
    await isAlive(cart, 'cart-page');
    const patience = { timeout: 25_000 };

    await context.route(/\/basket\/(add|edit)\//, silent);
    await addButton(product).click();
    await cart.getByRole('button', { name: /^Menge von .* erhöhen$/ }).click();
    await hasValue(quantityField(cart), '2');
    await message(product, 'Unser Server hat nicht geantwortet.').waitFor(patience);
    await message(cart, 'Die Menge 2 ist nicht übernommen.').waitFor(patience);
    await isSeen(message(cart, 'Der Shop hat nicht rechtzeitig geantwortet.'));

    await context.unroute(/\/basket\/(add|edit)\//);
    await cart.getByRole('button', { name: 'Erneut versuchen' }).click();
    await isSeen(cartLink(cart, 2));
    await addButton(product).click();
    await isSeen(cartLink(product, 3));
  },
  options,
);

journey(
  'a stale token costs the visitor nothing',
  async ({ context, open }) => {
    const page = await open((await findAvailableProduct(context.request)).url);
    await isAlive(page, 'product-details-page');
    await isSeen(cartLink(page));
    await context.route(
      '**/basket/add/',
      (route) => route.continue({ headers: { ...route.request().headers(), 'x-csrf-token': 'stale' } }),
      { times: 1 },
    );

    await addButton(page).click();

    await isSeen(cartLink(page, 1));
  },
  options,
);

journey(
  'offline nothing is lost, and back online everything works',
  async ({ context, open }) => {
    const product = await open((await findAvailableProduct(context.request)).url);
    await isAlive(product, 'product-details-page');
    await startWithOneInCart(context.request);
    const cart = await open('/basket/');
    await isAlive(cart, 'cart-page');
    // What waits for a quiet moment comes before the line is cut, on both pages.
    for (const page of [product, cart])
      for (const widget of ['burger-menu', 'store-tile', 'storefinder-layer']) await isAlive(page, widget);

    await context.setOffline(true);
    await addButton(product).click();
    await isSeen(message(product, 'Es besteht keine Verbindung.'));
    await cart.getByRole('button', { name: /^Menge von .* erhöhen$/ }).click();
    await isSeen(message(cart, 'Die Menge 2 ist nicht übernommen.'));
    await isSeen(message(cart, 'Es besteht keine Verbindung.'));

    await context.setOffline(false);
    await cart.getByRole('button', { name: 'Erneut versuchen' }).click();
    await isSeen(cartLink(cart, 2));
    await addButton(product).click();
    await isSeen(cartLink(product, 3));
    await hasValue(quantityField(cart), '3');
  },
  options,
);

for (const [name, answer] of [
  ['answers 500', refusal(500, 'technical.error')],
  ['answers something else', (route: Route) => route.fulfill({ json: [] })],
  ['cannot be reached', unreachable],
  ['does not answer', silent],
] as const)
  journey(
    `without the visitor's state (/rest/user/ ${name}) the page works, and buying asks for it again`,
    async ({ context, open }) => {
      await context.route('**/rest/user/', answer);
      const page = await open((await findAvailableProduct(context.request)).url);
      await isAlive(page, 'product-details-page');
      await isAlive(page, 'header');
      await isSeen(cartLink(page));

      await context.unroute('**/rest/user/', answer);
      if (answer === silent) await page.reload();
      await isAlive(page, 'product-details-page');
      await addButton(page).click();
      await isSeen(cartLink(page, 1));
    },
    options,
  );

for (const [name, answer] of [
  ['answers 500', refusal(500, 'technical.error')],
  ['answers something else', (route: Route) => route.fulfill({ json: {} })],
  ['cannot be reached', unreachable],
] as const)
  journey(
    `filters: the API ${name}; the old list stays and a second try works`,
    async ({ context, open }) => {
      const page = await open('/search/?q=akkuschrauber&ms=true');
      await isAlive(page, 'search-results-page');
      const tiles = page.locator('main').getByRole('article');
      const shown = await tiles.count();
      await during(context, '/rest/products/?*', answer, async () => {
        await page.locator('main').getByRole('checkbox').first().check();
        await isSeen(message(page, 'Die Artikel konnten nicht geladen werden.'));
        await isSeen(message(page, 'Sie sehen noch die vorherige Auswahl.'));
      });
      assert.equal(await tiles.count(), shown);

      await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
      await isGone(message(page, 'Die Artikel konnten nicht geladen werden.'));
      await isSeen(page.getByRole('link', { name: /^Filter .* entfernen$/ }));
      assert.ok((await tiles.count()) <= shown);
    },
    options,
  );
