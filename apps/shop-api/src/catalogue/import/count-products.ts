import type { Queryable } from '@fachwerk/database';

/** Ends a change of the catalogue: counts the products of each category and raises the version. */
export async function countProducts(db: Queryable): Promise<void> {
  await db.query(
    `with recursive own as (select category_id as id, count(*)::int as products from product group by category_id),
       up as (
         select c.id, c.parent_id, o.products from own o join category c using (id)
         union all
         select c.id, c.parent_id, up.products from up join category c on c.id = up.parent_id
       ),
       counted as (select id, sum(products)::int as products from up group by id)
     update category set product_count = coalesce((select products from counted where counted.id = category.id), 0)
     where product_count is distinct from coalesce((select products from counted where counted.id = category.id), 0)`,
  );
  await db.query('update catalogue_state set version = version + 1, changed_at = now()');
}
