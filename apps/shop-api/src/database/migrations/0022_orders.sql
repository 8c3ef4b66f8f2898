-- Orders of three kinds. `state` and `due_event` change only through the table of orders/order-states.ts.
-- See docs/decisions/0049.

create table shop_order (
  -- Random; part of addresses.
  id text primary key,
  -- Read and typed by people, e.g. "F7K4-M92T-X".
  number text not null unique,
  kind text not null check (kind in ('delivery', 'collect', 'reservation')),
  state text not null,
  -- Number of the last row of order_event.
  version integer not null default 1,
  -- A login gives the session a new id.
  session_id text references session (id) on delete set null on update cascade,
  -- A repeated submit with the same key has one effect.
  submit_key text,
  cart_id text,
  customer_id text references customer (id) on delete set null,
  email text not null,
  contact jsonb not null,
  delivery_address jsonb,
  billing_address jsonb,
  -- Store of 'collect' and 'reservation'.
  company_id text check ((kind = 'delivery') = (company_id is null)),
  delivery jsonb not null default '{}',
  payment_method text not null,
  goods_cents integer not null,
  discount_cents integer not null,
  shipping_cents integer not null,
  deposit_cents integer not null,
  total_cents integer not null check (total_cents = goods_cents - discount_cents + shipping_cents + deposit_cents),
  -- Paid by gift card.
  gift_card_cents integer not null default 0,
  -- Paid in another way.
  payable_cents integer not null check (payable_cents >= 0 and total_cents = gift_card_cents + payable_cents),
  -- Charged for goods that left, and what was given back of it; requests to the payments, which carry them out.
  captured_cents integer not null default 0 check (captured_cents between 0 and payable_cents),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and captured_cents),
  gift_card_returned_cents integer not null default 0 check (gift_card_returned_cents between 0 and gift_card_cents),
  vat jsonb not null default '[]',
  voucher_code text,
  gift_card_id text references gift_card (id),
  customer_card_number text,
  collection_code text,
  -- The goods are promised for this moment.
  ready_by timestamptz,
  -- The goods wait in the store until then.
  collect_until timestamptz,
  placed_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  due_at timestamptz,
  due_event text check ((due_event is null) = (due_at is null)),
  unique (session_id, submit_key)
);
create index shop_order_due on shop_order (due_at) where due_at is not null;
create index shop_order_customer on shop_order (customer_id, placed_at desc) where customer_id is not null;
create index shop_order_store on shop_order (company_id, state, placed_at);
create index shop_order_email on shop_order (lower(email), placed_at desc);

-- A snapshot: later changes of the catalogue do not change it.
create table order_line (
  order_id text not null references shop_order (id) on delete cascade,
  line_id smallint not null,
  item_id text not null,
  product_id text not null,
  name text not null,
  -- Variant name, brand, url, image, notices of law.
  details jsonb not null default '{}',
  quantity integer not null check (quantity > 0),
  unit_cents integer not null,
  -- Of the whole line.
  discount_cents integer not null default 0,
  deposit_cents integer not null default 0,
  -- In basis points.
  tax_rate integer not null,
  -- Null for a gift card, which has no stock.
  location_id text,
  gift_card_value integer,
  gift_card_details jsonb,
  is_free_gift boolean not null default false,
  withdrawal_exclusion text,
  cancelled integer not null default 0,
  found integer not null default 0,
  handed_over integer not null default 0,
  returned integer not null default 0,
  primary key (order_id, line_id),
  check (cancelled >= 0 and handed_over >= 0 and cancelled + handed_over <= quantity),
  check (found between 0 and quantity),
  check (returned between 0 and handed_over),
  check ((location_id is null) = (gift_card_value is not null))
);

-- Append-only.
create table order_event (
  order_id text not null references shop_order (id) on delete cascade,
  seq integer not null,
  at timestamptz not null default now(),
  event text not null,
  from_state text not null,
  to_state text not null,
  actor text not null,
  details jsonb not null default '{}',
  primary key (order_id, seq)
);
create function refuse_order_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'order_event is append-only' using errcode = 'restrict_violation';
end
$$;
create trigger order_event_is_append_only before update or truncate on order_event
  for each statement execute function refuse_order_event_change();

