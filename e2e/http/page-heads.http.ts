import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { attributeOf, elementsIn, textOf } from '../html-tree';
import { expect, type ServedPage, test } from '../http-test';
import { findProduct, type ListedProduct } from '../shop-steps';
import { shopUrl } from '../steps';

const CONTENT = join(__dirname, '../../apps/cms/content');
const NO_PAGES = ['config.json', 'frame.json'];
const LONGEST_TITLE = 60;
const LONGEST_DESCRIPTION = 160;
/** Names of products and search words may be longer; the name of the shop is left out then. */
const LONGEST_NAME = 120;

interface ContentFile {
  file: string;
  path?: string;
}
const pages: ContentFile[] = readdirSync(CONTENT)
  .filter((file) => file.endsWith('.json') && !NO_PAGES.includes(file))
  .map((file) => ({ file, ...(JSON.parse(readFileSync(join(CONTENT, file), 'utf8')) as object) }));

/** Page types that search engines list; all others are kept from them. */
const LISTED = [
  ...[
    'start.json',
    'category.json',
    'product.json',
    'stores.json',
    'store.json',
    'stores-of-state.json',
    'flyers.json',
    'stores-of-town.json',
    'gift-cards.json',
    'gift-card.json',
    'transport-rental.json',
    'recall.json',
    'recalls.json',
  ],
  ...[
    'coupon-codes.json',
    'campaign-winter.json',
    'guide-painting.json',
    'lottery.json',
    'services.json',
    'shipping.json',
    'contact.json',
    'privacy.json',
    'imprint.json',
    'terms.json',
  ],
  ...['accessibility.json', 'guarantee.json', 'withdrawal-policy.json', 'withdrawal.json'],
];

const withVariants = ({ variations }: ListedProduct) => variations.length > 0;
/** More than one page. */
const TOOLS = '/c/werkzeug-maschinen/';
const DRILLS = '/c/werkzeug-maschinen/werkzeugzubehoer/bohrer/';

/** Addresses of the page types that have a part of their path open. */
const EXAMPLES: Record<string, (request: APIRequestContext) => Promise<string[]>> = {
  'category.json': async () => ['/c/werkzeug-maschinen/', '/c/werkzeug-maschinen/akkuwerkzeuge/', DRILLS],
  'product.json': async (request) => {
    const found = await Promise.all(
      ['akkuschrauber', 'wandfarbe', 'led lampe', 'laminat'].map((words) =>
        findProduct(request, words, withVariants),
      ),
    );
    return found.map(({ url }) => pathOf(url));
  },
  'store.json': async (request) => {
    const answer = await request.get('/rest/stores/?limit=3');
    const { results } = (await answer.json()) as { results: { store: { url: string } }[] };
    return results.map(({ store }) => store.url);
  },
  'store-classic.json': async () => ['/stores/klassisch/koeln-deutz-1043/'],
  'flyers.json': async () => ['/prospekte/baumarkt/', '/prospekte/kompakt/'],
  'stores-of-state.json': async () => ['/stores/land/sachsen/', '/stores/land/nordrhein-westfalen/'],
  'stores-of-town.json': async () => ['/stores/land/sachsen/dresden/'],
  'gift-card.json': async () => ['/geschenkkarten/geburtstag/', '/geschenkkarten/danke/'],
  'energy-label.json': async (request) => {
    const { url } = await findProduct(request, 'led lampe', ({ eeLabels }) => eeLabels.length > 0);
    return [`/energielabel/${/-(\w+)\/$/.exec(pathOf(url))?.[1] ?? ''}/`];
  },
  'recall.json': async () => ['/rueckrufe/BEISPIEL-1/'],
  'back-in-stock.json': async () => ['/wieder-da/1424786/'],
  'review.json': async () => ['/bewertung/1424786/'],
  'review-report.json': async () => ['/bewertung/1424786/melden/1/'],
  'account-tab.json': async () => ['/account/gibt-es-nicht/'],
  'guest-order.json': async () => ['/bestellungen/x7Qd/'],
  'cancel-order.json': async () => ['/bestellungen/x7Qd/stornieren/'],
  'return-order.json': async () => ['/bestellungen/x7Qd/zurueckgeben/'],
  'return-slip.json': async () => ['/bestellungen/x7Qd/ruecksendeschein/R-7KM4X92TPA/'],
  'rental-booking.json': async () => ['/transporter/buchung/gibt-es-nicht/'],
  'bank-details.json': async () => ['/bestellungen/x7Qd/bankverbindung/'],
  'order-confirmation.json': async () => ['/bestellung/x7Qd/'],
  'not-found.json': async () => ['/gibt-es-nicht/', '/p/gibt-es-nicht-1/'],
};

