import type { Messages } from '@fachwerk/shared/contracts';
import sharedGerman from '@fachwerk/shared/messages.de.json';
import sharedEnglish from '@fachwerk/shared/messages.en.json';
import type { Language } from '@fachwerk/shared/rules';
import german from '../texts/messages.de.json';
import english from '../texts/messages.en.json';

const TEXTS: Record<Language, Messages> = {
  de: { ...sharedGerman, ...german },
  en: { ...sharedGerman, ...german, ...sharedEnglish, ...english },
};

/** Texts of the API and of `shared` for mails; what has no text in the language is German. */
export const textsIn = (language: Language): Messages => TEXTS[language];
