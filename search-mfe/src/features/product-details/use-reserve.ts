import { useStoreRequest, useVisitorStore } from '@fachwerk/shared/widget';
import type { ShownProduct } from './product-details-api';
import { type AddToCartControl, useAddToCart } from './use-add-to-cart';

export interface ReserveControl extends Pick<AddToCartControl, 'state' | 'isPending' | 'isFresh'> {
  /** Returns false if no store is chosen and this page has no layer to choose one. */
  reserve(quantity: number): boolean;
}

/** Reserves in the visitor's store. Without one it opens the layer, and continues with the chosen store. */
export function useReserve(product: ShownProduct): ReserveControl {
  const { store } = useVisitorStore();
  const { add, ...control } = useAddToCart(product);
  const requestStore = useStoreRequest<number>((quantity, companyId) => add({ quantity, companyId }));

  return {
    ...control,
    reserve(quantity) {
      if (!store) return requestStore(quantity, { itemId: product.itemId, itemName: product.name });
      add({ quantity, companyId: store.companyId });
      return true;
    },
  };
}
