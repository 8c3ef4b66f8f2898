import type { Queryable } from '@fachwerk/database';
import { GIVEN_BACK } from '../lifecycle/given-back';

/**
 * Pieces of an order by line that the buyer gives back: those of open cases, also if they have not come yet,
 * and of ended ones what was paid back, as `kept_pieces` counts them. A refused piece stays with the buyer.
 */
export async function withdrawnPieces(db: Queryable, orderId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db.query<{ lineId: number; pieces: number }>(
    `select cl.line_id as "lineId", ${GIVEN_BACK}::int as pieces
     from order_case c join order_case_line cl on cl.case_id = c.id
     where c.order_id = $1 and c.kind in ('WITHDRAWAL', 'RETURN') group by cl.line_id`,
    [orderId],
  );
  return new Map(rows.map(({ lineId, pieces }) => [lineId, pieces]));
}
