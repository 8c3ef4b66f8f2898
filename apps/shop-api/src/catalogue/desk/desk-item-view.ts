import type { DeskItem, DeskStock } from '@fachwerk/shared/contracts';
import { storeProofs } from '@fachwerk/shared/rules';
import { dayAndMonthText, dayAndTimeText } from '@fachwerk/shared/time';
import { displayPrice } from '../../kernel/money/display';
import type { NotedCorrection } from '../../stores/stock/correct-stock';
import type { StockFigures } from '../../stores/stock/stock-figures';
import type { Item } from '../items/item-memory';
import type { StorePriceList } from '../prices/price-list-of-store';
import { releaseSummary } from './release-view';
import type { Release } from './releases';

export interface DeskItemFacts {
  item: Item;
  ean: string;
  /** Null: the warehouse. */
  companyId: string | null;
  figures: StockFigures | undefined;
  corrections: readonly NotedCorrection[];
  priceList: StorePriceList | undefined;
  releases: readonly Release[];
  now: Date;
}

export function deskItemView(facts: DeskItemFacts): DeskItem {
  const { item, ean, companyId, figures, corrections, priceList, releases, now } = facts;
  const { name, variantName, brand, url, image } = item.shown;
  return {
    itemId: item.itemId,
    productId: item.productId,
    name,
    variantName,
    brand,
    ean,
    url,
    image,
    prices: item.pricesAt(now, companyId),
    online: item.pricesAt(now, null),
    ...(priceList && {
      priceList: {
        kind: priceList.kind,
        name: priceList.name,
        price: priceList.cents === null ? null : displayPrice(priceList.cents),
        changedAt: priceList.changedAt?.toISOString() ?? null,
        stores: priceList.stores,
      },
    }),
    stock: deskStock(figures),
    corrections: corrections.map(({ at, by, reason, seen, counted }) => ({
      at: at.toISOString(),
      atText: dayAndTimeText(at),
      by,
      reason,
      seen,
      counted,
    })),
    proofs: storeProofs(item.duties),
    releases: releases.map(releaseSummary),
  };
}

const NOT_LISTED: StockFigures = {
  onHand: 0,
  promised: 0,
  held: 0,
  sellable: 0,
  aisle: null,
  shelf: null,
  nextDelivery: null,
};

function deskStock(figures: StockFigures | undefined): DeskStock {
  const { nextDelivery, ...rest } = figures ?? NOT_LISTED;
  return {
    ...rest,
    isListed: figures !== undefined,
    promisedTooMany: Math.max(0, rest.promised - rest.onHand),
    nextDelivery: nextDelivery === null ? null : { date: nextDelivery, text: dayAndMonthText(nextDelivery) },
  };
}
