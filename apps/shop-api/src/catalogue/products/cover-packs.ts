import type { CoverPack } from '@fachwerk/shared/contracts';
import { statusOnline } from '../../stores/stock/availability';
import type { ItemRecord, ProductRecord } from '../records/product-record';
import { coverageOf } from './coverage';
import { itemContent, itemPrices, maxStock } from './item-prices';

interface PackContext {
  /** The unit of an attribute. */
  unitOf: (attributeId: string) => string | null | undefined;
  now: Date;
}

/**
 * The variants that cover an area in the same way as the chosen one and can be ordered now: of one colour and
 * finish, in any content. An attribute in the unit of the content states the content.
 */
export function coverPacks(
  product: ProductRecord,
  chosen: ItemRecord,
  { unitOf, now }: PackContext,
): CoverPack[] {
  const { contentUnit } = chosen;
  const kept = product.variantAttributes.filter((id) => unitOf(id) !== contentUnit);
  const isSame = (item: ItemRecord) =>
    item.contentUnit === contentUnit &&
    kept.every((id) => item.attributes[id]?.text === chosen.attributes[id]?.text);

  return product.items
    .filter((item) => isSame(item) && !item.storeProof && statusOnline(item, now) === 'Available')
    .flatMap((item) => {
      const attributes = { ...product.attributes, ...item.attributes };
      const coverage = coverageOf(itemContent(item), attributes, unitOf);
      const { displayPriceUnit = '', displayPrice } = itemPrices(item, now);
      return coverage
        ? [
            {
              itemId: item.itemId,
              content: displayPriceUnit,
              squareMetres: coverage.squareMetres,
              cents: displayPrice.value,
              maxQuantity: maxStock(item),
            },
          ]
        : [];
    });
}
