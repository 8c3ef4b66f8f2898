import type { PageConfig } from '@fachwerk/shared/widget';

/** Settings of the content, before a visit is known. */
export interface SiteConfig extends PageConfig {
  /** Addresses that are others in the mobile app, e.g. of its own notice on privacy. */
  appPageUrls?: Partial<PageConfig['pageUrls']>;
}

/** The settings of one page view; `appDevice` is the device of the mobile app, undefined in browsers. */
export function visitConfig(
  { appPageUrls, ...config }: SiteConfig,
  appDevice: string | undefined,
): PageConfig {
  if (!appDevice) return config;
  return { ...config, pageUrls: { ...config.pageUrls, ...appPageUrls }, appDevice };
}
