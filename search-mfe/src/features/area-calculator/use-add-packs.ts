import { clearNotifications, publishCart } from '@fachwerk/shared/bus';
import { addItemsToCart } from '@fachwerk/shared/calls';
import { type ActionState, useAction, usePlatform } from '@fachwerk/shared/widget';
import type { MixPart } from './best-mix';

type Parts = readonly MixPart[];
export interface AddedAnswer {
  /** The stock had become less: the cart names the lines. */
  isReduced: boolean;
}

export interface AddPacksControl {
  state: ActionState<Parts, AddedAnswer>;
  isPending: boolean;
  add(parts: Parts): void;
  reset(): void;
}

/** Puts all packs into the online cart in one call. */
export function useAddPacks(): AddPacksControl {
  const { api, bus, track } = usePlatform();
  const { state, run, reset, isPending } = useAction<Parts, AddedAnswer>(async (parts, idempotencyKey) => {
    clearNotifications(bus);
    const items = parts.map(({ pack, quantity }) => `${pack.itemId}:${quantity}`).join(',');
    const cart = await api.call(addItemsToCart, { form: { items }, idempotencyKey });
    const added = parts.map(({ pack: { itemId }, quantity }) => ({
      action: 'addCart' as const,
      itemId,
      quantity,
    }));
    publishCart(bus, cart, ...added);
    for (const { pack, quantity } of parts)
      track({ name: 'add_to_cart', values: { source: 'area_calculator', itemId: pack.itemId, quantity } });
    const isShort = (itemId: string) =>
      cart.onlineCart?.positions.some((one) => one.itemId === itemId && one.stockErrorData);
    return { isReduced: parts.some(({ pack }) => isShort(pack.itemId)) };
  });
  return { state, isPending, add: (parts) => void run(parts), reset };
}
