/** Largest number of items side by side. */
export const MAX_COMPARED_ITEMS = 4;

/** What a browser keeps of an item that was chosen for the comparison. */
export interface ComparedItem {
  itemId: string;
  name: string;
}

const KEY = 'compared-items';

const isItem = (one: unknown): one is ComparedItem => {
  const { itemId, name } = (one ?? {}) as Partial<ComparedItem>;
  return typeof itemId === 'string' && typeof name === 'string';
};

/** In the order of the choice. They stay in the browser. A blocked or broken storage counts as empty. */
export function comparedItems(): ComparedItem[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isItem).slice(0, MAX_COMPARED_ITEMS) : [];
  } catch {
    return [];
  }
}

const CLOSED = 'comparison-bar-closed';

/** Whether the visitor has closed the bar in this tab, and chosen nothing since. */
export function isBarClosed(): boolean {
  try {
    return sessionStorage.getItem(CLOSED) !== null;
  } catch {
    return false;
  }
}

export function keepBarClosed(isClosed: boolean): void {
  try {
    if (isClosed) sessionStorage.setItem(CLOSED, '');
    else sessionStorage.removeItem(CLOSED);
  } catch {
    // Blocked storage: the bar appears on the next page again.
  }
}

export function keepComparedItems(items: readonly ComparedItem[]): void {
  try {
    if (items.length > 0) localStorage.setItem(KEY, JSON.stringify(items));
    else localStorage.removeItem(KEY);
  } catch {
    // A full or blocked storage: the address of the comparison contains the items too.
  }
}
