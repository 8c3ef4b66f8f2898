-- A person is known by several keys: the id of the account, its normalised address, the address of the order.
-- Limits and benefits by person ask by all of them. See limits/person.ts and docs/decisions/0103.
-- The planner takes "&&" for one row of a hundred: what is read by it stands in array(...), which it does not
-- join and does not stop early, so that the index is used.

-- {"person": keys}; servers of the release before send one key for each purpose.
create function keys_of_person(p_order jsonb) returns text[]
language sql immutable as $$
  select array_remove(array(select jsonb_array_elements_text(coalesce(p_order -> 'person',
    jsonb_build_array(p_order ->> 'redeemer', p_order -> 'holder' ->> 'person')))), null)
$$;

-- limits/person-address.ts for what is stored already, except for letters beyond ASCII.
create function stored_address(p_email text) returns text
language sql immutable as $$
  select case
      when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
      when domain in ('proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me')
        then regexp_replace(name, '[._-]', '', 'g') || '@proton.me'
      when domain in ('icloud.com', 'me.com', 'mac.com') then name || '@icloud.com'
      when domain ~ '^(ya\.ru|yandex\.[a-z.]+)$' then replace(name, '.', '-') || '@yandex.ru'
      when domain ~ '^(yahoo\.[a-z.]+|ymail\.com|rocketmail\.com|myyahoo\.com)$'
        then regexp_replace(name, '(.)-.*', '\1') || '@' || domain
      else name || '@' || domain
    end
  from (select split_part(split_part(lower(p_email), '@', 1), '+', 1), split_part(lower(p_email), '@', 2)) e (name, domain)
  where p_email like '%@%'
$$;

alter table promotion_redemption
  -- Keys of the person. `redeemer` is the first one, for servers of the release before.
  add column redeemers text[] not null default '{}';
update promotion_redemption r set redeemers = array(
    select distinct key from (values
      (case when r.redeemer not like '%@%' then r.redeemer end),
      (stored_address(r.redeemer)),
      (stored_address((select c.email from customer c where c.id = r.redeemer))),
      (stored_address((select o.email from shop_order o where o.id = r.reference)))
    ) k (key) where key is not null);
create index promotion_redemption_redeemers on promotion_redemption using gin (redeemers)
  with (fastupdate = off) where released_at is null;

drop index order_holder_person;
alter table order_holder alter column person type text[] using array[stored_address(person)];
update order_holder h set person = h.person || o.customer_id
  from shop_order o where o.id = h.order_id and o.customer_id is not null;
create index order_holder_person on order_holder using gin (person) with (fastupdate = off);

drop function stored_address(text);

-- As before, with the keys of the person: a promotion for a single use is refused if one of them has used it.
drop function redeem_voucher(text, text, text);
drop function redeem_promotion(text, text, text);
create function redeem_promotion(p_promotion_id text, p_reference text, p_redeemers text[]) returns text
language plpgsql as $$
declare
  v_promotion promotion%rowtype;
begin
  select * into v_promotion from promotion where id = p_promotion_id and is_active for update;
  if not found then
    return 'unknown';
  end if;
  if exists (select from promotion_redemption r
      where r.reference = p_reference and r.promotion_id = p_promotion_id and r.released_at is null) then
    return 'redeemed';
  end if;
  if now() < v_promotion.valid_from or now() >= v_promotion.valid_until then
    return 'over';
  end if;
  if v_promotion.uses >= v_promotion.max_uses then
    return 'used-up';
  end if;
  if v_promotion.is_once_per_customer and p_promotion_id = any (array(select r.promotion_id from promotion_redemption r
      where r.redeemers && p_redeemers and r.released_at is null)) then
    return 'used-by-customer';
  end if;
  insert into promotion_redemption (reference, promotion_id, redeemer, redeemers)
    values (p_reference, p_promotion_id, p_redeemers[1], p_redeemers)
    on conflict (reference, promotion_id) do update set released_at = null, redeemed_at = now(),
      redeemer = excluded.redeemer, redeemers = excluded.redeemers;
  update promotion set uses = uses + 1 where id = p_promotion_id;
  return 'redeemed';
end
$$;

create function redeem_voucher(p_code text, p_reference text, p_redeemers text[]) returns text
language sql as $$
  select coalesce(
    (select redeem_promotion(p.id, p_reference, p_redeemers) from promotion p where p.code = upper(p_code)), 'unknown')
