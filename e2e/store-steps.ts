import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { ListedProduct } from './shop-steps';
import { isAlive } from './steps';

/** Steps with stores, by labels and roles. */
export interface KnownStore {
  companyId: string;
  name: string;
  address: { street: string; zipCode: string; city: string };
  coords: { lat: number; lon: number };
}

interface StockLine {
  itemId: string;
  quantityText: string;
  location?: string;
}

export interface StockedItem {
  product: ListedProduct;
  listUrl: string;
  /** In the order of the given stores. */
  stock: { quantityText: string; location: string }[];
}

async function read<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const answer = await request.get(path);
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** The two nearest stores. */
export async function storesNear(
  request: APIRequestContext,
  place: string,
): Promise<[nearest: KnownStore, next: KnownStore]> {
  const { results } = await read<{ results: { store: KnownStore }[] }>(request, `/rest/stores/?q=${place}`);
  const [nearest, next] = results;
  if (!nearest || !next) throw new Error(`There are ${results.length} stores near ${place}.`);
  return [nearest.store, next.store];
}

/** The first article of a search whose shelf differs between these stores, and the page that lists it. */
export async function findStockedItem(
  request: APIRequestContext,
  words: string,
  stores: readonly KnownStore[],
): Promise<StockedItem> {
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const query = `q=${words}&page=${page}`;
    const list = await read<{ items: ListedProduct[]; pageCount: number }>(
      request,
      `/rest/products/?${query}`,
    );
    const ids = list.items.map(({ itemId }) => `itemId=${itemId}`).join('&');
    const stocks = await Promise.all(
      stores.map(({ companyId }) =>
        read<{ items: StockLine[] }>(request, `/rest/stores/${companyId}/stock/?${ids}`),
      ),
    );
    for (const product of list.items.filter(({ variations }) => variations.length === 0)) {
      const lines = stocks.map(({ items }) => items.find(({ itemId }) => itemId === product.itemId));
      const stock = lines.flatMap((line) => (line?.location ? [{ ...line, location: line.location }] : []));
      const shelves = new Set(stock.map(({ location }) => location));
      if (shelves.size === stores.length) return { product, stock, listUrl: `/search/?${query}&ms=true` };
    }
    pageCount = list.pageCount;
  }
  throw new Error(`No article of "${words}" is in all of these stores.`);
}

/**
 * The store link in the header, with postal code and name of the chosen store. The name begins with the
 * brand.
 */
export const storeLink = (page: Page, store?: KnownStore): Locator => {
  const name = store
    ? `Ihr Markt: ${store.address.zipCode} ${store.name.replace('Fachwerk ', '')}`
    : 'Markt wählen';
  return page.getByRole('banner').getByRole('link', { name, exact: true });
};

export const storeBanner = (page: Page): Locator =>
  page.getByRole('region', { name: 'Hinweis auf Ihren Markt' });
export const storeLayer = (page: Page): Locator => page.getByRole('dialog', { name: 'Markt wählen' });
export const storeTile = (page: Page): Locator => page.getByRole('dialog', { name: 'Ihr Markt' });
export const placeField = (within: Locator): Locator =>
  within.getByRole('textbox', { name: 'Postleitzahl oder Ort' });
export const positionButton = (within: Locator): Locator =>
  within.getByRole('button', { name: 'Standort verwenden' });
export const storeCard = (within: Locator, { name }: KnownStore): Locator =>
  within.getByRole('article', { name, exact: true });
export const chooseButton = (within: Locator, { name }: KnownStore): Locator =>
  within.getByRole('button', { name: `Als meinen Markt wählen: ${name}`, exact: true });

/** The visitor's device is at the place of the store, and pages may read its position. */
export async function standAt(page: Page, { coords: { lat, lon } }: KnownStore): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: lat, longitude: lon, accuracy: 20 });
}

/** Opens the layer from the header and searches. */
export async function searchStores(page: Page, words: string): Promise<Locator> {
  await isAlive(page, 'header');
  await isAlive(page, 'storefinder-layer');
  // Below, the bar of the header leaves it out.
  await page.evaluate('scrollTo(0, 0)');
  await storeLink(page).click();
  await placeField(storeLayer(page)).fill(words);
  await placeField(storeLayer(page)).press('Enter');
  return storeLayer(page);
}

export async function chooseStore(page: Page, words: string, store: KnownStore): Promise<void> {
  const layer = await searchStores(page, words);
  await chooseButton(layer, store).click();
  await expect(storeLink(page, store)).toBeVisible();
}
