import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './journey';
import { isAlive, shopUrl } from './steps';

/** Steps of a visitor, by labels and roles. */
export async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Suche' }).fill(words);
  await page.getByRole('button', { name: 'Suchen' }).click();
  await page.waitForURL('**/search/?*');
}

/** Opens the first product of a list that can be ordered; returns its name. */
export async function openFirstAvailableProduct(page: Page): Promise<string> {
  const tile = page.locator('main').getByRole('article').filter({ hasText: 'Online verfügbar' }).first();
  await tile.getByRole('link').first().click();
  await page.waitForURL('**/p/**');
  return (await page.getByRole('heading', { level: 1 }).innerText()).trim();
}

/** The cart link in the header; its name contains the number of articles. */
export const cartLink = (page: Page, count?: number): Locator =>
  page
    .getByRole('banner')
    .getByRole('link', { name: count ? `Warenkorb, ${count} Artikel` : 'Warenkorb', exact: true });

export const addButton = (page: Page): Locator =>
  page.locator('main').getByRole('button', { name: 'In den Warenkorb' }).first();

/** Puts the product into the cart without leaving the page. */
export async function putIntoCart(page: Page): Promise<void> {
  await isAlive(page, 'product-details-page');
  await addButton(page).click();
}

export const quantityField = (page: Page): Locator =>
  page.getByRole('spinbutton', { name: /^Menge von/ }).first();

export const emptyCartHeading = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' });

/** A row of items. On a busy machine its page comes without it, and it is rendered when its place is seen. */
export async function scrollToRow(page: Page, name: string): Promise<Locator> {
  const row = page.getByRole('region', { name, exact: true });
  await expect(async () => {
    for (const place of await page.locator('[data-widget="recommendations-teaser"]').all())
      await place.scrollIntoViewIfNeeded();
    await row.scrollIntoViewIfNeeded({ timeout: 1000 });
  }).toPass();
  return row;
}

export interface ListedProduct {
  itemId: string;
  name: string;
  url: string;
  statusOnline: string;
  statusStore: string;
  variations: unknown[];
  eeLabels: unknown[];
  reviews: { count: number };
}

/** The first product of a search that meets the condition, from the API. */
export async function findProduct(
  request: APIRequestContext,
  words: string,
  isIt: (product: ListedProduct) => boolean,
): Promise<ListedProduct> {
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const query = new URLSearchParams({ q: words, page: String(page) });
    const answer = await request.get(`/rest/products/?${query.toString()}`);
    const list = (await answer.json()) as { items: ListedProduct[]; pageCount: number };
    const found = list.items.find(isIt);
    if (found) return found;
    pageCount = list.pageCount;
  }
  throw new Error(`No product of "${words}" is like ${isIt.toString()}`);
}

export const findAvailableProduct = (request: APIRequestContext): Promise<ListedProduct> =>
  findProduct(request, 'akkuschrauber', ({ statusOnline }) => statusOnline === 'Available');

/** Sends the request of a form without script, without a page. */
export async function sendForm(
  request: APIRequestContext,
  path: string,
  form: Record<string, string>,
): Promise<void> {
  const headers = { origin: new URL(shopUrl()).origin, accept: 'text/html' };
  const answer = await request.post(path, { form, headers, maxRedirects: 0 });
  if (answer.status() !== 303) throw new Error(`${path} was not taken: ${answer.status()}`);
}

/** Puts one piece into the visitor's cart, without a page. */
export async function startWithOneInCart(request: APIRequestContext): Promise<ListedProduct> {
  const product = await findAvailableProduct(request);
  await sendForm(request, '/basket/add/', { itemId: product.itemId, quantity: '1' });
  return product;
}

/** Demonstration accounts; both have this password. */
export const ERIKA = 'erika@example.org';
export const PROFESSIONAL = 'profi@example.org';
export const PASSWORD = 'Fachwerk-1';

/** Logs the visitor in, without a page. */
export async function startLoggedIn(request: APIRequestContext, email: string): Promise<void> {
  const answer = await request.post('/login/', {
    form: { email, password: PASSWORD },
    headers: { origin: new URL(shopUrl()).origin, accept: 'text/html' },
    maxRedirects: 0,
  });
  const { location = '' } = answer.headers();
  if (answer.status() !== 303 || location.includes('answer='))
    throw new Error(`${email} is not logged in: ${answer.status()} ${location}`);
}
