import { notify, publishWishlist } from '@fachwerk/shared/bus';
import { readWishlist } from '@fachwerk/shared/calls';
import type { WishlistEntry, WishlistPage } from '@fachwerk/shared/contracts';
import { failureText, useBusEvent, useMessages, usePlatform, useTopic } from '@fachwerk/shared/widget';
import { useCallback, useEffect, useRef, useState } from 'react';
import { publishChange } from './publish-change';
import { isSameList, sendChange, type WishlistChange, withChange } from './wishlist-changes';

const MESSAGE = 'wishlist';

export interface WishlistControl {
  list: WishlistPage;
  isPending: boolean;
  change(change: WishlistChange): void;
  remove(entry: WishlistEntry): void;
  setShareUrl(shareUrl: string | null): void;
}

/** Changes are shown at once and sent one after the other; a failure takes them back. */
export function useWishlist(given: WishlistPage): WishlistControl {
  const { api, bus, track, signal } = usePlatform();
  const text = useMessages();
  const [list, setList] = useState(given);
  const [waiting, setWaiting] = useState(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const count = useRef(0);
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });

  const reload = useCallback(async () => {
    const next = await api.call(readWishlist, { signal });
    if (count.current === 0) setList(next);
  }, [api, signal]);

  const enqueue = useCallback(
    (work: () => Promise<void>) => {
      count.current += 1;
      setWaiting(count.current);
      queue.current = queue.current
        .then(work)
        .catch((error: unknown) => {
          if (!signal.aborted)
            notify(bus, {
              id: MESSAGE,
              type: 'error',
              text: `${text('wishlist.failed')} ${failureText(text, error)}`,
            });
        })
        .then(async () => {
          count.current -= 1;
          setWaiting(count.current);
          // The details of a changed entry; after a failure the list as it was.
          if (count.current === 0 && !signal.aborted) await reload().catch(() => {});
        });
    },
    [bus, reload, signal, text],
  );

  const change = useCallback(
    (wanted: WishlistChange) => {
      const before = latest.current.entries;
      setList((shown) => ({ ...shown, entries: withChange(shown.entries, wanted) }));
      enqueue(async () => {
        try {
          const answer = await sendChange(api, wanted);
          publishWishlist(bus, answer);
          publishChange(bus, wanted, before, answer);
          track({ name: 'change_wishlist', values: { ...wanted, source: 'wishlist' } });
        } catch (error) {
          setList((shown) => ({ ...shown, entries: before }));
          throw error;
        }
      });
    },
    [api, bus, enqueue, track],
  );

  const remove = useCallback(
    (entry: WishlistEntry) => {
      const { entryId, itemId, productId, quantity, product } = entry;
      change({ kind: 'remove', entryId });
      notify(bus, {
        id: MESSAGE,
        type: 'success',
        text: text('wishlist.removed', { name: product.name }),
        action: {
          label: text('wishlist.undo'),
          event: 'cart:wishlist-removal-undone',
          payload: { itemId, productId, quantity },
        },
      });
    },
    [bus, change, text],
  );
  useBusEvent('cart:wishlist-removal-undone', ({ itemId, productId, quantity }) =>
    change({ kind: 'undo', itemId, productId, quantity }),
  );

  // Another tab or the login changed the list, or another store is chosen.
  const wishlist = useTopic('wishlist');
  const store = useTopic('selectedStore');
  const isStale =
    waiting === 0 &&
    ((wishlist !== null && !isSameList(list.entries, wishlist.items)) ||
      (store !== null && store.companyId !== list.selectedStore?.companyId));
  useEffect(() => {
    if (isStale) reload().catch(() => {});
  }, [isStale, reload, wishlist, store]);

  return {
    list,
    isPending: waiting > 0,
    change,
    remove,
    setShareUrl: useCallback((shareUrl) => setList((shown) => ({ ...shown, shareUrl })), []),
  };
}
