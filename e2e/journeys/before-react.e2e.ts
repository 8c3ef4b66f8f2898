import type { BrowserContext } from '@playwright/test';
import { PASSWORD, startWithAccount } from '../account-steps';
import { silent, unreachable } from '../faults';
import { expect, test } from '../journey';
import { turnWheel } from '../pointer-steps';
import {
  addButton,
  cartLink,
  findAvailableProduct,
  quantityField,
  sendForm,
  startWithOneInCart,
} from '../shop-steps';
import { isAlive } from '../steps';

/** The runtime is held back, so that the page is not quiet. */
test.use({ waitsForQuiet: false });

const RUNTIME = /\/shell\/[^/]+\/part-runtime\.js$/;

/** Holds the runtime back until `release` is called. */
async function holdRuntime(context: BrowserContext) {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await context.route(RUNTIME, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** Requests of the runtime so far. */
function runtimeRequests(context: BrowserContext): string[] {
  const requests: string[] = [];
  context.on('request', (request) => {
    if (RUNTIME.test(request.url())) requests.push(request.url());
  });
  return requests;
}

test('count, name and product of a page are shown before React, and the button that was pressed adds in place', async ({
  context,
  open,
}) => {
  const { request } = context;
  const email = await startWithAccount(request);
  await sendForm(request, '/login/', { email, password: PASSWORD });
  const product = await startWithOneInCart(request);
  const { release } = await holdRuntime(context);
  const visitorCalls: string[] = [];
  context.on('request', (call) => {
    if (call.url().endsWith('/rest/user/')) visitorCalls.push(call.url());
  });
  const page = await open(product.url);
  const account = page.getByRole('banner').getByRole('link', { name: /^Mein Konto, Änne Groß-Özdemir/ });
  await expect(cartLink(page, 1)).toBeVisible();
  await expect(account).toBeVisible();
  await addButton(page).click();
  await expect(cartLink(page, 1)).toBeVisible();

  release();
  await expect(cartLink(page, 2)).toBeVisible();
  // Below, the bar of the header leaves it out.
  await page.evaluate('scrollTo(0, 0)');
  await expect(account).toHaveAccessibleName('Mein Konto, Änne Groß-Özdemir, angemeldet mit Kundenkonto');
  expect(visitorCalls, 'the visitor is requested once').toHaveLength(1);
  expect(new URL(page.url()).pathname, 'the form was not sent natively').toBe(product.url);
  expect((await request.get('/rest/user/').then((answer) => answer.json())).cartCount).toBe(2);
});

test('text that was typed before React stays, and its form is sent in place', async ({ context, open }) => {
  await startWithOneInCart(context.request);
  const { release } = await holdRuntime(context);
  const page = await open('/basket/');
  await quantityField(page).fill('3');
  await quantityField(page).press('Enter');
  await page.evaluate('window.isSamePage = true');

  release();
  await isAlive(page, 'cart-page');
  await expect(cartLink(page, 3)).toBeVisible();
  await expect(quantityField(page)).toHaveValue('3');
  expect(await page.evaluate('window.isSamePage'), 'the form was not sent natively').toBe(true);
});

test('the page starts quietly; the first interaction starts the runtime at once', async ({
  context,
  open,
}) => {
  // The load event does not fire while a picture is missing.
  await context.route('**/images/**', silent);
  const requests = runtimeRequests(context);
  const page = await open('/', 'domcontentloaded');
  await turnWheel(page, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(requests, 'scrolling starts nothing').toEqual([]);
  await page.keyboard.press('Tab');
  await isAlive(page, 'header');
  expect(requests).toHaveLength(1);
});

test('without the runtime the page works natively', async ({ browserConsole, context, open }) => {
  browserConsole.allow(/Failed to load resource/, /The shell could not start/);
  const product = await findAvailableProduct(context.request);
  await context.route(RUNTIME, unreachable);
  const page = await open(product.url);

  await addButton(page).click();
  await page.waitForURL('**/basket/');
  await expect(quantityField(page)).toHaveValue('1');
  await expect(cartLink(page, 1)).toBeVisible();
});

test('a call whose code does not load fails like one without connection, and works again afterwards', async ({
  browserConsole,
  context,
  open,
}) => {
  browserConsole.allow(/Failed to load resource/);
  const product = await findAvailableProduct(context.request);
  await context.route(/\/part-http\./, unreachable);
  const page = await open(product.url);
  await isAlive(page, 'product-details-page');
  await addButton(page).click();
  await expect(page.getByText(/keine Verbindung/).first()).toBeVisible();
  await expect(cartLink(page)).toBeVisible();

  await context.unroute(/\/part-http\./);
  await addButton(page).click();
  await expect(cartLink(page, 1)).toBeVisible();
});
