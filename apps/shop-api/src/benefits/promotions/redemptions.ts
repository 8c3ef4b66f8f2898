import type { Queryable } from '@fachwerk/database';
import type { Person } from '../../kernel/limits/person';

export type Redemption = 'redeemed' | 'unknown' | 'over' | 'used-up' | 'used-by-customer';

/** What an order uses up. To be called in the transaction of the order. */
export interface RedemptionRequest {
  /** Names the order: a repeated call has one effect. */
  reference: string;
  /** Who may use a promotion once. */
  redeemer: Person;
}

/** Limits are exact under parallel calls. */
export async function redeemVoucher(
  db: Queryable,
  code: string,
  { reference, redeemer }: RedemptionRequest,
): Promise<Redemption> {
  const [row] = await db.query<{ result: Redemption }>('select redeem_voucher($1, $2, $3) as result', [
    code,
    reference,
    redeemer,
  ]);
  return row?.result ?? 'unknown';
}

/** Gives back all promotions of an order; returns how many it gave back. */
export async function releaseVoucher(db: Queryable, reference: string): Promise<number> {
  const [row] = await db.query<{ released: number }>('select release_voucher($1) as released', [reference]);
  return row?.released ?? 0;
}
