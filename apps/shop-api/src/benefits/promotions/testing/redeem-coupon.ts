import type { Queryable } from '@fachwerk/database';
import type { Person } from '../../../kernel/limits/person';

export interface RedemptionRequest {
  /** Names the order. */
  reference: string;
  redeemer: Person;
}

/**
 * Redeems a coupon as placing an order does. Returns 'redeemed', 'unknown', 'over', 'used-up' or
 * 'used-by-customer'.
 */
export async function redeemCoupon(
  db: Queryable,
  code: string,
  { reference, redeemer }: RedemptionRequest,
): Promise<string> {
  const [row] = await db.query<{ result: string }>(
    'select redeem_promotion(id, $2, $3) as result from promotion where code = upper($1)',
    [code, reference, redeemer],
  );
  return row?.result ?? 'unknown';
}
