import type { AttributeValue, CatalogueListPrice } from '@fachwerk/shared/catalogue-format';
import type { ItemValues } from './item-columns';
import type { ProductValues } from './product-columns';

/** A row of a product: only what the file states. */
export interface FileItem {
  line: number;
  itemId: string;
  values: Partial<ItemValues>;
  /** Null takes the attribute away. */
  attributes: Readonly<Record<string, AttributeValue | null>>;
  prices: readonly CatalogueListPrice[];
}

/** Adjacent rows of a file with the same product number: only what the file states. */
export interface FileProduct {
  line: number;
  productId: string;
  values: Partial<ProductValues>;
  items: readonly FileItem[];
}
