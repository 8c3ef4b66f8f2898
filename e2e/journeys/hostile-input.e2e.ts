import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';
import { isIn } from '../faults';
import { addButton, cartLink, findAvailableProduct, putIntoCart } from '../shop-steps';
import { eventually, hasValue, isAlive, isSeen, journey, shopUrl } from '../steps';

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

/** Ways into a page: a search, filters, pages and orders of a list, names of categories and products. */
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
/** Bytes that no well-formed text has. */
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

/** Refused addresses are pages too, and browsers note their status. */
const options = {
  expectedMessages: [/Failed to load resource: the server responded with a status of 40[04]/],
};

/** No script of a stranger ran, nothing was polluted, and the page has something to say. */
async function expectUnharmed(page: Page, address: string): Promise<void> {
  // Where the server was too slow for it, the browser makes the content.
  await isSeen(page.getByRole('heading', { level: 1 }));
  const found = await page.evaluate(`({
    canary: window.wasHacked ?? null,
    polluted: ({}).polluted ?? null,
    handlers: document.querySelectorAll('[onerror],[onload],[onfocus],a[href^="javascript:" i]').length,
    headings: document.querySelectorAll('h1').length,
  })`);
  assert.deepEqual(found, { canary: null, polluted: null, handlers: 0, headings: 1 }, address);
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
    assert.ok([200, 400, 404].includes(status), `${address.slice(0, 200)} answers ${status}`);
    if (status !== 400) await isAlive(page, 'header');
    await expectUnharmed(page, address.slice(0, 200));
  }
  assert.deepEqual(dialogs, []);
}

for (const [name, text] of Object.entries(HOSTILE))
  journey(
    `addresses with ${name} harm nobody`,
    async ({ context }) => openAll(context, entrances(text)),
    options,
  );

journey('malformed addresses harm nobody', async ({ context }) => openAll(context, MALFORMED), options);

journey(
  'ten kilobytes in an address harm nobody',
  async ({ context }) => openAll(context, [`/search/?q=${encodeURIComponent(TEN_KB).slice(0, 10_000)}`]),
  options,
);

journey('what was searched stands in the page as text, and the search goes on', async ({ open }) => {
  const text = HOSTILE['the end of an attribute'] as string;
  const page = await open(`/search/?q=${encodeURIComponent(text)}&ms=true`);
  await isAlive(page, 'header');
  const field = page.getByRole('searchbox', { name: 'Suche' });
  await hasValue(field, text);
  await isSeen(page.getByRole('heading', { level: 1 }).filter({ hasText: 'img src=x onerror=' }));

  await field.fill('akkuschrauber');
  await field.press('Enter');
  await page.waitForURL('**/search/?q=akkuschrauber*');
  await isSeen(page.locator('main').getByRole('article').first());
});

const BAD_PROPS: { props: string; says: RegExp }[] = [
  { props: 'no json <script>window.wasHacked=1</script>', says: /data-props is no JSON/ },
  { props: '{"productId":{"toString":"window.wasHacked=1"}}', says: /productId/ },
  { props: '{"__proto__":{"polluted":1},"productId":7}', says: /productId/ },
  { props: '[]', says: /product-details-page/ },
  { props: 'null', says: /product-details-page/ },
  { props: `{"productId":"${'x'.repeat(10_000)}"}`, says: /productId/ },
];

journey(
  'hostile props that come into the page later fail by name, and the rest works',
  async ({ context, open, heard }) => {
    const dialogs = refuseDialogs(context);
    const page = await open((await findAvailableProduct(context.request)).url);
    await isAlive(page, 'product-details-page');
    for (const [index, { props, says }] of BAD_PROPS.entries()) {
      await page.evaluate(addWidget, { id: `bad${index}`, widget: 'product-details-page', props });
      await eventually(async () => {
        const report = heard.find((text) => text.includes(`#bad${index})`));
        assert.ok(report, `nobody reports ${props.slice(0, 100)}`);
        assert.match(report, /Widget 'product-details-page' .* failed at props: /);
        assert.match(report, says);
      });
    }
    for (const widget of ['constructor', '__proto__', '../cart', '<script>', 'cart-page,header'])
      await page.evaluate(addWidget, { id: `odd-${widget}`, widget, props: '{}' });
    await eventually(async () =>
      assert.equal(heard.filter((text) => text.includes('No live micro-frontend offers')).length, 5),
    );

    await expectUnharmed(page, 'a page with hostile widgets');
    assert.deepEqual(dialogs, []);
    await putIntoCart(page);
    await isSeen(cartLink(page, 1));
  },
  { expectedMessages: [/Widget '.*' \(#(bad|odd).*\) on \S+ failed at (props|resolve): /] },
);

journey(
  'hostile props of a living widget leave it as it was',
  async ({ context, open, heard }) => {
    const product = await findAvailableProduct(context.request);
    const page = await open(product.url);
    await isAlive(page, 'product-details-page');

    await page
      .locator('[data-widget="product-details-page"]')
      .evaluate((element) =>
        element.setAttribute('data-props', '{"productId":["<img src=x onerror=alert(1)>"]}'),
      );
    await eventually(async () => assert.ok(heard.some((text) => text.includes('failed at props: '))));

    await isIn(page, 'product-details-page', 'mounted');
    await isSeen(page.getByRole('heading', { level: 1, name: product.name }));
    await addButton(page).click();
    await isSeen(cartLink(page, 1));
  },
  { expectedMessages: [/Widget 'product-details-page' \(#w\d+\) on \S+ failed at props: .*productId: /] },
);

/** Runs in the page, as the script of an editor would. */
function addWidget({ id, widget, props }: { id: string; widget: string; props: string }): void {
  const element = document.createElement('div');
  element.id = id;
  element.dataset.widget = widget;
  element.dataset.props = props;
  document.body.append(element);
}
