import type { PageContent } from '../content/content-schema';

/**
 * What is reported instead of the address: the pattern of a private page, which may name an order or contain
 * a token, and nothing of a page that does not exist, whose address may be anything. Undefined: the address.
 */
export const reportedPath = ({ cache, path }: Pick<PageContent, 'cache' | 'path'>): string | undefined =>
  cache === 'private' || path === undefined ? (path ?? '') : undefined;
