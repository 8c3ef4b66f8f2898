import type { BrowserContext, Page, Route } from '@playwright/test';
import { silent, unreachable } from '../faults';
import { expect, test } from '../journey';
import {
  addButton,
  cartLink,
  emptyCartHeading,
  findAvailableProduct,
  quantityField,
  startWithOneInCart,
} from '../shop-steps';
import { isAlive, isLong } from '../steps';

/** The browser logs every failed call. */
test.beforeEach(({ browserConsole }) => browserConsole.allow(/Failed to load resource: /));

type Answer = (route: Route) => unknown;
const refusal = (status: number, key: string): Answer => {
  const body = { fieldErrors: [], globalErrors: [{ msg: key }] };
  return (route) => route.fulfill({ status, json: body });
};

interface ApiFault {
  answer: Answer;
  /** `http-client.test.ts` has all of them. */
  isTypical?: boolean;
  /** Message on the product page, and in the cart. */
  productPage: string;
  cart: string;
}

const SHOP_ERROR = 'Im Shop ist ein Fehler aufgetreten.';
const ALL_FAULTS: ApiFault[] = [
  {
    // Status 500
    isTypical: true,
    answer: refusal(500, 'technical.error'),
    productPage: SHOP_ERROR,
    cart: SHOP_ERROR,
  },
  {
    // Unexpected JSON
    answer: (route) => route.fulfill({ json: { hello: 'world' } }),
    productPage: SHOP_ERROR,
    cart: SHOP_ERROR,
  },
  {
    // HTML
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Wartung</h1>' }),
    productPage: SHOP_ERROR,
    cart: SHOP_ERROR,
  },
  {
    // Too many requests
    answer: refusal(429, 'error.request.tooMany'),
    productPage: 'Das waren viele Versuche in kurzer Zeit.',
    cart: 'Das waren viele Versuche in kurzer Zeit.',
  },
  {
    // CSRF token refused
    answer: refusal(403, 'technical.error'),
    productPage: 'Ihre Sitzung ist abgelaufen.',
    cart: 'Ihre Sitzung ist abgelaufen.',
  },
  {
    // No connection
    isTypical: true,
    answer: unreachable,
    productPage: 'Es besteht keine Verbindung.',
    cart: 'Es besteht keine Verbindung.',
  },
];
const FAULTS = ALL_FAULTS.filter(({ isTypical }) => isTypical || isLong);

const message = (page: Page, text: string) => page.locator('main').getByRole('alert').getByText(text);

/** Makes the call fail while `look` runs. */
async function during(context: BrowserContext, path: string, answer: Answer, look: () => Promise<void>) {
  await context.route(`**${path}`, answer);
  await look();
  await context.unroute(`**${path}`, answer);
}

test('putting into the cart fails in every way: what is typed stays, nothing counts twice, the next try works', async ({
  context,
  open,
}) => {
  const page = await open((await findAvailableProduct(context.request)).url);
  await isAlive(page, 'product-details-page');
  const field = page.locator('main').getByRole('spinbutton', { name: 'Menge' });
  await field.fill('3');
  for (const { answer, productPage } of FAULTS) {
    await during(context, '/basket/add/', answer, async () => {
      await addButton(page).click();
      await expect(message(page, productPage)).toBeVisible();
    });
    await expect(field).toHaveValue('3');
    await expect(cartLink(page)).toBeVisible();
  }

  await addButton(page).click();
  await expect(cartLink(page, 3)).toBeVisible();
  await expect(page.locator('main').getByRole('alert')).toBeHidden();
});

test('changing a quantity and removing fail in every way: the line stays, the message names the change and the reason, the next try works', async ({
  context,
  open,
}) => {
  const { name } = await startWithOneInCart(context.request);
  const page = await open('/basket/');
  await isAlive(page, 'cart-page');
  let before = 1;
  for (const [index, { answer, cart }] of FAULTS.entries()) {
    const wanted = index + 2;
    await during(context, '/basket/edit/', answer, async () => {
      await quantityField(page).fill(String(wanted));
      await quantityField(page).press('Enter');
      await expect(message(page, `Die Menge ${wanted} konnte nicht übernommen werden.`)).toBeVisible();
      await expect(message(page, cart)).toBeVisible();
    });
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(cartLink(page, before)).toBeVisible();

    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await expect(cartLink(page, wanted)).toBeVisible();
    await expect(quantityField(page)).toHaveValue(String(wanted));
    await expect(message(page, cart)).toBeHidden();
    before = wanted;
  }

  for (const { answer, cart } of FAULTS) {
    await during(context, '/basket/remove/', answer, async () => {
      await page.getByRole('button', { name: `${name} entfernen` }).click();
      await expect(message(page, 'Der Artikel konnte nicht entfernt werden.')).toBeVisible();
      await expect(message(page, cart)).toBeVisible();
    });
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(quantityField(page)).toHaveValue(String(before));
    await page.getByRole('button', { name: 'Meldung schließen' }).click();
    await expect(message(page, cart)).toBeHidden();
  }

  await page.getByRole('button', { name: `${name} entfernen` }).click();
  await expect(emptyCartHeading(page)).toBeVisible();
  await expect(cartLink(page)).toBeVisible();
});

