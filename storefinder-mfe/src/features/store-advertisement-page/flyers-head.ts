import type { StoreFlyers } from '@fachwerk/shared/contracts';
import type { PageHead } from '@fachwerk/shared/widget';

export const MISSING_FLYERS: PageHead = {
  status: 404,
  robots: 'noindex',
  title: { key: 'storeFlyers.head.missing' },
};

/** The API did not answer: caches and search engines must not keep this page. */
export const FAILED_FLYERS: PageHead = {
  status: 503,
  robots: 'noindex',
  title: { key: 'storeFlyers.head.failed' },
};

export const flyersHead = ({ label }: StoreFlyers, url: URL): PageHead => ({
  title: { key: 'storeFlyers.head.title', values: { label } },
  description: { key: 'storeFlyers.head.description', values: { label } },
  canonical: new URL(url.pathname, url.origin).href,
});
