import { contentLanguage } from '../language/languages';
import { usePlatform } from './platform';

/** `lang` of a German name or text of the catalogue; undefined on a German page. */
export const useContentLanguage = () => contentLanguage(usePlatform().config.shopLocale);
