import type { PricesInfo } from '../contracts/kernel/prices';
import type { Translate } from '../widget/messages';

/**
 * "3 Stück" or "3 Packungen": a quantity in the unit that is sold. A text that does not know the prices of an
 * item names its quantity without a unit.
 */
export const countText = (text: Translate, count: number, { soldBy }: Pick<PricesInfo, 'soldBy'>): string =>
  text(`product.count.${soldBy ?? 'piece'}`, { count });
