-- Version 3.
-- Puts an item into the visitor's online cart or, with a store, into the reservation cart, and returns both carts, in
-- one round trip. Adds up with the same item, never above the stock or p_most; a line that holds more than that by now
-- keeps what it holds.
-- outcome: 'added', 'unknown-item', 'sold-out', 'not-in-store', 'no-reservation' (the store reserves nothing),
-- 'other-store' (the reservation cart belongs to another store), 'full', 'key-clash', 'session-over'. `requested` is
-- the quantity without limits; `version` is the catalogue that the lines belong to.
-- The default of p_most is for servers of the release before, and leaves with the next one.
drop function if exists add_to_cart(
  text, timestamptz, text, text, text, text, integer, text, text, text, integer);
create or replace function add_to_cart(
  p_session_id text, p_expires_at timestamptz, p_cart_id text, p_entry_id text,
  p_item_id text, p_product_id text, p_quantity integer, p_key text, p_request_hash text, p_company_id text,
  p_limit integer, p_most integer default 999,
  out outcome text, out entry_id text, out requested integer, out version bigint, out store_id text, out lines json
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_location text := coalesce(p_company_id, 'online');
  v_price integer;
  v_stock integer;
  v_available integer;
  v_session text;
  v_customer text;
  v_ended timestamptz;
  v_cart text;
  v_before integer;
  v_known_hash text;
begin
  requested := p_quantity;
  select item_price_for(i.id, p_company_id), s.quantity - s.reserved into v_price, v_stock
    from item i left join stock s on s.item_id = i.id and s.location_id = v_location
    where i.id = p_item_id and (p_product_id is null or i.product_id = p_product_id);
  if not found then
    outcome := 'unknown-item';
    return;
  end if;
  if p_company_id is not null then
    if not exists (select from store st where st.company_id = p_company_id and 'CLICK_AND_RESERVE' = any (st.services))
    then
      outcome := 'no-reservation';
      return;
    end if;
    if v_stock is null then
      outcome := 'not-in-store';
      return;
    end if;
  end if;
  v_available := least(p_most, greatest(0, coalesce(v_stock, 0)));

  -- The lock excludes a login or logout at the same moment, which changes the session's id: no item is added
  -- between two carts. Both lock the session before the cart.
  select s.id, s.customer_id, s.ended_at into v_session, v_customer, v_ended
    from session s where s.id = p_session_id for key share;
  if v_ended is not null then
    outcome := 'session-over';
    return;
  end if;
  -- A sold-out item is not added, unless the call repeats one that came in time or the cart itself holds the rest.
  if v_available = 0
      and not exists (select from cart_add_key k
        where k.session_id = p_session_id and k.key = p_key and k.entry_id is not null)
      and not exists (select from session_cart sc join stock_hold h on h.cart_id = sc.cart_id
        where sc.session_id = p_session_id and h.item_id = p_item_id and h.location_id = v_location) then
    outcome := 'sold-out';
    return;
  end if;
  if v_session is null then
    perform open_session(p_session_id, p_expires_at);
    select s.id, s.customer_id, s.ended_at into v_session, v_customer, v_ended
      from session s where s.id = p_session_id for key share;
    if v_session is null or v_ended is not null then
      outcome := 'session-over';
      return;
    end if;
  end if;

  -- The lock serialises parallel calls of one cart, from two devices too.
  if v_customer is null then
    insert into cart as c (id, session_id) values (p_cart_id, p_session_id)
      on conflict (session_id) do update set updated_at = now(), merge_report = null
      returning c.id, c.reservation_store_id into v_cart, store_id;
  else
    insert into cart as c (id, customer_id) values (p_cart_id, v_customer)
      on conflict (customer_id) do update set updated_at = now(), merge_report = null
      returning c.id, c.reservation_store_id into v_cart, store_id;
  end if;

  if p_key is not null then
    select k.request_hash, k.entry_id into v_known_hash, entry_id
      from cart_add_key k where k.session_id = p_session_id and k.key = p_key and k.entry_id is not null;
    if found then
      outcome := case when v_known_hash = p_request_hash then 'added' else 'key-clash' end;
    end if;
  end if;

  if outcome is null and p_company_id is not null and store_id is distinct from p_company_id then
    if exists (select from cart_position p where p.cart_id = v_cart and p.is_reserved) then
      outcome := 'other-store';
      return;
    end if;
    update cart c set reservation_store_id = p_company_id where c.id = v_cart;
    store_id := p_company_id;
  end if;

  if outcome is null then
    select p.entry_id, p.quantity into entry_id, v_before
      from cart_position p where p.cart_id = v_cart and p.item_id = p_item_id
        and p.is_reserved = (p_company_id is not null) and p.gift_card_value is null;
    requested := coalesce(v_before, 0) + p_quantity;
    v_available := least(p_most, v_available + coalesce((select h.quantity from stock_hold h
      where h.cart_id = v_cart and h.item_id = p_item_id and h.location_id = v_location), 0));
    if found then
      update cart_position p set quantity = greatest(v_before, least(requested, v_available)), seen_cents = v_price
        where p.cart_id = v_cart and p.entry_id = add_to_cart.entry_id;
    elsif (select count(*) from cart_position p
        where p.cart_id = v_cart and p.is_reserved = (p_company_id is not null)) >= p_limit then
      outcome := 'full';
      return;
    else
      entry_id := p_entry_id;
      insert into cart_position (cart_id, entry_id, item_id, is_reserved, quantity, seen_cents)
        values (v_cart, p_entry_id, p_item_id, p_company_id is not null, least(requested, v_available), v_price);
    end if;
    if p_key is not null then
      insert into cart_add_key (session_id, key, request_hash, entry_id)
        values (p_session_id, p_key, p_request_hash, add_to_cart.entry_id)
        -- cart_add kept the key of a refused addition too, without an entry.
        on conflict on constraint cart_add_key_pkey do update
        set request_hash = excluded.request_hash, entry_id = excluded.entry_id;
    end if;
    outcome := 'added';
  end if;

  version := (select s.version from catalogue_state s);
  lines := lines_of_cart(v_cart);
end
$$;
