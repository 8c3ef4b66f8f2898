import type { StoreRegion } from '@fachwerk/shared/contracts';
import { breadcrumbData } from '@fachwerk/shared/rules';
import type { PageHead } from '@fachwerk/shared/widget';

export const MISSING_REGION: PageHead = {
  status: 404,
  robots: 'noindex',
  title: { key: 'storeRegion.head.missing' },
};

/** The API did not answer: caches and search engines must not keep this page. */
export const FAILED_REGION: PageHead = {
  status: 503,
  robots: 'noindex',
  title: { key: 'storeRegion.head.failed' },
};

/** The state above a town. */
export const stateAbove = ({ isTown, url, states }: StoreRegion): StoreRegion['states'] =>
  isTown ? states.filter((state) => url.startsWith(state.url) && url !== state.url) : [];

export function regionHead(region: StoreRegion, url: URL): PageHead {
  const { name, stores } = region;
  const own = new URL(region.url, url.origin);
  const values = { name, count: stores.length };
  return {
    ...(url.pathname !== own.pathname && { status: 301, redirect: own.pathname }),
    title: { key: 'storeRegion.head.title', values },
    description: { key: 'storeRegion.head.description', values },
    canonical: own.href,
    structuredData: [breadcrumbData([...stateAbove(region), { name, url: own.pathname }], url.origin)],
  };
}
