import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { PASSWORD, startWithAccount } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { hasDatabase } from '../shop-database';
import { findAvailableProduct, findProduct, type ListedProduct, sendForm } from '../shop-steps';
import { isAlive } from '../steps';
import { WAREHOUSE, withStock } from '../stock-steps';
import { chooseButton, type KnownStore, placeField, storeLayer, storesNear } from '../store-steps';

const COLOGNE = '50667';
const QUESTION = 'Markt für Ihre Reservierung wechseln?';
const ADJUSTED = 'Wir haben Ihren Warenkorb angepasst';

const atHome = (page: Page): Locator =>
  page.getByRole('region', { name: 'Online bestellen: Lieferung oder Abholung' });
const inStore = (page: Page, { name }: KnownStore): Locator =>
  page.getByRole('region', { name: `Reservieren im Markt: ${name}` });
const lineOf = (cart: Locator, { name }: ListedProduct): Locator =>
  cart.getByRole('link', { name, exact: true });

const choose = (request: APIRequestContext, { companyId }: KnownStore) =>
  sendForm(request, '/rest/stores/select/', { companyId });
const logIn = (request: APIRequestContext, email: string) =>
  sendForm(request, '/login/', { email, password: PASSWORD });
const put = (request: APIRequestContext, { itemId }: ListedProduct, store?: KnownStore, quantity = 1) =>
  sendForm(request, '/basket/add/', {
    itemId,
    quantity: String(quantity),
    ...(store && { companyId: store.companyId }),
  });

/** Two stores of the place that take reservations. */
const reservingStores = (request: APIRequestContext) =>
  storesNear(request, `${COLOGNE}&services=CLICK_AND_RESERVE`);

/** The first article of a search, with its pieces in both stores, whose pieces fit. */
async function findItem(
  request: APIRequestContext,
  words: string,
  stores: readonly KnownStore[],
  fits = (first: number, second: number) => first > 0 && second > 0,
): Promise<{ product: ListedProduct; pieces: [number, number] }> {
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const list = await read<{ items: ListedProduct[]; pageCount: number }>(
      request,
      `/rest/products/?q=${words}&page=${page}`,
    );
    const ids = list.items.map(({ itemId }) => `itemId=${itemId}`).join('&');
    const [first, second] = await Promise.all(stores.map((store) => piecesIn(request, store, ids)));
    for (const product of list.items.filter(({ variations }) => variations.length === 0)) {
      const pieces: [number, number] = [first?.get(product.itemId) ?? 0, second?.get(product.itemId) ?? 0];
      if (fits(...pieces)) return { product, pieces };
    }
    pageCount = list.pageCount;
  }
  throw new Error(`No article of "${words}" has fitting pieces in these stores.`);
}

/** By item. */
async function piecesIn(
  request: APIRequestContext,
  { companyId }: KnownStore,
  ids: string,
): Promise<Map<string, number>> {
  const { items } = await read<{ items: { itemId: string; quantity?: number }[] }>(
    request,
    `/rest/stores/${companyId}/stock/?${ids}`,
  );
  return new Map(items.map(({ itemId, quantity }) => [itemId, quantity ?? 0]));
}

const read = async <Answer>(request: APIRequestContext, path: string): Promise<Answer> =>
  (await (await request.get(path)).json()) as Answer;

/** A reservation of all pieces of a store, of which the other store has fewer. */
async function startWithFilledReservation(request: APIRequestContext) {
  const [store, other] = await reservingStores(request);
  const { product, pieces } = await findItem(
    request,
    'silikon',
    [store, other],
    (first, second) => second > 0 && first > second,
  );
  await choose(request, store);
  await put(request, product, store, pieces[0]);
  return { product, store, other };
}

