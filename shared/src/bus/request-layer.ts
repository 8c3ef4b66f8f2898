import type { Bus } from './bus';
import type { EventName, EventPayload } from './catalogue';

/**
 * Opens a layer of the page by its event; the layer's code may still have to load. Returns false if this page
 * has no such layer; a link then leads to its page. The pressed element has the attribute `data-opens` with
 * the name of the event: the shell prefetches the layer, shows there that it loads, and follows the link if
 * it fails.
 */
export function requestLayer<N extends EventName>(bus: Bus, name: N, payload: EventPayload<N>): boolean {
  // An older shell does not have the topic.
  const layers = bus.get('layers') as string[] | undefined;
  if (!layers?.includes(name)) return false;
  bus.publish(name, payload);
  return true;
}
