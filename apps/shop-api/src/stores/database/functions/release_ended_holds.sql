-- Version 1.
-- Gives back ended holds of at most p_limit items; rows that a call works on are left to the next run.
create or replace function release_ended_holds(p_limit integer) returns integer language plpgsql as $$
declare
  v_items text[];
  v_locations text[];
  v_released integer;
begin
  select array_agg(l.item_id), array_agg(l.location_id) into v_items, v_locations
    from (
      select s.item_id, s.location_id from stock s
      where (s.item_id, s.location_id) in (
        select h.item_id, h.location_id from stock_hold h where h.expires_at <= now()
        order by h.expires_at limit p_limit)
      order by s.item_id, s.location_id for update skip locked
    ) l;
  with freed as (
      delete from stock_hold h using unnest(v_items, v_locations) as l (item_id, location_id)
      where h.item_id = l.item_id and h.location_id = l.location_id and h.expires_at <= now()
      returning h.item_id, h.location_id, h.quantity
    ),
    changed as (
      update stock s set reserved = s.reserved - f.quantity
      from (select item_id, location_id, sum(quantity) as quantity, count(*) as holds from freed group by 1, 2) f
      where s.item_id = f.item_id and s.location_id = f.location_id
      returning f.holds
    )
  select coalesce(sum(holds), 0) into v_released from changed;
  return v_released;
end
$$;
