-- Version 2.
-- Why an order that is not paid yet is refused: null or {"reason", "itemId", "allowed"}. Reasons: the unpaid_kind of
-- which the buyer has enough, 'ended' (too many were given back), 'pieces' (of an item; `allowed` would pass).
-- A buyer is a person with all keys, or a session. The locks make the limits exact under parallel calls of one
-- person, the locked stock those of an item. See docs/decisions/0095.
create or replace function unpaid_refusal(p_order jsonb) returns json
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_order shop_order := jsonb_populate_record(null::shop_order, p_order -> 'order');
  v_kind text := unpaid_kind(v_order.kind, v_order.state, v_order.payment_method);
  v_cart text := case when v_order.kind <> 'reservation' then v_order.cart_id else '' end;
  v_holder jsonb := p_order -> 'holder';
  v_person text[] := keys_of_person(p_order);
  v_limits jsonb := v_holder -> 'limits';
  -- Servers of the release before pass no window.
  v_window interval := coalesce(v_limits ->> 'window', '24 hours');
  v_open text[];
  v_same_kind integer;
  v_ended integer;
  v_is_trusted boolean;
  v_few integer;
  v_lines json;
  v_refusal json;
begin
  -- In one order: no deadlock of two orders with common keys.
  perform pg_advisory_xact_lock(hashtextextended('unpaid ' || k.key, 0))
    from (select key from unnest(v_person) as key order by key) k;
  select array_agg(o.id) filter (where u.kind is not null), count(*) filter (where u.kind = v_kind),
      count(*) filter (where o.state in ('CANCELLED', 'EXPIRED') and o.changed_at > v_order.placed_at - v_window)
    into v_open, v_same_kind, v_ended
    from shop_order o
    cross join lateral (select unpaid_kind(o.kind, o.state, o.payment_method) as kind) u
    where o.id = any (array(select h.order_id from order_holder h where h.person && v_person
      union select s.id from shop_order s where s.session_id = v_order.session_id));
  if v_same_kind >= (v_limits ->> 'open')::integer then
    return json_build_object('reason', v_kind);
  end if;
  if v_ended >= (v_limits ->> 'ended')::integer then
    return json_build_object('reason', 'ended');
  end if;

  -- A network of many buyers pays for more orders than it gives back.
  select v_ended < (v_limits ->> 'trustedEnded')::integer
      and (n.ended < (v_limits ->> 'networkEnded')::integer or n.ended <= n.paid)
    into v_is_trusted
    from (
      select count(*) filter (where o.state in ('CANCELLED', 'EXPIRED')) as ended,
        count(*) filter (where o.state not in ('CANCELLED', 'EXPIRED')
          and unpaid_kind(o.kind, o.state, o.payment_method) is null) as paid
      from order_holder h join shop_order o on o.id = h.order_id
      where h.network = v_holder ->> 'network' and h.placed_at > v_order.placed_at - v_window
    ) n;
  v_few := case when v_is_trusted then (v_limits ->> 'few')::integer else 1 end;

  select json_agg(json_build_object('itemId', l ->> 'item_id', 'locationId', l ->> 'location_id',
      'quantity', (l ->> 'quantity')::integer)) into v_lines
    from jsonb_array_elements(p_order -> 'lines') l where l ->> 'location_id' is not null;
  if v_lines is null then
    return null;
  end if;
  perform lock_stock(v_lines, v_cart);
  select json_build_object('reason', 'pieces', 'itemId', d.item_id, 'allowed', greatest(0, l.allowed)) into v_refusal
    from stock_demand(v_lines) d
    cross join lateral (select free_for(d.item_id, d.location_id, v_cart) as free,
      coalesce((select sum(a.open) from stock_allocation a
        where a.cause in ('order', 'reservation') and a.reference = any (v_open)
          and a.item_id = d.item_id and a.location_id = d.location_id), 0) as own,
      pieces_of_network(v_holder ->> 'network', d.item_id, d.location_id, v_cart) as network) n
    cross join lateral (select least(
      least((v_limits ->> 'pieces')::integer,
        greatest(v_few, ceil((v_limits ->> 'share')::numeric * (n.free + n.own)))) - n.own,
      greatest(v_few, ceil((v_limits ->> 'networkShare')::numeric * (n.free + n.network)) - n.network)
    )::integer as allowed) l
    -- What is missing is reported as missing.
    where d.quantity > l.allowed and d.quantity <= n.free
    order by d.item_id limit 1;
  return v_refusal;
end
$$;
