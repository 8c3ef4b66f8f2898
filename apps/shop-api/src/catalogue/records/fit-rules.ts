import type { Queryable } from '@fachwerk/database';
import type { CatalogueFitRule } from '@fachwerk/shared/catalogue-format';

/** The rules of the shop, the most important first. */
export async function findFitRules(db: Queryable): Promise<CatalogueFitRule[]> {
  const rows = await db.query<{ rule: CatalogueFitRule }>('select rule from fit_rule order by position');
  return rows.map(({ rule }) => rule);
}

/** Replaces all rules. */
export async function writeFitRules(db: Queryable, rules: readonly CatalogueFitRule[]): Promise<void> {
  await db.query('delete from fit_rule');
  await db.query(
    `insert into fit_rule (position, rule)
     select position, rule from jsonb_array_elements($1::jsonb) with ordinality as r (rule, position)`,
    [JSON.stringify(rules)],
  );
}
