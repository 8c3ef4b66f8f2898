import type { Queryable } from '@fachwerk/database';
import type { PromotionRule, StoredRule } from './promotion-rule';

/** All active promotions; at most a second old. */
export interface Promotions {
  rules: readonly PromotionRule[];
  /** Stock of the gifts in the warehouse, by item. */
  giftStock: ReadonlyMap<string, number>;
}

export type PromotionMemory = () => Promise<Promotions>;

const CHECK_AFTER_MS = 1000;

interface RuleRow {
  [column: string]: unknown;
  id: string;
  rule: StoredRule;
  code: string | null;
  validFrom: Date | null;
  validUntil: Date | null;
  isOncePerCustomer: boolean;
  categoryIds: string[];
  excludedCategoryIds: string[];
}

/** Values that change between two imports. */
interface StateRow {
  [column: string]: unknown;
  version: string;
  usedUp: string[];
  giftStock: Record<string, number>;
}

/** The last answers of the database. */
interface Read {
  version: string;
  rows: readonly RuleRow[];
  promotions: Promotions;
  at: number;
}

/**
 * Reads the rules when an import has changed them or the categories. Used-up promotions and the stock of
 * gifts are read once a second: the cart may show a use too many, an order redeems exactly.
 */
export function createPromotionMemory(db: Queryable): PromotionMemory {
  let last: Read | undefined;
  let loading: Promise<Promotions> | undefined;

  async function refresh(): Promise<Promotions> {
    last = await readPromotions(db, last);
    return last.promotions;
  }

  return async () => {
    if (last && Date.now() - last.at < CHECK_AFTER_MS) return last.promotions;
    loading ??= refresh().finally(() => (loading = undefined));
    return loading;
  };
}

async function readPromotions(db: Queryable, before: Read | undefined): Promise<Read> {
  const [state] = await db.query<StateRow>(READ_STATE);
  if (!state) throw new Error('promotion_state has no row.');
  const { version, usedUp, giftStock } = state;
  const rows = before?.version === version ? before.rows : await db.query<RuleRow>(READ_RULES);
  const rules = rows.map((row) => toRule(row, usedUp.includes(row.id)));
  const promotions = { rules, giftStock: new Map(Object.entries(giftStock)) };
  return { version, rows, promotions, at: Date.now() };
}

const READ_STATE = `
  select p.version || '/' || c.version as version,
    array(select id from promotion where is_active and uses >= max_uses) as "usedUp",
    coalesce((select json_object_agg(s.item_id, greatest(0, s.quantity - s.reserved)) from stock s
      where s.location_id = 'online' and s.item_id in
        (select rule->'benefit'->>'itemId' from promotion where is_active)), '{}') as "giftStock"
  from promotion_state p, catalogue_state c`;

const withDescendants = (list: string): string => `
  array(with recursive tree as (
      select id from category where p.rule->'${list}' ? id
      union
      select child.id from category child join tree on child.parent_id = tree.id
    ) select id from tree)`;

const READ_RULES = `
  select p.id, p.rule, p.code, p.valid_from as "validFrom", p.valid_until as "validUntil",
    p.is_once_per_customer as "isOncePerCustomer",
    ${withDescendants('categories')} as "categoryIds",
    ${withDescendants('excludedCategories')} as "excludedCategoryIds"
  from promotion p where p.is_active order by p.id`;

function toRule(row: RuleRow, isUsedUp: boolean): PromotionRule {
  const { id, code, validFrom, validUntil, isOncePerCustomer } = row;
  const { categories, excludedCategories: _excluded, ...rule } = row.rule;
  return {
    ...rule,
    id,
    code,
    validFrom,
    validUntil,
    isOncePerCustomer,
    isUsedUp,
    // A category that no longer exists must not widen the promotion to the whole assortment.
    categoryIds: categories.length === 0 ? null : new Set(row.categoryIds),
    excludedCategoryIds: new Set(row.excludedCategoryIds),
  };
}
