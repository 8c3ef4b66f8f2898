import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { typesOf } from '../../stores/store/flyers-of-type';
import { regionPages } from '../../stores/store/store-regions';
import { createStoreRepository } from '../../stores/store/store-repository';
import { flyersUrl, storeUrl } from '../../stores/store/store-urls';
import type { CatalogueContext } from '../context/catalogue-context';
import { categoryUrl } from '../records/urls';
import { firstProducts, productEntries, type Sizes } from './product-entries';
import { type SitemapEntry, sitemapIndex, urlSet } from './sitemap-xml';

/** Served by the page server, which knows the content files. */
const PAGES = '/sitemap-pages.xml';
const CATEGORIES = '/sitemap/categories.xml';
const STORES = '/sitemap/stores.xml';
const productFile = (first: string) => `/sitemap/products-${encodeURIComponent(first)}.xml`;
const PRODUCT_FILE = /^products-([\w-]{1,64})\.xml$/;
/** The list of files reads the ids of all products. */
const KEEP_MS = 10 * 60_000;
const CACHE_CONTROL = 'public, max-age=600, s-maxage=3600';
/** The next batch is read when less than this waits for the client. */
const MOST_WAITING = 64 * 1024;

type Context = Pick<CatalogueContext, 'db' | 'pageUrl'>;

/** The index and its files: pages, categories, stores, products in files of 50,000 (shop-domain 4.4). */
export async function sitemapRoutes(
  app: FastifyInstance,
  { db, pageUrl }: Context,
  sizes: Sizes & { mostWaiting?: number } = {},
): Promise<void> {
  const { mostWaiting = MOST_WAITING } = sizes;
  const stores = createStoreRepository(db);
  let kept: { until: number; firsts: Promise<string[]> } | undefined;
  const firstOfFiles = (): Promise<string[]> => {
    if (!kept || kept.until < Date.now()) {
      const firsts = firstProducts(db, sizes);
      kept = { until: Date.now() + KEEP_MS, firsts };
      firsts.catch(() => (kept = undefined));
    }
    return kept.firsts;
  };
  const send = (reply: FastifyReply, content: string | Readable) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', CACHE_CONTROL).send(content);
  /** Ends its queries when the client leaves. */
  const sendEntries = (reply: FastifyReply, groups: AsyncIterable<readonly SitemapEntry[]>) =>
    send(reply, Readable.from(urlSet(groups, pageUrl), { objectMode: false, highWaterMark: mostWaiting }));

  async function* categories() {
    const rows = await db.query<{ path: string }>('select path from category where is_listed order by path');
    yield rows.map(({ path }) => ({ path: categoryUrl(path) }));
  }

  async function* storePages() {
    const all = await stores.findAll();
    const regions = regionPages(all).map(({ url }) => url);
    yield [...typesOf(all).map(flyersUrl), ...regions, ...all.map(storeUrl)].map((path) => ({ path }));
  }

  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const files = [PAGES, CATEGORIES, STORES, ...(await firstOfFiles()).map(productFile)];
    return send(reply, sitemapIndex(files.map(pageUrl)));
  });
  app.get(CATEGORIES, { schema: { hide: true } }, async (_request, reply) =>
    sendEntries(reply, categories()),
  );
  app.get(STORES, { schema: { hide: true } }, async (_request, reply) => sendEntries(reply, storePages()));
  app.get<{ Params: { file: string } }>(
    '/sitemap/:file',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const first = PRODUCT_FILE.exec(params.file)?.[1];
      if (first === undefined) return reply.callNotFound();
      const firsts = await firstOfFiles();
      // A file of an earlier plan has no next one: it repeats some products and leaves none out.
      const next = firsts.includes(first) ? firsts[firsts.indexOf(first) + 1] : undefined;
      const entries = productEntries(db, first, next, sizes);
      const { value, done } = await entries.next();
      if (done) return reply.callNotFound();
      return sendEntries(reply, withFirst(value, entries));
    },
  );
}

async function* withFirst<T>(first: T, others: AsyncIterable<T>): AsyncGenerator<T> {
  yield first;
  yield* others;
}
