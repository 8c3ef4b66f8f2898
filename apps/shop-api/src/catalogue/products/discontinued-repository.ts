import type { Queryable } from '@fachwerk/database';
import { tables } from '../database/tables';

export interface DiscontinuedRecord {
  [column: string]: unknown;
  itemId: string;
  productId: string;
  name: string;
  variantName: string;
  brand: string;
  categoryId: string;
}

/** An item in the catalogue. */
export interface SuccessorItem {
  [column: string]: unknown;
  itemId: string;
  productId: string;
  /** Every step to it is a replacement. */
  isReplacement: boolean;
}

const COLUMNS = `
  item_id as "itemId", product_id as "productId", name, variant_name as "variantName", brand,
  category_id as "categoryId"`;

/** Successors of successors; a circle ends here too. */
const MOST_STEPS = 8;

const FIND_SUCCESSOR = `
  with recursive step as (
    select successor_id, is_replaced, 1 as number from discontinued_item where item_id = $1
    union all
    select d.successor_id, step.is_replaced and d.is_replaced, step.number + 1
    from step join discontinued_item d on d.item_id = step.successor_id
    where step.number < ${MOST_STEPS}
  )
  select i.id as "itemId", i.product_id as "productId", step.is_replaced as "isReplacement"
  from step join item i on i.id = step.successor_id order by step.number limit 1`;

export function createDiscontinuedRepository(db: Queryable) {
  return {
    /** An item of the product; without a known one, an item that has a successor if there is one. */
    async findOfProduct(
      productId: string,
      itemId: string | undefined,
    ): Promise<DiscontinuedRecord | undefined> {
      const [row] = await db.query<DiscontinuedRecord>(
        `select ${COLUMNS} from discontinued_item where product_id = $1
         order by item_id is distinct from $2, successor_id is null, item_id limit 1`,
        [productId, itemId ?? null],
      );
      return row;
    },

    async findItem(productId: string, itemId: string): Promise<DiscontinuedRecord | undefined> {
      const [row] = await db.query<DiscontinuedRecord>(
        `select ${COLUMNS} from discontinued_item where product_id = $1 and item_id = $2`,
        [productId, itemId],
      );
      return row;
    },

    /** The first successor that is in the catalogue. */
    async findSuccessor(itemId: string): Promise<SuccessorItem | undefined> {
      const [row] = await db.query<SuccessorItem>(FIND_SUCCESSOR, [itemId]);
      return row;
    },
  };
}
export type DiscontinuedRepository = ReturnType<typeof createDiscontinuedRepository>;

/**
 * Forgets items that were discontinued long ago, with the prices that were kept in case that they come back.
 * Returns the products of which nothing is left, for what other areas have kept about them.
 */
export async function forgetDiscontinued(tx: Queryable, now: Date): Promise<string[]> {
  const products = await tx.query<{ productId: string }>(
    `with old as (
       delete from discontinued_item
       where discontinued_at < $1::timestamptz - interval '${tables.discontinued_item.keep}'
       returning item_id, product_id
     ), prices as (
       delete from price_history where item_id in (select item_id from old)
     )
     select distinct product_id as "productId" from old
     where not exists (select from product p where p.id = old.product_id)`,
    [now],
  );
  return products.map(({ productId }) => productId);
}
