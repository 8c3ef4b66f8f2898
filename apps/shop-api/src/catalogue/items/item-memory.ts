import type { Queryable } from '@fachwerk/database';
import type {
  AttributeValue,
  CatalogueDuties,
  CatalogueEnergyLabel,
  PictureVariants,
} from '@fachwerk/shared/catalogue-format';
import type { CartPosition, PricesInfo } from '@fachwerk/shared/contracts';
import { parseInstant } from '@fachwerk/shared/time';
import { LRUCache } from 'lru-cache';
import { mainPictureColumns, productImage } from '../../kernel/pictures/picture-view';
import { ONLINE_LIST, type PriceLists, readPriceLists } from '../prices/price-lists';
import { effectiveHistory, type ListPoint, pricesInfo } from '../prices/price-rules';
import { energyLabel } from '../records/energy-label';
import { lengthMmColumn } from '../records/parcel-size';
import { productUrl } from '../records/urls';

/** An item at one version of the catalogue. */
export interface Item {
  itemId: string;
  productId: string;
  categoryId: string;
  /** VAT in basis points. */
  taxRate: number;
  weightGrams: number;
  /** Per piece, not part of the price. */
  depositCents: number;
  /** Length by its attribute; 0 if unknown. */
  lengthMm: number;
  deliveryDays: { min: number; max: number };
  /** What the law requires when it is sold. */
  duties: CatalogueDuties;
  /** Selling points, at most three: the main features in an order (BGB §312j(2)). */
  features: readonly string[];
  energyLabel: CatalogueEnergyLabel | null;
  /** A recall of it is open: it is not sold. */
  isRecalled: boolean;
  shown: Pick<CartPosition, 'name' | 'variantName' | 'brand' | 'url' | 'image' | 'energyLabel'>;
  /** The price in a store; null: online. */
  priceCents(companyId: string | null): number;
  /** Reductions start and end with time; computed at most once a minute. */
  pricesAt(now: Date, companyId: string | null): PricesInfo;
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
  /** Reserves the memory for all of its items at once: there is none before the first question. */
  let kept: LRUCache<string, Item> | undefined;
  let keptVersion: number | undefined;
  let priceLists: Promise<PriceLists> | undefined;

  async function load(
    // Rows that arrive after a change of the version belong to the old one.
    target: LRUCache<string, Item>,
    missing: readonly string[],
    found: Map<string, Item>,
  ): Promise<Map<string, Item>> {
    priceLists ??= readPriceLists(db).catch((error: unknown) => {
      priceLists = undefined;
      throw error;
    });
    const [listsOf, rows] = await Promise.all([priceLists, db.query<ItemRow>(FIND_ITEMS, [missing])]);
    for (const row of rows) {
      const item = toItem(row, listsOf);
      target.set(item.itemId, item);
      found.set(item.itemId, item);
    }
    return found;
  }

  return (itemIds, version) => {
    if (!kept || version !== keptVersion) {
      kept = new LRUCache({ max: KEPT_ITEMS });
      keptVersion = version;
      priceLists = undefined;
    }
    const found = new Map<string, Item>();
    const missing: string[] = [];
    for (const itemId of itemIds) {
      const item = kept.get(itemId);
      if (item) found.set(itemId, item);
      else missing.push(itemId);
    }
    return missing.length === 0 ? found : load(kept, missing, found);
  };
}

interface ItemRow {
  [column: string]: unknown;
  itemId: string;
  productId: string;
  categoryId: string;
  name: string;
  slug: string;
  brand: string;
  isFirstItem: boolean;
  variantAttributes: readonly string[];
  attributes: Record<string, AttributeValue>;
  taxRate: number;
  weightGrams: number;
  depositCents: number;
  lengthMm: number;
  duties: CatalogueDuties;
  features: readonly string[];
  energyLabel: CatalogueEnergyLabel | null;
  isRecalled: boolean;
  /** The current prices by list. */
  prices: Record<string, number>;
  rrpCents: number | null;
  contentAmount: number | null;
  contentUnit: string | null;
  deliveryMin: number;
  deliveryMax: number;
  /** By list, in any order. */
  history: Record<string, { cents: number | null; validFrom: string }[]>;
  /** Address of the main picture. */
  picture: string | null;
  pictureVariants: PictureVariants | null;
}

