-- Version 1.
-- Positions of both carts, oldest first: [entry, item, quantity, seen price in cents, available quantity, is reserved,
-- value of a gift card, aisle, shelf]. Everything else about an item is the same for all carts; the API has it in
-- memory. A gift card has no stock: null. Few carts have a hold: it is looked up for each line only where there is one.
create or replace function lines_of_cart(p_cart_id text) returns json
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  v_store text;
  v_has_hold boolean;
begin
  select c.reservation_store_id, exists (select from stock_hold h where h.cart_id = c.id) into v_store, v_has_hold
    from cart c where c.id = p_cart_id;
  return (
    select json_agg(json_build_array(p.entry_id, p.item_id, p.quantity, p.seen_cents,
        case when p.gift_card_value is null then greatest(0, coalesce(s.quantity - s.reserved
          + case when v_has_hold then coalesce((select h.quantity from stock_hold h
              where h.cart_id = p.cart_id and h.item_id = p.item_id and h.location_id = s.location_id), 0)
            else 0 end, 0)) end,
        p.is_reserved, p.gift_card_value, s.aisle, s.shelf) order by p.added_at, p.entry_id)
    from cart_position p
    left join stock s on s.item_id = p.item_id
      and s.location_id = case when p.is_reserved then v_store else 'online' end
    where p.cart_id = p_cart_id
  );
end
$$;
