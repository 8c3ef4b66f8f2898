import type { Queryable } from '@fachwerk/database';
import type { Order } from '../lifecycle/order';

/**
 * Pieces by line that the buyer has withdrawn or cancelled. Some of them may be found already: a phone
 * without reception picks what the server does not know to be picked.
 */
export async function piecesGivenUp(
  db: Queryable,
  { id, lines }: Pick<Order, 'id' | 'lines'>,
): Promise<ReadonlyMap<number, number>> {
  if (lines.every(({ cancelled }) => cancelled === 0)) return new Map();
  const rows = await db.query<{ lineId: number; pieces: number }>(
    `select (piece ->> 'lineId')::int as "lineId", sum((piece ->> 'quantity')::int)::int as pieces
     from order_event, jsonb_array_elements(details -> 'changes' -> 'cancelled') as piece
     where order_id = $1 and event in ('withdraw', 'cancel-lines', 'cancel') group by 1`,
    [id],
  );
  return new Map(rows.map(({ lineId, pieces }) => [lineId, pieces]));
}
