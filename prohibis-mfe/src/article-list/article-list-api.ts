import { addToCart as addToCartCall, findItems as findItemsCall } from '@fachwerk/shared/calls';
import type { CartContainer, FoundItem } from '@fachwerk/shared/contracts';
import type { HttpClient } from '@fachwerk/shared/http';
import { MAX_ITEM_NUMBERS } from '@fachwerk/shared/rules';

/** Finds items by their numbers; the answer omits unknown numbers. */
export async function findItems(
  api: HttpClient,
  numbers: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, FoundItem>> {
  const number = [...new Set(numbers)].slice(0, MAX_ITEM_NUMBERS);
  if (number.length === 0) return new Map();
  const { items } = await api.call(findItemsCall, { query: { number }, signal });
  return new Map(items.map((item) => [item.number, item]));
}

/** A retry with the same key adds nothing twice. */
export const addToCart = (
  api: HttpClient,
  { itemId, productId }: Pick<FoundItem, 'itemId' | 'productId'>,
  quantity: number,
  idempotencyKey: string,
): Promise<CartContainer> =>
  api.call(addToCartCall, {
    form: { itemId, productId, quantity, positions: 'added' },
    idempotencyKey,
  });
