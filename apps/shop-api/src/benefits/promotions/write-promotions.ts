import type { Database, Queryable } from '@fachwerk/database';
import type { PromotionFault } from './promotion-file';
import type { PromotionRecord } from './promotion-rule';

/**
 * Replaces all promotions by these. Those that are left out end; their uses stay, also for a later return.
 * Without an effect if a promotion refers to something that the catalogue does not have.
 */
export function writePromotions(
  db: Database,
  promotions: readonly PromotionRecord[],
): Promise<PromotionFault[]> {
  return db.transaction(async (tx) => {
    const faults = await unknownReferences(tx, promotions);
    if (faults.length > 0) return faults;
    // The codes are free before any of them is given again.
    await tx.query('select 1 from promotion order by id for update');
    await tx.query('update promotion set is_active = false, code = null');
    for (const { id, rule, code, validFrom, validUntil, maxUses, isOncePerCustomer } of promotions)
      await tx.query(WRITE, [
        ...[id, JSON.stringify(rule), code, validFrom, validUntil, maxUses],
        isOncePerCustomer,
      ]);
    await tx.query('update promotion_state set version = version + 1');
    return [];
  });
}

const WRITE = `
  insert into promotion (id, rule, code, valid_from, valid_until, max_uses, is_once_per_customer)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (id) do update set rule = excluded.rule, code = excluded.code, valid_from = excluded.valid_from,
    valid_until = excluded.valid_until, max_uses = excluded.max_uses,
    is_once_per_customer = excluded.is_once_per_customer, is_active = true`;

/** What the promotions refer to and the catalogue does not have. */
export async function unknownReferences(
  db: Queryable,
  promotions: readonly PromotionRecord[],
): Promise<PromotionFault[]> {
  const references = promotions.flatMap(({ id, rule }) => [
    ...rule.categories.map((value) => ({ promotion: id, field: 'categories', value })),
    ...rule.excludedCategories.map((value) => ({ promotion: id, field: 'excludedCategories', value })),
    ...rule.brands.map((value) => ({ promotion: id, field: 'brands', value })),
    ...rule.products.map((value) => ({ promotion: id, field: 'products', value })),
    ...(rule.benefit.kind === 'gift'
      ? [{ promotion: id, field: 'benefit.itemId', value: rule.benefit.itemId }]
      : []),
  ]);
  const known = await knownValues(db);
  return references
    .filter(({ field, value }) => !known(field, value))
    .map(({ promotion, field, value }) => ({
      promotion,
      field,
      reason: `"${value}" does not exist in the catalogue`,
    }));

  async function knownValues(from: Queryable) {
    const values = references.map(({ value }) => value);
    const [row] = await from.query<{
      categories: string[];
      brands: string[];
      products: string[];
      items: string[];
    }>(
      `select array(select id from category where id = any($1)) as categories,
         array(select distinct brand from product where brand = any($1)) as brands,
         array(select id from product where id = any($1)) as products,
         array(select id from item where id = any($1)) as items`,
      [values],
    );
    const { categories = [], brands = [], products = [], items = [] } = row ?? {};
    const lists: Record<string, ReadonlySet<string>> = {
      categories: new Set(categories),
      excludedCategories: new Set(categories),
      brands: new Set(brands),
      products: new Set(products),
      'benefit.itemId': new Set(items),
    };
    return (field: string, value: string): boolean => lists[field]?.has(value) ?? false;
  }
}
