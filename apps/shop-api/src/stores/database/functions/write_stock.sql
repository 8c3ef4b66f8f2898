-- Version 1.
-- Sets counted or imported quantities. A row never gets less than is reserved. A repeated reference changes nothing.
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
  with booked as (
      insert into stock_ledger (item_id, location_id, cause, reference, delta)
      select distinct on (s.item_id, s.location_id)
        s.item_id, s.location_id, p_cause, p_reference, greatest(r.quantity, s.reserved) - s.quantity
      from stock s
      join unnest(p_item_ids, p_location_ids, p_quantities) as r (item_id, location_id, quantity)
        using (item_id, location_id)
      where greatest(r.quantity, s.reserved) <> s.quantity
      on conflict do nothing
      returning item_id, location_id, delta
    )
  update stock s set quantity = s.quantity + b.delta
    from booked b where s.item_id = b.item_id and s.location_id = b.location_id;
end
$$;
