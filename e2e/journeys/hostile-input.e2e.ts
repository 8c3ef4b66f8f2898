import type { BrowserContext, Page } from '@playwright/test';
import { isIn } from '../faults';
import { expect, test } from '../journey';
import { addButton, cartLink, findAvailableProduct, putIntoCart, startWithOneInCart } from '../shop-steps';
import { isAlive, shopUrl } from '../steps';

const CANARY = 'window.wasHacked=1';
const HOSTILE: Record<string, string> = {
  'a script': `<script>${CANARY}</script>`,
  'the end of a script': `</script><script>${CANARY}</script>`,
  'the end of a script in a comment': `<!--<script>${CANARY}//`,
  'the end of an attribute': `"><img src=x onerror="${CANARY}">`,
  'an event handler': `' autofocus onfocus='${CANARY}`,
  'an SVG': `<svg/onload=${CANARY}>`,
  'a template': '{{constructor.constructor("' + CANARY + '")()}}${' + CANARY + '}#{7*7}<%= 7*7 %>',
  'a script address': `javascript:${CANARY}`,
  'the prototype': '__proto__',
  'a constructor': 'constructor',
  SQL: `'; drop table items; --`,
  'marks of direction': '\u202Ehammer\u2066\u200F\u0000',
  'line separators': 'hammer\u2028\u2029\r\nSet-Cookie: hacked=1',
  'a path': '../../../../etc/passwd',
  'a redirect': '//evil.example/\\evil.example',
};
const TEN_KB = 'ä<"&'.repeat(2500);

/** Addresses with the text as query, filter, page, order, and as name of a category and a product. */
const entrances = (text: string): string[] => {
  const raw = encodeURIComponent(text);
  return [
    `/search/?q=${raw}&ms=true`,
    `/search/?q=hammer&sort=${raw}&page=${raw}&f.marke=${raw}&f.${raw}=1`,
    `/c/werkzeug-maschinen/?f.marke=${raw}&page=${raw}&${raw}=${raw}`,
    `/c/${raw}/`,
    `/p/${raw}-1424786/?item=${raw}`,
    `/p/x-${raw}/`,
  ];
};
/** Malformed URLs and parameters. */
const MALFORMED = [
  '/search/?q=%00',
  '/search/?q=%',
  '/search/?q=%ff%fe',
  '/search/?q=a&q=b&q[]=c&q[__proto__][polluted]=1',
  '/search/?__proto__[polluted]=1&constructor.prototype.polluted=1&f.__proto__=1&f.constructor=1',
  '/c/%00/',
  '/c/%2e%2e%2f/',
  '/p/%00-%00/',
  '/%',
  '/%c0%ae%c0%ae/',
];

/** Refused addresses have pages too; browsers log their status. */
const REFUSAL = /Failed to load resource: the server responded with a status of 40[04]/;

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

async function openAll(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  const dialogs = refuseDialogs(context);
  const page = await context.newPage();
  for (const address of addresses) {
    const response = await page.goto(shopUrl() + address.slice(1));
    const status = response?.status() ?? 0;
    expect([200, 400, 404], `${address.slice(0, 200)} answers ${status}`).toContain(status);
    if (status !== 400) await isAlive(page, 'header');
    await expectUnharmed(page, address.slice(0, 200));
  }
  expect(dialogs).toEqual([]);
}

for (const [name, text] of Object.entries(HOSTILE))
  test(`addresses with ${name} do no harm`, async ({ browserConsole, context }) => {
    browserConsole.allow(REFUSAL);
    await openAll(context, entrances(text));
  });

test('malformed addresses do no harm', async ({ browserConsole, context }) => {
  browserConsole.allow(REFUSAL);
  await openAll(context, MALFORMED);
});

test('ten kilobytes in an address do no harm', async ({ browserConsole, context }) => {
  browserConsole.allow(REFUSAL);
  await openAll(context, [`/search/?q=${encodeURIComponent(TEN_KB).slice(0, 10_000)}`]);
});

test('what was searched stands in the page as text, and the search goes on', async ({ open }) => {
  const text = HOSTILE['the end of an attribute'] as string;
  const page = await open(`/search/?q=${encodeURIComponent(text)}&ms=true`);
  await isAlive(page, 'header');
  const field = page.getByRole('combobox', { name: 'Suche' });
  await expect(field).toHaveValue(text);
  await expect(
    page.getByRole('heading', { level: 1 }).filter({ hasText: 'img src=x onerror=' }),
  ).toBeVisible();

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

test('hostile props that come into the page later fail by name, and the rest works', async ({
  browserConsole,
  context,
  open,
}) => {
  browserConsole.allow(/Widget '.*' \(#(bad|odd).*\) on \S+ failed at (props|resolve): /);
  const dialogs = refuseDialogs(context);
  const page = await open((await findAvailableProduct(context.request)).url);
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

  await expectUnharmed(page, 'a page with hostile widgets');
  expect(dialogs).toEqual([]);
  await putIntoCart(page);
  await expect(cartLink(page, 1)).toBeVisible();
});

test('hostile props of a living widget leave it as it was', async ({ browserConsole, context, open }) => {
  browserConsole.allow(/Widget 'product-details-page' \(#w\d+\) on \S+ failed at props: .*productId: /);
  const product = await findAvailableProduct(context.request);
  const page = await open(product.url);
  await isAlive(page, 'product-details-page');

  await page
    .locator('[data-widget="product-details-page"]')
    .evaluate((element) =>
      element.setAttribute('data-props', '{"productId":["<img src=x onerror=alert(1)>"]}'),
    );
  await expect.poll(() => browserConsole.messages.join('\n')).toContain('failed at props: ');

  await isIn(page, 'product-details-page', 'mounted');
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await addButton(page).click();
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
  for (const text of [HOSTILE['a script'], HOSTILE.SQL, HOSTILE['the prototype']])
    for (const field of ['Gutscheincode', 'Kundenkartennummer', 'Kartennummer']) {
      const box = page.getByRole('textbox', { name: field, exact: true });
      await box.fill(text ?? '');
      await box.press('Enter');
      await expect(box).toHaveValue(text ?? '');
    }
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => 'wasHacked' in window)).toBe(false);
});
