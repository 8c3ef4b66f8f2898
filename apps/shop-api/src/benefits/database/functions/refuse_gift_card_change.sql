-- Version 1.
-- Refuses changes of gift_card_ledger; trigger gift_card_ledger_is_append_only.
create or replace function refuse_gift_card_change() returns trigger language plpgsql as $$
begin
  raise exception 'gift_card_ledger is append-only';
end
$$;
