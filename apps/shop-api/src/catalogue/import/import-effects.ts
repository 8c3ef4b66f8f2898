import type { Queryable } from '@fachwerk/database';
import type { Change } from '../../kernel/import/import-changes';
import { AVAILABLE, SOLD_OUT, UNLISTED } from './import-changes';

const HOURS = 24;

/** How many articles leave the sale, without those that come back. */
const leftSale = (changes: ReadonlyMap<string, Change>): number => {
  const count = (kind: string) => changes.get(kind)?.count ?? 0;
  return count(UNLISTED) + count(SOLD_OUT) - count(AVAILABLE);
};

/** Articles that imports of the last 24 hours took out of the sale, since the last one that was confirmed. */
export async function leftSaleToday(db: Queryable): Promise<number> {
  const [row] = await db.query<{ left: number }>(
    `select greatest(0, coalesce(sum(left_sale), 0))::int as left from import_effect
     where imported_at > greatest(now() - interval '${HOURS} hours',
       (select max(imported_at) from import_effect where is_confirmed))`,
  );
  return row?.left ?? 0;
}

/** Remembers the effect of an import for a day. */
export async function noteEffect(
  db: Queryable,
  changes: ReadonlyMap<string, Change>,
  isConfirmed: boolean,
): Promise<void> {
  await db.query(`delete from import_effect where imported_at < now() - interval '${HOURS} hours'`);
  await db.query('insert into import_effect (left_sale, is_confirmed) values ($1, $2)', [
    leftSale(changes),
    isConfirmed,
  ]);
}
