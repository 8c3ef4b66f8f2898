import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { hasFocusWithin } from '../keyboard-steps';
import { turnWheel } from '../pointer-steps';
import {
  ADJUSTED,
  atHome,
  findItemOfStores,
  inStore,
  lineOf,
  put,
  QUESTION,
  reservingStores,
} from '../reservation-steps';
import { isAlive } from '../steps';
import {
  chooseButton,
  type KnownStore,
  placeField,
  positionButton,
  standAt,
  storeBanner,
  storeCard,
  storeLayer,
  storeLink,
} from '../store-steps';

const SERVICE = '/service/';
const DENIED = 'Ihr Browser gibt Ihren Standort nicht frei. Suchen Sie bitte mit Postleitzahl oder Ort.';

const nearestStore = (page: Page): Locator => page.getByRole('dialog', { name: 'Ihr nächster Markt' });

/** All pieces of two articles: the other store has fewer of one, and none of the other one. */
async function fillReservation(request: APIRequestContext, store: KnownStore, other: KnownStore) {
  const find = (fits: (here: number, there: number) => boolean) =>
    findItemOfStores(request, 'silikon', [store, other], fits);
  const fewer = await find((here, there) => there > 0 && here > there);
  const missing = await find((here, there) => there === 0 && here > 0);
  for (const { product, pieces } of [fewer, missing]) await put(request, product, store, pieces[0]);
  return { fewer, missing: missing.product };
}

test('a store is found from the banner by position, and another one gets a filled reservation by postal code and by position', async ({
  browserConsole,
  context,
  open,
}) => {
  // The refused choices.
  browserConsole.allow(/Failed to load resource: the server responded with a status of 409/);
  const [store, other] = await reservingStores(context.request);
  const page = await open(SERVICE);
  await isAlive(page, 'storefinder-layer');
  await expectModeOfText(page);

  await findNearest(page, store);
  await expect(storeBanner(page)).toContainText(store.name);
  await expect(storeLink(page, store)).toBeVisible();

  const { fewer, missing } = await fillReservation(context.request, store, other);
  await page.goto('/basket/');
  await isAlive(page, 'cart-page');
  await isAlive(page, 'storefinder-layer');
  await page.getByRole('link', { name: 'Anderen Markt wählen', exact: true }).click();
  const layer = storeLayer(page);
  await placeField(layer).fill('50667');
  await placeField(layer).press('Enter');
  await chooseButton(layer, other).click();
  const question = page.getByRole('dialog', { name: QUESTION });
  await expect(question.getByText(`nur ${fewer.pieces[1]} statt ${fewer.pieces[0]}`)).toBeVisible();
  await expect(question.getByText(missing.name)).toBeVisible();
  await expect(question.getByText('dort nicht vorrätig')).toBeVisible();
  await expectNoAxeViolations(page);
  // The first one is the icon in the corner.
  await question.getByRole('button', { name: 'Markt beibehalten' }).click();
  await expect(question).toBeHidden();
  await expect(chooseButton(layer, other)).toBeFocused();
  for (const product of [fewer.product, missing])
    await expect(lineOf(inStore(page, store), product)).toBeAttached();

  await standAt(page, other);
  await positionButton(layer).click();
  await expect(layer.getByRole('article').first()).toHaveAccessibleName(other.name);
  await chooseButton(layer, other).click();
  await page.getByRole('button', { name: 'Markt trotzdem wechseln' }).click();

  await expect(page.getByText(ADJUSTED)).toBeVisible();
  await expect(lineOf(inStore(page, other), fewer.product)).toBeVisible();
  await expect(lineOf(inStore(page, other), missing)).toBeHidden();
  await expect(
    page.getByRole('link', { name: `Anderen Markt wählen für ${fewer.product.name}` }),
  ).toBeVisible();
  await page.getByRole('button', { name: `${missing.name} online bestellen` }).click();
  await expect(lineOf(atHome(page), missing)).toBeVisible();
  await expect(storeLink(page, other)).toBeVisible();
});

test('the banner about the store that was closed stays away for the session', async ({ open }) => {
  const page = await open(SERVICE);
  await expect(storeBanner(page).getByText('Wählen Sie Ihren Markt')).toBeVisible();
  await turnWheel(page, 600);
  await expect(storeBanner(page)).toBeInViewport();
  await storeBanner(page).getByRole('button', { name: 'Hinweis auf Ihren Markt schließen' }).click();
  await expect(storeBanner(page)).toBeHidden();
  await page.reload();
  await isAlive(page, 'storefinder-layer');
  await expect(storeBanner(page)).toBeHidden();
  const second = await open(SERVICE);
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(storeBanner(second)).toBeHidden();
});

/** A link of the text opens the layer in its mode, over a page that does not scroll, until Escape. */
async function expectModeOfText(page: Page): Promise<void> {
  const opener = page.locator('main').getByRole('link', { name: 'Ihr Markt', exact: true });
  const layer = page.getByRole('dialog', { name: 'Markt mit Transporterverleih wählen' });
  await opener.click();
  await hasFocusWithin(layer);
  const top = await page.evaluate(() => window.scrollY);
  await turnWheel(page, 400);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await expect(opener).toBeFocused();
}

/** From the banner: the browser refuses the position first, and states it then. */
async function findNearest(page: Page, store: KnownStore): Promise<void> {
  await storeBanner(page).getByRole('link', { name: 'Markt finden' }).click();
  const layer = nearestStore(page);
  await positionButton(layer).click();
  await expect(layer.getByText(DENIED)).toBeVisible();
  await expectNoAxeViolations(page);

  await standAt(page, store);
  await positionButton(layer).click();
  await expect(storeCard(layer, store)).toBeVisible();
  await expect(layer.getByText(DENIED)).toBeHidden();
  await chooseButton(layer, store).click();
  await expect(layer).toBeHidden();
}
