import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';
import { silent } from '../faults';
import { cartLink, quantityField, startWithOneInCart } from '../shop-steps';
import { eventually, hasValue, isAlive, isSeen, journey } from '../steps';
import { startCanary, type Canary } from '../tampered-version';

interface Fault {
  name: string;
  /** What the new version of the cart does; a copy of the stable one unless told. */
  entry?: (container: string) => string;
  /** What the network does to it. */
  network?: (context: BrowserContext, canary: Canary) => Promise<unknown>;
  step: string;
  /** What the browser itself says. */
  browserSays: RegExp[];
}

const LOAD_FAILED = /Failed to load resource: /;
const INTEGRITY = /Failed to find a valid digest in the 'integrity' attribute/;
const UNUSED_PRELOAD = /was preloaded using link preload but not used/;
/** React says that the server's HTML is of another component: it is. */
const REPAIRED = /was repaired/;
const REPORT = /Widget 'cart-page' \(#w\d+\) on \/basket\/ failed at /;

/** A container as webpack writes them; `root` is the source of its one component, with React in reach. */
const containerOf = (root: string) => (container: string) => `var ${container} = {
  init(scope) { this.react = Object.values(scope.react)[0].lib(); },
  get(expose) {
    const React = this.react;
    return Promise.resolve(() => ({ default: {
      name: expose.slice(2), data: 'none', hydrate: 'load', messages: [], examples: [],
      parseProps: (props) => ({ ok: true, props }),
      Root: ${root},
    } }));
  },
};`;
const spoiled = async (context: BrowserContext, files: RegExp) =>
  context.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.wasRun = true;${await response.text()}` });
  });
const entryOf = ({ files }: Canary) => new RegExp(`${files.source}remoteEntry\\.js`);
const chunksOf = ({ files }: Canary) => new RegExp(`${files.source}(?!remoteEntry)[^/]+\\.js`);
const lost = (context: BrowserContext, files: RegExp) =>
  context.route(files, (route) => route.fulfill({ status: 404, body: '' }));

const FAULTS: Fault[] = [
  {
    name: 'has lost its entry',
    network: (context, canary) => lost(context, entryOf(canary)),
    step: 'load',
    browserSays: [LOAD_FAILED, INTEGRITY],
  },
  {
    name: 'has lost its chunks',
    network: (context, canary) => lost(context, chunksOf(canary)),
    step: 'load',
    browserSays: [LOAD_FAILED, INTEGRITY],
  },
  {
    name: 'has an entry of other bytes than were published',
    network: (context, canary) => spoiled(context, entryOf(canary)),
    step: 'load',
    browserSays: [INTEGRITY],
  },
  {
    name: 'has chunks of other bytes than were published',
    network: (context, canary) => spoiled(context, chunksOf(canary)),
    step: 'load',
    browserSays: [INTEGRITY],
  },
  {
    name: 'has a style sheet of other bytes than were published',
    network: (context, { files }) =>
      context.route(new RegExp(`${files.source}[^/]+\\.css`), async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()} body { display: none }` });
      }),
    step: 'load',
    browserSays: [INTEGRITY],
  },
  {
    name: 'does not answer',
    network: (context, canary) => context.route(entryOf(canary), silent),
    step: 'load',
    browserSays: [],
  },
  {
    name: 'throws when it is loaded',
    entry: () => "throw new Error('broken build')",
    step: 'load',
    browserSays: [/uncaught Error: broken build/],
  },
  {
    name: 'throws when it renders',
    entry: containerOf("() => { throw new Error('broken component'); }"),
    step: 'render',
    browserSays: [REPAIRED],
  },
  {
    name: 'crashes again and again after it was there',
    entry: containerOf(`() => {
      const [isBroken, breakIt] = React.useState(false);
      React.useEffect(() => void setTimeout(() => breakIt(true), 300), []);
      if (isBroken) throw new Error('crash loop');
      return React.createElement('p', null, 'Neuer Warenkorb');
    }`),
    step: 'render',
    browserSays: [REPAIRED],
  },
];

interface Told {
  versions: Record<string, string>;
  failed: { widget: string; version: string; step: string; healedBy?: string }[];
}
/** Everything that pages of this visitor tell the registry. */
async function listen(context: BrowserContext): Promise<Told[]> {
  const told: Told[] = [];
  await context.exposeFunction('fachwerkTold', (body: string) => told.push(JSON.parse(body) as Told));
  await context.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      (window as unknown as { fachwerkTold(text: string): void }).fachwerkTold(String(body));
      return send(url, body);
    };
  });
  return told;
}

