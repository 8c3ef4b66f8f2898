-- Version 1.
-- Lowers quantities to what is in stock and removes sold-out lines of both carts. Returns the changed lines; their
-- report stays with the cart (see merge_report).
create or replace function verify_cart(p_session_id text)
returns table (entry_id text, item_id text, is_reserved boolean, old_quantity integer, new_quantity integer)
language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  v_cart text;
begin
  update cart c set updated_at = now()
    where c.id = (select sc.cart_id from session_cart sc where sc.session_id = p_session_id) returning c.id into v_cart;
  return query
    with changed as (
        select p.entry_id, p.item_id, p.is_reserved, p.quantity as old_quantity,
          available_for(p.item_id, case when p.is_reserved then c.reservation_store_id else 'online' end, c.id)
            as new_quantity
        from cart c join cart_position p on p.cart_id = c.id
        where c.id = v_cart and p.gift_card_value is null
      ),
      removed as (
        delete from cart_position p using changed ch
        where p.cart_id = v_cart and p.entry_id = ch.entry_id and ch.new_quantity = 0
      ),
      reduced as (
        update cart_position p set quantity = ch.new_quantity from changed ch
        where p.cart_id = v_cart and p.entry_id = ch.entry_id
          and ch.new_quantity > 0 and ch.new_quantity < ch.old_quantity
      )
    select ch.entry_id, ch.item_id, ch.is_reserved, ch.old_quantity, ch.new_quantity
    from changed ch where ch.new_quantity < ch.old_quantity;
end
$$;
