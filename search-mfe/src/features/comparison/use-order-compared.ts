import { notify } from '@fachwerk/shared/bus';
import { failureText, useAction, useMessages, usePlatform } from '@fachwerk/shared/widget';
import { type RefObject, useEffect, useRef } from 'react';
import { addToCart } from '../../add-to-cart';

interface Order {
  itemId: string;
  productId: string;
  name: string;
}

/** Handles the forms of `ComparedOrder` in a container: the page stays, and a message states the result. */
export function useOrderCompared(container: RefObject<HTMLElement | null>): void {
  const text = useMessages();
  const platform = usePlatform();
  const { bus } = platform;
  const { run } = useAction<Order, void>(
    async ({ itemId, productId }, key) =>
      void (await addToCart(platform, { itemId, productId, quantity: 1 }, { key, source: 'comparison' })),
    {
      onDone: (_, { name }) =>
        notify(bus, { id: 'compared', type: 'success', text: text('comparison.order.done', { name }) }),
      onFailed: (error) => notify(bus, { id: 'compared', type: 'error', text: failureText(text, error) }),
    },
  );
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });

  useEffect(() => {
    const { current } = container;
    if (!current) return undefined;
    const order = (event: Event) => {
      const form = event.target as HTMLFormElement;
      const name = form.dataset.orders;
      if (name === undefined) return;
      event.preventDefault();
      const [itemId = '', productId = ''] = Array.from(form.querySelectorAll('input'), ({ value }) => value);
      void latest.current({ itemId, productId, name });
    };
    current.addEventListener('submit', order);
    return () => current.removeEventListener('submit', order);
  }, [container]);
}
