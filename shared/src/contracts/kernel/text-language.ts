import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '../../language/languages';

const IDS = Object.keys(LANGUAGES).filter(isLanguage);

/** `lang` of a call whose answer contains texts (`isTranslated`). */
export const TextLanguage: z.ZodMiniType<Language, Language | undefined> = z._default(
  z.enum(IDS),
  DEFAULT_LANGUAGE,
);
