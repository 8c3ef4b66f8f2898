const KEY = 'pending-wish';
const KEEP_MS = 30 * 60_000;

/** A change of the wishlist that the server has not confirmed yet. */
export interface PendingWish {
  itemId: string;
  productId: string;
  isWished: boolean;
  at: number;
}

/**
 * Kept until the answer arrives, so that a click that a login, a consent dialog or another page interrupts
 * can be completed. The last click on an item counts. Without storage it is lost.
 */
export function keepPending(wish: PendingWish): void {
  write([...readPending().filter(({ itemId }) => itemId !== wish.itemId), wish]);
}

/** The change is done or given up; a later one of the same item stays. */
export function dropPending({ itemId, isWished, at }: PendingWish): void {
  const isOther = (wish: PendingWish) =>
    wish.itemId !== itemId || wish.isWished !== isWished || wish.at !== at;
  write(readPending().filter(isOther));
}

/** In the order of the clicks. */
export function readPending(now = Date.now()): PendingWish[] {
  try {
    const wishes: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(wishes) ? (wishes as PendingWish[]).filter(({ at }) => now - at < KEEP_MS) : [];
  } catch {
    return [];
  }
}

function write(wishes: readonly PendingWish[]): void {
  try {
    if (wishes.length > 0) sessionStorage.setItem(KEY, JSON.stringify(wishes));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Blocked storage.
  }
}
