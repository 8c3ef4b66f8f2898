import type { Locator, Page } from 'playwright-core';
import { isAlive } from './steps';

/** What a visitor does in the shop, by the words and roles that they meet. */
export async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Suche' }).fill(words);
  await page.getByRole('button', { name: 'Suchen' }).click();
  await page.waitForURL('**/search/?*');
}

/** Opens the first product of a list that can be ordered, and answers its name. */
export async function openFirstAvailableProduct(page: Page): Promise<string> {
  const tile = page.locator('main').getByRole('article').filter({ hasText: 'Online verfügbar' }).first();
  await tile.getByRole('link').first().click();
  await page.waitForURL('**/p/**');
  return (await page.getByRole('heading', { level: 1 }).innerText()).trim();
}

/** The cart's link in the header says how much is in it. */
export const cartLink = (page: Page, count?: number): Locator =>
  page
    .getByRole('banner')
    .getByRole('link', { name: count ? `Warenkorb, ${count} Artikel` : 'Warenkorb', exact: true });

export const addButton = (page: Page): Locator =>
  page.locator('main').getByRole('button', { name: 'In den Warenkorb' }).first();

/** Without leaving the page. */
export async function putIntoCart(page: Page): Promise<void> {
  await isAlive(page, 'product-details-page');
  await addButton(page).click();
}

export const quantityField = (page: Page): Locator =>
  page.getByRole('spinbutton', { name: /^Menge von/ }).first();

export const emptyCartHeading = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' });
