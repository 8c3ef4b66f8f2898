type UnitPrice = Readonly<{ price: string; cents?: number | undefined; unit: string }>;

/** Part of `PricesInfo` of the contracts. */
interface Prices {
  displayPrice: { displayValue: string };
  displayPriceUnit?: string | undefined;
  unitPrice?: UnitPrice | undefined;
}

/**
 * The unit price, unless it equals the price (PAngV §4(1)): no "2,49 € / 1 Stück" below "2,49 € / 1 Stück".
 */
export function unitPriceToShow({
  displayPrice,
  displayPriceUnit,
  unitPrice,
}: Prices): UnitPrice | undefined {
  const isSame = unitPrice?.price === displayPrice.displayValue && unitPrice.unit === displayPriceUnit;
  return isSame ? undefined : unitPrice;
}
