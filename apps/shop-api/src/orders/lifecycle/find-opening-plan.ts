import type { Queryable } from '@fachwerk/database';
import type { OpeningPlan } from '../../stores/store/opening-rules';

export async function findOpeningPlan(db: Queryable, companyId: string): Promise<OpeningPlan> {
  const [plan] = await db.query<OpeningPlan & { [column: string]: unknown }>(
    'select opening_hours as "openingHours", state, city from store where company_id = $1',
    [companyId],
  );
  if (!plan) throw new Error(`There is no store ${companyId}.`);
  return plan;
}
