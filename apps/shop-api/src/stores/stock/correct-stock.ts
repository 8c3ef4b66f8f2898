import type { Queryable } from '@fachwerk/database';
import type { CorrectionReason } from '@fachwerk/shared/contracts';
import { tables } from '../database/tables';

export interface StockCorrection {
  itemId: string;
  locationId: string;
  counted: number;
  /** The pieces on hand that the person was shown. */
  seen: number;
  reason: CorrectionReason;
  /** As in the journal: the desk, and the number of the person. */
  by: string;
  at: Date;
  /** Unique in the location; the same correction has one effect. */
  reference: string;
}

/** `changed`: another quantity than `seen` is on hand. `clash`: the reference names another correction. */
export type CorrectionOutcome = 'corrected' | 'repeated' | 'changed' | 'clash';

/**
 * States what lies in a location, by a row of the ledger. It may be less than orders and reservations have:
 * they stay, and nothing can be sold until the pieces are there.
 */
export async function correctStock(db: Queryable, correction: StockCorrection): Promise<CorrectionOutcome> {
  const { itemId, locationId, counted, seen, reason, by, at, reference } = correction;
  const [row] = await db.query<{ outcome: CorrectionOutcome }>('select correct_stock($1) as outcome', [
    JSON.stringify({
      item_id: itemId,
      location_id: locationId,
      counted,
      seen,
      reason,
      corrected_by: by,
      corrected_at: at,
      reference,
    }),
  ]);
  if (!row) throw new Error('The function of the database returned no row.');
  return row.outcome;
}

export async function removeOldCorrections(db: Queryable): Promise<void> {
  await db.query(
    `delete from stock_correction where corrected_at < now() - interval '${tables.stock_correction.keep}'`,
  );
}

export interface NotedCorrection {
  [column: string]: unknown;
  at: Date;
  by: string;
  reason: CorrectionReason;
  seen: number;
  counted: number;
}

/** Newest first. */
export const lastCorrections = (
  db: Queryable,
  itemId: string,
  locationId: string,
): Promise<NotedCorrection[]> =>
  db.query<NotedCorrection>(
    `select corrected_at as at, corrected_by as by, reason, seen, counted from stock_correction
     where item_id = $1 and location_id = $2 order by corrected_at desc limit 10`,
    [itemId, locationId],
  );
