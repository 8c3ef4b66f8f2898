import type { Queryable } from '@fachwerk/database';

/** Withdrawn pieces of an order by line, also those that have not come back yet. */
export async function withdrawnPieces(db: Queryable, orderId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db.query<{ lineId: number; pieces: number }>(
    `select l.line_id as "lineId", sum(l.pieces)::int as pieces
     from order_case c join order_case_line l on l.case_id = c.id
     where c.order_id = $1 and c.kind = 'WITHDRAWAL' group by l.line_id`,
    [orderId],
  );
  return new Map(rows.map(({ lineId, pieces }) => [lineId, pieces]));
}
