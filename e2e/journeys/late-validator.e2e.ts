import type { BrowserContext, Page } from '@playwright/test';
import { expectProblem, field, fill, press } from '../account-steps';
import { expect, test, type Visitor } from '../journey';
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

/** One page with a list, one with a product, one with a cart; the build checks every widget. */
const PAGES: [path: string, widget: string][] = [
  ['/', 'header'],
  ['/search/?q=bohrer', 'search-results-page'],
  ['/basket/', 'cart-page'],
];

/** Opens a page, waits until it is interactive, and expects no validator so far. */
async function openWithoutValidator(
  open: Visitor['open'],
  validators: string[],
  path: string,
  widget: string,
): Promise<Page> {
  const page = await open(path);
  await isAlive(page, widget);
  // A busy page server leaves a widget to the browser, which then checks its props. Layers wait to be opened.
  await expect(page.locator('[data-props]:not([data-widget-state="waiting"])')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(validators, path).toEqual([]);
  return page;
}

test('pages of the shop load no validator; the rules of a form arrive with its first use', async ({
  context,
  open,
}) => {
  const validators = watchValidators(context);
  const product = await startWithOneInCart(context.request);
  for (const [path, widget] of [...PAGES, [product.url, 'product-details-page'] as const])
    await (await openWithoutValidator(open, validators, path, widget)).close();

  const page = await openWithoutValidator(open, validators, '/login/', 'login-form');
  await field(page, 'E-Mail-Adresse').focus();
  await expect.poll(() => validators.length).toBeGreaterThan(0);
  await press(page, 'Anmelden');
  await expectProblem(field(page, 'E-Mail-Adresse'), 'Bitte geben Sie Ihre E-Mail-Adresse ein.');
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
