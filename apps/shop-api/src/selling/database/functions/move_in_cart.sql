-- Version 2.
-- Moves a line between the online cart and the reservation cart. Adds up with the same item there, never above the
-- stock or p_most. Without a store it is the store of the reservation cart, else the visitor's chosen one.
-- outcome: 'moved' (also if the line is there already), 'unknown-entry', 'gift-card', 'no-store', 'no-reservation',
-- 'other-store', 'not-in-store', 'sold-out'. `requested` is the quantity without limits.
-- The default of p_most is for servers of the release before, and leaves with the next one.
drop function if exists move_in_cart(text, text, boolean, text);
create or replace function move_in_cart(
  p_session_id text, p_entry_id text, p_is_reserved boolean, p_company_id text,
  p_most integer default 999,
  out outcome text, out entry_id text, out requested integer
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_cart text;
  v_store text;
  v_line cart_position%rowtype;
  v_location text;
  v_stock integer;
  v_other cart_position%rowtype;
begin
  update cart c set updated_at = now(), merge_report = null
    where c.id = (select sc.cart_id from session_cart sc where sc.session_id = p_session_id)
    returning c.id, c.reservation_store_id into v_cart, v_store;
  select * into v_line from cart_position p where p.cart_id = v_cart and p.entry_id = p_entry_id;
  if not found then
    outcome := 'unknown-entry';
    return;
  end if;
  entry_id := v_line.entry_id;
  requested := v_line.quantity;
  if v_line.is_reserved = p_is_reserved then
    outcome := 'moved';
    return;
  end if;
  if v_line.gift_card_value is not null then
    outcome := 'gift-card';
    return;
  end if;

  if p_is_reserved then
    if not exists (select from cart_position p where p.cart_id = v_cart and p.is_reserved) then
      v_store := coalesce(p_company_id, (select s.selected_store_id from session s where s.id = p_session_id));
    elsif p_company_id is not null and p_company_id is distinct from v_store then
      outcome := 'other-store';
      return;
    end if;
    if v_store is null then
      outcome := 'no-store';
      return;
    end if;
    if not exists (select from store st where st.company_id = v_store and 'CLICK_AND_RESERVE' = any (st.services)) then
      outcome := 'no-reservation';
      return;
    end if;
    update cart c set reservation_store_id = v_store where c.id = v_cart;
  end if;
  v_location := case when p_is_reserved then v_store else 'online' end;
  select s.quantity - s.reserved into v_stock
    from stock s where s.item_id = v_line.item_id and s.location_id = v_location;
  if not found and p_is_reserved then
    outcome := 'not-in-store';
    return;
  end if;
  v_stock := least(p_most, available_for(v_line.item_id, v_location, v_cart));
  if v_stock = 0 then
    outcome := 'sold-out';
    return;
  end if;

  select * into v_other from cart_position p
    where p.cart_id = v_cart and p.item_id = v_line.item_id and p.is_reserved = p_is_reserved
      and p.gift_card_value is null;
  if found then
    requested := v_other.quantity + v_line.quantity;
    entry_id := v_other.entry_id;
    delete from cart_position p where p.cart_id = v_cart and p.entry_id = v_line.entry_id;
    update cart_position p set quantity = least(requested, v_stock)
      where p.cart_id = v_cart and p.entry_id = v_other.entry_id;
  else
    update cart_position p set is_reserved = p_is_reserved, quantity = least(requested, v_stock),
        seen_cents = item_price_for(v_line.item_id, nullif(v_location, 'online'))
      where p.cart_id = v_cart and p.entry_id = v_line.entry_id;
  end if;
  outcome := 'moved';
end
$$;
