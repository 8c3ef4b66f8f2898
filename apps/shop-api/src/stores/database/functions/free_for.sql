-- Version 1.
-- What a cart can get: its own hold and holds that have ended count as available, as in missing_stock.
create or replace function free_for(p_item_id text, p_location_id text, p_cart_id text) returns integer
language sql stable as $$
  select greatest(0, s.quantity - s.reserved + coalesce((select sum(h.quantity) from stock_hold h
    where h.item_id = s.item_id and h.location_id = s.location_id
      and (h.cart_id = p_cart_id or h.expires_at <= now())), 0))::integer
  from stock s where s.item_id = p_item_id and s.location_id = p_location_id
$$;
