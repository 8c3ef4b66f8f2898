import type { Locator, Page } from '@playwright/test';

/** A category list, whose tiles are static parts. */
export const LIST = '/c/werkzeug-maschinen/akkuwerkzeuge/';
export const WISHLIST = '/merkliste/';

export const hearts = (page: Page): Locator =>
  page.locator('main').getByRole('button', { name: /auf die Merkliste$/ });
export const pressedHearts = (page: Page): Locator =>
  page.locator('main').getByRole('button', { name: /auf die Merkliste$/, pressed: true });

/** The wishlist link in the header; its name contains the number of pieces. */
export const wishlistLink = (page: Page, count?: number): Locator =>
  page
    .getByRole('banner')
    .getByRole('link', { name: count ? `Merkliste, ${count} Artikel` : 'Merkliste', exact: true });

export const entries = (page: Page): Locator => page.locator('main').getByRole('article');
