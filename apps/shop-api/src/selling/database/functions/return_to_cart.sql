-- Version 2.
-- Puts the open lines of an order, its coupon and its gift card back into the cart of its visitor. Quantities of equal
-- items are added up, to p_most pieces. A visitor whose session is over has no cart: then the lines end with the order.
-- The default of p_most is for servers of the release before, and leaves with the next one.
drop function if exists return_to_cart(text);
create or replace function return_to_cart(p_order_id text, p_most integer default 999) returns boolean
language plpgsql as $$
declare
  v_order shop_order%rowtype;
  v_cart text;
begin
  select * into v_order from shop_order o where o.id = p_order_id;
  select c.id into v_cart from cart c
    where c.customer_id = v_order.customer_id
      or (v_order.customer_id is null and c.id = (select sc.cart_id from session_cart sc where sc.session_id = v_order.session_id))
    for update;
  if not found and v_order.session_id is not null then
    insert into cart (id, session_id, customer_id)
      values (v_order.cart_id, case when v_order.customer_id is null then v_order.session_id end, v_order.customer_id)
      on conflict do nothing
      returning id into v_cart;
  end if;
  if v_cart is null then
    return false;
  end if;
  update cart c set updated_at = now(), voucher_code = coalesce(c.voucher_code, v_order.voucher_code),
      gift_card_id = coalesce(c.gift_card_id, v_order.gift_card_id)
    where c.id = v_cart;
  insert into cart_position as p (cart_id, entry_id, item_id, quantity, seen_cents, gift_card_value, gift_card_details)
    select v_cart, gen_random_uuid()::text, l.item_id, l.quantity - l.cancelled, l.unit_cents, l.gift_card_value,
      l.gift_card_details
    from order_line l
    where l.order_id = p_order_id and not l.is_free_gift and l.quantity > l.cancelled
      -- An import may have removed the item.
      and exists (select from item i where i.id = l.item_id)
    on conflict (cart_id, item_id, is_reserved) where gift_card_value is null
      do update set quantity = least(p_most, p.quantity + excluded.quantity);
  return true;
end
$$;
