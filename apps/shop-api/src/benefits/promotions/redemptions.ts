import type { Queryable } from '@fachwerk/database';

/** Gives back all promotions of an order, which placing it has redeemed; returns how many it gave back. */
export async function releaseVoucher(db: Queryable, reference: string): Promise<number> {
  const [row] = await db.query<{ released: number }>('select release_voucher($1) as released', [reference]);
  return row?.released ?? 0;
}
