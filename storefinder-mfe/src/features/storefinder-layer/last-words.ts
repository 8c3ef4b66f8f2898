const KEY = 'storefinder:words';

/** The last search of this tab; null without storage. */
export function lastWords(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepWords(words: string): void {
  try {
    sessionStorage.setItem(KEY, words);
  } catch {
    // Storage is optional.
  }
}
