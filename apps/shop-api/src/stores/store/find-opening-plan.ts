import type { Queryable } from '@fachwerk/database';
import type { OpeningPlan } from './opening-rules';
import { STORED_OPENINGS } from './store-repository';

export async function findOpeningPlan(db: Queryable, companyId: string): Promise<OpeningPlan> {
  const [plan] = await db.query<OpeningPlan & { [column: string]: unknown }>(
    `select opening_hours as "openingHours", state, city, ${STORED_OPENINGS} from store s where company_id = $1`,
    [companyId],
  );
  if (!plan) throw new Error(`There is no store ${companyId}.`);
  return plan;
}
