-- Version 1.
-- Payments whose totals do not follow from the ledger; empty unless rows were changed by hand.
create or replace view payment_difference as
  select p.id as payment_id, p.order_id, p.captured_cents, p.refunded_cents,
    coalesce(sum(l.cents) filter (where l.cause = 'capture'), 0)::integer as booked_captured_cents,
    coalesce(-sum(l.cents) filter (where l.cause = 'refund'), 0)::integer as booked_refunded_cents
  from payment p left join money_ledger l on l.payment_id = p.id
  group by p.id
  having p.captured_cents <> coalesce(sum(l.cents) filter (where l.cause = 'capture'), 0)
    or p.refunded_cents <> coalesce(-sum(l.cents) filter (where l.cause = 'refund'), 0);
