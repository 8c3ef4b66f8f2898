import type { Item } from '../../catalogue/items/item-memory';

/** What an estate car carries: payload beside the driver, length with the rear seats folded down. */
const ESTATE_CAR = { grams: 400_000, lengthMm: 2000 };

interface Load {
  item: Pick<Item, 'weightGrams' | 'lengthMm'>;
  quantity: number;
}

export const weightGrams = (lines: readonly Load[]): number =>
  lines.reduce((sum, { item, quantity }) => sum + quantity * item.weightGrams, 0);

/** By weight and by the longest article; the catalogue has no volumes. */
export const fitsEstateCar = (lines: readonly Load[]): boolean =>
  weightGrams(lines) <= ESTATE_CAR.grams && lines.every(({ item }) => item.lengthMm <= ESTATE_CAR.lengthMm);
