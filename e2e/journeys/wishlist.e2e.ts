import { randomBytes } from 'node:crypto';
import { expectNoAxeViolations } from '../axe';
import { unreachable } from '../faults';
import { expect, test } from '../journey';
import { cartLink, ERIKA, sendForm, startLoggedIn } from '../shop-steps';
import { isAlive, withoutTimer } from '../steps';
import { entries, hearts, LIST, pressedHearts, wish, WISHLIST, wishlistLink } from '../wishlist-steps';

const RUNTIME = /\/shell\/[^/]+\/part-runtime\.js$/;

test('a guest keeps items on a list, changes them, and has them as a customer', async ({ context, open }) => {
  const page = await open(LIST);
  await isAlive(page, 'product-list-page');
  await wish(page, 0);
  await wish(page, 1);
  await expect(pressedHearts(page)).toHaveCount(2);
  await expect(wishlistLink(page, 2)).toBeVisible();

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
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(entries(page)).toHaveCount(2);

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

test('a heart that is pressed before React is pressed after it', async ({ context, open }) => {
  // The time after which a press is performed natively does not pass: a busy machine needs longer.
  await context.addInitScript(withoutTimer(5000));
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await context.route(RUNTIME, async (route) => {
    await released;
    await route.continue();
  });
  const page = await open(LIST);
  await hearts(page).nth(2).click();
  await expect(pressedHearts(page)).toHaveCount(0);

  release();

  await expect(pressedHearts(page)).toHaveCount(1);
  await expect(wishlistLink(page, 1)).toBeVisible();
  expect(new URL(page.url()).pathname, 'the form was not sent natively').toBe(LIST);
  await page.reload();
  await expect(pressedHearts(page)).toHaveCount(1);
});

test('a heart of the start page works in place', async ({ open }) => {
  const page = await open('/');
  await hearts(page).first().click();

  await expect(pressedHearts(page)).toHaveCount(1);
  await expect(wishlistLink(page, 1)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a heart goes back with a message when the API fails', async ({ browserConsole, context, open }) => {
  browserConsole.allow(/Failed to load resource/);
  await context.route('**/wishlist/addItem/', unreachable);
  const page = await open(LIST);
  await isAlive(page, 'product-list-page');

  await hearts(page).first().click();

  await expect(page.getByText('Der Artikel ist nicht auf der Merkliste.')).toBeVisible();
  await expect(pressedHearts(page)).toHaveCount(0);
});

test('both tabs show the same list', async ({ open }) => {
  const list = await open(LIST);
  await isAlive(list, 'product-list-page');
  await wish(list, 0);
  await expect(wishlistLink(list, 1)).toBeVisible();
  const wishlist = await open(WISHLIST);
  await isAlive(wishlist, 'wishlist-page');
  await expect(entries(wishlist)).toHaveCount(1);

  await hearts(list).nth(1).click();
  await expect(entries(wishlist)).toHaveCount(2);
  await wishlist
    .getByRole('button', { name: /von der Merkliste entfernen$/ })
    .first()
    .click();
  await expect(pressedHearts(list)).toHaveCount(1);
});

test('a shared list is read-only, and gone after its revocation', async ({ browser, open }) => {
  const list = await open(LIST);
  await isAlive(list, 'product-list-page');
  await wish(list, 0);
  await expect(wishlistLink(list, 1)).toBeVisible();
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
  await expect(
    shared.getByRole('heading', { name: 'Diese Merkliste wird nicht mehr geteilt' }),
  ).toBeVisible();
  await friend.close();
});

test('a made-up link shows nothing', async ({ open }) => {
  const page = await open(`${WISHLIST}?liste=${randomBytes(24).toString('base64url')}`);

  await expect(page.getByRole('heading', { name: 'Diese Merkliste wird nicht mehr geteilt' })).toBeVisible();
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

test('hearts that are pressed quickly before the page is left are all on the list', async ({ open }) => {
  const page = await open(LIST);
  await isAlive(page, 'product-list-page');
  await hearts(page).nth(0).click();
  await hearts(page).nth(1).click();
  await page.goto(WISHLIST);

  await expect(entries(page)).toHaveCount(2);
  await expect(wishlistLink(page, 2)).toBeVisible();
});
