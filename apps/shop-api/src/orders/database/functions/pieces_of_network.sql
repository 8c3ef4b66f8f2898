-- Version 1.
-- Pieces that a network keeps without a payment, except by the cart.
create or replace function pieces_of_network(p_network text, p_item_id text, p_location_id text, p_cart_id text)
returns integer
language sql stable as $$
  select (
    coalesce((select sum(h.quantity) from stock_hold h
      where h.item_id = p_item_id and h.location_id = p_location_id and h.network = p_network
        and h.cart_id <> p_cart_id and h.expires_at > now()), 0)
    + coalesce((select sum(a.open) from order_holder h
      join shop_order o on o.id = h.order_id and unpaid_kind(o.kind, o.state, o.payment_method) is not null
      join stock_allocation a on a.cause in ('order', 'reservation') and a.reference = h.order_id
        and a.item_id = p_item_id and a.location_id = p_location_id
      where h.network = p_network), 0))::integer
$$;
