import { useCallback, useEffect, useRef, useState } from 'react';
import { notify, publishCart } from '@fachwerk/shared/bus';
import type { CartContainer, ProductDetail } from '@fachwerk/shared/contracts';
import { createIdempotencyKey, isHttpError } from '@fachwerk/shared/http';
import { useMessages, usePlatform } from '@fachwerk/shared/widget';
import { addToCart } from './product-details-api';

/** A short wait needs no sign of waiting (specification 9). */
const PENDING_DELAY_MS = 100;
/** How long the button says that it worked. */
const DONE_MS = 3000;

export type AddState =
  | { step: 'idle' }
  /** `isSlow` from 100 ms on: only then the button shows it. */
  | { step: 'pending'; isSlow: boolean }
  | { step: 'done'; quantity: number }
  /** The server took fewer than asked for. */
  | { step: 'reduced'; available: number }
  | { step: 'failed'; text: string };

export interface AddToCartControl {
  state: AddState;
  /** The button still says that it worked. */
  isFresh: boolean;
  add(quantity: number): void;
}

export function useAddToCart(product: ProductDetail): AddToCartControl {
  const { api, bus, track } = usePlatform();
  const text = useMessages();
  const { itemId, productId, name } = product;
  const [state, setState] = useState<AddState>({ step: 'idle' });
  const [isFresh, setFresh] = useState(false);
  const isUnderWay = useRef(false);
  /** Of an addition whose outcome nobody told us: asked again, it must not count twice. */
  const open = useRef<{ quantity: number; key: string } | null>(null);

  useEffect(() => {
    if (!isFresh) return undefined;
    const timer = setTimeout(() => setFresh(false), DONE_MS);
    return () => clearTimeout(timer);
  }, [isFresh, state]);

  const send = useCallback(
    async (quantity: number) => {
      // A second click while the first one is under way is the same wish.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      const key = open.current?.quantity === quantity ? open.current.key : createIdempotencyKey();
      open.current = { quantity, key };
      setFresh(false);
      setState({ step: 'pending', isSlow: false });
      const timer = setTimeout(() => setState({ step: 'pending', isSlow: true }), PENDING_DELAY_MS);
      try {
        const cart = await addToCart(api, { itemId, productId, quantity }, key);
        open.current = null;
        publishCart(bus, cart);
        track({ name: 'add_to_cart', values: { itemId, productId, quantity } });
        const available = availableIfReduced(cart, itemId);
        setState(available === null ? { step: 'done', quantity } : { step: 'reduced', available });
        setFresh(true);
        notify(bus, {
          id: `added-${itemId}`,
          type: 'success',
          text: text('productDetail.added.message', { name }),
        });
      } catch (error) {
        if (isHttpError(error) && error.kind === 'bad-request') open.current = null;
        setState({ step: 'failed', text: failureText(error, text) });
      } finally {
        clearTimeout(timer);
        isUnderWay.current = false;
      }
    },
    [api, bus, itemId, name, productId, text, track],
  );

  const add = useCallback((quantity: number) => void send(quantity), [send]);
  return { state, isFresh, add };
}

/** How many the cart holds when the server took fewer than asked for; else null. */
function availableIfReduced(cart: CartContainer, itemId: string): number | null {
  const positions = cart.onlineCart?.positions ?? [];
  const position = positions.find((one) =>
    cart.addedEntryId === undefined ? one.itemId === itemId : one.entryId === cart.addedEntryId,
  );
  return position?.stockErrorData?.available ?? null;
}

/** What happened, in the server's words where it has some. */
function failureText(error: unknown, text: ReturnType<typeof useMessages>): string {
  if (!isHttpError(error)) return text('productDetail.failedAdd.unknown');
  switch (error.kind) {
    case 'bad-request': {
      const [key = ''] = error.messageKeys;
      const told = text(key);
      return told === key || key === 'technical.error' ? text('productDetail.failedAdd.refused') : told;
    }
    case 'network':
    case 'cancelled':
      return text('productDetail.failedAdd.offline');
    case 'timeout':
    case 'aborted':
      return text('productDetail.failedAdd.noAnswer');
    case 'bad-response':
    case 'unexpected-shape':
      return text('productDetail.failedAdd.unknown');
  }
}
