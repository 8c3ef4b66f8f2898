import type { PageConfig } from '@fachwerk/shared/widget';
import type { FastifyRequest } from 'fastify';

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The configured origin, else the Host of the request, which is untrusted input and is validated. */
export function publicOrigin(
  { headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>,
  publicUrl: string | undefined,
): string | undefined {
  if (publicUrl) return new URL(publicUrl).origin;
  return headers.host && HOST.test(headers.host) ? `${protocol}://${headers.host}` : undefined;
}

/** Whether the shop is reached by https, so that its cookies are `Secure`. */
export const isHttps = (
  { protocol }: Pick<FastifyRequest, 'protocol'>,
  publicUrl: string | undefined,
): boolean => (publicUrl ?? `${protocol}:`).startsWith('https:');

/** Makes every path of the shop absolute, for third-party pages. */
export function absoluteConfig(config: PageConfig, origin: string): PageConfig {
  const absolute = (path: string) => new URL(path, origin).href;
  const pageUrls = Object.fromEntries(
    Object.entries(config.pageUrls).map(([name, path]) => [name, absolute(path)]),
  );
  return {
    ...config,
    pageUrls: pageUrls as PageConfig['pageUrls'],
    apiOrigin: config.apiOrigin || origin,
    ...(config.searchSuggestionsUrl && { searchSuggestionsUrl: absolute(config.searchSuggestionsUrl) }),
  };
}
