/** Contracts need the languages, too, and import no rules. */
export {
  contentLanguage,
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_COOKIE,
  languageOf,
  LANGUAGES,
} from '../language/languages';
