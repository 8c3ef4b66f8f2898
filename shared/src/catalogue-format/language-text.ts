const names = new Intl.DisplayNames('de', { type: 'language', fallback: 'none' });

/** "Deutsch" for "de"; undefined for an unknown language. */
export const languageText = (language: string): string | undefined =>
  /^[a-z]{2}$/.test(language) ? names.of(language) : undefined;
