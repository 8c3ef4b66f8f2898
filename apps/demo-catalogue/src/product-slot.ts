import { hashText } from '@fachwerk/pictures/random';
import { type Brand, brandsOf } from './brands';
import type { Choice, LeafUse, ProductType } from './product-type';

/** A type in one of its leaves. The generator takes products from all slots in turn. */
export interface Slot {
  type: ProductType;
  use: LeafUse;
  noun: string;
  fixed: Record<string, readonly Choice[]>;
  vary: Record<string, readonly Choice[]>;
  /** Attributes that distinguish products by name: each combination is used once before one repeats. */
  visible: string[];
  brands: readonly Brand[];
  combinations: number;
  seed: string;
}

export function createSlots(types: readonly ProductType[], seed: string): Slot[] {
  return types.flatMap((type) =>
    type.in.map((use) => {
      const narrow = (choices: Readonly<Record<string, readonly Choice[]>>) =>
        Object.fromEntries(Object.entries(choices).map(([id, list]) => [id, use.only?.[id] ?? list]));
      const fixed = narrow(type.fixed);
      const visible = Object.keys(fixed).filter((id) => type.name.includes(`{${id}}`));
      const brands = brandsOf(type.brands);
      const combinations = visible.reduce((product, id) => product * (fixed[id]?.length ?? 1), brands.length);
      return {
        type,
        use,
        noun: use.noun ?? type.noun,
        fixed,
        vary: narrow(type.vary ?? {}),
        visible,
        brands,
        combinations,
        seed: `${seed}/${type.id}/${use.leaf}`,
      };
    }),
  );
}

/** The slot as product number `index` of it is made. */
export function slotAt(slot: Slot, index: number): Slot {
  const { first } = slot.use;
  if (index > 0 || !first) return slot;
  return { ...slot, use: { ...slot.use, ...first }, noun: first.noun ?? slot.noun };
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

/** Visits all combinations of a slot in a scattered order, each once per round. */
export function combinationAt(
  slot: Slot,
  index: number,
): { brand: Brand; values: Record<string, Choice>; round: number } {
  const { combinations } = slot;
  let step = (hashText(`${slot.seed}/step`) % combinations) | 1;
  while (greatestCommonDivisor(step, combinations) !== 1) step += 2;
  let rest = ((index % combinations) * (step % combinations) + hashText(slot.seed)) % combinations;
  const brand = slot.brands[rest % slot.brands.length] as Brand;
  rest = Math.floor(rest / slot.brands.length);
  const values: Record<string, Choice> = {};
  for (const id of slot.visible) {
    const list = slot.fixed[id] ?? [];
    values[id] = list[rest % list.length] as Choice;
    rest = Math.floor(rest / list.length);
  }
  return { brand, values, round: Math.floor(index / combinations) };
}

/** Every combination of the varying attributes. */
export function variantsOf(vary: Record<string, readonly Choice[]>): Record<string, Choice>[] {
  return Object.entries(vary).reduce<Record<string, Choice>[]>(
    (variants, [id, list]) =>
      variants.flatMap((variant) => list.map((choice) => ({ ...variant, [id]: choice }))),
    [{}],
  );
}
