import { clearNotifications } from '@fachwerk/shared/bus';
import type { CartContainer } from '@fachwerk/shared/contracts';
import { type ActionState, useAction, usePlatform } from '@fachwerk/shared/widget';
import { useEffect, useState } from 'react';
import { addToCart } from '../../add-to-cart';
import type { ShownProduct } from './product-details-api';

/** How long the button shows the success. */
const DONE_MS = 3000;

interface Addition {
  quantity: number;
  /** Reserves in this store; without it, the item is ordered online. */
  companyId?: string;
}

interface Added {
  /** The quantity in the cart if the server reduced it; else null. */
  available: number | null;
}

export interface AddToCartControl {
  state: ActionState<Addition, Added>;
  isPending: boolean;
  /** The button still shows the success. */
  isFresh: boolean;
  add(addition: Addition): void;
}

export function useAddToCart(product: ShownProduct): AddToCartControl {
  const platform = usePlatform();
  const { itemId, productId, hbcItemRelation } = product;
  const [isFresh, setFresh] = useState(false);

  const { state, run, isPending } = useAction<Addition, Added>(
    async ({ quantity, companyId }, key) => {
      clearNotifications(platform.bus);
      setFresh(false);
      const cart = await addToCart(
        platform,
        { itemId, productId, quantity, companyId },
        { key, source: 'product_sale_box', hbcItemRelation },
      );
      return { available: availableIfReduced(cart, itemId) };
    },
    { onDone: () => setFresh(true) },
  );

  useEffect(() => {
    if (!isFresh) return undefined;
    const timer = setTimeout(() => setFresh(false), DONE_MS);
    return () => clearTimeout(timer);
  }, [isFresh, state]);

  return { state, isPending, isFresh, add: (addition) => void run(addition) };
}

function availableIfReduced(cart: CartContainer, itemId: string): number | null {
  const positions = [cart.onlineCart, cart.reservationCart].flatMap((one) => one?.positions ?? []);
  const position = positions.find((one) =>
    cart.addedEntryId === undefined ? one.itemId === itemId : one.entryId === cart.addedEntryId,
  );
  return position?.stockErrorData?.available ?? null;
}
