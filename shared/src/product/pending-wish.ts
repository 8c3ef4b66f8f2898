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
 * can be completed. Without storage it is lost.
 */
export function keepPending(wish: PendingWish | null): void {
  try {
    if (wish) sessionStorage.setItem(KEY, JSON.stringify(wish));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Blocked storage.
  }
}

export function readPending(now = Date.now()): PendingWish | null {
  try {
    const wish = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PendingWish | null;
    return wish && now - wish.at < KEEP_MS ? wish : null;
  } catch {
    return null;
  }
}
