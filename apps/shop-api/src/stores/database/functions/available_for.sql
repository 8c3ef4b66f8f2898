-- Version 1.
-- Available to a cart: not reserved, or held by the cart itself.
create or replace function available_for(p_item_id text, p_location_id text, p_cart_id text) returns integer
language sql stable as $$
  select coalesce((
    select greatest(0, s.quantity - s.reserved + coalesce((
      select h.quantity from stock_hold h
      where h.cart_id = p_cart_id and h.item_id = p_item_id and h.location_id = p_location_id), 0))
    from stock s where s.item_id = p_item_id and s.location_id = p_location_id), 0)
$$;
