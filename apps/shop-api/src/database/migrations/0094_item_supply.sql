-- Who supplied an item, from which day on: Directive (EU) 2024/2853, Regulation (EU) 2023/1115. Rows are appended; of
-- several with the same day, the last one counts. No reference to item: the history outlives it.
create table item_supply (
  id bigint generated always as identity primary key,
  item_id text not null,
  valid_from date not null,
  -- All null: from this day on none is stated.
  supplier text,
  eu_operator text,
  due_diligence text,
  recorded_at timestamptz not null default now()
);

create index item_supply_of_item on item_supply (item_id, valid_from, id);

create function refuse_item_supply_change() returns trigger language plpgsql as $$
begin
  raise exception 'item_supply is append-only' using errcode = 'restrict_violation';
end
$$;
create trigger item_supply_is_append_only before update or truncate on item_supply
  for each statement execute function refuse_item_supply_change();
create trigger item_supply_is_kept before delete on item_supply
  for each row when (old.recorded_at > now() - interval '10 years') execute function refuse_item_supply_change();
