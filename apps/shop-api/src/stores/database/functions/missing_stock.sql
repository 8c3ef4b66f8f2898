-- Version 1.
-- What the locked stock lacks for the lines: null or [{"itemId", "locationId", "requested", "available"}]. The cart's
-- own hold and holds that have ended count as available.
create or replace function missing_stock(p_lines json, p_cart_id text) returns json language sql stable as $$
  select json_agg(json_build_object('itemId', d.item_id, 'locationId', d.location_id,
      'requested', d.quantity, 'available', a.available) order by d.item_id, d.location_id)
  from stock_demand(p_lines) d
  cross join lateral (select coalesce((
    select greatest(0, s.quantity - s.reserved + coalesce((
      select sum(h.quantity) from stock_hold h
      where h.item_id = s.item_id and h.location_id = s.location_id
        and (h.cart_id = p_cart_id or h.expires_at <= now())), 0))
    from stock s where s.item_id = d.item_id and s.location_id = d.location_id), 0) as available) a
  where a.available < d.quantity
$$;
