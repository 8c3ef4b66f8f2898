-- Visitors and their carts. A session has a row only when there is something to keep.

create table session (
  -- SHA-256 of the cookie's value: who reads the table cannot take over a session.
  id text primary key,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_expiry on session (expires_at);

create table cart (
  id text primary key,
  session_id text not null unique references session (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table cart_position (
  cart_id text not null references cart (id) on delete cascade,
  entry_id text not null,
  item_id text not null references item (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 999),
  -- The price that the visitor saw, to tell when it changed.
  seen_cents integer not null,
  added_at timestamptz not null default clock_timestamp(),
  primary key (cart_id, entry_id),
  unique (cart_id, item_id)
);
create index cart_position_item on cart_position (item_id);

-- The same key has one effect; the answer of a repeated call is the cart of now with the first entry.
create table cart_add_key (
  session_id text not null references session (id) on delete cascade,
  key text not null,
  request_hash text not null,
  entry_id text,
  created_at timestamptz not null default now(),
  primary key (session_id, key)
);

-- Puts an item into the visitor's cart in one round trip. Adds up with the same item, never above the stock or 999.
-- outcome: 'added', 'unknown-item', 'sold-out', 'key-clash'; `requested` is what the line would hold without limits.
create function cart_add(
  p_session_id text, p_expires_at timestamptz, p_cart_id text, p_entry_id text,
  p_item_id text, p_product_id text, p_quantity integer, p_key text, p_request_hash text
) returns table (outcome text, entry_id text, requested integer, available integer)
language plpgsql as $$
declare
  v_price integer;
  v_available integer;
  v_cart text;
  v_entry text;
  v_requested integer;
  v_before integer;
  v_known cart_add_key%rowtype;
begin
  select i.price_cents, least(999, greatest(0, coalesce(s.quantity - s.reserved, 0)))
    into v_price, v_available
    from item i left join stock s on s.item_id = i.id and s.location_id = 'online'
    where i.id = p_item_id and (p_product_id is null or i.product_id = p_product_id);
  if not found then
    return query select 'unknown-item', null::text, p_quantity, 0;
    return;
  end if;

  insert into session (id, expires_at) values (p_session_id, p_expires_at) on conflict (id) do nothing;

  if p_key is not null then
    insert into cart_add_key (session_id, key, request_hash) values (p_session_id, p_key, p_request_hash)
      on conflict (session_id, key) do nothing;
    if not found then
      select * into v_known from cart_add_key k where k.session_id = p_session_id and k.key = p_key;
      return query select case when v_known.request_hash = p_request_hash then 'added' else 'key-clash' end,
        v_known.entry_id, p_quantity, v_available;
      return;
    end if;
  end if;

  if v_available = 0 then
    return query select 'sold-out', null::text, p_quantity, 0;
    return;
  end if;

  insert into cart (id, session_id) values (p_cart_id, p_session_id) on conflict (session_id) do nothing;
  -- Locks the cart: parallel calls of one visitor happen one after the other.
  update cart set updated_at = now() where session_id = p_session_id returning id into v_cart;

  select p.quantity, p.entry_id into v_before, v_entry
    from cart_position p where p.cart_id = v_cart and p.item_id = p_item_id;
  v_requested := coalesce(v_before, 0) + p_quantity;
  if v_entry is null then
    v_entry := p_entry_id;
    insert into cart_position (cart_id, entry_id, item_id, quantity, seen_cents)
      values (v_cart, v_entry, p_item_id, least(v_requested, v_available), v_price);
  else
    update cart_position p set quantity = greatest(1, least(v_requested, v_available)), seen_cents = v_price
      where p.cart_id = v_cart and p.entry_id = v_entry;
  end if;

  if p_key is not null then
    update cart_add_key k set entry_id = v_entry where k.session_id = p_session_id and k.key = p_key;
  end if;
  return query select 'added', v_entry, v_requested, v_available;
end
$$;
