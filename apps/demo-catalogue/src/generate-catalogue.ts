import { parseInstant } from '@fachwerk/shared/time';
import { createSales } from './bestsellers';
import { type DemoProduct, generateProduct, type Numbers } from './generate-product';
import { createSlots } from './product-slot';
import { productTypes } from './product-types';

export interface GenerateOptions {
  /** Approximate number of items (variants); the last product is completed. */
  items: number;
  seed: string;
  /** End date of price histories, for example "2026-11-21". */
  today: string;
}

/** A prime number: multiples of a smaller number reach every value once before one repeats. */
const itemRange = 89_999_999;
const productRange = 8_999_993;

function createNumbers(): Numbers {
  let items = 0;
  let products = 0;
  return {
    nextItemId: () => String(10_000_000 + ((++items * 7_368_787) % itemRange)),
    nextProductId: () => String(1_000_000 + ((++products * 3_141_593) % productRange)),
    sales: createSales(),
  };
}

/**
 * Generates the catalogue product by product and keeps none, so that memory does not grow with its size.
 * Repeats all categories in turn; a larger catalogue starts with the smaller one.
 */
export function* generateCatalogue({ items, seed, today }: GenerateOptions): Generator<DemoProduct> {
  const slots = createSlots(productTypes, seed);
  const numbers = createNumbers();
  const todayDate = parseInstant(`${today}T00:00:00.000Z`);
  if (Number.isNaN(todayDate.getTime())) throw new Error(`'${today}' is no ISO date like 2026-11-21.`);
  let made = 0;
  for (let round = 0; ; round += 1) {
    for (const slot of slots) {
      const share = slot.type.share ?? 1;
      for (let turn = 0; turn < share; turn += 1) {
        if (made >= items) return;
        const product = generateProduct(slot, round * share + turn, numbers, todayDate);
        made += product.items.length;
        yield product;
      }
    }
  }
}
