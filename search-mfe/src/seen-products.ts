import { MAX_SEEN_PRODUCTS } from '@fachwerk/shared/rules';

const KEY = 'seen-products';

/** Ids, the last seen first. They stay in the browser. A blocked or broken storage counts as empty. */
export function seenProducts(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter((one): one is string => typeof one === 'string').slice(0, MAX_SEEN_PRODUCTS)
      : [];
  } catch {
    return [];
  }
}

export const addSeenProduct = (productId: string): void =>
  store([productId, ...seenProducts().filter((one) => one !== productId)].slice(0, MAX_SEEN_PRODUCTS));

export const removeSeenProducts = (): void => store([]);

function store(productIds: string[]): void {
  try {
    if (productIds.length > 0) localStorage.setItem(KEY, JSON.stringify(productIds));
    else localStorage.removeItem(KEY);
  } catch {
    // A full or blocked storage: the page works without.
  }
}
