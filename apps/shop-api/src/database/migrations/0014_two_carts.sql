-- Two carts of one visitor: online, and reserved in one store. `cart.reservation_store_id` is the store of the
-- reserved lines, so that all of them always have the same one.

alter table cart add column reservation_store_id text references store (company_id) on delete set null;
alter table cart_position
  add column is_reserved boolean not null default false,
  -- In cents; a gift card of this value. Each is a line of its own.
  add column gift_card_value integer check (gift_card_value > 0),
  add column gift_card_details jsonb;
alter table cart_position drop constraint cart_position_cart_id_item_id_key;
create unique index cart_position_line on cart_position (cart_id, item_id, is_reserved) where gift_card_value is null;

-- In cents per piece, not part of the price (PAngV section 7): gas bottles, pallets.
alter table item add column deposit_cents integer not null default 0 check (deposit_cents >= 0);

-- Lines of an earlier cart that a login did not add to the current one: "Gemerkt aus früherem Warenkorb".
create table parked_position (
  customer_id text not null references customer (id) on delete cascade,
  item_id text not null references item (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 999),
  parked_at timestamptz not null default clock_timestamp(),
  primary key (customer_id, item_id)
);

-- Positions of both carts, oldest first: [entry, item, quantity, seen price in cents, available quantity, is reserved,
-- value of a gift card, aisle, shelf]. Everything else about an item is the same for all carts; the API has it in
-- memory. A gift card has no stock: null.
create function lines_of_cart(p_cart_id text) returns json
language plpgsql stable as $$
begin
  return (
    select json_agg(json_build_array(p.entry_id, p.item_id, p.quantity, p.seen_cents,
        case when p.gift_card_value is null then greatest(0, coalesce(s.quantity - s.reserved + coalesce((
          select h.quantity from stock_hold h where h.cart_id = p.cart_id and h.item_id = p.item_id
            and h.location_id = s.location_id), 0), 0)) end,
        p.is_reserved, p.gift_card_value, s.aisle, s.shelf) order by p.added_at, p.entry_id)
    from cart c
    join cart_position p on p.cart_id = c.id
    left join stock s on s.item_id = p.item_id
      and s.location_id = case when p.is_reserved then c.reservation_store_id else 'online' end
    where c.id = p_cart_id
  );
end
$$;
alter function lines_of_cart(text) set plan_cache_mode = force_generic_plan;

-- Puts an item into the visitor's online cart or, with a store, into the reservation cart, and returns both carts, in
-- one round trip. Adds up with the same item, never above the stock or 999.
-- outcome: 'added', 'unknown-item', 'sold-out', 'not-in-store', 'no-reservation' (the store reserves nothing),
-- 'other-store' (the reservation cart belongs to another store), 'full', 'key-clash', 'session-over'. `requested` is
-- the quantity without limits; `version` is the catalogue that the lines belong to.
-- Replaces the function of the same name without a store, which instances of the version before still call during a
-- rolling restart.
create function add_to_cart(
  p_session_id text, p_expires_at timestamptz, p_cart_id text, p_entry_id text,
  p_item_id text, p_product_id text, p_quantity integer, p_key text, p_request_hash text, p_company_id text,
  p_limit integer,
  out outcome text, out entry_id text, out requested integer, out version bigint, out store_id text, out lines json
) language plpgsql as $$
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
  v_available := least(999, greatest(0, coalesce(v_stock, 0)));

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
    v_available := least(999, v_available + coalesce((select h.quantity from stock_hold h
      where h.cart_id = v_cart and h.item_id = p_item_id and h.location_id = v_location), 0));
    if found then
      update cart_position p set quantity = least(requested, v_available), seen_cents = v_price
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
alter function add_to_cart(text, timestamptz, text, text, text, text, integer, text, text, text, integer)
  set plan_cache_mode = force_generic_plan;

-- Moves a line between the online cart and the reservation cart. Adds up with the same item there, never above the
-- stock or 999. Without a store it is the store of the reservation cart, else the visitor's chosen one.
-- outcome: 'moved' (also if the line is there already), 'unknown-entry', 'gift-card', 'no-store', 'no-reservation',
-- 'other-store', 'not-in-store', 'sold-out'. `requested` is the quantity without limits.
create function move_in_cart(
  p_session_id text, p_entry_id text, p_is_reserved boolean, p_company_id text,
  out outcome text, out entry_id text, out requested integer
) language plpgsql as $$
declare
  v_cart text;
  v_store text;
  v_line cart_position%rowtype;
  v_location text;
  v_stock integer;
  v_other cart_position%rowtype;
