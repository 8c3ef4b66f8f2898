import type { Queryable } from '@fachwerk/database';
import type { TillReceiptsAnswer } from '@fachwerk/shared/contracts';
import { plainCustomerCard, pointsOf } from '@fachwerk/shared/rules';
import { DAY_MS } from '@fachwerk/shared/time';

export interface Receipt {
  companyId: string;
  number: string;
  cardNumber: string;
  boughtAt: Date;
  cents: number;
}

/** Clocks of tills may be wrong by a day. */
export const latestPurchase = (now: Date): Date => new Date(now.getTime() + DAY_MS);

export type ReceiptOutcome = TillReceiptsAnswer['receipts'][number]['outcome'];

interface OutcomeRow {
  [column: string]: unknown;
  position: number;
  outcome: ReceiptOutcome;
}

/**
 * Stores receipts and books their points in one statement: `stored`, `known` for a repeated one, `differs`
 * for a repeated one with other values, `unknown-card`. A receipt that occurs twice in the list counts once.
 */
export async function storeReceipts(
  db: Queryable,
  receipts: readonly Receipt[],
): Promise<{ number: string; outcome: ReceiptOutcome; points: number }[]> {
  const given = receipts.map((receipt, index) => ({
    position: index,
    company: receipt.companyId,
    number: receipt.number,
    card: plainCustomerCard(receipt.cardNumber),
    bought: receipt.boughtAt.toISOString(),
    cents: receipt.cents,
    points: pointsOf(receipt.cents),
  }));
  const rows = await db.query<OutcomeRow>(STORE, [JSON.stringify(given)]);
  const byPosition = new Map(rows.map(({ position, outcome }) => [position, outcome]));
  return given.map(({ position, number, points }) => {
    const outcome = byPosition.get(position) ?? 'unknown-card';
    return { number, outcome, points: outcome === 'stored' || outcome === 'known' ? points : 0 };
  });
}

const STORE = `
  with given as (
    select g.*, first_value(g.position) over same as "first", first_value(g.cents) over same as "firstCents",
      first_value(g.card) over same as "firstCard"
    from jsonb_to_recordset($1::jsonb) as g (position int, company text, number text, card text, bought timestamptz,
      cents int, points int)
    window same as (partition by g.company, g.number order by g.position)
  ), stored as (
    insert into till_receipt (company_id, number, card_number, bought_at, cents)
    select g.company, g.number, g.card, g.bought, g.cents from given g join customer_card c on c.number = g.card
    where g.position = g."first" order by g.position
    on conflict (company_id, number) do nothing
    returning id, company_id, number, card_number, cents
  ), booked as (
    insert into card_points (card_number, points, receipt_id)
    select s.card_number, g.points, s.id from stored s
    join given g on g.company = s.company_id and g.number = s.number and g.position = g."first"
    where g.points <> 0
  ), changed as (
    update wallet_pass p set changed_at = now(), due_at = now(), attempts = 0
    from (select distinct card_number from stored where abs(cents) >= 100) s where p.card_number = s.card_number
  )
  select g.position,
    case
      when s.id is not null and g.position = g."first" then 'stored'
      when s.id is not null and g.cents = g."firstCents" and g.card = g."firstCard" then 'known'
      when s.id is not null then 'differs'
      when r.id is not null and r.cents = g.cents and r.card_number = g.card then 'known'
      when r.id is not null then 'differs'
      when exists (select 1 from customer_card c where c.number = g.card) then 'known'
      else 'unknown-card'
    end as outcome
  from given g
  left join stored s on s.company_id = g.company and s.number = g.number
  left join till_receipt r on r.company_id = g.company and r.number = g.number`;
