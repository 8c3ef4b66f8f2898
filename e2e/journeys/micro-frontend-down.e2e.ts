import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';
import {
  MFES,
  block,
  chunksOf,
  entryOf,
  isIn,
  publishEntry,
  silent,
  subsetsOf,
  type PurchaseMfe,
} from '../faults';
import {
  addButton,
  cartLink,
  findAvailableProduct,
  putIntoCart,
  quantityField,
  startWithOneInCart,
} from '../shop-steps';
import { hasValue, isAlive, isSeen, journey, type Visitor } from '../steps';

interface Fault {
  name: string;
  make(context: BrowserContext, mfe: PurchaseMfe): Promise<unknown>;
  /** What the widgets are then. */
  state: 'failed' | 'loading';
  /** The step that the shell names. */
  step?: 'load' | 'render';
  /** What the browser itself says. */
  browserSays: RegExp[];
}

/** A file that never comes keeps the browser from saying "loaded"; the visitor does not wait for that. */
const PARSED = 'domcontentloaded';
const LOAD_FAILED = /Failed to load resource: /;
const INTEGRITY = /Failed to find a valid digest in the 'integrity' attribute/;
/** The page that answers a form is not rewritten for the broken version: there its bytes are wrong. */
const AFTER_FORM = INTEGRITY;
/** Of the files of a micro-frontend that its dead entry never asked for. */
const UNUSED_PRELOAD = /was preloaded using link preload but not used/;

const FAULTS: Fault[] = [
  {
    name: 'cannot be reached',
    make: (context, mfe) => block(context, [mfe]),
    state: 'failed',
    step: 'load',
    browserSays: [LOAD_FAILED],
  },
  {
    name: 'does not answer',
    make: (context, mfe) => context.route(entryOf(mfe), silent),
    state: 'loading',
    browserSays: [],
  },
  {
    name: 'throws when it is loaded',
    make: (context, mfe) => publishEntry(context, mfe, () => "throw new Error('broken build')"),
    state: 'failed',
    step: 'load',
    browserSays: [/uncaught Error: broken build/, AFTER_FORM],
  },
  {
    name: 'throws when it renders',
    make: (context, mfe) => publishEntry(context, mfe, throwingContainer),
    state: 'failed',
    step: 'render',
    browserSays: [AFTER_FORM, /failed at load: /],
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
    browserSays: [INTEGRITY],
  },
  {
    name: 'has lost its chunks',
    make: (context, mfe) => context.route(chunksOf(mfe), (route) => route.fulfill({ status: 404, body: '' })),
    state: 'failed',
    step: 'load',
    browserSays: [LOAD_FAILED, INTEGRITY],
  },
  {
    name: 'answers a page instead of a script',
    make: (context, mfe) =>
      context.route(entryOf(mfe), (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Wartung</h1>' }),
      ),
    state: 'failed',
    step: 'load',
    browserSays: [INTEGRITY, /blocked by CORS policy/, LOAD_FAILED],
  },
];

/** A container as webpack writes them, whose every widget breaks in its first rendering. */
const throwingContainer = (global: string) => `var ${global} = {
  init() {},
  get: (expose) => Promise.resolve(() => ({ default: {
    name: expose.slice(2), data: 'none', hydrate: 'load', messages: [], examples: [],
    parseProps: (props) => ({ ok: true, props }),
    Root() { throw new Error('broken component'); },
  } })),
};`;

/** What the visitor can still do on the page that the micro-frontend is missed on most. */
const STILL_WORKS: Record<PurchaseMfe, (visitor: Visitor, fault: Fault) => Promise<Page>> = {
  async header({ open }, { state }) {
    const page = await open('/basket/', PARSED);
    await isAlive(page, 'cart-page');
    await isIn(page, 'header', state);

    const banner = page.getByRole('banner');
    await isSeen(cartLink(page));
    await banner.getByRole('searchbox', { name: 'Suche' }).fill('hammer');
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
    await isSeen(page.getByRole('link', { name: product.name, exact: true }));
    await isSeen(cartLink(page, 1));
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
    await isSeen(cartLink(page, 3));
    await hasValue(quantityField(page), '3');
    await isIn(page, 'cart-page', state);
    return page;
  },
};

for (const mfe of MFES)
  for (const fault of FAULTS)
    journey(
      `when ${mfe}-mfe ${fault.name}, its server HTML stays, its forms work, and the rest works`,
      async (visitor) => {
        await fault.make(visitor.context, mfe);
        const page = await STILL_WORKS[mfe](visitor, fault);
        assert.equal(await page.evaluate('window.wasRun'), undefined, 'foreign bytes are not executed');
        const reports = visitor.heard.filter((text) => text.includes('failed at'));
        assert.equal(
          reports.some((report) => report.includes(`failed at ${fault.step}: `)),
          fault.step !== undefined,
          'the shell says what failed',
        );
      },
      {
        expectedMessages: [
          ...fault.browserSays,
          UNUSED_PRELOAD,
          new RegExp(`Widget '[a-z-]+' \\(#w\\d+\\) on \\S+ failed at ${fault.step}: `),
        ],
      },
    );

for (const missing of subsetsOf(MFES))
  journey(
    `start, list, product and cart are usable ${missing.length ? `without ${missing.join(' and ')}` : 'when all is well'}`,
    async ({ context, open }) => {
      await block(context, missing);
      const isLoaded = (mfe: PurchaseMfe) => !missing.includes(mfe);

      const page = await open('/');
      await isSeen(page.getByRole('heading', { level: 1 }));
      await isIn(page, 'header', isLoaded('header') ? 'mounted' : 'failed');
      await page.getByRole('banner').getByRole('searchbox', { name: 'Suche' }).fill('akkuschrauber');
      await page.getByRole('button', { name: 'Suchen' }).click();
      await page.waitForURL('**/search/?*');

      await isIn(page, 'search-results-page', isLoaded('search') ? 'mounted' : 'failed');
      const tile = page.locator('main').getByRole('article').filter({ hasText: 'Online verfügbar' }).first();
      await tile.getByRole('link').first().click();
      await page.waitForURL('**/p/**');

      await isIn(page, 'product-details-page', isLoaded('search') ? 'mounted' : 'failed');
      if (isLoaded('search')) {
        await putIntoCart(page);
        if (isLoaded('header')) await isSeen(cartLink(page, 1));
        await isSeen(page.locator('main').getByText('im Warenkorb').first());
        await page
          .getByRole('banner')
          .getByRole('link', { name: /^Warenkorb/ })
          .click();
      } else await addButton(page).click();
      await page.waitForURL('**/basket/');

      await isIn(page, 'cart-page', isLoaded('cart') ? 'mounted' : 'failed');
      await hasValue(quantityField(page), '1');
      await page.getByRole('button', { name: /entfernen$/ }).click();
      await isSeen(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' }));
    },
    {
      expectedMessages: missing.length
        ? [LOAD_FAILED, UNUSED_PRELOAD, /Widget '[a-z-]+' \(#w\d+\) on \S+ failed at load: /]
        : [],
    },
  );
