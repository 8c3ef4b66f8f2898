import type { Kernel } from '../kernel/context/kernel';
import { createMarketContents, type MarketContents } from './market-cms/market-contents';

export interface StoresOptions {
  /** Origins of the market CMS; nothing is requested without them. */
  marketCmsOrigins?: readonly string[];
}

export interface StoresServices {
  marketContents: MarketContents;
}

export const storesServices = (
  { log, now }: Kernel,
  { marketCmsOrigins = [] }: StoresOptions,
): StoresServices => ({
  marketContents: createMarketContents({ origins: new Set(marketCmsOrigins), log, now }),
});
