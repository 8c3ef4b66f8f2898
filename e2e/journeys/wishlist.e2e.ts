import { randomBytes } from 'node:crypto';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { cartLink, ERIKA, findAvailableProduct, sendForm, startLoggedIn } from '../shop-steps';
import { isAlive } from '../steps';
import { entries, hearts, LIST, pressedHearts, WISHLIST, wishlistLink } from '../wishlist-steps';

test('a guest keeps items on a list, changes them in two tabs, and has them as a customer', async ({
  context,
  open,
}) => {
  const list = await open(LIST);
  await isAlive(list, 'product-list-page');
  const page = await open('/impressum/');
  await isAlive(page, 'header');
  await hearts(list).nth(0).click();
  await hearts(list).nth(1).click();
  await expect(pressedHearts(list)).toHaveCount(2);
  await expect(wishlistLink(list, 2)).toBeVisible();

  await wishlistLink(page, 2).click();
  await page.waitForURL(`**${WISHLIST}`);
  await isAlive(page, 'wishlist-page');
  await expect(entries(page)).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page
    .getByRole('button', { name: /^Eins mehr von/ })
    .first()
    .click();
  await expect(wishlistLink(page, 3)).toBeVisible();
  await page
    .getByRole('button', { name: /von der Merkliste entfernen$/ })
    .last()
    .click();
  await expect(entries(page)).toHaveCount(1);
  await expect(pressedHearts(list)).toHaveCount(1);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(entries(page)).toHaveCount(2);
  await expect(pressedHearts(list)).toHaveCount(2);

  await page.getByRole('button', { name: 'Alles in den Warenkorb' }).click();
  await expect(page.getByText('3 Artikel liegen jetzt im Warenkorb')).toBeVisible();
  await expect(cartLink(page, 3)).toBeVisible();

  const urls = await entries(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await startLoggedIn(context.request, ERIKA);
  await page.goto(WISHLIST);
  const kept = await entries(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(kept).toEqual(expect.arrayContaining(urls));
  await sendForm(context.request, '/logout/', {});
  await page.goto(WISHLIST);
  await expect(page.getByRole('heading', { name: 'Ihre Merkliste ist noch leer' })).toBeVisible();
});

test('a shared list is read-only, and gone after its revocation, like one of a made-up link', async ({
  browser,
  context,
  open,
}) => {
  const { itemId } = await findAvailableProduct(context.request);
  await sendForm(context.request, '/wishlist/addItem/', { itemId });
  const mine = await open(WISHLIST);
  await isAlive(mine, 'wishlist-page');
  await mine.getByRole('button', { name: 'Link erstellen' }).click();
  const { pathname, search } = new URL(await mine.getByLabel('Link zu Ihrer Merkliste').inputValue());

  const friend = await browser.newContext({ baseURL: new URL(mine.url()).origin });
  const shared = await friend.newPage();
  await shared.goto(pathname + search);
  await expect(shared.getByRole('heading', { name: 'Geteilte Merkliste' })).toBeVisible();
  await expect(entries(shared)).toHaveCount(1);
  await expect(shared.getByRole('button', { name: /entfernen$/ })).toHaveCount(0);
  await expect(shared.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  await mine.getByRole('button', { name: 'Nicht mehr teilen' }).click();
  await expect(mine.getByRole('button', { name: 'Link erstellen' })).toBeVisible();
  await shared.reload();
  const isGone = () =>
    expect(shared.getByRole('heading', { name: 'Diese Merkliste wird nicht mehr geteilt' })).toBeVisible();
  await isGone();
  await shared.goto(`${WISHLIST}?liste=${randomBytes(24).toString('base64url')}`);
  await isGone();
  await friend.close();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('the list works by forms alone', async ({ open }) => {
    const page = await open(LIST);
    await hearts(page).first().click();
    await page.waitForURL(`**${WISHLIST}`);
    await expect(entries(page)).toHaveCount(1);

    await page.getByRole('spinbutton').fill('2');
    await page.getByRole('button', { name: /^Menge von .* übernehmen$/ }).click();
    await expect(page.getByRole('spinbutton')).toHaveValue('2');
    await page.getByRole('button', { name: 'Link erstellen' }).click();
    await expect(page.getByLabel('Link zu Ihrer Merkliste')).toBeVisible();
    await page.getByRole('button', { name: 'Alles in den Warenkorb' }).click();
    await expect(page.getByText('2 Artikel liegen jetzt im Warenkorb')).toBeVisible();
    await page.getByRole('button', { name: /von der Merkliste entfernen$/ }).click();
    await expect(page.getByRole('heading', { name: 'Ihre Merkliste ist noch leer' })).toBeVisible();
  });
});
