-- Version 1.
-- Pays with a card for an order and returns the paid cents: the balance at most, 0 for a card that is unknown, empty,
-- expired or blocked. Repeated with the same reference it returns the same and has no effect; a released reference
-- pays no more. The row's lock makes it exact under parallel calls.
create or replace function redeem_gift_card(p_card_id text, p_cents integer, p_reference text) returns integer
language plpgsql as $$
declare
  v_card gift_card%rowtype;
  v_paid integer;
begin
  select * into v_card from gift_card where id = p_card_id for update;
  if not found then
    return 0;
  end if;
  if exists (select 1 from gift_card_ledger l
      where l.card_id = p_card_id and l.cause = 'release' and l.reference = p_reference) then
    return 0;
  end if;
  select -l.delta_cents into v_paid from gift_card_ledger l
    where l.card_id = p_card_id and l.cause = 'redeem' and l.reference = p_reference;
  if found then
    return v_paid;
  end if;
  if v_card.blocked_at is not null or v_card.valid_until < (now() at time zone 'Europe/Berlin')::date then
    return 0;
  end if;
  v_paid := least(v_card.balance_cents, greatest(0, p_cents));
  if v_paid = 0 then
    return 0;
  end if;
  insert into gift_card_ledger (card_id, cause, reference, delta_cents)
    values (p_card_id, 'redeem', p_reference, -v_paid);
  update gift_card set balance_cents = balance_cents - v_paid where id = p_card_id;
  return v_paid;
end
$$;
