-- Positions of a cart, oldest first: [entry, item, quantity, seen price in cents, quantity in stock]. Everything
-- else about an item is the same for all carts; the API has it in memory.
create function cart_lines(p_cart_id text) returns json
language plpgsql stable as $$
begin
  return (
    select json_agg(json_build_array(p.entry_id, p.item_id, p.quantity, p.seen_cents,
        greatest(0, coalesce(s.quantity - s.reserved, 0))) order by p.added_at, p.entry_id)
    from cart_position p
    left join stock s on s.item_id = p.item_id and s.location_id = 'online'
    where p.cart_id = p_cart_id
  );
end
$$;

-- Puts an item into the visitor's cart and returns the cart, in one round trip. Adds up with the same item, never
-- above the stock or 999.
-- outcome: 'added', 'unknown-item', 'sold-out', 'key-clash', 'session-over'; `requested` is the quantity without
-- limits; `version` is the catalogue that the lines belong to.
-- Replaces cart_add, which instances of the version before still call during a rolling restart.
create function add_to_cart(
  p_session_id text, p_expires_at timestamptz, p_cart_id text, p_entry_id text,
  p_item_id text, p_product_id text, p_quantity integer, p_key text, p_request_hash text,
  out outcome text, out entry_id text, out requested integer, out version bigint, out lines json
) language plpgsql as $$
declare
  v_price integer;
  v_available integer;
  v_session text;
  v_customer text;
  v_ended timestamptz;
  v_cart text;
  v_before integer;
  v_known_hash text;
begin
  requested := p_quantity;
  select i.price_cents, least(999, greatest(0, coalesce(s.quantity - s.reserved, 0)))
    into v_price, v_available
    from item i left join stock s on s.item_id = i.id and s.location_id = 'online'
    where i.id = p_item_id and (p_product_id is null or i.product_id = p_product_id);
  if not found then
    outcome := 'unknown-item';
    return;
  end if;

  -- The lock excludes a login or logout at the same moment, which changes the session's id: no item is added
  -- between two carts. Both lock the session before the cart.
  select s.id, s.customer_id, s.ended_at into v_session, v_customer, v_ended
    from session s where s.id = p_session_id for key share;
  if v_ended is not null then
    outcome := 'session-over';
    return;
  end if;
  -- A sold-out item is not added, unless the call repeats one that came in time.
  if v_available = 0 and not exists
      (select 1 from cart_add_key k where k.session_id = p_session_id and k.key = p_key and k.entry_id is not null) then
    outcome := 'sold-out';
    return;
  end if;
  if v_session is null then
    insert into session (id, expires_at) values (p_session_id, p_expires_at) on conflict (id) do nothing;
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
      on conflict (session_id) do update set updated_at = now(), merge_report = null returning c.id into v_cart;
  else
    insert into cart as c (id, customer_id) values (p_cart_id, v_customer)
      on conflict (customer_id) do update set updated_at = now(), merge_report = null returning c.id into v_cart;
  end if;

  if p_key is not null then
    select k.request_hash, k.entry_id into v_known_hash, entry_id
      from cart_add_key k where k.session_id = p_session_id and k.key = p_key and k.entry_id is not null;
    if found then
      outcome := case when v_known_hash = p_request_hash then 'added' else 'key-clash' end;
    end if;
  end if;

  if outcome is null then
    select p.entry_id, p.quantity into entry_id, v_before
      from cart_position p where p.cart_id = v_cart and p.item_id = p_item_id;
    requested := coalesce(v_before, 0) + p_quantity;
    if found then
      update cart_position p set quantity = least(requested, v_available), seen_cents = v_price
        where p.cart_id = v_cart and p.item_id = p_item_id;
    else
      entry_id := p_entry_id;
      insert into cart_position (cart_id, entry_id, item_id, quantity, seen_cents)
        values (v_cart, p_entry_id, p_item_id, least(requested, v_available), v_price);
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
  lines := cart_lines(v_cart);
end
$$;
