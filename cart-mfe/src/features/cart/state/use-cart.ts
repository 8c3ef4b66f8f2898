import { notify } from '@fachwerk/shared/bus';
import type { CartContainer, CartPosition } from '@fachwerk/shared/contracts';
import { createIdempotencyKey } from '@fachwerk/shared/http';
import { type TrackedEvent, useBusEvent, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { CartChange } from './cart-changes';
import type { CartState } from './cart-machine';
import { type CartStore, createCartStore } from './cart-store';

/**
 * The cart of this widget; it is updated after changes in other tabs and widgets and after back navigation.
 */
export function useCart(container: CartContainer | null): { state: CartState; store: CartStore } {
  const { api, bus, signal, track } = usePlatform();
  const text = useMessages();

  const [store] = useState(() => createCartStore({ api, bus, container, signal }));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);

  const reportChange = useEffectEvent((change: CartChange, line: CartPosition | undefined) => {
    track(trackedEvent(change, line));
    if (change.kind === 'move' && line)
      notify(bus, { type: 'success', text: text(`cart.article.moved.${change.to}`, { name: line.name }) });
    if (change.kind !== 'remove' || !line) return;
    const { itemId, name, quantity } = line;
    const payload = { itemId, quantity, companyId: change.companyId };
    notify(bus, {
      type: 'success',
      text: text('cart.article.removed', { name }),
      action: { label: text('cart.undo'), event: 'cart:removal-undone', payload },
    });
  });
  useEffect(() => store.onConfirmed((change, line) => reportChange(change, line)), [store]);

  useEffect(() => {
    store.replace(container);
    if (container) bus.set('cartCount', container.totalArticleCount);
  }, [store, bus, container]);

  useEffect(() => {
    // The API failed for the page server; this is the second attempt.
    if (store.getState().model === null) void store.reload();
    const reloadRestoredPage = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void store.reload();
    };
    window.addEventListener('pageshow', reloadRestoredPage);
    return () => window.removeEventListener('pageshow', reloadRestoredPage);
  }, [store]);

  useBusEvent('cart:changed', () => {
    if (!store.isPublishing()) void store.reload();
  });
  // The reservation cart belongs to the chosen store.
  useBusEvent('storefinder:store-selected', () => void store.reload());
  useBusEvent('cart:removal-undone', ({ itemId, quantity, companyId }) =>
    store.change({ kind: 'undo', itemId, quantity, companyId, key: createIdempotencyKey() }),
  );

  return { state, store };
}

const TRACKED = {
  quantity: 'change_cart_quantity',
  remove: 'remove_from_cart',
  move: 'move_in_cart',
  take: 'add_to_cart',
  drop: 'remove_parked',
  order: 'add_to_cart',
  undo: 'add_to_cart',
} as const;

/** The tracking sources of specification 9: the online cart, and the cart of a store. */
function trackedEvent(change: CartChange, line: CartPosition | undefined): TrackedEvent {
  const isInStore = 'companyId' in change && change.companyId !== undefined;
  const quantity = change.kind === 'remove' ? 0 : 'quantity' in change ? change.quantity : line?.quantity;
  return {
    name: TRACKED[change.kind],
    values: { itemId: change.itemId, quantity, source: isInStore ? 'checkout_cc' : 'checkout' },
  };
}
