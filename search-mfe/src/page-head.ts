import type { MessageRef, PageHead, SkipLink } from '@fachwerk/shared/widget';

export const MISSING_PAGE: PageHead = {
  status: 404,
  robots: 'noindex',
  title: { key: 'head.notFound' },
};

/** The API did not answer: caches and search engines must not keep this page. */
export const FAILED_PAGE: PageHead = {
  status: 503,
  robots: 'noindex',
  title: { key: 'head.failed' },
};

/** Targets of skip links. */
export const SKIP_TO_ITEMS: SkipLink<MessageRef> = { id: 'artikel', text: { key: 'head.skip.items' } };
export const SKIP_TO_PURCHASE: SkipLink<MessageRef> = { id: 'kauf', text: { key: 'head.skip.purchase' } };

/** The texts of a missing and a failed page, for the widgets that use them. */
export const PROBLEM_TEXTS = ['head.notFound', 'head.failed'] as const;
