import type { DeskItem } from '@fachwerk/shared/contracts';
import { type DeskAction, isItemAction, type ItemAction } from '../action/desk-action';

/** What waits of an item in the store of a desk, also from colleagues. */
export const actionsOfItem = (actions: readonly DeskAction[], desk: string, itemId: string): ItemAction[] =>
  actions.filter(isItemAction).filter((action) => action.desk === desk && action.itemId === itemId);

/** The last that can still be carried out: refused ones and those after them do not count. */
function lastWaiting<Name extends ItemAction['name']>(actions: readonly ItemAction[], wanted: Name) {
  const own = actions.filter((one): one is ItemAction & { name: Name } => one.name === wanted);
  const refused = own.findIndex(({ refusal }) => refusal);
  return (refused < 0 ? own : own.slice(0, refused)).at(-1);
}

/**
 * The item with the counts that wait to be sent. A price stays as it was: a label has the price that the till
 * has.
 */
export function withItemActions(item: DeskItem, actions: readonly ItemAction[]): DeskItem {
  const last = lastWaiting(actions, 'correctStock');
  if (!last) return item;
  const { counted } = last.json;
  const { promised, held } = item.stock;
  const stock = {
    ...item.stock,
    isListed: true,
    onHand: counted,
    sellable: Math.max(0, counted - promised - held),
    promisedTooMany: Math.max(0, promised - counted),
  };
  return { ...item, stock };
}

/** The price that the next one replaces: the one that waits, or that of the item with its last change. */
export function priceBefore(
  { prices, priceList }: DeskItem,
  actions: readonly ItemAction[],
): { seen: number; seenChange?: string | null } {
  const last = lastWaiting(actions, 'enterPrice');
  if (last) return { seen: last.json.cents };
  const changedAt = priceList?.changedAt;
  return { seen: prices.displayPrice.value, ...(changedAt !== undefined && { seenChange: changedAt }) };
}
