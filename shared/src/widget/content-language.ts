import { DEFAULT_LANGUAGE, languageOf } from '../rules/languages';
import { usePlatform } from './platform';

/**
 * `lang` of an element with a name or a text of the catalogue, which is German: undefined on a German page,
 * where it goes without saying.
 */
export function useContentLanguage(): string | undefined {
  const { shopLocale } = usePlatform().config;
  return languageOf(shopLocale) === DEFAULT_LANGUAGE ? undefined : DEFAULT_LANGUAGE;
}
