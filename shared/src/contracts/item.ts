import * as z from 'zod/mini';
import { Link } from './link';

/** Most numbers of one `GET /rest/items/`. */
export const MAX_ITEM_NUMBERS = 100;

/** What an article list shows of an item that it found. */
export const FoundItem = z.looseObject({
  /** As it was asked: an article number or an EAN. */
  number: z.string(),
  itemId: z.string(),
  productId: z.string(),
  name: z.string(),
  /** "4 × 40 mm, 200 Stück"; empty where there is nothing to choose. */
  variantName: z.string(),
  brand: z.looseObject({ name: z.string() }),
  url: Link,
  image: z.looseObject({ src: Link, alt: z.string() }),
  /** Of one piece. */
  price: z.looseObject({ value: z.int(), displayValue: z.string() }),
  /** Most pieces that can be ordered online now; 0 when it is sold out. */
  maxQuantity: z.int(),
});
export type FoundItem = z.output<typeof FoundItem>;

/** `GET /rest/items/?number=` (repeatable): in the order asked; unknown numbers are left out. */
export const FoundItems = z.looseObject({ items: z.array(FoundItem) });
export type FoundItems = z.output<typeof FoundItems>;
