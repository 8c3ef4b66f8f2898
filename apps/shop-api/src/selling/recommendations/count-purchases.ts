import type { Database } from '@fachwerk/database';
import { BEST_SELLER_DAYS } from '@fachwerk/shared/rules';
import { raiseCatalogueVersion } from '../../catalogue/records/catalogue-state';

/** Fewer buyers could expose one of them, and a single buyer could place products in the teasers. */
export const FEWEST_BUYERS = 5;
const TOGETHER_DAYS = 365;
/** Orders with more products are those of a building site: their products do not belong together. */
const MOST_PRODUCTS = 40;
/** Kept per product and per category; sold-out products are left out when they are shown. */
const KEPT = 24;
const COUNT_AFTER_HOURS = 20;

const TAKE_TURN = `
  update purchase_count set counted_at = $1::timestamptz
  where counted_at < $1::timestamptz - make_interval(hours => ${COUNT_AFTER_HOURS})
  returning counted_at`;

/**
 * A customer who orders as a guest is one buyer. For a statistic the address without its tag is enough;
 * limits compare all keys of a `Person`.
 */
const BUYER = `regexp_replace(lower(coalesce(c.email, o.email)), '[+][^@]*@', '@')`;

/** All buyers of one address count as one: several accounts of a person do not count several times. */
const BUYERS = 'least(count(distinct p.buyer), count(distinct p.household))';

/** A purchase is a product that a buyer has received and not returned. */
const COUNT = `
  with recursive purchase as materialized (
    select distinct o.id as order_id, o.placed_at, l.product_id,
      ${BUYER} as buyer,
      coalesce(
        (select nullif(lower(concat_ws(' ', a ->> 'zipCode', a ->> 'street', a ->> 'streetNumber')), '')
         from coalesce(o.billing_address, o.delivery_address) a),
        ${BUYER}) as household
    from shop_order o
    left join customer c on c.id = o.customer_id
    join order_line l on l.order_id = o.id and l.handed_over > l.returned
      and not l.is_free_gift and l.gift_card_value is null
    where o.placed_at > $1::timestamptz - make_interval(days => ${TOGETHER_DAYS})
  ), pair as (
    select p.product_id, other.product_id as other_id, ${BUYERS} as buyers
    from purchase p join purchase other on other.order_id = p.order_id and other.product_id <> p.product_id
    where p.order_id in (select order_id from purchase group by order_id having count(*) <= ${MOST_PRODUCTS})
    group by p.product_id, other.product_id having ${BUYERS} >= ${FEWEST_BUYERS}
  ), written as (
    insert into bought_together (product_id, other_id, buyers)
    select product_id, other_id, buyers from (
      select *, row_number() over (partition by product_id order by buyers desc, other_id) as rank from pair
    ) ranked where rank <= ${KEPT}
  ), sold as (
    select p.product_id, ${BUYERS} as buyers from purchase p
    where p.placed_at > $1::timestamptz - make_interval(days => ${BEST_SELLER_DAYS})
    group by p.product_id having ${BUYERS} >= ${FEWEST_BUYERS}
  ), noted as (
    insert into product_sale (product_id, buyers) select product_id, buyers from sold
  ), place as (
    select sold.product_id, sold.buyers, c.id as category_id, c.parent_id from sold
    join product on product.id = sold.product_id join category c on c.id = product.category_id
    union all
    select place.product_id, place.buyers, coalesce(c.id, ''), c.parent_id
    from place left join category c on c.id = place.parent_id
    where place.category_id <> ''
  )
  insert into best_seller (category_id, product_id, buyers)
  select category_id, product_id, buyers from (
    select *, row_number() over (partition by category_id order by buyers desc, product_id) as rank from place
  ) ranked where rank <= ${KEPT}`;

/**
 * Counts all purchases again, at most once a day over all processes. Readers see the previous numbers until
 * the end. Returns whether it has counted.
 */
export const countPurchases = (db: Database, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const at = [now.toISOString()];
    // A second process waits for the row, and then it is no longer due.
    if ((await tx.query(TAKE_TURN, at)).length === 0) return false;
    await tx.query('delete from bought_together');
    await tx.query('delete from best_seller');
    const before = await tx.query('delete from product_sale returning 1');
    await tx.query(COUNT, at);
    const [{ isAny }] = (await tx.query('select exists (select from product_sale) as "isAny"')) as [
      { isAny: boolean },
    ];
    // Search and lists read the buyers with the next version.
    if (isAny || before.length > 0) await raiseCatalogueVersion(tx);
    return true;
  });
