import * as z from 'zod/mini';
import { Link } from '../kernel/link';

/** An item of an article list. */
export const FoundItem = z.looseObject({
  /** The requested article number or EAN. */
  number: z.string(),
  itemId: z.string(),
  productId: z.string(),
  name: z.string(),
  /** "4 × 40 mm, 200 Stück"; empty without variants. */
  variantName: z.string(),
  brand: z.looseObject({ name: z.string() }),
  url: Link,
  image: z.looseObject({ src: Link, alt: z.string() }),
  /** Price of one piece. */
  price: z.looseObject({ value: z.int(), displayValue: z.string() }),
  /** Largest quantity that can be ordered online now; 0 when sold out. */
  maxQuantity: z.int(),
});
export type FoundItem = z.output<typeof FoundItem>;

/** `GET /rest/items/?number=` (repeatable): in the order of the request, without unknown numbers. */
export const FoundItems = z.looseObject({ items: z.array(FoundItem) });
export type FoundItems = z.output<typeof FoundItems>;
