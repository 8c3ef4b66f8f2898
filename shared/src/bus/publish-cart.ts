import type { CartContainer } from '../contracts/cart';
import type { Bus } from './bus';

/** Tells the page about an answer of any basket call. Every team that calls one hands the answer here. */
export function publishCart(bus: Bus, container: Pick<CartContainer, 'totalArticleCount'>): void {
  const itemCount = container.totalArticleCount;
  bus.set('cartCount', itemCount);
  bus.publish('cart:changed', { itemCount });
  if (itemCount === 0) bus.publish('cart:emptied', {});
}
