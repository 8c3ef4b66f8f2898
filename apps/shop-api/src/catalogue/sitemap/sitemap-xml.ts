const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A page of the shop. */
export interface SitemapEntry {
  path: string;
  /** Absent where it is not known: search engines ignore the times of shops that state wrong ones. */
  changedAt?: Date;
}

const entryXml = (element: string, url: string, changedAt?: Date): string => {
  const lastmod = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  const loc = url.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
  return `<${element}><loc>${loc}</loc>${lastmod}</${element}>\n`;
};

/** The list of sitemap files (sitemaps.org). */
export const sitemapIndex = (urls: readonly string[]): string =>
  `${HEAD}\n<sitemapindex ${NAMESPACE}>\n${urls.map((url) => entryXml('sitemap', url)).join('')}</sitemapindex>\n`;

/** One sitemap file as chunks, so that a file of 50,000 addresses is never in memory as a whole. */
export async function* urlSet(
  groups: AsyncIterable<readonly SitemapEntry[]>,
  urlOf: (path: string) => string,
): AsyncGenerator<string> {
  yield `${HEAD}\n<urlset ${NAMESPACE}>\n`;
  for await (const group of groups)
    yield group.map(({ path, changedAt }) => entryXml('url', urlOf(path), changedAt)).join('');
  yield '</urlset>\n';
}
