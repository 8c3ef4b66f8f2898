/** Values of the cookie that the API sets (apps/shop-api/src/kernel/session/session-plugin.ts). */
const LINES = /(?:^|; )store=(stock|prices)(?:;|$)/;
/** The visitor has closed the banner (storefinder-mfe). */
const EXITED = /(?:^|; )store-banner=exited(?:;|$)/;

/**
 * Marks pages of visitors with a store that a shared cache has answered without the mark of the page server:
 * `<html data-store-lines="stock">`. Tiles and product pages reserve lines about the store by it (base.css),
 * and have no empty ones without a store (docs/decisions/0129). Likewise a banner that was closed (0138).
 */
export function markStoreLines(): void {
  const { dataset } = document.documentElement;
  const [, lines] = LINES.exec(document.cookie) ?? [];
  if (lines) dataset.storeLines = lines;
  if (EXITED.test(document.cookie)) dataset.storeBanner = 'exited';
}
