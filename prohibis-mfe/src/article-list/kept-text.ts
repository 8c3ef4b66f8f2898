const KEY = 'prohibis-article-list';

/** Per tab: the list survives a change of the page. Storage may be full or blocked. */
export function keepText(text: string): void {
  try {
    if (text) window.sessionStorage.setItem(KEY, text);
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // The list then ends with the page.
  }
}

export function keptText(): string {
  try {
    return window.sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