const FIND_ITEMS = `
  select i.id as "itemId", i.product_id as "productId", pr.category_id as "categoryId", pr.name, pr.slug, pr.brand, i.position = 0 as "isFirstItem",
    pr.variant_attributes as "variantAttributes", i.attributes, ${mainPictureColumns('i')},
    i.tax_rate as "taxRate", i.weight_grams as "weightGrams", i.deposit_cents as "depositCents", ${lengthMmColumn('a.all_attributes')} as "lengthMm", i.rrp_cents as "rrpCents", i.content_amount as "contentAmount", i.content_unit as "contentUnit",
    i.delivery_days_min as "deliveryMin", i.delivery_days_max as "deliveryMax",
    i.duties, pr.features, pr.energy_label as "energyLabel",
    i.is_recalled as "isRecalled",
    coalesce((select json_object_agg(p.list_id, p.cents) from item_price p where p.item_id = i.id), '{}') as prices,
    coalesce((select json_object_agg(h.list_id, h.points) from (
      select list_id, json_agg(json_build_object('cents', cents, 'validFrom', valid_from)) as points
      from price_history where item_id = i.id group by list_id) h), '{}') as history
  from item i
  join product pr on pr.id = i.product_id
  cross join lateral (select pr.attributes || i.attributes as all_attributes) a
  where i.id = any($1)`;

const MAIN_FEATURES = 3;

function toItem(row: ItemRow, listsOf: PriceLists): Item {
  const { itemId, productId, name, brand } = row;
  return {
    itemId,
    productId,
    categoryId: row.categoryId,
    taxRate: row.taxRate,
    weightGrams: row.weightGrams,
    lengthMm: row.lengthMm,
    depositCents: row.depositCents,
    deliveryDays: { min: row.deliveryMin, max: row.deliveryMax },
    duties: row.duties,
    energyLabel: row.energyLabel,
    isRecalled: row.isRecalled,
    features: row.features.slice(0, MAIN_FEATURES),
    shown: {
      name,
      variantName: row.variantAttributes.flatMap((id) => row.attributes[id]?.text ?? []).join(', '),
      brand: { name: brand },
      url: productUrl(row, row.isFirstItem ? undefined : itemId),
      image: productImage(row.picture, row.pictureVariants, `${brand} ${name}`),
      ...(row.energyLabel && { energyLabel: energyLabel(row.energyLabel, productId) }),
    },
    ...pricesOf(row, listsOf),
  };
}

/** Most items have the same price in all stores: prices are computed per list, not per store. */
function pricesOf(row: ItemRow, listsOf: PriceLists): Pick<Item, 'priceCents' | 'pricesAt'> {
  const { itemId, rrpCents, contentAmount, contentUnit, taxRate, depositCents } = row;
  const prices = new Map(Object.entries(row.prices));
  const history = new Map(Object.entries(row.history).map(([listId, points]) => [listId, toPoints(points)]));
  const current = (lists: readonly string[]) => {
    const priceList = lists.find((listId) => prices.has(listId)) ?? ONLINE_LIST;
    const priceCents = prices.get(priceList);
    if (priceCents === undefined) throw new Error(`Item ${itemId} has no online price.`);
    return { priceList, priceCents };
  };
  const compute = (lists: readonly string[], now: Date): PricesInfo =>
    pricesInfo(
      {
        ...current(lists),
        taxRate,
        depositCents,
        rrpCents: rrpCents ?? undefined,
        content:
          contentAmount !== null && contentUnit !== null
            ? { amount: contentAmount, unit: contentUnit }
            : undefined,
        history: effectiveHistory(lists.map((listId) => history.get(listId) ?? [])),
      },
      now,
    );

  const computed = new Map<string, PricesInfo>();
  let computedMinute: number | undefined;
  return {
    priceCents: (companyId) => current(listsOf(companyId)).priceCents,
    pricesAt(now, companyId) {
      const minute = Math.floor(now.getTime() / MINUTE_MS);
      if (minute !== computedMinute) computed.clear();
      computedMinute = minute;
      const lists = listsOf(companyId).filter((listId) => prices.has(listId) || history.has(listId));
      const key = lists.join(' ');
      const info = computed.get(key) ?? compute(lists, now);
      computed.set(key, info);
      return info;
    },
  };
}

const toPoints = (points: ItemRow['history'][string]): ListPoint[] =>
  points.map(({ cents, validFrom }) => ({ cents, validFrom: parseInstant(validFrom) }));
