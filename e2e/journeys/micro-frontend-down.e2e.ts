import type { BrowserContext, Page } from '@playwright/test';
import {
  block,
  chunksOf,
  entryOf,
  isIn,
  MFES,
  publishEntry,
  type PurchaseMfe,
  silent,
  subsetsOf,
} from '../faults';
import { expect, test, type Visitor } from '../journey';
import {
  addButton,
  cartLink,
  findAvailableProduct,
  putIntoCart,
  quantityField,
  startWithOneInCart,
} from '../shop-steps';
import { isAlive, isLong } from '../steps';

interface Fault {
  name: string;
  make(context: BrowserContext, mfe: PurchaseMfe): Promise<unknown>;
  /** State of the widgets. */
  state: 'failed' | 'loading';
  /** The step in the shell's message. */
  step?: 'load' | 'render';
  /** Messages of the browser. */
  browserMessages: RegExp[];
}

/** The load event does not fire while a file is missing; visitors do not wait for it. */
const PARSED = 'domcontentloaded';
const LOAD_FAILED = /Failed to load resource: /;
const INTEGRITY = /Failed to find a valid digest in the 'integrity' attribute/;
/** The page after a form is not rewritten for the broken version, so its hashes do not match. */
const AFTER_FORM = INTEGRITY;
/** The broken entry does not request its other files. */
const UNUSED_PRELOAD = /was preloaded using link preload but not used/;

const FAULTS: Fault[] = [
  {
    name: 'cannot be reached',
    make: (context, mfe) => block(context, [mfe]),
    state: 'failed',
    step: 'load',
    browserMessages: [LOAD_FAILED],
  },
  {
    name: 'does not answer',
    make: (context, mfe) => context.route(entryOf(mfe), silent),
    state: 'loading',
    browserMessages: [],
  },
  {
    name: 'throws when it is loaded',
    make: (context, mfe) => publishEntry(context, mfe, () => "throw new Error('broken build')"),
    state: 'failed',
    step: 'load',
    browserMessages: [/uncaught Error: broken build/, AFTER_FORM],
  },
  {
    name: 'throws when it renders',
    make: (context, mfe) => publishEntry(context, mfe, throwingContainer),
    state: 'failed',
    step: 'render',
    browserMessages: [AFTER_FORM, /failed at load: /],
  },
  {
    name: 'arrives with other bytes than were published',
    make: (context, mfe) =>
      context.route(entryOf(mfe), async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `window.wasRun = true;${await response.text()}` });
      }),
    state: 'failed',
    step: 'load',
    browserMessages: [INTEGRITY],
  },
  {
    name: 'has lost its chunks',
    make: (context, mfe) => context.route(chunksOf(mfe), (route) => route.fulfill({ status: 404, body: '' })),
    state: 'failed',
    step: 'load',
    browserMessages: [LOAD_FAILED, INTEGRITY],
  },
  {
    name: 'answers a page instead of a script',
    make: (context, mfe) =>
      context.route(entryOf(mfe), (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Wartung</h1>' }),
      ),
    state: 'failed',
    step: 'load',
    browserMessages: [INTEGRITY, /blocked by CORS policy/, LOAD_FAILED],
  },
];

/** A container as webpack writes it; every widget throws when it renders. */
const throwingContainer = (global: string) => `var ${global} = {
  init() {},
  get: (expose) => Promise.resolve(() => ({ default: {
    name: expose.slice(2), data: 'none', hydrate: 'load', messages: [], examples: [],
    parseProps: (props) => ({ ok: true, props }),
    Root() { throw new Error('broken component'); },
  } })),
};`;

