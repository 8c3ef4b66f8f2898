import type { CartContainer } from '../contracts/selling/cart';
import type { Bus } from './bus';

/**
 * Publishes the answer of a basket call to the page. Every client of a basket call passes its answer here.
 */
export function publishCart(bus: Bus, container: Pick<CartContainer, 'totalArticleCount'>): void {
  const itemCount = container.totalArticleCount;
  bus.set('cartCount', itemCount);
  bus.publish('cart:changed', { itemCount });
  if (itemCount === 0) bus.publish('cart:emptied', {});
}
