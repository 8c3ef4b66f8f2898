import { formatNumber } from '@fachwerk/shared/format';
import { type Language, LANGUAGES } from '@fachwerk/shared/rules';
import { displayCents } from '../money/display';
import { type DatesIn, datesIn } from '../text/dates-in';
import { formatText } from '../text/format-text';
import german from '../texts/mails.de.json';
import english from '../texts/mails.en.json';

type Texts = typeof german;

/** Every text in every language: a mail never mixes two. */
const TEXTS: Record<Language, Texts> = { de: german, en: english };

/** A text with `.one` and `.other` is chosen by the value `count`. */
type Counted<Key> = Key extends `${infer Base}.one` ? Base : never;
export type MailKey = keyof Texts | Counted<keyof Texts>;

/** What a template needs to write in the language of its mail: texts, amounts and dates. */
export interface MailTexts extends DatesIn {
  language: Language;
  locale: string;
  text(this: void, key: MailKey, values?: Record<string, string | number>): string;
  number(this: void, value: number): string;
  /** "1.234,50 €" or "€1,234.50" */
  euros(this: void, cents: number): string;
}

const created = new Map<Language, MailTexts>();

export function mailTexts(language: Language): MailTexts {
  const texts = created.get(language) ?? createTexts(language);
  created.set(language, texts);
  return texts;
}

function createTexts(language: Language): MailTexts {
  const locale = LANGUAGES[language].locale;
  return {
    language,
    locale,
    text: (key, values) => formatText(TEXTS[language], key, values, locale),
    number: (value) => formatNumber(value, locale),
    euros: (cents) => displayCents(cents, locale),
    ...datesIn(language),
  };
}
