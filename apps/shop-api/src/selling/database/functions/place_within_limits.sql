-- Version 2.
-- place_order for orders that may not be paid yet: with "holder": {"network", "limits"} the limits are checked before.
-- outcome 'over-limit': details as in unpaid_refusal.
create or replace function place_within_limits(p_order jsonb, out outcome text, out order_id text, out details json)
language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  if p_order -> 'holder' is not null then
    -- The locks of place_order, in its order.
    perform from session s where s.id = p_order -> 'order' ->> 'session_id' and s.ended_at is null for key share;
    perform from cart c where c.id = p_order -> 'order' ->> 'cart_id' for update;
    if not exists (select from shop_order o where o.session_id = p_order -> 'order' ->> 'session_id'
        and o.submit_key = p_order -> 'order' ->> 'submit_key') then
      details := unpaid_refusal(p_order);
    end if;
    if details is not null then
      outcome := 'over-limit';
      return;
    end if;
  end if;
  select p.outcome, p.order_id, p.details into outcome, order_id, details from place_order(p_order) p;
  if outcome = 'placed' and p_order -> 'holder' is not null then
    perform insert_holder(p_order, order_id);
  end if;
end
$$;
