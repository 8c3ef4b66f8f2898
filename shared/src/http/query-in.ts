import type { Call } from '../contracts/kernel/call';
import { DEFAULT_LANGUAGE, type Language } from '../rules/languages';

/**
 * The query of a call from a page in this language: `lang` makes it another address, so that no cache mixes
 * the answers. Pages in German, most of them, need none.
 */
export const queryIn = <Query extends object>(
  language: Language | undefined,
  { isTranslated }: Pick<Call, 'isTranslated'>,
  query: Query | undefined,
): (Query & { lang?: Language }) | { lang: Language } | undefined =>
  isTranslated && language !== undefined && language !== DEFAULT_LANGUAGE
    ? { ...query, lang: language }
    : query;
