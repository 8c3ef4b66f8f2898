import { type RefObject, useEffect } from 'react';
import { usePlatform } from '../widget/platform';
import { useWishes } from './use-wishes';

export interface WishlistHeartsProps {
  within: RefObject<HTMLElement | null>;
  /** Source of tracked clicks, e.g. "product_list". */
  source: string;
}

/**
 * Connects all `WishlistHeart` elements of a container, also those of static parts: one listener, and
 * `aria-pressed` from the topic. The code that changes the list loads with the first press. Pages of other
 * sites keep no list: there the hearts are hidden.
 */
export function WishlistHearts({ within, source }: WishlistHeartsProps) {
  const { bus } = usePlatform();
  const context = useWishes(source);

  useEffect(() => {
    const { current: container } = within;
    if (!container) return undefined;
    const stop = new AbortController();

    const hearts = (state = '') => Array.from(container.querySelectorAll<HTMLElement>(`[data-wish]${state}`));
    const show = () => {
      if (bus.get('isOtherSite')) {
        for (const heart of hearts(':not([hidden])')) heart.hidden = true;
        return;
      }
      const wishlist = bus.get('wishlist');
      if (!wishlist) return;
      const wished = new Set(wishlist.items.map(({ itemId }) => itemId));
      for (const heart of hearts()) {
        const isPressed = String(wished.has(heart.dataset.wish ?? ''));
        // Writing the same value would make the browser compute the styles of all tiles again.
        if (heart.getAttribute('aria-pressed') !== isPressed) heart.setAttribute('aria-pressed', isPressed);
      }
    };
    const press = (event: Event) => {
      const form = event.target as HTMLFormElement;
      const heart = form.querySelector('[data-wish]');
      if (!heart) return;
      event.preventDefault();
      const [itemId = '', productId = ''] = Array.from(form.querySelectorAll('input'), ({ value }) => value);
      import('./wish')
        .then(({ toggleWish }) => toggleWish(context.current, { itemId, productId }))
        // Its code did not load.
        .catch(() => form.submit());
    };

    bus.watch('wishlist', show, stop.signal);
    bus.watch('isOtherSite', show, stop.signal);
    container.addEventListener('submit', press);
    const observer = new MutationObserver(show);
    observer.observe(container, { childList: true, subtree: true });
    return () => {
      stop.abort();
      observer.disconnect();
      container.removeEventListener('submit', press);
    };
  }, [within, bus, context]);

  return null;
}
