import { createHash } from 'node:crypto';
import type { DemoProduct } from '../generate-product';

export type QueryClass =
  'compound' | 'typo' | 'slang' | 'inflection' | 'size' | 'number' | 'category' | 'brand' | 'attribute';

/** A product matches a rule if it meets all conditions, and one of its items has all values of `has`. */
export interface Rule {
  /** Product types, separated by spaces. */
  types?: string;
  /** Leaf categories, separated by spaces. */
  leaves?: string;
  /** Pattern of the name, without regard to case. */
  name?: string;
  brand?: string;
  /** Values by attribute, of the product or of its item; one of the listed ones is enough. */
  has?: Record<string, readonly string[]>;
  /** Article number or EAN of an item. */
  number?: string;
}

export interface JudgedQuery {
  query: string;
  class: QueryClass;
  /** Products that the query means (grade 2). */
  right: readonly Rule[];
  /** Products that help as well (grade 1). */
  near?: readonly Rule[];
}

/** Rules are tuned with the open half only; the other half shows whether they hold in general. */
export type Half = 'open' | 'held back';

export const halfOf = ({ query }: JudgedQuery): Half =>
  createHash('sha256').update(query).digest()[0]! % 2 === 0 ? 'open' : 'held back';

export function gradeOf({ right, near = [] }: JudgedQuery, product: DemoProduct): 0 | 1 | 2 {
  if (right.some((rule) => matches(rule, product))) return 2;
  return near.some((rule) => matches(rule, product)) ? 1 : 0;
}

function matches({ types, leaves, name, brand, has = {}, number }: Rule, product: DemoProduct): boolean {
  return (
    (types === undefined || types.split(' ').includes(product.productType)) &&
    (leaves === undefined || leaves.split(' ').includes(product.categoryId)) &&
    (name === undefined || new RegExp(name, 'i').test(product.name)) &&
    (brand === undefined || product.brand === brand) &&
    (number === undefined || product.items.some(({ itemId, ean }) => itemId === number || ean === number)) &&
    product.items.some(({ attributes }) =>
      Object.entries(has).every(([id, texts]) =>
        texts.includes((attributes[id] ?? product.attributes[id])?.text ?? ''),
      ),
    )
  );
}

/** Freezes queries with their rules. */
export const hashOf = (queries: readonly JudgedQuery[]): string =>
  createHash('sha256').update(JSON.stringify(queries)).digest('hex');
