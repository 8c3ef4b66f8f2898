import { type RefObject, useEffect, useRef } from 'react';
import { useMessages } from '../widget/messages';
import { usePlatform } from '../widget/platform';
import { readPending } from './pending-wish';
import type { WishContext } from './wish';

/**
 * What changes of the wishlist need. Completes the presses that another page or a login interrupted; the code
 * for it loads only then. `source` names the widget in tracked events, e.g. "product_list". The widget needs
 * the messages `product.`, `failure.` and `error.`.
 */
export function useWishes(source: string): RefObject<WishContext> {
  const { api, bus, track } = usePlatform();
  const text = useMessages();
  const context = useRef<WishContext>({ api, bus, track, text, source });
  useEffect(() => {
    context.current = { api, bus, track, text, source };
  });

  useEffect(() => {
    const stop = new AbortController();
    const resume = () => {
      if (readPending().length > 0)
        void import('./wish').then(({ resumeWishes }) => resumeWishes(context.current));
    };
    bus.on('account:logged-in', resume, stop.signal);
    resume();
    return () => stop.abort();
  }, [bus]);

  return context;
}