test('another store for a filled reservation is chosen after the dialog has named what it lacks', async ({
  browserConsole,
  context,
  open,
}) => {
  // The refused choice.
  browserConsole.allow(/Failed to load resource: the server responded with a status of 409/);
  const { product, store, other } = await startWithFilledReservation(context.request);
  const page = await open('/basket/');
  await isAlive(page, 'cart-page');

  await isAlive(page, 'storefinder-layer');
  await page.getByRole('link', { name: 'Anderen Markt wählen', exact: true }).click();
  const layer = storeLayer(page);
  await placeField(layer).fill(COLOGNE);
  await placeField(layer).press('Enter');
  await chooseButton(layer, other).click();
  const question = page.getByRole('dialog', { name: QUESTION });
  await expect(question.getByText(/nur \d+ statt \d+/)).toBeVisible();
  await expectNoAxeViolations(page);
  // The first one is the icon in the corner.
  await question.getByRole('button', { name: 'Markt beibehalten' }).click();
  await expect(question).toBeHidden();
  await expect(inStore(page, store)).toBeAttached();

  await chooseButton(layer, other).click();
  await page.getByRole('button', { name: 'Markt trotzdem wechseln' }).click();

  await expect(page.getByText(ADJUSTED)).toBeVisible();
  await expect(lineOf(inStore(page, other), product)).toBeVisible();
  await expect(
    page.getByRole('link', { name: `Anderen Markt wählen für ${product.name}`, exact: true }),
  ).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script the cart page asks before another store gets the reservation', async ({
    context,
    open,
  }) => {
    const { product, store, other } = await startWithFilledReservation(context.request);
    const page = await open(`/stores/?q=${COLOGNE}`);

    await chooseButton(page.locator('main'), other).click();

    await page.waitForURL('**/basket/?answer=*');
    await expect(page.getByText(QUESTION)).toBeVisible();
    await expect(lineOf(inStore(page, store), product)).toBeVisible();
    await page.getByRole('button', { name: 'Markt trotzdem wechseln' }).click();
    await expect(page.getByText(ADJUSTED)).toBeVisible();
    await expect(lineOf(inStore(page, other), product)).toBeVisible();
  });
});

/** A customer's device and a guest, with an online line and a reservation in different stores each. */
async function startWithTwoDevices(guest: APIRequestContext, device: APIRequestContext) {
  const [store, other] = await reservingStores(guest);
  const { product: reserved } = await findItem(guest, 'schrauben', [store, other]);
  const { product: kept } = await findItem(guest, 'silikon', [store, other]);
  const online = await findAvailableProduct(guest);
  const email = await startWithAccount(device);
  await logIn(device, email);
  await choose(device, other);
  await put(device, kept, other);
  await choose(guest, store);
  await put(guest, reserved, store);
  await put(guest, online);
  return { email, store, other, reserved, kept, online };
}

test('a login keeps both carts of the guest and sets the other reservation aside', async ({
  browser,
  context,
  open,
}) => {
  const device = await browser.newContext();
  const { email, store, reserved, kept, online } = await startWithTwoDevices(context.request, device.request);

  await logIn(context.request, email);

  const page = await open('/basket/');
  await isAlive(page, 'cart-page');
  await expect(lineOf(atHome(page), online)).toBeVisible();
  await expect(lineOf(inStore(page, store), reserved)).toBeVisible();
  await expect(page.getByText('Wir haben ihn unten für Sie gemerkt.')).toBeVisible();
  const parked = page.getByRole('region', { name: 'Gemerkt aus früherem Warenkorb' });
  await expect(lineOf(parked, kept)).toBeVisible();
  await expectNoAxeViolations(page);

  await parked.getByRole('button', { name: /In den Warenkorb|in den Warenkorb/ }).click();
  await expect(lineOf(atHome(page), kept)).toBeVisible();
  await expect(parked).toBeHidden();
  await device.close();
});

test('what is sold out between two clicks is removed by name, and the reservation is reduced', async ({
  browserConsole,
  context,
  open,
}) => {
  test.skip(!hasDatabase, 'The database of this shop is not known.');
  browserConsole.allow(/Failed to load resource: the server responded with a status of 412/);
  const { request } = context;
  const [store, other] = await reservingStores(request);
  const { product: reserved } = await findItem(request, 'schrauben', [store, other], (first) => first > 1);
  // Not the item that other journeys put into their carts at the same time.
  const { itemId: ofOthers } = await findAvailableProduct(request);
  const online = await findProduct(
    request,
    'akkuschrauber',
    ({ itemId, statusOnline }) => statusOnline === 'Available' && itemId !== ofOthers,
  );
  await choose(request, store);
  await put(request, online);
  await put(request, reserved, store, 2);
  const page = await open('/basket/');
  await isAlive(page, 'cart-page');
  await isAlive(page, 'stock-validation-modal');

  await withStock({ itemId: online.itemId, locationId: WAREHOUSE, quantity: 0 }, () =>
    withStock({ itemId: reserved.itemId, locationId: store.companyId, quantity: 1 }, async () => {
      await page
        .getByRole('region', { name: 'Summe Ihrer Bestellung' })
        .getByRole('button', { name: 'Zur Kasse' })
        .click();

      const dialog = page.getByRole('dialog', { name: 'Einige Artikel sind knapp geworden' });
      await expect(dialog.getByText(online.name)).toBeVisible();
      await expect(dialog.getByText('Ihre Online-Bestellung ist jetzt leer.')).toBeVisible();
      await expect(dialog.getByText(/Menge vorher 2, jetzt 1/)).toBeVisible();
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Verstanden' }).click();
      await expect(atHome(page)).toBeHidden();
      await expect(lineOf(inStore(page, store), reserved)).toBeVisible();
    }),
  );
});
