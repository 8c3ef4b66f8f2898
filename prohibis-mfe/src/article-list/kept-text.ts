const KEY = 'prohibis-article-list';

/** For this tab only: a list is typed on one page and looked up on the next. Storage may be full or forbidden. */
export function keepText(text: string): void {
  try {
    if (text) window.sessionStorage.setItem(KEY, text);
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // The list then lives as long as the page.
  }
}

export function keptText(): string {
  try {
    return window.sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
