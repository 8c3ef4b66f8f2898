-- Version 1.
-- Refuses changes of item_release and item_release_proof, and their deletion before its time.
create or replace function refuse_item_release_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
