import type { PricesInfo } from '../contracts/product';

/** Below this many percent a reduction is not advertised. */
const LEAST_ADVERTISED = 5;

/**
 * The percentage to advertise, or null. Only a reduction against our own lowest price of the last 30 days may be called
 * a saving (PAngV §11, CJEU C-330/23); a recommended retail price never is.
 */
export function saleLabel(prices: PricesInfo): number | null {
  const { strikePrice, strikePriceIsRrp, savedPercentage, displayPrice } = prices;
  if (!strikePrice || strikePriceIsRrp || savedPercentage === undefined) return null;
  if (strikePrice.value <= displayPrice.value) return null;
  return savedPercentage >= LEAST_ADVERTISED ? savedPercentage : null;
}