-- Places an order in one round trip: {"order": columns of shop_order, "lines": columns of order_line with "entry_id",
-- "promotions": ids, "redeemer", "catalogueVersion", "event", "actor"}. Locks cart, stock, promotions and gift card, in
-- this order.
-- outcome: 'placed', 'repeated' (the key has its order already), 'missing' (stock; details as in missing_stock),
-- 'cart-changed', 'voucher-used-up' (details: {"promotionId", "reason"}), 'gift-card-changed'. Everything but 'placed'
-- writes nothing.
create function place_order(p_order jsonb, out outcome text, out order_id text, out details json)
language plpgsql as $$
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
      select from (select * from cart_position where cart_id = v_cart.id and is_reserved = (v_order.kind = 'reservation')) p
      full join (select * from jsonb_to_recordset(v_lines) as r (entry_id text, item_id text, quantity integer, gift_card_value integer)
        where r.entry_id is not null) l on l.entry_id = p.entry_id
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
      v_result := redeem_promotion(v_promotion, v_order.id, p_order ->> 'redeemer');
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

  insert into shop_order (id, number, kind, state, session_id, submit_key, cart_id, customer_id, email, contact,
      delivery_address, billing_address, company_id, delivery, payment_method, goods_cents, discount_cents,
      shipping_cents, deposit_cents, total_cents, gift_card_cents, payable_cents, vat, voucher_code, gift_card_id,
      customer_card_number, collection_code, ready_by, collect_until, placed_at, changed_at, due_at, due_event)
    values (v_order.id, v_order.number, v_order.kind, v_order.state, v_order.session_id, v_order.submit_key,
      v_order.cart_id, v_order.customer_id, v_order.email, v_order.contact, v_order.delivery_address,
      v_order.billing_address, v_order.company_id, v_order.delivery, v_order.payment_method, v_order.goods_cents,
      v_order.discount_cents, v_order.shipping_cents, v_order.deposit_cents, v_order.total_cents,
      v_order.gift_card_cents, v_order.payable_cents, v_order.vat, v_order.voucher_code, v_order.gift_card_id,
      v_order.customer_card_number, v_order.collection_code, v_order.ready_by, v_order.collect_until,
      v_order.placed_at, v_order.placed_at, v_order.due_at, v_order.due_event);
  insert into order_line (order_id, line_id, item_id, product_id, name, details, quantity, unit_cents, discount_cents,
      deposit_cents, tax_rate, location_id, gift_card_value, gift_card_details, is_free_gift, withdrawal_exclusion)
    select v_order.id, l.line_id, l.item_id, l.product_id, l.name, l.details, l.quantity, l.unit_cents,
      l.discount_cents, l.deposit_cents, l.tax_rate, l.location_id, l.gift_card_value, l.gift_card_details,
      l.is_free_gift, l.withdrawal_exclusion
    from jsonb_populate_recordset(null::order_line, v_lines) l;
  insert into order_event (order_id, seq, at, event, from_state, to_state, actor)
    values (v_order.id, 1, v_order.placed_at, p_order ->> 'event', 'CREATED', v_order.state, p_order ->> 'actor');

  -- A line is in the cart or in an order, never in both.
  delete from cart_position p where p.cart_id = v_cart.id and p.is_reserved = (v_order.kind = 'reservation');
  update cart c set updated_at = now(), merge_report = null,
      voucher_code = case when v_order.kind = 'reservation' then c.voucher_code end,
      gift_card_id = case when v_order.kind = 'reservation' then c.gift_card_id end
    where c.id = v_cart.id;
  outcome := 'placed';
  order_id := v_order.id;
end
$$;
-- The planner would plan the statements again in every call.
alter function place_order(jsonb) set plan_cache_mode = force_generic_plan;

-- Puts the open lines of an order, its coupon and its gift card back into the cart of its visitor. Quantities of equal
-- items are added up. A visitor whose session is over has no cart: then the lines end with the order.
create function return_to_cart(p_order_id text) returns boolean language plpgsql as $$
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
      do update set quantity = least(999, p.quantity + excluded.quantity);
  return true;
end
$$;

-- Gives a part of what an order has paid back to its gift card. A repeated reference has no effect.
create function return_to_gift_card(p_card_id text, p_cents integer, p_reference text) returns void
language plpgsql as $$
begin
  perform from gift_card c where c.id = p_card_id for update;
  insert into gift_card_ledger (card_id, cause, reference, delta_cents)
    values (p_card_id, 'release', p_reference, p_cents) on conflict (card_id, cause, reference) do nothing;
  if found then
    update gift_card c set balance_cents = c.balance_cents + p_cents where c.id = p_card_id;
  end if;
end
$$;
