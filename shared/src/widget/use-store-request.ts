import { useEffect, useRef } from 'react';
import type { EventPayload } from '../bus/catalogue';
import { requestLayer } from '../bus/request-layer';
import { usePlatform } from './platform';
import { useBusEvent } from './use-bus-event';
import { useTopic } from './use-topic';

const LAYER_REQUEST = 'storefinder:layer-requested';

/**
 * Asks for a store, and continues with the one that is chosen: the returned function opens the layer, and
 * `onChosen` gets its `what` again. It returns false if this page has no layer; a link or form then leads on.
 */
export function useStoreRequest<What>(
  onChosen: (what: What, companyId: string) => void,
): (what: What, item?: EventPayload<typeof LAYER_REQUEST>) => boolean {
  const { bus } = usePlatform();
  const openedId = useTopic('openedSidebarId');
  const waiting = useRef<{ what: What } | null>(null);

  useBusEvent('storefinder:store-selected', ({ companyId }) => {
    const asked = waiting.current;
    waiting.current = null;
    if (asked) onChosen(asked.what, companyId);
  });
  // The layer has been closed: a store that is chosen later for another reason continues nothing.
  useEffect(() => {
    if (openedId === null) return undefined;
    return () => void (waiting.current = null);
  }, [openedId]);

  return (what, item = {}) => {
    const isOpen = requestLayer(bus, LAYER_REQUEST, item);
    waiting.current = isOpen ? { what } : null;
    return isOpen;
  };
}
