import type { PricesInfo } from '../contracts/product';

/** The unit price, unless it equals the price: no "2,49 € / 1 Stück" below "2,49 € / 1 Stück". */
export function unitPriceToShow({
  displayPrice,
  displayPriceUnit,
  unitPrice,
}: PricesInfo): PricesInfo['unitPrice'] {
  const isSame = unitPrice?.price === displayPrice.displayValue && unitPrice.unit === displayPriceUnit;
  return isSame ? undefined : unitPrice;
}
