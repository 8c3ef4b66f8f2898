/** Values of the cookie that the API sets (apps/shop-api/src/kernel/session/session-plugin.ts). */
const LINES = /(?:^|; )store=(stock|prices)(?:;|$)/;

/**
 * Marks pages of visitors with a store that a shared cache has answered without the mark of the page server:
 * `<html data-store-lines="stock">`. Tiles and product pages reserve lines about the store by it (base.css),
 * and have no empty ones without a store (docs/decisions/0129).
 */
export function markStoreLines(): void {
  const [, lines] = LINES.exec(document.cookie) ?? [];
  if (lines) document.documentElement.dataset.storeLines = lines;
}
