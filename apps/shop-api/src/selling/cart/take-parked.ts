import type { Database } from '@fachwerk/database';
import { requestHash } from '../../kernel/http/idempotency-key';
import type { CartComposer } from './cart-composer';
import { refusal } from './cart-refusals';
import { cartTransaction, createCartRepository } from './cart-repository';
import { openKeyedChange } from './keyed-change';
import { putIntoCart } from './put-into-cart';

export interface Taking {
  sessionId: string;
  sessionExpiry: Date;
  /** One item; all parked ones without it. */
  itemId: string | undefined;
  idempotencyKey: string | undefined;
}

interface Needs {
  db: Database;
  catalogueVersion: () => Promise<number>;
  findItems: CartComposer['findItems'];
}

/**
 * Puts parked lines into the cart, in one transaction. Lines that are refused stay parked: sold-out ones, and
 * those that are sold in stores only. Throws the reason if one item was asked for.
 */
export async function takeParked(
  { db, catalogueVersion, findItems }: Needs,
  { sessionId, sessionExpiry, itemId: only, idempotencyKey }: Taking,
): Promise<void> {
  const ids = (await createCartRepository(db).find(sessionId)).parked.map(([itemId]) => itemId);
  if (ids.length === 0) return;
  const items = await findItems(ids, await catalogueVersion());
  await cartTransaction(db, async (carts, tx) => {
    const change = await openKeyedChange(tx, {
      sessionId,
      sessionExpiry,
      idempotencyKey,
      hash: requestHash('take parked', only),
    });
    // What was parked since is not taken by a repeated call.
    if (change.outcome === 'repeated') return;
    if (change.outcome !== 'first') throw refusal(change.outcome);
    const { parked } = await carts.find(sessionId);
    const taken: string[] = [];
    for (const [itemId, quantity] of parked.filter(([one]) => only === undefined || one === only)) {
      const { outcome } = await putIntoCart(carts, items.get(itemId), {
        sessionId,
        sessionExpiry,
        itemId,
        quantity,
        productId: undefined,
        idempotencyKey: undefined,
      });
      if (outcome === 'added') taken.push(itemId);
      else if (only !== undefined) throw refusal(outcome);
    }
    await carts.removeParked(sessionId, taken);
    await change.remember();
  });
}
