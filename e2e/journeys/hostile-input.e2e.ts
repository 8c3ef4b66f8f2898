import type { BrowserContext, Page } from '@playwright/test';
import { HOSTILE_TEXTS } from '../hostile-texts';
import { expect, test } from '../journey';
import { cartLink, findAvailableProduct, putIntoCart, startWithOneInCart } from '../shop-steps';
import { isAlive, isLong } from '../steps';

/** No injected script ran, no prototype is polluted, and the page has content. */
async function expectUnharmed(page: Page, address: string): Promise<void> {
  // If the server is too slow, the browser renders the content.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const found = await page.evaluate(`({
    canary: window.wasHacked ?? null,
    polluted: ({}).polluted ?? null,
    handlers: document.querySelectorAll('[onerror],[onload],[onfocus],a[href^="javascript:" i]').length,
    headings: document.querySelectorAll('h1').length,
  })`);
  expect(found, address).toEqual({ canary: null, polluted: null, handlers: 0, headings: 1 });
}

function refuseDialogs(context: BrowserContext): string[] {
  const dialogs: string[] = [];
  context.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

/** React writes the same text again; LONG=1 opens every address in which `http/hostile-input` sends it. */
const SHOWN = Object.entries(HOSTILE_TEXTS).filter(
  ([name]) => isLong || ['a script', 'the end of an attribute', 'a script address'].includes(name),
);

test('hostile words of a search stand in the living page as text, and the search goes on', async ({
  context,
  open,
}) => {
  const dialogs = refuseDialogs(context);
  for (const [name, text] of SHOWN) {
    const page = await open(`/search/?q=${encodeURIComponent(text)}&ms=true`);
    await isAlive(page, 'search-results-page');
    await expectUnharmed(page, name);
    await expect(page.getByRole('combobox', { name: 'Suche' }), name).toHaveValue(text);
  }
  expect(dialogs).toEqual([]);

  const page = await open(
    `/search/?q=${encodeURIComponent(HOSTILE_TEXTS['the end of an attribute'])}&ms=true`,
  );
  await isAlive(page, 'header');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading.filter({ hasText: 'img src=x onerror=' })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Suche' });
  await field.fill('akkuschrauber');
  await field.press('Enter');
  await page.waitForURL('**/search/?q=akkuschrauber*');
  await expect(page.locator('main').getByRole('article').first()).toBeVisible();
});

const BAD_PROPS: { props: string; reason: RegExp }[] = [
  { props: 'no json <script>window.wasHacked=1</script>', reason: /data-props is no JSON/ },
  { props: '{"productId":{"toString":"window.wasHacked=1"}}', reason: /productId/ },
  { props: '{"__proto__":{"polluted":1},"productId":7}', reason: /productId/ },
  { props: '[]', reason: /product-details-page/ },
  { props: 'null', reason: /product-details-page/ },
  { props: `{"productId":"${'x'.repeat(10_000)}"}`, reason: /productId/ },
];

test('hostile props fail by name, leave a living widget as it was, and the rest works', async ({
  browserConsole,
  context,
  open,
}) => {
  browserConsole.allow(
    /Widget '.*' \(#(bad|odd).*\) on \S+ failed at (props|resolve): /,
    /Widget 'product-details-page' \(#w\d+\) on \S+ failed at props: .*productId: /,
  );
  const dialogs = refuseDialogs(context);
  const product = await findAvailableProduct(context.request);
  const page = await open(product.url);
  await isAlive(page, 'product-details-page');
  for (const [index, { props, reason }] of BAD_PROPS.entries()) {
    await page.evaluate(addWidget, { id: `bad${index}`, widget: 'product-details-page', props });
    await expect(async () => {
      const report = browserConsole.messages.find((text) => text.includes(`#bad${index})`));
      expect(report, `no report of ${props.slice(0, 100)}`).toBeDefined();
      expect(report).toMatch(/Widget 'product-details-page' .* failed at props: /);
      expect(report).toMatch(reason);
    }).toPass();
  }
  for (const widget of ['constructor', '__proto__', '../cart', '<script>', 'cart-page,header'])
    await page.evaluate(addWidget, { id: `odd-${widget}`, widget, props: '{}' });
  const unknown = () =>
    browserConsole.messages.filter((text) => text.includes('No live micro-frontend offers'));
  await expect.poll(() => unknown().length).toBe(5);

  const living = page.locator('main [data-widget="product-details-page"]').first();
  await living.evaluate((element) =>
    element.setAttribute('data-props', '{"productId":["<img src=x onerror=alert(1)>"]}'),
  );
  await expect.poll(() => browserConsole.messages.join('\n')).toMatch(/\(#w\d+\) on \S+ failed at props: /);
  await expect(living).toHaveAttribute('data-widget-state', 'mounted');
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();

  await expectUnharmed(page, 'a page with hostile widgets');
  expect(dialogs).toEqual([]);
  await putIntoCart(page);
  await expect(cartLink(page, 1)).toBeVisible();
});

/** Runs in the page, like a script of an editor. */
function addWidget({ id, widget, props }: { id: string; widget: string; props: string }): void {
  const element = document.createElement('div');
  element.id = id;
  element.dataset.widget = widget;
  element.dataset.props = props;
  document.body.append(element);
}

test('hostile text in the coupon, customer card and gift card fields is refused and stays in its field', async ({
  browserConsole,
  context,
  open,
}) => {
  // The limit of attempts answers with 429.
  browserConsole.allow(/Failed to load resource: .* status of 4\d\d/);
  const { name } = await startWithOneInCart(context.request);
  const page = await open('/basket/');
  await isAlive(page, 'cart-page');
  for (const title of ['Gutscheincode einlösen', 'Kundenkarte nutzen', 'Geschenkkarte einlösen'])
    await page.locator('summary', { hasText: title }).first().click();
  for (const text of [HOSTILE_TEXTS['a script'], HOSTILE_TEXTS.SQL, HOSTILE_TEXTS['the prototype']])
    for (const field of ['Gutscheincode', 'Kundenkartennummer', 'Kartennummer']) {
      const box = page.getByRole('textbox', { name: field, exact: true });
      await box.fill(text);
      await box.press('Enter');
      await expect(box).toHaveValue(text);
    }
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => 'wasHacked' in window)).toBe(false);
});
