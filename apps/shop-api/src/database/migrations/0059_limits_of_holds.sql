-- Limits of goods that are kept without a payment: holds of checkouts, orders that wait for their payment, collections
-- that are paid in the store, reservations. The numbers come with each call, see stock/hold-limits.ts and
-- docs/decisions/0095.

-- A hold ends for good this time after its start; then the cart waits for a pause. True: less than the cart is held.
alter table checkout add column held_since timestamptz, add column is_hold_limited boolean not null default false;
-- Hash of the network, as in order_holder.
alter table stock_hold add column network text;

-- Who keeps the goods of an order without having paid them. A job removes the row a day after the order is paid or over.
create table order_holder (
  order_id text primary key references shop_order (id) on delete cascade,
  -- Normalised address, see limits/person-address.ts.
  person text not null,
  -- Hash of the IPv4 address or of the /48 of the IPv6 one.
  network text not null,
  placed_at timestamptz not null
);
create index order_holder_person on order_holder (person);
create index order_holder_network on order_holder (network);
create index order_holder_age on order_holder (placed_at);

-- How the goods of an order are kept without a payment: 'payment' (of a provider), 'collect', 'reservation'. Null: paid,
-- or over.
create function unpaid_kind(p_kind text, p_state text, p_payment_method text) returns text
language sql immutable as $$
  select case
    when p_state = 'PAYMENT_PENDING' then 'payment'
    when p_kind = 'reservation' and p_state in ('REQUESTED', 'CONFIRMED', 'PARTIAL', 'READY') then 'reservation'
    when p_kind = 'collect' and p_payment_method in ('PAY_IN_STORE', 'PICK_UP_BOX')
      and p_state in ('CONFIRMED', 'PICKING', 'READY') then 'collect'
  end
$$;

-- Orders of before count for their person.
insert into order_holder (order_id, person, network, placed_at)
  select o.id, lower(o.email), '', o.placed_at from shop_order o
  where unpaid_kind(o.kind, o.state, o.payment_method) is not null;

-- What a cart can get: its own hold and holds that have ended count as available, as in missing_stock.
create function free_for(p_item_id text, p_location_id text, p_cart_id text) returns integer
language sql stable as $$
  select greatest(0, s.quantity - s.reserved + coalesce((select sum(h.quantity) from stock_hold h
    where h.item_id = s.item_id and h.location_id = s.location_id
      and (h.cart_id = p_cart_id or h.expires_at <= now())), 0))::integer
  from stock s where s.item_id = p_item_id and s.location_id = p_location_id
$$;

-- Pieces that a network keeps without a payment, except by the cart.
create function pieces_of_network(p_network text, p_item_id text, p_location_id text, p_cart_id text) returns integer
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

-- As before, and with p_holder {"network", "limits": {"pieces", "share", "networkShare"}} at most what a buyer and a
-- network may hold: is_limited if this is less than the lines. What is not held can be ordered as long as it is there.
drop function hold_stock(text, json, timestamptz);
create function hold_stock(
  p_cart_id text, p_lines json, p_until timestamptz, p_holder jsonb default null,
  out outcome text, out missing json, out is_limited boolean
) language plpgsql as $$
declare
  v_lines json := p_lines;
  v_limits jsonb := p_holder -> 'limits';
begin
  is_limited := false;
  perform lock_stock(p_lines, p_cart_id);
  missing := missing_stock(p_lines, p_cart_id);
  if missing is not null then
    outcome := 'missing';
    return;
  end if;
  if p_holder is not null then
    select coalesce(json_agg(json_build_object('itemId', d.item_id, 'locationId', d.location_id,
          'quantity', least(d.quantity, l.allowed))) filter (where l.allowed > 0), '[]'),
        coalesce(bool_or(l.allowed < d.quantity), false)
      into v_lines, is_limited
      from stock_demand(p_lines) d
      cross join lateral (select free_for(d.item_id, d.location_id, p_cart_id) as free,
        pieces_of_network(p_holder ->> 'network', d.item_id, d.location_id, p_cart_id) as held) n
      cross join lateral (select greatest(0, least((v_limits ->> 'pieces')::integer,
        ceil((v_limits ->> 'share')::numeric * n.free),
        ceil((v_limits ->> 'networkShare')::numeric * (n.free + n.held)) - n.held))::integer as allowed) l;
  end if;
  perform reserve_demand(v_lines, p_cart_id);
  insert into stock_hold (cart_id, item_id, location_id, quantity, expires_at, network)
    select p_cart_id, d.item_id, d.location_id, d.quantity, p_until, p_holder ->> 'network' from stock_demand(v_lines) d;
  outcome := 'held';
end
$$;

-- Why an order that is not paid yet is refused: null or {"reason", "itemId", "allowed"}. Reasons: the unpaid_kind of
-- which the buyer has enough, 'ended' (too many were given back), 'pieces' (of an item; `allowed` would pass).
-- A buyer is a person or a session. The lock makes the limits exact under parallel calls of one person, the locked
-- stock those of an item.
create function unpaid_refusal(p_order jsonb) returns json language plpgsql as $$
declare
  v_order shop_order := jsonb_populate_record(null::shop_order, p_order -> 'order');
  v_kind text := unpaid_kind(v_order.kind, v_order.state, v_order.payment_method);
  v_cart text := case when v_order.kind <> 'reservation' then v_order.cart_id else '' end;
  v_holder jsonb := p_order -> 'holder';
  v_limits jsonb := v_holder -> 'limits';
  v_open text[];
  v_same_kind integer;
  v_ended integer;
  v_is_trusted boolean;
  v_few integer;
  v_lines json;
  v_refusal json;
begin
  perform pg_advisory_xact_lock(hashtextextended('unpaid ' || (v_holder ->> 'person'), 0));
  select array_agg(o.id) filter (where u.kind is not null), count(*) filter (where u.kind = v_kind),
      count(*) filter (where o.state in ('CANCELLED', 'EXPIRED') and o.changed_at > v_order.placed_at - interval '1 day')
    into v_open, v_same_kind, v_ended
    from (
      select h.order_id as id from order_holder h where h.person = v_holder ->> 'person'
      union select s.id from shop_order s where s.session_id = v_order.session_id
    ) mine
    join shop_order o on o.id = mine.id
    cross join lateral (select unpaid_kind(o.kind, o.state, o.payment_method) as kind) u;
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
      where h.network = v_holder ->> 'network' and h.placed_at > v_order.placed_at - interval '1 day'
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

-- place_order for orders that may not be paid yet: with "holder": {"person", "network", "limits"} the limits are checked
-- before. outcome 'over-limit': details as in unpaid_refusal.
create function place_within_limits(p_order jsonb, out outcome text, out order_id text, out details json)
language plpgsql as $$
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
    insert into order_holder (order_id, person, network, placed_at) values (order_id, p_order -> 'holder' ->> 'person',
      p_order -> 'holder' ->> 'network', (p_order -> 'order' ->> 'placed_at')::timestamptz);
  end if;
end
$$;
-- The planner would plan the statements again in every call.
alter function hold_stock(text, json, timestamptz, jsonb) set plan_cache_mode = force_generic_plan;
alter function unpaid_refusal(jsonb) set plan_cache_mode = force_generic_plan;
alter function place_within_limits(jsonb) set plan_cache_mode = force_generic_plan;
