-- Version 2.
-- Writes an order with its lines and its first event. The argument is that of place_order, which has checked it.
create or replace function insert_order(p_order jsonb) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_order shop_order := jsonb_populate_record(null::shop_order, p_order -> 'order');
begin
  insert into shop_order (id, number, kind, state, session_id, submit_key, cart_id, customer_id, email, contact,
      delivery_address, billing_address, company_id, delivery, payment_method, goods_cents, discount_cents,
      shipping_cents, deposit_cents, total_cents, gift_card_cents, payable_cents, vat, voucher_code, gift_card_id,
      customer_card_number, conditions, collection_code, ready_by, collect_until, placed_at, changed_at, due_at,
      due_event, language)
    values (v_order.id, v_order.number, v_order.kind, v_order.state, v_order.session_id, v_order.submit_key,
      v_order.cart_id, v_order.customer_id, v_order.email, v_order.contact, v_order.delivery_address,
      v_order.billing_address, v_order.company_id, v_order.delivery, v_order.payment_method, v_order.goods_cents,
      v_order.discount_cents, v_order.shipping_cents, v_order.deposit_cents, v_order.total_cents,
      v_order.gift_card_cents, v_order.payable_cents, v_order.vat, v_order.voucher_code, v_order.gift_card_id,
      v_order.customer_card_number, v_order.conditions, v_order.collection_code, v_order.ready_by,
      v_order.collect_until, v_order.placed_at, v_order.placed_at, v_order.due_at, v_order.due_event,
      -- A process of an earlier release names none.
      coalesce(v_order.language, 'de'));
  insert into order_line (order_id, line_id, item_id, product_id, name, details, quantity, unit_cents, discount_cents,
      deposit_cents, tax_rate, location_id, gift_card_value, gift_card_details, is_free_gift, withdrawal_exclusion)
    select v_order.id, l.line_id, l.item_id, l.product_id, l.name, l.details, l.quantity, l.unit_cents,
      l.discount_cents, l.deposit_cents, l.tax_rate, l.location_id, l.gift_card_value, l.gift_card_details,
      l.is_free_gift, l.withdrawal_exclusion
    from jsonb_populate_recordset(null::order_line, p_order -> 'lines') l;
  insert into order_event (order_id, seq, at, event, from_state, to_state, actor)
    values (v_order.id, 1, v_order.placed_at, p_order ->> 'event', 'CREATED', v_order.state, p_order ->> 'actor');
end
$$;