interface Head {
  title: string;
  description: string | undefined;
  robots: string | undefined;
  canonical: string | undefined;
  openGraph: Record<string, string>;
  data: Record<string, unknown>[];
}

const pathOf = (url: string) => new URL(url, shopUrl()).pathname;

type GetPage = (path: string) => Promise<ServedPage>;

async function readHead(getPage: GetPage, path: string): Promise<Head & { status: number }> {
  const { status, document } = await getPage(path);
  const [head] = elementsIn(document, 'head');
  const named = (name: string) => (head ? elementsIn(head, name) : []);
  const metas = (key: 'name' | 'property') =>
    named('meta').flatMap((meta) => {
      const name = attributeOf(meta, key);
      return name === undefined ? [] : [[name, attributeOf(meta, 'content') ?? ''] as const];
    });
  const byName = new Map(metas('name'));
  const titles = named('title').map(textOf);
  const canonicals = named('link').filter((link) => attributeOf(link, 'rel') === 'canonical');
  expect(titles, `titles of ${path}`).toHaveLength(1);
  expect(canonicals.length, `canonical addresses of ${path}`).toBeLessThanOrEqual(1);
  expect(metas('name'), `meta elements of ${path}`).toHaveLength(byName.size);
  return {
    status,
    title: titles[0] ?? '',
    description: byName.get('description'),
    robots: byName.get('robots'),
    canonical: canonicals[0] && attributeOf(canonicals[0], 'href'),
    openGraph: Object.fromEntries(metas('property')),
    data: named('script')
      .filter((script) => attributeOf(script, 'type') === 'application/ld+json')
      .map((script) => JSON.parse(textOf(script)) as Record<string, unknown>),
  };
}

function expectBounded({ title, description = '' }: Head, path: string): void {
  const hasSiteName = title.endsWith(' | Fachwerk Baumarkt');
  expect(title.trim(), path).not.toBe('');
  expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(hasSiteName ? LONGEST_TITLE : LONGEST_NAME);
  expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
}

/** A page that search engines list. */
function expectListed(head: Head, path: string): void {
  const own = new URL(path, shopUrl()).href;
  expect(head.robots, path).toBeUndefined();
  expect(head.description?.length ?? 0, `description of ${path}`).toBeGreaterThan(40);
  expect(head.canonical, path).toBe(own);
  expect(head.openGraph, path).toMatchObject({
    'og:title': head.title,
    'og:description': head.description,
    'og:url': own,
    'og:site_name': 'Fachwerk Baumarkt',
    'og:locale': 'de_DE',
    'og:image': expect.stringMatching(/^http.*\.(?:png|jpe?g|webp)(?:\?|$)/),
  });
}

function expectHidden(head: Head, path: string): void {
  expect(head.robots, path).toContain('noindex');
  expect(head.openGraph, path).toEqual({});
}

test('every page type has a title of its own, bounded texts, and is listed or kept from search engines', async ({
  getPage,
  request,
}) => {
  const listed: { path: string; head: Head }[] = [];
  for (const { file, path } of pages) {
    const isOpen = path === undefined || path.includes('{');
    const paths = isOpen ? await EXAMPLES[file]?.(request) : [path];
    expect(paths, `an example of ${file}`).toBeDefined();
    for (const one of paths ?? []) {
      const head = await readHead(getPage, one);
      expectBounded(head, one);
      if (!LISTED.includes(file)) {
        expectHidden(head, one);
        continue;
      }
      expect(head.status, one).toBe(200);
      expectListed(head, one);
      listed.push({ path: one, head });
    }
  }
  const repeated = (of: (head: Head) => unknown) =>
    listed
      .filter(({ head }, at) => listed.findIndex((other) => of(other.head) === of(head)) !== at)
      .map(({ path }) => path);
  expect(repeated(({ title }) => title)).toEqual([]);
  expect(repeated(({ description }) => description)).toEqual([]);
});

