import type { PageConfig } from '@fachwerk/shared/widget';
import type { Page } from '../content/load-content';
import { reportedPath } from './reported-path';

/**
 * Scripts of others measure public pages and the private ones whose file has `measured`. They never run where
 * visitors pay, log in, or type personal data (PCI DSS 6.4.3), nor where the address is a secret, nor in
 * the app, which measures itself, in previews and in pages without a frame.
 */
export const isMeasured = (
  { page: { cache, measured }, release, isBare }: MeasuredView,
  { appDevice }: { appDevice: string | undefined },
): boolean =>
  (measured ?? cache === 'public') && appDevice === undefined && !isBare && release.notice === undefined;

interface MeasuredView {
  page: Pick<Page, 'cache' | 'measured'>;
  release: { notice?: unknown };
  isBare?: boolean;
}

/** The settings of outside sources and trackers in a page. */
export function measuredConfig(
  page: Pick<Page, 'cache' | 'path' | 'landing'>,
  outside: Partial<PageConfig> | undefined,
): Partial<PageConfig> {
  const analytics = outside?.analytics;
  const path = reportedPath(page);
  return {
    ...outside,
    ...(analytics && path !== undefined && { analytics: { ...analytics, path } }),
    ...(page.landing && { isLandingPage: true }),
  };
}
