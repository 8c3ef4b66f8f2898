import { element, toXml, XML_DECLARATION } from '@fachwerk/server-kit/xml';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A page of the shop. */
export interface SitemapEntry {
  path: string;
  /** Absent where it is not known: search engines ignore the times of shops that state wrong ones. */
  changedAt?: Date;
}

const entryXml = (name: string, url: string, changedAt?: Date): string =>
  `${toXml(
    element(name, [element('loc', url), changedAt && element('lastmod', changedAt.toISOString())]),
  )}\n`;

/** The list of sitemap files (sitemaps.org). */
export const sitemapIndex = (urls: readonly string[]): string =>
  `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${urls.map((url) => entryXml('sitemap', url)).join('')}</sitemapindex>\n`;

/** One sitemap file as chunks, so that a file of 50,000 addresses is never in memory as a whole. */
export async function* urlSet(
  groups: AsyncIterable<readonly SitemapEntry[]>,
  urlOf: (path: string) => string,
): AsyncGenerator<string> {
  yield `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}">\n`;
  for await (const group of groups)
    yield group.map(({ path, changedAt }) => entryXml('url', urlOf(path), changedAt)).join('');
  yield '</urlset>\n';
}