const versionOf = (page: Page, widget: string) =>
  page.locator(`[data-widget="${widget}"]`).first().getAttribute('data-widget-version');

for (const fault of FAULTS)
  journey(
    `a new version of the cart that ${fault.name} is replaced on the page, remembered and told once`,
    async ({ context, open, heard }) => {
      const { name } = await startWithOneInCart(context.request);
      const canary = await startCanary(context, 'cart', fault.entry);
      try {
        await fault.network?.(context, canary);
        const told = await listen(context);

        const page = await open('/basket/', 'domcontentloaded');
        await page.locator('[data-widget="header"]').evaluate((header) => header.classList.add('untouched'));
        await isAlive(page, 'header');
        await eventually(async () =>
          assert.equal(await versionOf(page, 'cart-page'), `cart@${canary.stable}`),
        );
        await isAlive(page, 'cart-page');

        // The cart works, and the page around it was never touched.
        await isSeen(page.getByRole('link', { name, exact: true }).first());
        await quantityField(page).fill('2');
        await quantityField(page).press('Enter');
        await isSeen(cartLink(page, 2));
        assert.equal(await page.locator('[data-widget="header"].untouched').count(), 1);
        assert.equal(await page.evaluate('window.wasRun'), undefined, 'foreign bytes are not executed');

        // One report with name and version.
        await eventually(async () => {
          await Promise.resolve();
          const failed = told.flatMap((report) => report.failed);
          assert.deepEqual(
            failed.map(({ widget, version, step, healedBy }) => [widget, version, step, healedBy]),
            [['cart-page', canary.version, fault.step, canary.stable]],
          );
        });
        assert.equal(heard.filter((text) => REPORT.test(text)).length, 1, heard.join('\n'));

        // The next page begins with the version that works.
        const next = await open('/basket/', 'domcontentloaded');
        await isAlive(next, 'cart-page');
        assert.equal(await versionOf(next, 'cart-page'), `cart@${canary.stable}`);
        await hasValue(quantityField(next), '2');
        assert.equal(heard.filter((text) => REPORT.test(text)).length, 1, 'it is not tried again');
      } finally {
        await canary.end();
      }
    },
    { expectedMessages: [...fault.browserSays, UNUSED_PRELOAD, REPORT] },
  );

journey(
  'a chunk that is lost in mid-session costs nothing: what came before stays, what comes now is of the version that works',
  async ({ context, open }) => {
    await startWithOneInCart(context.request);
    const canary = await startCanary(context, 'cart');
    try {
      const page = await open('/');
      await isAlive(page, 'header');
      await lost(context, chunksOf(canary));
      await page.evaluate(() => {
        const place = document.createElement('div');
        place.dataset.widget = 'cart-page';
        document.querySelector('main')?.prepend(place);
      });
      await isAlive(page, 'cart-page');
      assert.equal(await versionOf(page, 'cart-page'), `cart@${canary.stable}`);
      await isSeen(quantityField(page));
    } finally {
      await canary.end();
    }
  },
  {
    expectedMessages: [
      LOAD_FAILED,
      INTEGRITY,
      UNUSED_PRELOAD,
      /Widget 'cart-page' \(#fw\d+\) on \/ failed at load: .* was replaced by /,
    ],
  },
);

journey(
  'while the registry is down, the page works with what it has',
  async ({ context, open, heard }) => {
    await startWithOneInCart(context.request);
    const canary = await startCanary(context, 'cart');
    try {
      await lost(context, entryOf(canary));
      await context.route('**/federation/resolve**', (route) => route.abort('connectionrefused'));
      const page = await open('/basket/', 'domcontentloaded');
      await isAlive(page, 'header');
      await page
        .locator('[data-widget="cart-page"][data-widget-state="failed"]')
        .waitFor({ state: 'attached' });

      // Server HTML whose forms work.
      await hasValue(quantityField(page), '1');
      await page.getByRole('button', { name: /entfernen$/ }).click();
      await isSeen(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' }));
      assert.ok(heard.some((text) => REPORT.test(text)));
    } finally {
      await canary.end();
    }
  },
  { expectedMessages: [LOAD_FAILED, INTEGRITY, UNUSED_PRELOAD, REPORT] },
);
