import type { PricesInfo } from '../contracts/kernel/prices';

/** Smaller reductions (in percent) are not advertised. */
const LEAST_ADVERTISED = 5;

/**
 * The percentage to advertise, or null. Only a reduction of the shop's lowest price of the last 30 days may
 * be advertised (PAngV §11, CJEU C-330/23), not one relative to a recommended retail price.
 */
export function saleLabel(prices: PricesInfo): number | null {
  const { strikePrice, strikePriceIsRrp, savedPercentage, displayPrice } = prices;
  if (!strikePrice || strikePriceIsRrp || savedPercentage === undefined) return null;
  if (strikePrice.value <= displayPrice.value) return null;
  return savedPercentage >= LEAST_ADVERTISED ? savedPercentage : null;
}