/** `http-client.test.ts` shows the limit, `product-details-page.test.tsx` the next try. */
if (isLong)
  test.describe(() => {
    // A call that is never answered is pending until its limit.
    test.use({ waitsForQuiet: false, hasTimeLimits: true });

    test('an API that does not answer is given up after 15 seconds, and the next try works', async ({
      context,
      open,
    }) => {
      const product = await open((await findAvailableProduct(context.request)).url);
      await isAlive(product, 'product-details-page');
      await startWithOneInCart(context.request);
      const cart = await open('/basket/');
      await isAlive(cart, 'cart-page');
      const patience = { timeout: 25_000 };

      await context.route(/\/basket\/(add|edit)\//, silent);
      await addButton(product).click();
      await cart.getByRole('button', { name: /^Menge von .* erhöhen$/ }).click();
      await expect(quantityField(cart)).toHaveValue('2');
      await message(product, 'Der Shop hat nicht rechtzeitig geantwortet.').waitFor(patience);
      await message(cart, 'Die Menge 2 konnte nicht übernommen werden.').waitFor(patience);
      await expect(message(cart, 'Der Shop hat nicht rechtzeitig geantwortet.')).toBeVisible();

      await context.unroute(/\/basket\/(add|edit)\//);
      await cart.getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await expect(cartLink(cart, 2)).toBeVisible();
      await addButton(product).click();
      await expect(cartLink(product, 3)).toBeVisible();
    });
  });

/** Addresses of the files that have arrived. */
const loadedFiles = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

test('offline nothing is lost, and back online everything works', async ({ context, open }) => {
  const product = await open((await findAvailableProduct(context.request)).url);
  await isAlive(product, 'product-details-page');
  await startWithOneInCart(context.request);
  const cart = await open('/basket/');
  await isAlive(cart, 'cart-page');
  // The first use of a page loads what sends calls; it must be there before the connection ends.
  for (const page of [product, cart]) {
    await page.keyboard.press('Shift');
    await expect.poll(() => loadedFiles(page)).toContainEqual(expect.stringContaining('/part-http.'));
  }

  await context.setOffline(true);
  await addButton(product).click();
  await expect(message(product, 'Es besteht keine Verbindung.')).toBeVisible();
  await cart.getByRole('button', { name: /^Menge von .* erhöhen$/ }).click();
  await expect(message(cart, 'Die Menge 2 konnte nicht übernommen werden.')).toBeVisible();
  await expect(message(cart, 'Es besteht keine Verbindung.')).toBeVisible();

  await context.setOffline(false);
  await cart.getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect(cartLink(cart, 2)).toBeVisible();
  await addButton(product).click();
  await expect(cartLink(product, 3)).toBeVisible();
  await expect(quantityField(cart)).toHaveValue('3');
});

const isFirstOrLong = (_fault: unknown, index: number) => index === 0 || isLong;

const USER_FAULTS: [string, Answer][] = [
  ['answers 500', refusal(500, 'technical.error')],
  ['answers something else', (route) => route.fulfill({ json: [] })],
  ['cannot be reached', unreachable],
  ['does not answer', silent],
];

for (const [name, answer] of USER_FAULTS.filter(isFirstOrLong))
  test.describe(() => {
    test.use({ waitsForQuiet: answer !== silent });

    test(`without the visitor's state (/rest/user/ ${name}) the page works, and buying requests it again; a stale token costs nothing`, async ({
      context,
      open,
    }) => {
      await context.route('**/rest/user/', answer);
      const page = await open((await findAvailableProduct(context.request)).url);
      await isAlive(page, 'product-details-page');
      await isAlive(page, 'header');
      await expect(cartLink(page)).toBeVisible();

      await context.unroute('**/rest/user/', answer);
      if (answer === silent) await page.reload();
      await isAlive(page, 'product-details-page');
      await addButton(page).click();
      await expect(cartLink(page, 1)).toBeVisible();

      await context.route(
        '**/basket/add/',
        (route) => route.continue({ headers: { ...route.request().headers(), 'x-csrf-token': 'stale' } }),
        { times: 1 },
      );
      await addButton(page).click();
      await expect(cartLink(page, 2)).toBeVisible();
    });
  });

const LIST_FAULTS: [string, Answer][] = [
  ['answers 500', refusal(500, 'technical.error')],
  ['answers something else', (route) => route.fulfill({ json: {} })],
  ['cannot be reached', unreachable],
];

for (const [name, answer] of LIST_FAULTS.filter(isFirstOrLong))
  test(`filters: the API ${name}; the old list stays and a second try works`, async ({ context, open }) => {
    const page = await open('/search/?q=akkuschrauber&ms=true');
    await isAlive(page, 'search-results-page');
    const tiles = page.locator('main').getByRole('article');
    // The tiles are a static part: without the server's HTML they follow the widget.
    await expect(tiles.first()).toBeVisible();
    const shown = await tiles.count();
    await during(context, '/rest/products/?*', answer, async () => {
      await page.locator('main').getByRole('checkbox').first().check();
      await expect(message(page, 'Die Artikel konnten nicht geladen werden.')).toBeVisible();
      await expect(message(page, 'Sie sehen noch die vorherige Auswahl.')).toBeVisible();
    });
    await expect(tiles).toHaveCount(shown);

    await page.getByRole('link', { name: 'Noch einmal versuchen' }).click();
    await expect(message(page, 'Die Artikel konnten nicht geladen werden.')).toBeHidden();
    await expect(page.getByRole('link', { name: /^Filter .* entfernen$/ })).toBeVisible();
    expect(await tiles.count()).toBeLessThanOrEqual(shown);
  });