$$;

create or replace function unpaid_refusal(p_order jsonb) returns json language plpgsql as $$
declare
  v_order shop_order := jsonb_populate_record(null::shop_order, p_order -> 'order');
  v_kind text := unpaid_kind(v_order.kind, v_order.state, v_order.payment_method);
  v_cart text := case when v_order.kind <> 'reservation' then v_order.cart_id else '' end;
  v_holder jsonb := p_order -> 'holder';
  v_person text[] := keys_of_person(p_order);
  v_limits jsonb := v_holder -> 'limits';
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
      count(*) filter (where o.state in ('CANCELLED', 'EXPIRED') and o.changed_at > v_order.placed_at - interval '1 day')
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

create or replace function place_within_limits(p_order jsonb, out outcome text, out order_id text, out details json)
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
    insert into order_holder (order_id, person, network, placed_at) values (order_id, keys_of_person(p_order),
      p_order -> 'holder' ->> 'network', (p_order -> 'order' ->> 'placed_at')::timestamptz);
  end if;
end
$$;

-- Also the customer who is logged in, for promotions with a single use: [voucher, card, gift card, customer].
create or replace function benefits_of_cart(p_session_id text) returns json
language plpgsql stable as $$
declare
  v_cart cart%rowtype;
  v_number text;
  v_customer customer%rowtype;
begin
  select c.* into v_cart from session_cart sc join cart c on c.id = sc.cart_id where sc.session_id = p_session_id;
  v_number := v_cart.customer_card_number;
  -- A cart without a customer belongs to a guest.
  if v_cart.id is null or v_cart.customer_id is not null then
    select cu.* into v_customer from session s join customer cu on cu.id = s.customer_id
      where s.id = p_session_id and s.login_expires_at > now();
    if v_cart.customer_id is not null then
      v_number := coalesce(v_number, v_customer.customer_card_number);
    end if;
  end if;
  if v_number is not null and exists (select from blocked_customer_card b where b.number = v_number) then
    v_number := null;
  end if;
  if coalesce(v_cart.voucher_code, v_number, v_cart.gift_card_id, v_customer.id) is null then
    return null;
  end if;
  return json_build_array(v_cart.voucher_code, v_number, (
    select json_build_object('id', g.id, 'lastDigits', g.last_digits, 'cents', case
        when g.blocked_at is null and g.valid_until >= (now() at time zone 'Europe/Berlin')::date
        then g.balance_cents else 0 end)
      from gift_card g where g.id = v_cart.gift_card_id),
    case when v_customer.id is not null
      then json_build_object('customerId', v_customer.id, 'email', v_customer.email) end);
end
$$;

-- As before, and the keys of the person are "person" of the argument.
create or replace function place_order(p_order jsonb, out outcome text, out order_id text, out details json)
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

  insert into shop_order (id, number, kind, state, session_id, submit_key, cart_id, customer_id, email, contact,
      delivery_address, billing_address, company_id, delivery, payment_method, goods_cents, discount_cents,
      shipping_cents, deposit_cents, total_cents, gift_card_cents, payable_cents, vat, voucher_code, gift_card_id,
      customer_card_number, conditions, collection_code, ready_by, collect_until, placed_at, changed_at, due_at, due_event)
    values (v_order.id, v_order.number, v_order.kind, v_order.state, v_order.session_id, v_order.submit_key,
      v_order.cart_id, v_order.customer_id, v_order.email, v_order.contact, v_order.delivery_address,
      v_order.billing_address, v_order.company_id, v_order.delivery, v_order.payment_method, v_order.goods_cents,
      v_order.discount_cents, v_order.shipping_cents, v_order.deposit_cents, v_order.total_cents,
      v_order.gift_card_cents, v_order.payable_cents, v_order.vat, v_order.voucher_code, v_order.gift_card_id,
      v_order.customer_card_number, v_order.conditions, v_order.collection_code, v_order.ready_by, v_order.collect_until,
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
alter function unpaid_refusal(jsonb) set plan_cache_mode = force_generic_plan;
alter function place_within_limits(jsonb) set plan_cache_mode = force_generic_plan;
alter function benefits_of_cart(text) set plan_cache_mode = force_generic_plan;
