import type { CartContainer, CartPosition, CartType } from '../contracts/selling/cart';
import type { Bus } from './bus';
import type { EventPayload } from './catalogue';

type LineChanged = EventPayload<'cart:line-changed'>;
/** What the client knows of a changed line; the rest is read from the answer. */
export type CartLineChange = Pick<LineChanged, 'action' | 'itemId' | 'quantity'> & {
  productId?: string | undefined;
  entryId?: string | undefined;
  companyId?: string | undefined;
};
type Answer = Pick<CartContainer, 'totalArticleCount'> &
  Partial<Pick<CartContainer, 'addedEntryId' | 'onlineCart' | 'reservationCart'>>;

/**
 * Publishes the answer of a basket call to the page. Every client of a basket call passes its answer here,
 * with the lines that it has changed.
 */
export function publishCart(bus: Bus, container: Answer, ...changes: readonly CartLineChange[]): void {
  const itemCount = container.totalArticleCount;
  bus.set('cartCount', itemCount);
  bus.publish('cart:changed', { itemCount });
  if (itemCount === 0) bus.publish('cart:emptied', {});
  for (const change of changes) publishLine(bus, container, change);
}

function publishLine(bus: Bus, container: Answer, { companyId, ...change }: CartLineChange): void {
  const cart = companyId === undefined ? container.onlineCart : container.reservationCart;
  const isIt = ({ itemId, entryId }: CartPosition) =>
    entryId === (change.entryId ?? container.addedEntryId ?? entryId) && itemId === change.itemId;
  const line = cart?.positions.find(isIt);
  bus.publish('cart:line-changed', {
    ...change,
    productId: change.productId ?? line?.productId ?? '',
    entryId: change.entryId ?? line?.entryId ?? container.addedEntryId ?? '',
    ...(companyId !== undefined && { companyId }),
  });
}

/** Of a whole list: how much of it went into a cart. `store` is that of reserved lines. */
export const addedLines = (
  lines: readonly { itemId: string; added: number; cart?: CartType }[],
  store?: string,
): CartLineChange[] =>
  lines
    .filter(({ added }) => added > 0)
    .map(({ itemId, added, cart }) => ({
      action: 'addCart',
      itemId,
      quantity: added,
      companyId: cart === 'RESERVATION' ? store : undefined,
    }));
