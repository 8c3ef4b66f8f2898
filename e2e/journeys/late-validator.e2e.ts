import type { BrowserContext } from '@playwright/test';
import { expectProblem, field, fill, press } from '../account-steps';
import { foreignPage, MAGAZINE, TAG, widgetElement } from '../foreign-site';
import { expect, test } from '../journey';
import { startWithOneInCart } from '../shop-steps';
import { isAlive, shopUrl } from '../steps';

/** Addresses of the scripts with zod that the browser has loaded so far. */
function watchValidators(context: BrowserContext): string[] {
  const found: string[] = [];
  context.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    response.text().then(
      (text) => void (text.includes('_zod') && found.push(response.url())),
      () => {},
    );
  });
  return found;
}

const PAGES: [path: string, widget: string][] = [
  ['/', 'header'],
  ['/c/werkzeug-maschinen/', 'product-list-page'],
  ['/search/?q=bohrer', 'search-results-page'],
  ['/stores/', 'storefinder-page'],
  ['/basket/', 'cart-page'],
  ['/login/', 'login-form'],
  ['/register/', 'register'],
  ['/widerruf/', 'withdrawal'],
  ['/impressum/', 'header'],
];

test('pages of the shop load no validator', async ({ context, open }) => {
  const validators = watchValidators(context);
  const product = await startWithOneInCart(context.request);
  for (const [path, widget] of [...PAGES, [product.url, 'product-details-page'] as const]) {
    await expect(async () => {
      validators.length = 0;
      const page = await open(path);
      await isAlive(page, widget);
      // A busy page server leaves a widget to the browser, which then checks its props.
      await expect(page.locator('[data-props]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await page.close();
      expect(validators, path).toEqual([]);
    }).toPass();
  }
});

test('a widget of the shop takes new props from a script of the page', async ({
  browserConsole,
  context,
  open,
}) => {
  browserConsole.allow(/failed at props: its props are not what it expects: productId: expected string/);
  const validators = watchValidators(context);
  const [first, second] = (await context.request
    .get('/rest/products/?category=werkzeug-maschinen')
    .then((answer) => answer.json())
    .then(({ items }: { items: { url: string; productId: string; name: string }[] }) => items)) as [
    { url: string },
    { productId: string; name: string },
  ];
  const page = await open(first.url);
  await isAlive(page, 'product-details-page');
  const widget = page.locator('[data-widget="product-details-page"]');
  await expect(widget).not.toHaveAttribute('data-props');
  const heading = page.getByRole('heading', { level: 1, name: second.name });
  await expect(heading).toBeHidden();

  const setProps = (props: object) =>
    widget.evaluate((element, text) => element.setAttribute('data-props', text), JSON.stringify(props));
  await setProps({ productId: second.productId });
  await expect(heading).toBeVisible();
  await expect.poll(() => validators.length, 'the validator was loaded for the new props').toBeGreaterThan(0);

  await setProps({ productId: 7 });
  await expect.poll(() => browserConsole.messages.join('\n')).toContain('failed at props: ');
  await expect(heading).toBeVisible();
});

test('a third-party page can change the props of a widget', async ({
  browserConsole,
  context,
  showForeignPage,
}) => {
  browserConsole.allow(/failed at props: its props are not what it expects: limit: expected at most 24/);
  showForeignPage(
    '/teaser',
    foreignPage(TAG, widgetElement('product-teaser', { headline: 'Vorher', limit: 2 })),
  );
  const page = await context.newPage();
  await page.goto(`${MAGAZINE}/teaser`);
  await isAlive(page, 'product-teaser');
  await expect(page.getByRole('heading', { name: 'Vorher' })).toBeVisible();

  const setProps = (props: object) =>
    page
      .locator('[data-widget="product-teaser"]')
      .evaluate((element, text) => element.setAttribute('data-props', text), JSON.stringify(props));
  await setProps({ headline: 'Nachher', limit: 1 });
  await expect(page.getByRole('heading', { name: 'Nachher' })).toBeVisible();

  await setProps({ headline: 'Zu viel', limit: 400 });
  await expect.poll(() => browserConsole.messages.join('\n')).toContain('limit: expected at most 24');
  await expect(page.getByRole('heading', { name: 'Nachher' })).toBeVisible();
});

test('the rules of a form arrive with its first use', async ({ context, open }) => {
  const validators = watchValidators(context);
  const page = await open('/login/');
  await isAlive(page, 'login-form');
  await page.waitForLoadState('networkidle');
  expect(validators).toEqual([]);

  await field(page, 'E-Mail-Adresse').focus();
  await expect.poll(() => validators.length).toBeGreaterThan(0);
  await press(page, 'Anmelden');
  await expectProblem(field(page, 'E-Mail-Adresse'), 'Bitte geben Sie Ihre E-Mail-Adresse ein.');
});

test('if the rules of a form cannot be loaded, the server checks it', async ({
  browserConsole,
  context,
  open,
}) => {
  browserConsole.allow(/Failed to load resource/);
  const files = new Set<string>();
  const probe = await context.newPage();
  probe.on('response', (response) => void files.add(new URL(response.url()).pathname));
  await probe.goto('/login/');
  await isAlive(probe, 'login-form');
  await probe.waitForLoadState('networkidle');
  await probe.close();
  // Every script that the page did not need to become interactive.
  await context.route('**/assets/**/*.js', (route) =>
    files.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );

  const page = await open('/login/');
  await isAlive(page, 'login-form');
  await fill(page, { 'E-Mail-Adresse': 'erika' });
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url() === shopUrl('/login/'),
  );
  await press(page, 'Anmelden');

  expect((await answer).status()).toBe(400);
  await expectProblem(field(page, 'E-Mail-Adresse'), 'Bitte geben Sie eine gültige E-Mail-Adresse ein');
});