test('a link to the shop has a picture that other sites can show', async ({ getPage, request }) => {
  const picture = (await readHead(getPage, '/')).openGraph['og:image'] ?? '';
  const answer = await request.get(pathOf(picture));

  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/png');
});

test('pages of a list are listed one by one; filters, orders and searches are not', async ({ getPage }) => {
  const first = await readHead(getPage, TOOLS);
  const second = await readHead(getPage, `${TOOLS}?page=2`);
  const filtered = await readHead(getPage, `${TOOLS}?f.marke=Torvik`);
  const sorted = await readHead(getPage, `${TOOLS}?sort=price-asc`);
  const searched = await readHead(getPage, '/search/?q=bohrer&ms=true');

  expectListed(first, TOOLS);
  expectListed(second, `${TOOLS}?page=2`);
  expect(second.title).not.toBe(first.title);
  expect(second.description).not.toBe(first.description);
  for (const hidden of [filtered, sorted]) {
    expectHidden(hidden, TOOLS);
    expect(hidden.canonical).toBe(new URL(TOOLS, shopUrl()).href);
  }
  expectHidden(searched, '/search/');
});

test('an address with the marks of a campaign is the page without them', async ({ getPage }) => {
  for (const path of ['/', '/versand/', DRILLS])
    expect((await readHead(getPage, `${path}?utm_source=brief`)).canonical).toBe(
      new URL(path, shopUrl()).href,
    );
});

test('all variants of a product are one page, whose data names the variant', async ({ getPage, request }) => {
  const { url, itemId } = await findProduct(request, 'akkuschrauber', withVariants);
  const path = pathOf(url);
  const head = await readHead(getPage, `${path}?item=${itemId}`);

  expect(head.canonical).toBe(new URL(path, shopUrl()).href);
  const [product, breadcrumbs] = head.data;
  expect(product).toMatchObject({
    '@type': 'Product',
    name: expect.any(String),
    sku: itemId,
    brand: { '@type': 'Brand', name: expect.any(String) },
    offers: {
      '@type': 'Offer',
      url: expect.stringContaining(path),
      price: expect.stringMatching(/^\d+\.\d\d$/),
      priceCurrency: 'EUR',
      availability: expect.stringMatching(/^https:\/\/schema\.org\/(?:InStock|InStoreOnly|OutOfStock)$/),
    },
  });
  const steps = (breadcrumbs as unknown as { itemListElement: { position: number; item: string }[] })
    .itemListElement;
  expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
  expect(steps.at(-1)?.item).toBe(head.canonical);
  for (const { item } of steps) expect((await request.get(pathOf(item))).status()).toBe(200);
});

test('stars and reviews of a product are in its data', async ({ getPage, request }) => {
  const rated = await findProduct(request, 'akkuschrauber', ({ reviews }) => reviews.count > 0);
  const [product] = (await readHead(getPage, pathOf(rated.url))).data;
  const { aggregateRating, review = [] } = product as {
    aggregateRating: { ratingValue: number };
    review?: Record<string, unknown>[];
  };

  expect(aggregateRating).toMatchObject({ '@type': 'AggregateRating', ratingCount: rated.reviews.count });
  expect(aggregateRating.ratingValue).toBeGreaterThanOrEqual(1);
  expect(aggregateRating.ratingValue).toBeLessThanOrEqual(5);
  for (const one of review)
    expect(one).toMatchObject({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: expect.any(Number) },
      author: { '@type': 'Person', name: expect.any(String) },
    });
});

test('the sitemap leads to pages that search engines list', async ({ getPage, request }) => {
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
      pathOf(url),
    );
  const files = await locations('/sitemap.xml');
  expect(files).toEqual(
    expect.arrayContaining(['/sitemap-pages.xml', '/sitemap/categories.xml', '/sitemap/stores.xml']),
  );
  for (const file of files) {
    const paths = await locations(file);
    expect(paths.length, file).toBeGreaterThan(0);
    // The ends of a file, where gift cards and other special products are.
    for (const path of [...paths.slice(0, 3), ...paths.slice(-3)]) {
      const head = await readHead(getPage, path);
      expect(head.status, path).toBe(200);
      expectListed(head, path);
    }
  }
});
