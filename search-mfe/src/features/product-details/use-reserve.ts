import { requestLayer } from '@fachwerk/shared/bus';
import { useBusEvent, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { useEffect, useRef } from 'react';
import type { ShownProduct } from './product-details-api';
import { type AddToCartControl, useAddToCart } from './use-add-to-cart';

export interface ReserveControl extends Pick<AddToCartControl, 'state' | 'isPending' | 'isFresh'> {
  /** Returns false if no store is chosen and this page has no layer to choose one. */
  reserve(quantity: number): boolean;
}

/** Reserves in the visitor's store. Without one it opens the layer, and continues with the chosen store. */
export function useReserve(product: ShownProduct): ReserveControl {
  const { bus } = usePlatform();
  const store = useTopic('selectedStore');
  const openedId = useTopic('openedSidebarId');
  const { add, ...control } = useAddToCart(product);
  /** The quantity to reserve in the store that the visitor is about to choose. */
  const waiting = useRef<number | null>(null);

  useBusEvent('storefinder:store-selected', ({ companyId }) => {
    if (waiting.current === null) return;
    add({ quantity: waiting.current, companyId });
    waiting.current = null;
  });
  // The layer has been closed: a store that is chosen later for another reason reserves nothing.
  useEffect(() => {
    if (openedId === null) return undefined;
    return () => void (waiting.current = null);
  }, [openedId]);

  return {
    ...control,
    reserve(quantity) {
      if (store) {
        add({ quantity, companyId: store.companyId });
        return true;
      }
      waiting.current = quantity;
      const { itemId, name: itemName } = product;
      return requestLayer(bus, 'storefinder:layer-requested', { itemId, itemName });
    },
  };
}
