import assert from 'node:assert/strict';
import type { APIRequestContext, BrowserContext, Page } from 'playwright-core';
import { expectNoAxeViolations } from '../axe';
import { findProduct, startWithOneInCart, type ListedProduct } from '../shop-steps';
import { refusingAddress, showPagesOf, startPageServer } from '../page-server';
import { isAlive, isSeen, journey, shopUrl } from '../steps';

interface ShopPage {
  name: string;
  /** Answers the path, after preparing what the page shows. */
  path(request: APIRequestContext): Promise<string>;
  status?: number;
}

const at = (path: string) => () => Promise.resolve(path);
const product =
  (words: string, isIt: (product: ListedProduct) => boolean) =>
  async (request: APIRequestContext): Promise<string> =>
    (await findProduct(request, words, isIt)).url;

const PAGES: ShopPage[] = [
  { name: 'the start page', path: at('/') },
  { name: 'a category with categories', path: at('/c/werkzeug-maschinen/') },
  { name: 'a category of the second level', path: at('/c/werkzeug-maschinen/akkuwerkzeuge/') },
  {
    name: 'a list with filters',
    path: at('/search/?q=akkuschrauber&ms=true&sort=price-asc&f.marke=Fachwerk'),
  },
  { name: 'a search', path: at('/search/?q=akkuschrauber&ms=true') },
  { name: 'a search without results', path: at('/search/?q=xyzxyzxyz&ms=true') },
  { name: 'a search without words', path: at('/search/') },
  {
    name: 'a product with variants',
    path: product('akkuschrauber', ({ variations }) => variations.length > 0),
  },
  {
    name: 'a product that is sold out',
    path: product('garten', ({ statusOnline }) => statusOnline !== 'Available'),
  },
  {
    name: 'a product with an energy label',
    path: product('led leuchte', ({ eeLabels }) => eeLabels.length > 0),
  },
  { name: 'the empty cart', path: at('/basket/') },
  {
    name: 'the filled cart',
    async path(request) {
      await startWithOneInCart(request);
      return '/basket/';
    },
  },
  { name: 'a page that does not exist', path: at('/gibt-es-nicht/'), status: 404 },
  { name: 'a product that does not exist', path: at('/p/gibt-es-nicht-1/'), status: 404 },
  { name: 'an address that cannot be read', path: at('/%'), status: 400 },
];

for (const { name, path, status = 200 } of PAGES)
  journey(
    `${name} is sound: axe, outline, narrow screens, zoom, policy`,
    async ({ context, open }) => {
      const violations = await watchPolicy(context);
      const page = await open(await path(context.request));
      if (status !== 400) await isAlive(page, 'header');

      await expectFacts(page);
      await expectNoAxeViolations(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoAxeViolations(page);
      // 320 CSS pixels are also what 400 % zoom leaves of 1280; 640 are 200 %.
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 700 });
        await expectNoSidewaysScroll(page);
      }
      assert.deepEqual(violations, [], 'violations of the Content-Security-Policy');
    },
    {
      viewport: { width: 1440, height: 900 },
      expectedMessages: status === 200 ? [] : [new RegExp(`Failed to load resource: .* status of ${status}`)],
    },
  );

journey(
  'the page for when nothing works is sound: no release is known',
  async ({ context, open }) => {
    const pages = await startPageServer({ REGISTRY_URL: await refusingAddress() });
    try {
      await showPagesOf(context, pages.url);
      const page = await open('/');
      await expectFacts(page);
      await expectNoAxeViolations(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page);
      await isSeen(page.getByRole('link', { name: 'zur Startseite' }));
    } finally {
      await pages.stop();
    }
  },
  { expectedMessages: [/Failed to load resource: .* status of 500/] },
);

journey('every link of every page leads to a page', async ({ context }) => {
  const asked = new Map<string, number>();
  for (const { name, path, status = 200 } of PAGES) {
    const address = await path(context.request);
    const answer = await context.request.get(shopUrl() + address.slice(1), { maxRedirects: 0 });
    assert.equal(answer.status(), status, name);
    for (const link of internalLinks(await answer.text())) {
      if (!asked.has(link)) asked.set(link, (await context.request.get(link)).status());
      assert.equal(asked.get(link), 200, `${link} on ${name}`);
    }
  }
  assert.ok(asked.size > 50, `only ${asked.size} links were found`);
});

/** Addresses of this shop that a visitor can go to; not those of files. */
function internalLinks(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(
    ([, href = '']) => new URL(href.replaceAll('&amp;', '&'), shopUrl()),
  );
  const inside = links.filter(({ origin }) => origin === new URL(shopUrl()).origin);
  return [...new Set(inside.map(({ origin, pathname, search }) => origin + pathname + search))];
}

async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('reportViolation', (text: string) => void violations.push(text));
  await context.addInitScript(
    `addEventListener('securitypolicyviolation', (event) =>
      window.reportViolation(event.violatedDirective + ' ' + event.blockedURI));`,
  );
  return violations;
}

async function expectFacts(page: Page): Promise<void> {
  const facts = await page.evaluate(() => ({
    headings: document.querySelectorAll('h1').length,
    lang: document.documentElement.lang,
    hasTitle: /\S+ \| Fachwerk Baumarkt$|^Fachwerk Baumarkt: \S/.test(document.title),
    mains: document.querySelectorAll('main').length,
    brokenPictures: Array.from(document.images)
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map(({ src }) => src),
    twiceUsedIds: Array.from(document.querySelectorAll('[id]'))
      .map(({ id }) => id)
      .filter((id, index, all) => all.indexOf(id) !== index),
  }));
  assert.deepEqual(
    facts,
    { headings: 1, lang: 'de', hasTitle: true, mains: 1, brokenPictures: [], twiceUsedIds: [] },
    page.url(),
  );
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { width, needed, widest } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const outside = Array.from(document.querySelectorAll('body *')).filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return {
      width: clientWidth,
      needed: scrollWidth,
      widest: outside.slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 160)),
    };
  });
  assert.ok(needed <= width, `${page.url()} is ${needed} wide at ${width}: ${widest.join('\n')}`);
}
