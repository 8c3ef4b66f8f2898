import { address, secret } from '@fachwerk/server-kit/environment';

const EXAMPLE = 'https://search.example:9200/fachwerk';
const DEFAULT_PREFIX = 'fachwerk';
const PATH = /^\/(?:[a-z][a-z0-9-]*\/?)?$/;

/** OPENSEARCH_URL: address of OpenSearch, with the beginning of the names of the indices as its path. */
export const openSearchAddress = () =>
  secret(
    address(EXAMPLE)
      .refine((url) => URL.canParse(url) && PATH.test(new URL(url).pathname), {
        error: `an address such as ${EXAMPLE}`,
      })
      .optional(),
  );

/** The parts of such an address. The node keeps user and password. */
export function readOpenSearchAddress(url: string): { node: string; prefix: string } {
  const node = new URL(url);
  const prefix = node.pathname.replaceAll('/', '') || DEFAULT_PREFIX;
  node.pathname = '/';
  return { node: node.href, prefix };
}