/** What still works on the page that needs the micro-frontend most. */
const STILL_WORKS: Record<PurchaseMfe, (visitor: Visitor, fault: Fault) => Promise<Page>> = {
  async header({ open }, { state }) {
    const page = await open('/basket/', PARSED);
    await isAlive(page, 'cart-page');
    await isIn(page, 'header', state);

    const banner = page.getByRole('banner');
    await expect(cartLink(page)).toBeVisible();
    await banner.getByRole('combobox', { name: 'Suche' }).fill('hammer');
    await banner.getByRole('button', { name: 'Suchen' }).click();
    await page.waitForURL('**/search/?q=hammer&ms=true', { waitUntil: PARSED });
    await isAlive(page, 'search-results-page');
    await isIn(page, 'header', state);
    return page;
  },
  async search({ open, context }, { state }) {
    const product = await findAvailableProduct(context.request);
    const page = await open(product.url, PARSED);
    await isAlive(page, 'header');
    await isIn(page, 'product-details-page', state);

    await addButton(page).click();
    await page.waitForURL('**/basket/', { waitUntil: PARSED });
    await expect(page.getByRole('link', { name: product.name, exact: true })).toBeVisible();
    await expect(cartLink(page, 1)).toBeVisible();
    await page.goBack({ waitUntil: PARSED });
    await isIn(page, 'product-details-page', state);
    return page;
  },
  async cart({ open, context }, { state }) {
    const { name } = await startWithOneInCart(context.request);
    const page = await open('/basket/', PARSED);
    await isAlive(page, 'header');
    await isIn(page, 'cart-page', state);

    await quantityField(page).fill('3');
    await page.getByRole('button', { name: `Menge von ${name} aktualisieren` }).click();
    await expect(cartLink(page, 3)).toBeVisible();
    await expect(quantityField(page)).toHaveValue('3');
    await isIn(page, 'cart-page', state);
    return page;
  },
};

/** Every fault of one micro-frontend, and one of each other; LONG=1 tries all. */
const isTried = (mfe: PurchaseMfe, { name }: Fault): boolean =>
  isLong ||
  mfe === 'cart' ||
  (mfe === 'header' && name === 'cannot be reached') ||
  (mfe === 'search' && name === 'has lost its chunks');

for (const mfe of MFES)
  for (const fault of FAULTS.filter((one) => isTried(mfe, one)))
    test.describe(() => {
      // An entry that never arrives is pending for ever.
      const isPending = fault.state === 'loading';
      test.use({ waitsForQuiet: !isPending, hasTimeLimits: isPending });

      test(`when ${mfe}-mfe ${fault.name}, its server HTML stays, its forms work, and the rest works`, async ({
        browserConsole,
        context,
        open,
      }) => {
        browserConsole.allow(
          ...fault.browserMessages,
          UNUSED_PRELOAD,
          new RegExp(`Widget '[a-z-]+' \\(#w\\d+\\) on \\S+ failed at ${fault.step}: `),
        );
        await fault.make(context, mfe);
        const page = await STILL_WORKS[mfe]({ context, open }, fault);
        expect(await page.evaluate('window.wasRun'), 'foreign bytes are not executed').toBeUndefined();
        const reports = browserConsole.messages.filter((text) => text.includes('failed at'));
        expect(
          reports.some((report) => report.includes(`failed at ${fault.step}: `)),
          'the shell names the step that failed',
        ).toBe(fault.step !== undefined);
      });
    });

/** Other journeys show that all is well. */
const MISSING: PurchaseMfe[][] = isLong ? subsetsOf(MFES) : [['search'], [...MFES]];

for (const missing of MISSING)
  test(`start, list, product and cart are usable ${missing.length ? `without ${missing.join(' and ')}` : 'when all is well'}`, async ({
    browserConsole,
    context,
    open,
  }) => {
    browserConsole.allow(
      ...(missing.length
        ? [LOAD_FAILED, UNUSED_PRELOAD, /Widget '[a-z-]+' \(#w\d+\) on \S+ failed at load: /]
        : []),
    );
    await block(context, missing);
    const isLoaded = (mfe: PurchaseMfe) => !missing.includes(mfe);

    const page = await open('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isIn(page, 'header', isLoaded('header') ? 'mounted' : 'failed');
    await page.getByRole('banner').getByRole('combobox', { name: 'Suche' }).fill('akkuschrauber');
    await page.getByRole('button', { name: 'Suchen' }).click();
    await page.waitForURL('**/search/?*');

    await isIn(page, 'search-results-page', isLoaded('search') ? 'mounted' : 'failed');
    const tile = page.locator('main').getByRole('article').filter({ hasText: 'Online verfügbar' }).first();
    await tile.getByRole('link').first().click();
    await page.waitForURL('**/p/**');

    await isIn(page, 'product-details-page', isLoaded('search') ? 'mounted' : 'failed');
    if (isLoaded('search')) {
      await putIntoCart(page);
      if (isLoaded('header')) await expect(cartLink(page, 1)).toBeVisible();
      await expect(page.locator('main').getByText('im Warenkorb').first()).toBeVisible();
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Warenkorb/ })
        .click();
    } else await addButton(page).click();
    await page.waitForURL('**/basket/');

    await isIn(page, 'cart-page', isLoaded('cart') ? 'mounted' : 'failed');
    await expect(quantityField(page)).toHaveValue('1');
    await page.getByRole('button', { name: /entfernen$/ }).click();
    await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible();
  });
