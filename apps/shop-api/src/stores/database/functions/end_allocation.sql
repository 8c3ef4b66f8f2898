-- Version 2.
-- Ends an allocation, or the part of it in p_lines, at most what is open. 'release': the goods are available again.
-- 'hand-over': the goods leave the location; where a correction has stated that less lies there, it is empty then. A
-- repeated reference of the movement changes nothing; without one it is that of the allocation. Returns what was moved.
create or replace function end_allocation(
  p_movement text, p_cause text, p_reference text, p_lines json default null, p_movement_reference text default null
) returns table (item_id text, location_id text, quantity integer) language plpgsql as $$
#variable_conflict use_column
begin
  if p_movement is null or p_movement not in ('release', 'hand-over') then
    raise exception 'Unknown movement %.', p_movement using errcode = 'check_violation';
  end if;
  -- As in allocate: lines of a parallel one would not be among the locked rows, and would be changed out of order.
  perform pg_advisory_xact_lock(hashtextextended('stock_allocation ' || p_cause || ' ' || p_reference, 0));
  perform from stock s
    where (s.item_id, s.location_id) in (select a.item_id, a.location_id from stock_allocation a
      where a.cause = p_cause and a.reference = p_reference)
    order by s.item_id, s.location_id for update;
  return query
    with ended as (
      select a.item_id, a.location_id, least(a.open, coalesce(d.quantity, a.open)) as quantity, s.quantity as there
      from stock_allocation a
      join stock s on s.item_id = a.item_id and s.location_id = a.location_id
      left join stock_demand(p_lines) d on d.item_id = a.item_id and d.location_id = a.location_id
      where a.cause = p_cause and a.reference = p_reference and a.open > 0
        and (p_lines is null or d.quantity > 0)
    ),
    booked as (
      insert into stock_ledger (item_id, location_id, cause, reference, delta, reserved)
      select e.item_id, e.location_id, p_movement, coalesce(p_movement_reference, p_cause || ' ' || p_reference),
        case p_movement when 'hand-over' then -least(e.quantity, e.there) else 0 end, -e.quantity
      from ended e
      on conflict do nothing
      returning item_id, location_id, delta, -reserved as quantity
    ),
    closed as (
      update stock_allocation a set open = a.open - b.quantity from booked b
      where a.cause = p_cause and a.reference = p_reference
        and a.item_id = b.item_id and a.location_id = b.location_id
    )
    update stock s set quantity = s.quantity + b.delta, reserved = s.reserved - b.quantity
    from booked b where s.item_id = b.item_id and s.location_id = b.location_id
    returning b.item_id, b.location_id, b.quantity;
end
$$;
