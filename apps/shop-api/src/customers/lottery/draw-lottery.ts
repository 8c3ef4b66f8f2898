import type { Queryable } from '@fachwerk/database';
import { ShopError } from '../../kernel/errors/shop-error';
import { unknownLottery } from './lottery-repository';

export interface Winner {
  [column: string]: unknown;
  code: string;
  email: string;
}

interface Held {
  [column: string]: unknown;
  winners: number;
  closesAt: Date;
  drawnAt: Date | null;
  entriesRemovedAt: Date | null;
}

/**
 * Draws once, after the closing: the winners are the first entries in the order of SHA-256(seed + code). Seed
 * and codes are published with the drawing, and the hash of the seed was before the first entry, so that
 * everybody can recompute it. The entries of the others are deleted. Inside a transaction.
 */
export async function drawLotteryOnce(
  tx: Queryable,
  lotteryId: string,
  { by, now }: { by: string; now: Date },
): Promise<Winner[]> {
  // A statement of its own: the next one sees every entry that was stored before the lock.
  const [row] = await tx.query<Held>(
    `select winners, closes_at as "closesAt", drawn_at as "drawnAt", entries_removed_at as "entriesRemovedAt"
     from lottery where id = $1 for update`,
    [lotteryId],
  );
  if (!row) throw unknownLottery();
  if (row.drawnAt) throw new ShopError({ statusCode: 409, key: 'error.lottery.drawn' });
  if (now < row.closesAt) throw new ShopError({ statusCode: 409, key: 'error.lottery.open' });
  if (row.entriesRemovedAt) throw new ShopError({ statusCode: 409, key: 'error.lottery.void' });

  await tx.query(DRAW, [lotteryId, now, by, row.winners]);
  await tx.query(
    `delete from lottery_entry e using lottery l
     where l.id = $1 and e.lottery_id = l.id and e.code <> all(l.winning_codes)`,
    [lotteryId],
  );
  return tx.query<Winner>('select code, email from lottery_entry where lottery_id = $1 order by code', [
    lotteryId,
  ]);
}

/** In the database: a million hashes would block all other requests of a process. */
const DRAW = `
  with entry as materialized (
    select e.code, encode(sha256(convert_to(l.seed || e.code, 'UTF8')), 'hex') as rank
    from lottery_entry e join lottery l on l.id = e.lottery_id where l.id = $1
  ), winner as (
    select code, rank from entry order by rank, code limit $4
  )
  update lottery set drawn_at = $2, drawn_by = $3,
    codes = coalesce((select array_agg(code order by code collate "C") from entry), '{}'),
    codes_hash = encode(sha256(convert_to(
      coalesce((select string_agg(code, E'\\n' order by code collate "C") from entry), ''), 'UTF8')), 'hex'),
    winning_codes = coalesce((select array_agg(code order by rank, code) from winner), '{}')
  where id = $1`;
