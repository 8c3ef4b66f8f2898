import { MAX_LINE_QUANTITY } from '@fachwerk/shared/rules';
import { parseInstant } from '@fachwerk/shared/time';
import { ONLINE_LIST } from '../prices/price-lists';
import { pricesInfo } from '../prices/price-rules';
import type { ItemRecord, TileRecord } from '../records/product-record';

export const itemContent = ({
  contentAmount,
  contentUnit,
}: Pick<ItemRecord, 'contentAmount' | 'contentUnit'>) =>
  contentAmount !== null && contentUnit !== null ? { amount: contentAmount, unit: contentUnit } : undefined;

/** Online, as of now. */
export const itemPrices = (item: TileRecord['item'], now: Date) =>
  pricesInfo(
    {
      priceCents: item.priceCents,
      priceList: ONLINE_LIST,
      taxRate: item.taxRate,
      depositCents: item.depositCents,
      rrpCents: item.rrpCents ?? undefined,
      content: itemContent(item),
      history: item.priceHistory.map(({ cents, validFrom }) => ({
        cents,
        validFrom: parseInstant(validFrom),
      })),
    },
    now,
  );

/** Largest quantity of a cart line now. */
export const maxStock = ({ available }: Pick<ItemRecord, 'available'>): number =>
  Math.min(MAX_LINE_QUANTITY, available);
