import type { Queryable } from '@fachwerk/database';
import type { CardReceipt } from '@fachwerk/shared/contracts';
import { displayPrice } from '../../kernel/money/display';
import { dayText } from '../../kernel/text/answer-language';

const PAGE = 20;

interface ReceiptRow {
  [column: string]: unknown;
  id: string;
  number: string;
  companyId: string;
  boughtAt: Date;
  cents: number;
  points: number;
}

/**
 * A page of the receipts of a card, newest first. The index by card and time is entered behind the last
 * receipt of the page before, so that the cost does not depend on the number of receipts. A cursor that is
 * unknown or of another card gives the first page.
 */
export async function findReceipts(
  db: Queryable,
  cardNumber: string,
  { before, storeNames }: { before?: string | undefined; storeNames: ReadonlyMap<string, string> },
): Promise<{ receipts: CardReceipt[]; next: string | null }> {
  const cursor = before !== undefined && /^\d{1,18}$/.test(before) ? before : null;
  const rows = await db.query<ReceiptRow>(
    `with cursor as (select bought_at, id from till_receipt where id = $2::bigint and card_number = $1)
     select r.id::text, r.number, r.company_id as "companyId", r.bought_at as "boughtAt", r.cents,
       coalesce((select p.points from card_points p where p.receipt_id = r.id), 0)::int as points
     from till_receipt r
     where r.card_number = $1
       and r.bought_at <= coalesce((select bought_at from cursor), 'infinity')
       and ($2::bigint is null or (r.bought_at, r.id) < (select bought_at, id from cursor))
     order by r.bought_at desc, r.id desc limit ${PAGE} + 1`,
    [cardNumber, cursor],
  );
  if (rows.length === 0 && cursor !== null) return findReceipts(db, cardNumber, { storeNames });
  const shown = rows.slice(0, PAGE);
  return {
    receipts: shown.map(({ number, companyId, boughtAt, cents, points }) => ({
      number,
      dayText: dayText(boughtAt),
      store: storeNames.get(companyId) ?? companyId,
      total: displayPrice(cents),
      points,
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}
