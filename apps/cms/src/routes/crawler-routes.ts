import { element, toXml, XML_DECLARATION } from '@fachwerk/server-kit/xml';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Page } from '../content/load-content';
import { LANGUAGE_URL } from '../page/page-language';

/**
 * The cart has no content, and results pages have as many addresses as visitors type. Crawlers keep no
 * cookie: a chosen language would be one more request for each page.
 */
const DISALLOWED = ['/basket/', '/search/', LANGUAGE_URL];
const CACHE_CONTROL = 'public, max-age=600, s-maxage=3600';

/** robots.txt, and the file of the sitemap with the pages that the content files describe. */
export function crawlerRoutes(
  app: FastifyInstance,
  pages: readonly Page[],
  originOf: (request: FastifyRequest) => string,
): void {
  const paths = pages.flatMap(listedPath).sort();

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(
        [
          'User-agent: *',
          ...DISALLOWED.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${originOf(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  app.get('/sitemap-pages.xml', (request, reply) => {
    const urls = paths.map((path) => element('url', [element('loc', `${originOf(request)}${path}`)]));
    const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(XML_DECLARATION + toXml(element('urlset', urls, { xmlns })));
  });
}

/** Products and categories, whose pages have a parameter in their path, have files of their own. */
const listedPath = ({ path, robots = '' }: Page): string[] =>
  path === undefined || path.includes('{') || robots.includes('noindex') ? [] : [path];
