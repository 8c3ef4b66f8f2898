-- Version 1.
-- Locks the stock of the lines and of the cart's hold, after the hold itself: two calls of one cart are serialised.
create or replace function lock_stock(p_lines json, p_cart_id text) returns void language plpgsql as $$
begin
  if exists (select from json_to_recordset(p_lines) as r (quantity integer)
             where r.quantity is null or r.quantity < 1) then
    raise exception 'A line has no quantity.' using errcode = 'check_violation';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('stock_hold ' || p_cart_id, 0));
  perform from stock s
    where (s.item_id, s.location_id) in (
      select d.item_id, d.location_id from stock_demand(p_lines) d
      union select h.item_id, h.location_id from stock_hold h where h.cart_id = p_cart_id)
    order by s.item_id, s.location_id for update;
end
$$;
