import type { PricesInfo } from '../contracts/product';

/** The price per unit, unless the price itself already is one: "2,49 € / 1 Stück" under "2,49 € / 1 Stück". */
export function unitPriceToShow({
  displayPrice,
  displayPriceUnit,
  unitPrice,
}: PricesInfo): PricesInfo['unitPrice'] {
  const isSame = unitPrice?.price === displayPrice.displayValue && unitPrice.unit === displayPriceUnit;
  return isSame ? undefined : unitPrice;
}
