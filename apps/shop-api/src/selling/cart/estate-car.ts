import { ESTATE_CAR } from '@fachwerk/shared/rules';
import type { Item } from '../../catalogue/items/item-memory';

interface Load {
  item: Pick<Item, 'weightGrams' | 'lengthMm'>;
  quantity: number;
}

export const weightGrams = (lines: readonly Load[]): number =>
  lines.reduce((sum, { item, quantity }) => sum + quantity * item.weightGrams, 0);

/** By weight and by the longest article; the catalogue has no volumes. */
export const fitsEstateCar = (lines: readonly Load[]): boolean =>
  weightGrams(lines) <= ESTATE_CAR.grams && lines.every(({ item }) => item.lengthMm <= ESTATE_CAR.lengthMm);
