const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const entry = (element: string, url: string): string =>
  `<${element}><loc>${url.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)}</loc></${element}>\n`;

/** The list of sitemap files (sitemaps.org). */
export const sitemapIndex = (urls: readonly string[]): string =>
  `${HEAD}\n<sitemapindex ${NAMESPACE}>\n${urls.map((url) => entry('sitemap', url)).join('')}</sitemapindex>\n`;

/** One sitemap file as chunks, so that a file of 50,000 addresses is never in memory as a whole. */
export async function* urlSet(groups: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  yield `${HEAD}\n<urlset ${NAMESPACE}>\n`;
  for await (const urls of groups) yield urls.map((url) => entry('url', url)).join('');
  yield '</urlset>\n';
}
