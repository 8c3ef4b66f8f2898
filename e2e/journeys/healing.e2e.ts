import type { BrowserContext, Page } from '@playwright/test';
import { silent } from '../faults';
import { expect, test } from '../journey';
import { cartLink, quantityField, startWithOneInCart } from '../shop-steps';
import { isAlive, isLong } from '../steps';
import { type Canary, containerOf, startCanary, withEntry } from '../tampered-version';
import { collectReports } from '../telemetry-reports';

interface Fault {
  name: string;
  /** Writes the entry of the new version; otherwise it is a copy of the stable one. */
  entry?: (container: string) => string;
  /** Changes what the browser receives. */
  network?: (context: BrowserContext, canary: Canary) => Promise<unknown>;
  step: string;
  /** Messages of the browser. */
  browserMessages: RegExp[];
}

/** Versions that never answer are replaced after a limit. */
test.use({ hasTimeLimits: true });

const LOAD_FAILED = /Failed to load resource: /;
const INTEGRITY = /Failed to find a valid digest in the 'integrity' attribute/;
const UNUSED_PRELOAD = /was preloaded using link preload but not used/;
/** React reports that the server HTML belongs to another component. */
const REPAIRED = /was repaired/;
const REPORT = /Widget 'cart-page' \(#w\d+\) on \/basket\/ failed at /;

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
    browserMessages: [LOAD_FAILED, INTEGRITY],
  },
  {
    name: 'has lost its chunks',
    network: (context, canary) => lost(context, chunksOf(canary)),
    step: 'load',
    browserMessages: [LOAD_FAILED, INTEGRITY],
  },
  {
    name: 'has an entry of other bytes than were published',
    network: (context, canary) => spoiled(context, entryOf(canary)),
    step: 'load',
    browserMessages: [INTEGRITY],
  },
  {
    name: 'has chunks of other bytes than were published',
    network: (context, canary) => spoiled(context, chunksOf(canary)),
    step: 'load',
    browserMessages: [INTEGRITY],
  },
  {
    name: 'has a style sheet of other bytes than were published',
    // The composed style sheet lists it in its address.
    network: (context, { files }) =>
      context.route(new RegExp(`${files.source.slice(2)}[^/]+\\.css`), async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()} body { display: none }` });
      }),
    step: 'load',
    browserMessages: [INTEGRITY],
  },
  {
    name: 'does not answer',
    network: (context, canary) => context.route(entryOf(canary), silent),
    step: 'load',
    browserMessages: [],
  },
  {
    name: 'throws when it is loaded',
    entry: () => "throw new Error('broken build')",
    step: 'load',
    browserMessages: [/uncaught Error: broken build/],
  },
  {
    name: 'throws when it renders',
    entry: containerOf("() => { throw new Error('broken component'); }"),
    step: 'render',
    browserMessages: [REPAIRED],
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
    browserMessages: [REPAIRED],
  },
  {
    name: 'mounts and stays empty',
    entry: containerOf('() => null'),
    step: 'mount',
    browserMessages: [REPAIRED],
  },
];

const widgetOf = (page: Page) => page.locator('[data-widget="cart-page"]').first();

/** What only a browser checks, and a component that fails; `healing.test.tsx` has the others, as LONG=1. */
const TRIED = [
  'has chunks of other bytes than were published',
  'has a style sheet of other bytes than were published',
  'throws when it renders',
];

for (const fault of FAULTS.filter(({ name }) => isLong || TRIED.includes(name)))
  test(`a new version of the cart that ${fault.name} is replaced on the page, remembered and reported once`, async ({
    browserConsole,
    context,
    open,
  }) => {
    browserConsole.allow(...fault.browserMessages, UNUSED_PRELOAD, REPORT);
    const { name } = await startWithOneInCart(context.request);
    const canary = await startCanary(context, 'cart', fault.entry && withEntry(fault.entry));
    try {
      await fault.network?.(context, canary);
      const reports = await collectReports(context);

      const page = await open('/basket/', 'domcontentloaded');
      await page.locator('[data-widget="header"]').evaluate((header) => header.classList.add('untouched'));
      await isAlive(page, 'header');
      await expect(widgetOf(page)).toHaveAttribute('data-widget-version', `cart@${canary.stable}`);
      await isAlive(page, 'cart-page');

      // The cart works, and the page around it is unchanged.
      await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
      await quantityField(page).fill('2');
      await quantityField(page).press('Enter');
      await expect(cartLink(page, 2)).toBeVisible();
      await expect(page.locator('[data-widget="header"].untouched')).toHaveCount(1);
      expect(await page.evaluate('window.wasRun'), 'foreign bytes are not executed').toBeUndefined();

      // One report with name and version.
      await expect
        .poll(() =>
          reports
            .flatMap(({ failed }) => failed)
            .map(({ widget, version, step, healedBy }) => [widget, version, step, healedBy]),
        )
        .toEqual([['cart-page', canary.version, fault.step, canary.stable]]);
      expect(
        browserConsole.messages.filter((text) => REPORT.test(text)).length,
        browserConsole.messages.join('\n'),
      ).toBe(1);

      // The next page starts with the working version.
      const next = await open('/basket/', 'domcontentloaded');
      await isAlive(next, 'cart-page');
      await expect(widgetOf(next)).toHaveAttribute('data-widget-version', `cart@${canary.stable}`);
      await expect(quantityField(next)).toHaveValue('2');
      expect(
        browserConsole.messages.filter((text) => REPORT.test(text)).length,
        'it is not tried again',
      ).toBe(1);
    } finally {
      await canary.end();
    }
  });

if (isLong)
  test('a chunk that is lost during a session: mounted widgets stay, new ones come from the working version', async ({
    browserConsole,
    context,
    open,
  }) => {
    browserConsole.allow(
      LOAD_FAILED,
      INTEGRITY,
      UNUSED_PRELOAD,
      /Widget 'cart-page' \(#fw\d+\) on \/ failed at load: .* was replaced by /,
    );
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
      await expect(widgetOf(page)).toHaveAttribute('data-widget-version', `cart@${canary.stable}`);
      await expect(quantityField(page)).toBeVisible();
    } finally {
      await canary.end();
    }
  });

test('while the registry is down, the page works without it', async ({ browserConsole, context, open }) => {
  browserConsole.allow(LOAD_FAILED, INTEGRITY, UNUSED_PRELOAD, REPORT);
  await startWithOneInCart(context.request);
  const canary = await startCanary(context, 'cart');
  try {
    await lost(context, entryOf(canary));
    await context.route('**/federation/resolve**', (route) => route.abort('connectionrefused'));
    const page = await open('/basket/', 'domcontentloaded');
    await isAlive(page, 'header');
    await expect(page.locator('[data-widget="cart-page"][data-widget-state="failed"]')).toBeAttached();

    // The forms of the server HTML work.
    await expect(quantityField(page)).toHaveValue('1');
    await page.getByRole('button', { name: /entfernen$/ }).click();
    await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible();
    expect(browserConsole.messages.some((text) => REPORT.test(text))).toBe(true);
  } finally {
    await canary.end();
  }
});
