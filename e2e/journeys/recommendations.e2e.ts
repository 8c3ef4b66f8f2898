import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey';
import { findAvailableProduct, scrollToRow } from '../shop-steps';
import { chooseStore, storesNear } from '../store-steps';

const row = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const slides = (page: Page, name: string): Locator =>
  row(page, name)
    .getByRole('list', { name: /Pfeiltasten/ })
    .locator('> li');

test('recommendations turn, follow the chosen store, and show what was seen', async ({ context, open }) => {
  const drill = await findAvailableProduct(context.request);
  const [store] = await storesNear(context.request, '50667');
  const page = await open(drill.url);
  await scrollToRow(page, 'Ähnliche Artikel');
  await expect(row(page, 'Passt dazu').getByRole('article').first()).toBeVisible();
  await expect(row(page, 'Wird oft zusammen gekauft')).toHaveCount(0);
  await expect(row(page, 'Zuletzt angesehen')).toHaveCount(0);

  const similar = slides(page, 'Ähnliche Artikel');
  await expect(row(page, 'Ähnliche Artikel').getByRole('button', { name: 'Weiter blättern' })).toBeVisible();
  await expect(similar.nth(4)).not.toBeInViewport();
  await row(page, 'Ähnliche Artikel').getByRole('button', { name: 'Weiter blättern' }).click();
  await expect(similar.nth(4)).toBeInViewport({ ratio: 0.5 });

  const reloaded = page.waitForResponse((response) => {
    const { pathname, searchParams: query } = new URL(response.url());
    return (
      pathname === '/ajax/recommendations/reload/' &&
      query.get('teaserId') === 'similar' &&
      query.get('companyId') === store.companyId
    );
  });
  await chooseStore(page, '50667', store);
  const { products } = (await (await reloaded).json()) as { products: { name: string }[] };
  await expect(similar).toContainText(products.map(({ name }) => name));
  await expect(similar.first()).toContainText(/Markt/);
  // A track that had snapped would follow its slide to the new place of that slide.
  await row(page, 'Ähnliche Artikel').scrollIntoViewIfNeeded();
  await expect(similar.first()).toBeInViewport({ ratio: 0.5 });

  const link = similar.first().getByRole('link').first();
  const name = await link.textContent();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await scrollToRow(page, 'Zuletzt angesehen');
  await expect(slides(page, 'Zuletzt angesehen')).toHaveText([new RegExp(drill.name)]);
});
