-- Version 1.
-- Refuses changes of money_ledger; trigger money_ledger_is_append_only.
create or replace function refuse_money_change() returns trigger language plpgsql as $$
begin
  raise exception 'money_ledger is append-only';
end
$$;
