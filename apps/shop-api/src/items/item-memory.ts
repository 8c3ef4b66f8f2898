import type { Queryable } from '@fachwerk/database';
import type { AttributeValue, PictureVariants } from '@fachwerk/shared/catalogue-format';
import type { CartPosition, PricesInfo } from '@fachwerk/shared/contracts';
import { LRUCache } from 'lru-cache';
import { pricesInfo } from '../catalogue/price-rules';
import { productUrl } from '../catalogue/urls';
import { mainPictureColumns, productImage } from '../pictures/picture-view';

/** An item at one version of the catalogue. */
export interface Item {
  itemId: string;
  productId: string;
  priceCents: number;
  deliveryDays: { min: number; max: number };
  shown: Pick<CartPosition, 'name' | 'variantName' | 'brand' | 'url' | 'image'>;
  /** Reductions start and end with time; computed at most once a minute. */
  pricesAt(now: Date): PricesInfo;
}

/** Finds items at this version of the catalogue; unknown ids are absent. */
export type ItemMemory = (
  itemIds: readonly string[],
  version: number,
) => Promise<ReadonlyMap<string, Item>> | ReadonlyMap<string, Item>;

const KEPT_ITEMS = 20_000;
const MINUTE_MS = 60_000;

/**
 * Keeps the items that carts contain, loaded when they are first needed. The caller reads the version in the
 * statement that returns the cart, so that every process shows an import as soon as it is complete.
 */
export function createItemMemory(db: Queryable): ItemMemory {
  let kept = new LRUCache<string, Item>({ max: KEPT_ITEMS });
  let keptVersion: number | undefined;

  async function load(missing: readonly string[], found: Map<string, Item>): Promise<Map<string, Item>> {
    // Rows that arrive after a change of the version belong to the old one.
    const target = kept;
    for (const row of await db.query<ItemRow>(FIND_ITEMS, [missing])) {
      const item = toItem(row);
      target.set(item.itemId, item);
      found.set(item.itemId, item);
    }
    return found;
  }

  return (itemIds, version) => {
    if (version !== keptVersion) [kept, keptVersion] = [new LRUCache({ max: KEPT_ITEMS }), version];
    const found = new Map<string, Item>();
    const missing: string[] = [];
    for (const itemId of itemIds) {
      const item = kept.get(itemId);
      if (item) found.set(itemId, item);
      else missing.push(itemId);
    }
    return missing.length === 0 ? found : load(missing, found);
  };
}

interface ItemRow {
  [column: string]: unknown;
  itemId: string;
  productId: string;
  name: string;
  slug: string;
  brand: string;
  isFirstItem: boolean;
  variantAttributes: readonly string[];
  attributes: Record<string, AttributeValue>;
  priceCents: number;
  rrpCents: number | null;
  contentAmount: number | null;
  contentUnit: string | null;
  deliveryMin: number;
  deliveryMax: number;
  history: { cents: number; validFrom: string }[];
  /** Address of the main picture. */
  picture: string | null;
  pictureVariants: PictureVariants | null;
}

const FIND_ITEMS = `
  select i.id as "itemId", i.product_id as "productId", pr.name, pr.slug, pr.brand, i.position = 0 as "isFirstItem",
    pr.variant_attributes as "variantAttributes", i.attributes, ${mainPictureColumns('i')},
    i.price_cents as "priceCents", i.rrp_cents as "rrpCents", i.content_amount as "contentAmount", i.content_unit as "contentUnit",
    i.delivery_days_min as "deliveryMin", i.delivery_days_max as "deliveryMax",
    coalesce((select json_agg(json_build_object('cents', h.cents, 'validFrom', h.valid_from))
      from price_history h where h.item_id = i.id), '[]') as history
  from item i
  join product pr on pr.id = i.product_id
  where i.id = any($1)`;

function toItem(row: ItemRow): Item {
  const { itemId, productId, name, brand, priceCents, rrpCents, contentAmount, contentUnit } = row;
  const priced = {
    priceCents,
    rrpCents: rrpCents ?? undefined,
    content:
      contentAmount !== null && contentUnit !== null
        ? { amount: contentAmount, unit: contentUnit }
        : undefined,
    history: row.history.map(({ cents, validFrom }) => ({ cents, validFrom: new Date(validFrom) })),
  };
  let prices: PricesInfo | undefined;
  let pricesMinute: number | undefined;
  return {
    ...{ itemId, productId, priceCents },
    deliveryDays: { min: row.deliveryMin, max: row.deliveryMax },
    shown: {
      name,
      variantName: row.variantAttributes.flatMap((id) => row.attributes[id]?.text ?? []).join(', '),
      brand: { name: brand },
      url: productUrl(row, row.isFirstItem ? undefined : itemId),
      image: productImage(row.picture, row.pictureVariants, `${brand} ${name}`),
    },
    pricesAt(now) {
      const minute = Math.floor(now.getTime() / MINUTE_MS);
      if (!prices || minute !== pricesMinute) [prices, pricesMinute] = [pricesInfo(priced, now), minute];
      return prices;
    },
  };
}
