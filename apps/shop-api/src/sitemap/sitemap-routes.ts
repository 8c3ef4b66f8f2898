import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { categoryUrl } from '../catalogue/urls';
import type { ShopContext } from '../shop-context';
import { firstProducts, productPaths } from './product-addresses';
import { sitemapIndex, urlSet } from './sitemap-xml';

/** Served by the page server, which knows the content files. */
const PAGES = '/sitemap-pages.xml';
const CATEGORIES = '/sitemap/categories.xml';
const productFile = (first: string) => `/sitemap/products-${encodeURIComponent(first)}.xml`;
/** The list of files reads the ids of all products. */
const KEEP_MS = 10 * 60_000;
const CACHE_CONTROL = 'public, max-age=600, s-maxage=3600';

/** Sitemap index and its files: pages, categories, and products in files of 50,000 (shop-domain 4.4). */
export async function sitemapRoutes(app: FastifyInstance, { db, pageUrl }: ShopContext): Promise<void> {
  let kept: { until: number; firsts: Promise<string[]> } | undefined;
  const firstOfFiles = (): Promise<string[]> => {
    if (!kept || kept.until < Date.now()) {
      const firsts = firstProducts(db);
      kept = { until: Date.now() + KEEP_MS, firsts };
      firsts.catch(() => (kept = undefined));
    }
    return kept.firsts;
  };
  const send = (reply: FastifyReply, content: string | Readable) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', CACHE_CONTROL).send(content);
  const sendUrls = (reply: FastifyReply, groups: AsyncIterable<readonly string[]>) =>
    send(reply, Readable.from(urlSet(absolute(groups))));

  async function* absolute(groups: AsyncIterable<readonly string[]>) {
    for await (const paths of groups) yield paths.map(pageUrl);
  }

  async function* categoryPaths() {
    const rows = await db.query<{ path: string }>('select path from category where is_listed order by path');
    yield rows.map(({ path }) => categoryUrl(path));
  }

  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const files = [PAGES, CATEGORIES, ...(await firstOfFiles()).map(productFile)];
    return send(reply, sitemapIndex(files.map(pageUrl)));
  });
  app.get<{ Params: { file: string } }>(
    '/sitemap/:file',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const path = `/sitemap/${encodeURIComponent(params.file)}`;
      if (path === CATEGORIES) return sendUrls(reply, categoryPaths());
      const first = (await firstOfFiles()).find((id) => productFile(id) === path);
      if (first === undefined) return reply.callNotFound();
      return sendUrls(reply, productPaths(db, first));
    },
  );
}
