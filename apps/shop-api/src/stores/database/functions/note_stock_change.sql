-- Version 1.
-- Notes an item whose product record is out of date; trigger stock_state_changes.
create or replace function note_stock_change() returns trigger language plpgsql as $$
begin
  insert into stock_change (item_id) values (new.item_id);
  return null;
end
$$;
