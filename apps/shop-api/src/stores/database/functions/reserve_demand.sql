-- Version 1.
-- Ends the cart's hold and the ended holds of the demanded items, and reserves the demand. The stock is locked.
create or replace function reserve_demand(p_lines json, p_cart_id text) returns void language sql as $$
  with freed as (
      delete from stock_hold h
      where h.cart_id = p_cart_id or (h.expires_at <= now() and (h.item_id, h.location_id) in
        (select d.item_id, d.location_id from stock_demand(p_lines) d))
      returning h.item_id, h.location_id, h.quantity
    ),
    change as (
      select c.item_id, c.location_id, sum(c.quantity) as quantity
      from (
        select f.item_id, f.location_id, -f.quantity as quantity from freed f
        union all select d.item_id, d.location_id, d.quantity from stock_demand(p_lines) d
      ) c
      group by c.item_id, c.location_id having sum(c.quantity) <> 0
    )
  update stock s set reserved = s.reserved + c.quantity
  from change c where s.item_id = c.item_id and s.location_id = c.location_id
$$;
