import type { Bus } from './bus';
import type { EventPayload } from './catalogue';

/** The id under which the layer is the open slide-in. */
export const STORE_LAYER_ID = 'storefinder-layer';

/**
 * Asks for the layer in which a store is chosen. False: no layer is on this page, or it is not ready yet. Then a link goes on to the
 * page of all stores, so that nobody clicks in vain.
 */
export function requestStoreLayer(
  bus: Bus,
  about: EventPayload<'storefinder:layer-requested'> = {},
): boolean {
  bus.publish('storefinder:layer-requested', about);
  return bus.get('openedSidebarId') === STORE_LAYER_ID;
}
