import type { SuccessorKind } from '@fachwerk/shared/contracts';
import type { ProductRecord, TileRecord } from '../records/product-record';
import { tileRecord } from '../records/product-record';
import type { DiscontinuedRecord, DiscontinuedRepository } from './discontinued-repository';
import type { ProductRepository } from './product-repository';

export interface Discontinued {
  record: DiscontinuedRecord;
  successor: { kind: SuccessorKind; tile: TileRecord } | undefined;
}

interface Wanted {
  productId: string;
  itemId: string | undefined;
  /** The product, if it is in the catalogue: then only one of its variants can be discontinued. */
  product: ProductRecord | undefined;
}

/** What the shop remembers of a product or of a variant; undefined for one that it never had. */
export async function findDiscontinued(
  discontinued: DiscontinuedRepository,
  products: ProductRepository,
  { productId, itemId, product }: Wanted,
): Promise<Discontinued | undefined> {
  if (product && itemId === undefined) return undefined;
  const record =
    product && itemId !== undefined
      ? await discontinued.findItem(productId, itemId)
      : await discontinued.findOfProduct(productId, itemId);
  if (!record) return undefined;

  const item = await discontinued.findSuccessor(record.itemId);
  const target = item && (await products.findProduct(item.productId));
  const variant = target?.items.find(({ itemId: id }) => id === item?.itemId);
  if (item && target && variant)
    return {
      record,
      successor: {
        kind: item.isReplacement ? 'replacement' : 'successor',
        tile: tileRecord(target, [variant]),
      },
    };
  return { record, successor: product && { kind: 'variants', tile: tileRecord(product) } };
}
