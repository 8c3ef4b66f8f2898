import type { Database } from '@fachwerk/database';
import type { BuyAgainResult } from '@fachwerk/shared/contracts';
import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import type { Item } from '../../catalogue/items/item-memory';
import { requestHash } from '../../kernel/http/idempotency-key';
import type { Order } from '../../orders/lifecycle/order';
import { refusal } from '../cart/cart-refusals';
import { type CartRepository, cartTransaction, type FoundCart } from '../cart/cart-repository';
import { openKeyedChange } from '../cart/keyed-change';
import { putIntoCart } from '../cart/put-into-cart';
import { isSaleRefusal, REFUSAL_CODES } from '../cart/sale-refusal';
import type { LineAgain } from './lines-again';

export interface Again {
  order: Pick<Order, 'id' | 'kind' | 'companyId'>;
  lines: readonly LineAgain[];
  /** By article; absent: the catalogue does not have it any more. */
  items: ReadonlyMap<string, Item>;
  sessionId: string;
  sessionExpiry: Date;
  idempotencyKey: string | undefined;
}

/** How many pieces of a line are in the cart, and why not all. */
export interface PutAgain {
  line: LineAgain;
  added: number;
  result: BuyAgainResult;
}

export interface PutOrder {
  put: PutAgain[];
  /** The store of what is reserved; null: the online cart. */
  companyId: string | null;
}

/**
 * Puts the lines into the cart that they came from, in one transaction. What is in the cart stays: quantities
 * add up. A line that cannot be bought leaves the others alone. A repeated call adds nothing; its report is
 * that of the first one, because the cart does not know why a line is missing.
 */
export const putOrderIntoCart = (db: Database, again: Again): Promise<PutOrder> =>
  cartTransaction(db, async (carts, tx) => {
    const { order, sessionId, sessionExpiry, idempotencyKey } = again;
    const hash = requestHash('buy again', order.id);
    const change = await openKeyedChange(tx, { sessionId, sessionExpiry, idempotencyKey, hash });
    if (change.outcome !== 'first' && change.outcome !== 'repeated') throw refusal(change.outcome);
    // A key that an earlier release has stored has no report.
    if (change.outcome === 'repeated')
      return (change.report as PutOrder | null) ?? { put: [], companyId: null };
    const stores =
      order.kind === 'reservation' ? await storesFor(carts, again, await carts.find(sessionId)) : [undefined];
    const done = await addAll(carts, again, stores);
    await change.remember({ report: done });
    return done;
  });

/** Stores to try: that of the reservation cart; for an empty cart that of the order, then the chosen one. */
async function storesFor(
  carts: CartRepository,
  { order, sessionId }: Again,
  cart: FoundCart,
): Promise<(string | undefined)[]> {
  const isTaken = cart.lines.some(([, , , , , isReserved]) => isReserved);
  if (isTaken && cart.companyId !== null) return [cart.companyId];
  const chosen = await carts.findChosenStore(sessionId);
  return [...new Set([order.companyId, chosen])].flatMap((companyId) => companyId ?? []);
}

async function addAll(
  carts: CartRepository,
  again: Again,
  [first, ...others]: readonly (string | undefined)[],
): Promise<PutOrder> {
  const put: PutAgain[] = [];
  // One statement per line: each locks the same cart.
  for (const line of again.lines) {
    const done = await addLine(carts, again, line, first);
    // The store does not reserve any more: nothing of this order can be added to it.
    if (done.result === 'NO_RESERVATION' && others.length > 0) return addAll(carts, again, others);
    put.push(done);
  }
  return { put, companyId: first ?? null };
}

async function addLine(
  carts: CartRepository,
  { items, sessionId, sessionExpiry, order }: Again,
  line: LineAgain,
  companyId: string | undefined,
): Promise<PutAgain> {
  const { itemId, quantity } = line;
  const none = (result: BuyAgainResult): PutAgain => ({ line, added: 0, result });
  if (line.isGiftCard) return none('NEEDS_INPUT');
  const item = items.get(itemId);
  if (!item) return none('GONE');
  if (order.kind === 'reservation' && companyId === undefined) return none('NO_RESERVATION');
  const added = await putIntoCart(carts, item, {
    sessionId,
    sessionExpiry,
    itemId,
    quantity,
    companyId,
    productId: undefined,
    idempotencyKey: undefined,
  });
  const { outcome } = added;
  if (isSaleRefusal(outcome)) return none(REFUSAL_CODES[outcome]);
  switch (outcome) {
    case 'added': {
      const inCart = added.cart.lines.find(([entryId]) => entryId === added.entryId)?.[2] ?? 0;
      return { line, ...inPart(quantity, quantity - (added.requested - inCart), inCart) };
    }
    case 'unknown-item':
      return none('GONE');
    case 'sold-out':
      return none('SOLD_OUT');
    case 'not-in-store':
      return none('NOT_IN_STORE');
    case 'no-reservation':
      return none('NO_RESERVATION');
    case 'full':
      return none('CART_FULL');
    default:
      throw refusal(outcome);
  }
}

/** The statement limits a line by stock and by the largest quantity of a line. */
function inPart(requested: number, pieces: number, inCart: number): Pick<PutAgain, 'added' | 'result'> {
  const added = Math.max(0, Math.min(requested, pieces));
  if (added === requested) return { added, result: 'ADDED' };
  if (inCart === MAX_LINE_QUANTITY) return { added, result: 'LIMITED' };
  return { added, result: inCart === 0 ? 'SOLD_OUT' : 'REDUCED' };
}
