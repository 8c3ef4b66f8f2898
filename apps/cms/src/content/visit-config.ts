import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@fachwerk/shared/rules';
import type { PageConfig } from '@fachwerk/shared/widget';

/** Settings of the content, before a visit is known. */
export interface SiteConfig extends PageConfig {
  /** Addresses that are others in the mobile app, e.g. of its own notice on privacy. */
  appPageUrls?: Partial<PageConfig['pageUrls']>;
}

/** The facts of a visit that change the settings of its pages. */
export interface ConfiguredVisit {
  /** The device of the mobile app, undefined in browsers. */
  appDevice?: string | undefined;
  /** German if absent. */
  language?: Language | undefined;
  /** Where the visitor may choose the language of this page. */
  languageUrl?: string | undefined;
}

/** The settings of one page view. */
export function visitConfig(
  { appPageUrls, ...config }: SiteConfig,
  { appDevice, language = DEFAULT_LANGUAGE, languageUrl }: ConfiguredVisit,
): PageConfig {
  return {
    ...config,
    ...(appDevice && { pageUrls: { ...config.pageUrls, ...appPageUrls }, appDevice }),
    ...(language !== DEFAULT_LANGUAGE && { shopLocale: LANGUAGES[language].locale }),
    ...(languageUrl && { languageUrl }),
  };
}
