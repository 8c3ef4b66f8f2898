-- Version 1.
-- Refuses changes of item_supply; triggers item_supply_is_append_only and item_supply_is_kept.
create or replace function refuse_item_supply_change() returns trigger language plpgsql as $$
begin
  raise exception 'item_supply is append-only' using errcode = 'restrict_violation';
end
$$;
