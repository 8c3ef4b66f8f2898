import { priceText } from '../format/price-text';
import { usePlatform } from './platform';

/** Writes amounts of the API in the format of the page. */
export function usePriceText(): (price: Parameters<typeof priceText>[0]) => string {
  const { shopLocale } = usePlatform().config;
  return (price) => priceText(price, shopLocale);
}
