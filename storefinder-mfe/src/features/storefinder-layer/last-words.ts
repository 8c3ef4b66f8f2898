const KEY = 'storefinder:words';

/** What was searched last in this tab. Where the browser keeps nothing, there is none. */
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
    // Nice to have.
  }
}
