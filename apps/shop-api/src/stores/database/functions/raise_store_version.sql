-- Version 1.
-- Makes every process read the stores again; triggers store_changed, special_opening_changed, opening_offer_changed.
create or replace function raise_store_version() returns trigger language plpgsql as $$
begin
  update store_state set version = version + 1;
  return null;
end $$;
