import type { Queryable } from '@fachwerk/database';
import type { ProductImage, ProductToReview } from '@fachwerk/shared/contracts';
import { createProductRepository } from '../../catalogue/products/product-repository';
import { personOf } from '../../kernel/limits/person';

/** More would be a task and no offer. */
const MOST = 10;
/** The newest orders that are looked at: its cost does not depend on their number. */
const ORDERS = 50;

interface BoughtRow {
  [column: string]: unknown;
  productId: string;
  itemIds: string[];
  image: ProductImage | null;
}

/**
 * Products of arrived orders, newest first, that the customer keeps and has not reviewed, in any state of the
 * review. No gifts, nothing with an open complaint, and nothing that the shop does not sell any more.
 */
export async function findToReview(
  db: Queryable,
  customer: { id: string; email: string },
  { orderId }: { orderId?: string } = {},
): Promise<ProductToReview[]> {
  const rows = await db.query<BoughtRow>(
    `with own as (
       select o.id, o.state, o.placed_at from shop_order o
       where o.customer_id = $1 and ($2::text is null or o.id = $2)
       order by o.placed_at desc, o.id desc limit ${ORDERS}
     )
     select l.product_id as "productId", array_agg(l.item_id order by o.placed_at desc, l.line_id) as "itemIds",
       (array_agg(l.details -> 'image' order by o.placed_at desc, l.line_id))[1] as image
     from own o join order_line l on l.order_id = o.id
     where o.state in ('DELIVERED', 'COLLECTED') and l.handed_over > l.returned
       and l.gift_card_value is null and not l.is_free_gift
       and kept_pieces(o.id, l.line_id) > 0 and not has_open_complaint(o.id, l.line_id)
       and not exists (
         select from review r
         where r.product_id = l.product_id and (r.customer_id = $1 or r.order_id = o.id or r.author && $3))
     group by l.product_id order by max(o.placed_at) desc, l.product_id`,
    [customer.id, orderId ?? null, personOf({ customerId: customer.id, email: customer.email })],
  );
  const products = await createProductRepository(db).findProducts(rows.map(({ productId }) => productId));
  return rows
    .flatMap(({ productId, itemIds, image }) => {
      const product = products.get(productId);
      const isSold = product?.items.some((item) => itemIds.includes(item.itemId) && item.isRecalled !== true);
      return product && isSold
        ? [{ productId, name: `${product.brand} ${product.name}`.trim(), ...(image && { image }) }]
        : [];
    })
    .slice(0, MOST);
}
