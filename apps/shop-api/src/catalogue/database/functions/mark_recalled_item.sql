-- Version 1.
-- An import may bring an item back that is recalled.
create or replace function mark_recalled_item() returns trigger language plpgsql as $$
begin
  new.is_recalled := exists (select from open_recall r where r.item_id = new.id);
  return new;
end
$$;
