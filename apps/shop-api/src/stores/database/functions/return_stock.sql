-- Version 1.
-- Goods that come back from a customer are on hand again. A repeated reference changes nothing.
create or replace function return_stock(p_lines json, p_reference text) returns void language plpgsql as $$
begin
  perform lock_stock(p_lines, null);
  with booked as (
      insert into stock_ledger (item_id, location_id, cause, reference, delta)
      select d.item_id, d.location_id, 'return', p_reference, d.quantity from stock_demand(p_lines) d
      on conflict do nothing
      returning item_id, location_id, delta
    )
  update stock s set quantity = s.quantity + b.delta
  from booked b where s.item_id = b.item_id and s.location_id = b.location_id;
end
$$;
