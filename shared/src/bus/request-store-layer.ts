import type { Bus } from './bus';
import type { EventPayload } from './catalogue';

/** Id of the layer among the slide-ins. */
export const STORE_LAYER_ID = 'storefinder-layer';

/**
 * Opens the layer for choosing a store. Returns false if the page has no layer or it is not ready; the caller
 * then lets its link lead to the page of all stores.
 */
export function requestStoreLayer(
  bus: Bus,
  about: EventPayload<'storefinder:layer-requested'> = {},
): boolean {
  bus.publish('storefinder:layer-requested', about);
  return bus.get('openedSidebarId') === STORE_LAYER_ID;
}
