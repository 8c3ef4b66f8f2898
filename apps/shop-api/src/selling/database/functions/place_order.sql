-- Version 2.
-- Places an order in one round trip: {"order": columns of shop_order, "lines": columns of order_line with "entry_id",
-- "promotions": ids, "person": keys, "catalogueVersion", "event", "actor"}. Locks session, cart, stock, promotions and
-- gift card, in this order. The coupon of an order or a reservation leaves the cart.
-- outcome: 'placed', 'repeated' (the key has its order already), 'missing' (stock; details as in missing_stock),
-- 'cart-changed', 'voucher-used-up' (details: {"promotionId", "reason"}), 'gift-card-changed'. Everything but 'placed'
-- writes nothing.
create or replace function place_order(p_order jsonb, out outcome text, out order_id text, out details json)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_order shop_order;
  v_cart cart%rowtype;
  v_lines jsonb := p_order -> 'lines';
  v_stock json;
  v_promotion text;
  v_result text;
begin
  v_order := jsonb_populate_record(null::shop_order, p_order -> 'order');
  -- The lock excludes a login at the same moment, which gives the session another id and cart.
  perform from session s where s.id = v_order.session_id and s.ended_at is null for key share;
  if not found then
    outcome := 'cart-changed';
    return;
  end if;
  -- Serialises two submits of one cart.
  select c.* into v_cart from cart c where c.id = v_order.cart_id for update;
  select o.id into order_id from shop_order o
    where o.session_id = v_order.session_id and o.submit_key = v_order.submit_key;
  if found then
    outcome := 'repeated';
    return;
  end if;

  if v_cart.id is null
    or not exists (select from session_cart sc where sc.session_id = v_order.session_id and sc.cart_id = v_cart.id)
    or (p_order ->> 'catalogueVersion')::bigint <> (select version from catalogue_state)
    or (v_order.kind <> 'reservation' and (v_order.voucher_code <> coalesce(v_cart.voucher_code, '')
      or v_order.gift_card_id <> coalesce(v_cart.gift_card_id, '')))
    or (v_order.kind = 'reservation' and v_order.company_id is distinct from v_cart.reservation_store_id)
    or exists (
      select from (
        select * from cart_position where cart_id = v_cart.id and is_reserved = (v_order.kind = 'reservation')
      ) p
      full join (
        select * from jsonb_to_recordset(v_lines)
          as r (entry_id text, item_id text, quantity integer, gift_card_value integer)
        where r.entry_id is not null
      ) l on l.entry_id = p.entry_id
      where p.quantity is distinct from l.quantity or p.item_id is distinct from l.item_id
        or p.gift_card_value is distinct from l.gift_card_value)
  then
    outcome := 'cart-changed';
    return;
  end if;

  select json_agg(json_build_object('itemId', l ->> 'item_id', 'locationId', l ->> 'location_id',
      'quantity', (l ->> 'quantity')::integer)) into v_stock
    from jsonb_array_elements(v_lines) l where l ->> 'location_id' is not null;
  begin
    if v_stock is not null then
      select a.outcome, a.missing into v_result, details
        from allocate(v_stock, case when v_order.kind <> 'reservation' then v_cart.id end,
          case v_order.kind when 'reservation' then 'reservation' else 'order' end, v_order.id) a;
      if v_result = 'missing' then
        outcome := 'missing';
        return;
      end if;
    end if;
    for v_promotion in
      select jsonb_array_elements_text(p_order -> 'promotions') order by 1
    loop
      v_result := redeem_promotion(v_promotion, v_order.id, keys_of_person(p_order));
      if v_result <> 'redeemed' then
        details := json_build_object('promotionId', v_promotion, 'reason', v_result);
        raise exception 'voucher-used-up' using errcode = 'FW001';
      end if;
    end loop;
    if v_order.gift_card_cents > 0
        and redeem_gift_card(v_order.gift_card_id, v_order.gift_card_cents, v_order.id) <> v_order.gift_card_cents then
      raise exception 'gift-card-changed' using errcode = 'FW001';
    end if;
  exception when sqlstate 'FW001' then
    outcome := sqlerrm;
    return;
  end;

  perform insert_order(p_order);

  -- A line is in the cart or in an order, never in both.
  delete from cart_position p where p.cart_id = v_cart.id and p.is_reserved = (v_order.kind = 'reservation');
  update cart c set updated_at = now(), merge_report = null,
      voucher_code = case when v_order.kind = 'reservation' and c.voucher_code is distinct from v_order.voucher_code
        then c.voucher_code end,
      gift_card_id = case when v_order.kind = 'reservation' then c.gift_card_id end
    where c.id = v_cart.id;
  outcome := 'placed';
  order_id := v_order.id;
end
$$;
