import { publishCart } from '@fachwerk/shared/bus';
import { addToCart as addToCartCall } from '@fachwerk/shared/calls';
import type { CartContainer } from '@fachwerk/shared/contracts';
import type { usePlatform } from '@fachwerk/shared/widget';

export interface CartAddition {
  itemId: string;
  productId: string;
  quantity: number;
  /** Reserves in this store; without it, the item is ordered online. */
  companyId?: string | undefined;
}

interface Press {
  /** A repeated request with the same key adds nothing twice. */
  key: string;
  /** Where the button is, for the statistics. */
  source: string;
  hbcItemRelation?: string | undefined;
}

/**
 * Adds an item to the cart, publishes the new state of the cart, and tracks it. The answer has the added line
 * only. Throws the error of the call.
 */
export async function addToCart(
  { api, bus, track }: Pick<ReturnType<typeof usePlatform>, 'api' | 'bus' | 'track'>,
  { itemId, productId, quantity, companyId }: CartAddition,
  { key, source, hbcItemRelation }: Press,
): Promise<CartContainer> {
  const form = { itemId, productId, quantity, companyId, positions: 'added' } as const;
  const cart = await api.call(addToCartCall, { form, idempotencyKey: key });
  publishCart(bus, cart, { action: 'addCart', itemId, productId, quantity, companyId });
  track({
    name: 'add_to_cart',
    values: {
      source,
      itemId,
      productId,
      quantity,
      ...(companyId ? { companyId } : {}),
      ...(hbcItemRelation ? { hbcItemRelation } : {}),
    },
  });
  return cart;
}
