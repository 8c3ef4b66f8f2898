import type { Queryable } from '@fachwerk/database';
import { plainCode } from '@fachwerk/shared/rules';
import { ShopError } from '../../kernel/errors/shop-error';
import { createItemMemory, type Item } from '../items/item-memory';
import { createItemRepository, type NumberedItem } from '../items/item-repository';
import { findCatalogueVersion } from '../records/catalogue-state';

const unknown = () => new ShopError({ statusCode: 404, key: 'deskItem.unknownItem' });

/** Finds items as desks name them; 404 for others. */
export function createDeskItems(db: Queryable) {
  const items = createItemRepository(db);
  const findItems = createItemMemory(db);

  async function itemOf({ itemId }: NumberedItem): Promise<Item> {
    const item = (await findItems([itemId], await findCatalogueVersion(db))).get(itemId);
    if (!item) throw unknown();
    return item;
  }

  /** By article number or GTIN. */
  async function findNumber(code: string): Promise<NumberedItem> {
    const number = plainCode(code);
    const found = (await items.findByNumber([number])).get(number);
    if (!found) throw unknown();
    await itemOf(found);
    return found;
  }

  return { findNumber, itemOf };
}
