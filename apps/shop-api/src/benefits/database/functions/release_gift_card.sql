-- Version 1.
-- Gives back what an order has paid with gift cards, also after their end; returns the cents. May run twice.
create or replace function release_gift_card(p_reference text) returns integer
language plpgsql as $$
declare
  v_released integer;
begin
  -- The cards first and in one order, as in redeem_gift_card: no deadlock.
  perform 1 from gift_card c
    where c.id in (select l.card_id from gift_card_ledger l where l.cause = 'redeem' and l.reference = p_reference)
    order by c.id for update;
  with released as (
    insert into gift_card_ledger (card_id, cause, reference, delta_cents)
      select l.card_id, 'release', l.reference, -l.delta_cents from gift_card_ledger l
      where l.cause = 'redeem' and l.reference = p_reference
      on conflict (card_id, cause, reference) do nothing
      returning card_id, delta_cents
  ), balanced as (
    update gift_card c set balance_cents = c.balance_cents + r.delta_cents
      from released r where c.id = r.card_id returning r.delta_cents
  )
  select coalesce(sum(delta_cents), 0) into v_released from balanced;
  return v_released;
end
$$;
