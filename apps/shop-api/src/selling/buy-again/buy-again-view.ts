import type { Database } from '@fachwerk/database';
import type { BuyAgainLine } from '@fachwerk/shared/contracts';
import { GIFT_CARDS_PAGE } from '../../benefits/gift-cards/gift-card-product';
import type { Item } from '../../catalogue/items/item-memory';
import { createDiscontinuedRepository } from '../../catalogue/products/discontinued-repository';
import { findDiscontinued } from '../../catalogue/products/find-discontinued';
import { createProductRepository } from '../../catalogue/products/product-repository';
import { tileUrl } from '../../catalogue/products/product-views';
import { displayPrice } from '../../kernel/money/display';
import { WAREHOUSE } from '../../stores/stock/write-stock';
import type { PutAgain, PutOrder } from './put-order-into-cart';

/** The report: the place of each article, its price if that has changed, and its successor if it is gone. */
export async function buyAgainLines(
  db: Database,
  { put, companyId }: PutOrder,
  items: ReadonlyMap<string, Item>,
): Promise<BuyAgainLine[]> {
  const inStores = await soldInStores(
    db,
    companyId === null ? put.flatMap(({ line, result }) => (result === 'SOLD_OUT' ? line.itemId : [])) : [],
  );
  return Promise.all(
    put.map(async ({ line, added, result }) => {
      const { itemId, name, quantity, isGiftCard } = line;
      const item = isGiftCard ? undefined : items.get(itemId);
      const successor = result === 'GONE' ? await successorOf(db, line) : undefined;
      const url = isGiftCard ? GIFT_CARDS_PAGE : item?.shown.url;
      const cents = item?.priceCents(companyId);
      const isChanged = added > 0 && cents !== undefined && cents !== line.unitCents;
      return {
        itemId,
        name: item?.shown.name ?? name,
        requested: quantity,
        added,
        result: result === 'SOLD_OUT' && inStores.has(itemId) ? 'ONLY_IN_STORE' : result,
        cart: companyId === null ? 'ONLINE' : 'RESERVATION',
        ...(url !== undefined && { url }),
        ...(isChanged && { previousPrice: displayPrice(line.unitCents), price: displayPrice(cents) }),
        ...(successor && { successor }),
      } satisfies BuyAgainLine;
    }),
  );
}

/** Of these articles those that a store has. */
async function soldInStores(db: Database, itemIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (itemIds.length === 0) return new Set();
  const rows = await db.query<{ itemId: string }>(
    `select distinct s.item_id as "itemId" from stock s
     where s.item_id = any($1) and s.location_id <> $2 and s.quantity > s.reserved`,
    [itemIds, WAREHOUSE],
  );
  return new Set(rows.map(({ itemId }) => itemId));
}

async function successorOf(
  db: Database,
  { itemId, productId }: PutAgain['line'],
): Promise<BuyAgainLine['successor']> {
  const products = createProductRepository(db);
  const product = await products.findProduct(productId);
  const found = await findDiscontinued(createDiscontinuedRepository(db), products, {
    productId,
    itemId,
    product,
  });
  if (!found?.successor) return undefined;
  const { kind, tile } = found.successor;
  return { kind, name: tile.name, url: tileUrl(tile) };
}
