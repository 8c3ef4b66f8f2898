import { type AreaGoods, type AreaQuantity, areaQuantity } from './area-quantity';
import { type CalculatorInput, type ReadInput, readInput } from './read-input';

export type Calculation = ReadInput & {
  result?: AreaQuantity | undefined;
  /** Other packs than those of the item itself, which has no quantity field for them. */
  isMix: boolean;
};

export function calculate(goods: AreaGoods, input: CalculatorInput, locale?: string): Calculation {
  const read = readInput(input, goods.coverage.use, locale);
  if (!read.need) return { problems: read.problems, isMix: false };
  const result = areaQuantity(read.need, goods);
  return { need: read.need, result, isMix: result.parts.some(({ pack }) => pack.itemId !== goods.itemId) };
}
