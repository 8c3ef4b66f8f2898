-- Version 2.
-- Sets counted or imported quantities. A row is not lowered below what is reserved: where a correction has stated less,
-- it is not raised to it either. A repeated reference changes nothing.
create or replace function write_stock(
  p_item_ids text[], p_location_ids text[], p_quantities integer[], p_cause text, p_reference text
) returns void language plpgsql as $$
begin
  insert into stock (item_id, location_id, quantity, opening)
    select distinct on (r.item_id, r.location_id) r.item_id, r.location_id, r.quantity, r.quantity
    from unnest(p_item_ids, p_location_ids, p_quantities) as r (item_id, location_id, quantity)
    order by r.item_id, r.location_id
    on conflict do nothing;
  perform from stock s
    join unnest(p_item_ids, p_location_ids) as r (item_id, location_id) using (item_id, location_id)
    order by s.item_id, s.location_id for update of s;
  with wanted as (
      select distinct on (s.item_id, s.location_id)
        s.item_id, s.location_id, greatest(r.quantity, least(s.reserved, s.quantity)) - s.quantity as delta
      from stock s
      join unnest(p_item_ids, p_location_ids, p_quantities) as r (item_id, location_id, quantity)
        using (item_id, location_id)
    ),
    booked as (
      insert into stock_ledger (item_id, location_id, cause, reference, delta)
      select w.item_id, w.location_id, p_cause, p_reference, w.delta from wanted w where w.delta <> 0
      on conflict do nothing
      returning item_id, location_id, delta
    )
  update stock s set quantity = s.quantity + b.delta
    from booked b where s.item_id = b.item_id and s.location_id = b.location_id;
end
$$;
