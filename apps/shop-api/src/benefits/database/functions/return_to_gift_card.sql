-- Version 1.
-- Gives a part of what an order has paid back to its gift card. A repeated reference has no effect.
create or replace function return_to_gift_card(p_card_id text, p_cents integer, p_reference text) returns void
language plpgsql as $$
begin
  perform from gift_card c where c.id = p_card_id for update;
  insert into gift_card_ledger (card_id, cause, reference, delta_cents)
    values (p_card_id, 'release', p_reference, p_cents) on conflict (card_id, cause, reference) do nothing;
  if found then
    update gift_card c set balance_cents = c.balance_cents + p_cents where c.id = p_card_id;
  end if;
end
$$;