begin
  update cart c set updated_at = now(), merge_report = null
    where c.id = (select sc.cart_id from session_cart sc where sc.session_id = p_session_id)
    returning c.id, c.reservation_store_id into v_cart, v_store;
  select * into v_line from cart_position p where p.cart_id = v_cart and p.entry_id = p_entry_id;
  if not found then
    outcome := 'unknown-entry';
    return;
  end if;
  entry_id := v_line.entry_id;
  requested := v_line.quantity;
  if v_line.is_reserved = p_is_reserved then
    outcome := 'moved';
    return;
  end if;
  if v_line.gift_card_value is not null then
    outcome := 'gift-card';
    return;
  end if;

  if p_is_reserved then
    if not exists (select from cart_position p where p.cart_id = v_cart and p.is_reserved) then
      v_store := coalesce(p_company_id, (select s.selected_store_id from session s where s.id = p_session_id));
    elsif p_company_id is not null and p_company_id is distinct from v_store then
      outcome := 'other-store';
      return;
    end if;
    if v_store is null then
      outcome := 'no-store';
      return;
    end if;
    if not exists (select from store st where st.company_id = v_store and 'CLICK_AND_RESERVE' = any (st.services)) then
      outcome := 'no-reservation';
      return;
    end if;
    update cart c set reservation_store_id = v_store where c.id = v_cart;
  end if;
  v_location := case when p_is_reserved then v_store else 'online' end;
  select s.quantity - s.reserved into v_stock
    from stock s where s.item_id = v_line.item_id and s.location_id = v_location;
  if not found and p_is_reserved then
    outcome := 'not-in-store';
    return;
  end if;
  v_stock := least(999, available_for(v_line.item_id, v_location, v_cart));
  if v_stock = 0 then
    outcome := 'sold-out';
    return;
  end if;

  select * into v_other from cart_position p
    where p.cart_id = v_cart and p.item_id = v_line.item_id and p.is_reserved = p_is_reserved
      and p.gift_card_value is null;
  if found then
    requested := v_other.quantity + v_line.quantity;
    entry_id := v_other.entry_id;
    delete from cart_position p where p.cart_id = v_cart and p.entry_id = v_line.entry_id;
    update cart_position p set quantity = least(requested, v_stock)
      where p.cart_id = v_cart and p.entry_id = v_other.entry_id;
  else
    update cart_position p set is_reserved = p_is_reserved, quantity = least(requested, v_stock),
        seen_cents = item_price_for(v_line.item_id, nullif(v_location, 'online'))
      where p.cart_id = v_cart and p.entry_id = v_line.entry_id;
  end if;
  outcome := 'moved';
end
$$;
alter function move_in_cart(text, text, boolean, text) set plan_cache_mode = force_generic_plan;

-- Lowers quantities to what is in stock and removes sold-out lines of both carts. Returns the changed lines; their
-- report stays with the cart (see merge_report).
create function verify_cart(p_session_id text)
returns table (entry_id text, item_id text, is_reserved boolean, old_quantity integer, new_quantity integer)
language plpgsql as $$
#variable_conflict use_column
declare
  v_cart text;
begin
  update cart c set updated_at = now()
    where c.id = (select sc.cart_id from session_cart sc where sc.session_id = p_session_id) returning c.id into v_cart;
  return query
    with changed as (
        select p.entry_id, p.item_id, p.is_reserved, p.quantity as old_quantity,
          available_for(p.item_id, case when p.is_reserved then c.reservation_store_id else 'online' end, c.id)
            as new_quantity
        from cart c join cart_position p on p.cart_id = c.id
        where c.id = v_cart and p.gift_card_value is null
      ),
      removed as (
        delete from cart_position p using changed ch
        where p.cart_id = v_cart and p.entry_id = ch.entry_id and ch.new_quantity = 0
      ),
      reduced as (
        update cart_position p set quantity = ch.new_quantity from changed ch
        where p.cart_id = v_cart and p.entry_id = ch.entry_id
          and ch.new_quantity > 0 and ch.new_quantity < ch.old_quantity
      )
    select ch.entry_id, ch.item_id, ch.is_reserved, ch.old_quantity, ch.new_quantity
    from changed ch where ch.new_quantity < ch.old_quantity;
end
$$;
alter function verify_cart(text) set plan_cache_mode = force_generic_plan;

-- Gives the reservation cart to another store. Lines that the store lacks change only with p_is_confirmed.
-- outcome: 'same' (no reserved lines, or the store has them already), 'moved', 'impact' (nothing is changed).
-- impact: [{"entryId", "itemId", "quantity", "available"}] of the lines that the store lacks, wholly or in part.
create function move_reservation(
  p_session_id text, p_company_id text, p_is_confirmed boolean, out outcome text, out store_id text, out impact json
) language plpgsql as $$
declare
  v_cart text;
  v_reserves boolean;
begin
  select c.id, c.reservation_store_id into v_cart, store_id from cart c
    where c.id = (select sc.cart_id from session_cart sc where sc.session_id = p_session_id) for update;
  if v_cart is null or store_id = p_company_id
      or not exists (select from cart_position p where p.cart_id = v_cart and p.is_reserved) then
    outcome := 'same';
    return;
  end if;
  v_reserves := exists (select from store st
    where st.company_id = p_company_id and 'CLICK_AND_RESERVE' = any (st.services));
  select json_agg(json_build_object('entryId', l.entry_id, 'itemId', l.item_id, 'quantity', l.quantity,
      'available', l.available) order by l.added_at, l.entry_id) into impact
    from (
      select p.entry_id, p.item_id, p.quantity, p.added_at,
        case when v_reserves then available_for(p.item_id, p_company_id, v_cart) else 0 end as available
      from cart_position p where p.cart_id = v_cart and p.is_reserved
    ) l
    where l.available < l.quantity;
  if impact is not null and not p_is_confirmed then
    outcome := 'impact';
    return;
  end if;
  delete from cart_position p using json_to_recordset(impact) as i ("entryId" text, available integer)
    where p.cart_id = v_cart and p.entry_id = i."entryId" and i.available = 0;
  update cart_position p set quantity = i.available
    from json_to_recordset(impact) as i ("entryId" text, available integer)
    where p.cart_id = v_cart and p.entry_id = i."entryId" and i.available > 0;
  update cart c set reservation_store_id = p_company_id, updated_at = now(), merge_report = null where c.id = v_cart;
  outcome := 'moved';
end
$$;
