import type { Bus } from '@fachwerk/shared/bus';
import { markStoreLines } from '../core/store-lines';

/**
 * Keeps the marks of the page as the next page of the server has them: a store was chosen, or the visitor
 * has closed the banner. The cookie is one of the session (docs/decisions/0138).
 */
export function followStoreMarks(bus: Bus, signal: AbortSignal): void {
  bus.watch('selectedStore', (store) => store && markStoreLines(), signal);
  bus.on(
    'storefinder:banner-dismissed',
    () => {
      const secure = location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `store-banner=exited; Path=/; SameSite=Lax${secure}`;
      markStoreLines();
    },
    signal,
  );
}
