-- Wishlists: one per session, or one per customer.

create table wishlist (
  id text primary key,
  session_id text unique references session (id) on delete cascade on update cascade,
  customer_id text unique references customer (id) on delete cascade,
  -- Part of the address of the shared list; null: not shared.
  share_token text unique,
  updated_at timestamptz not null default now(),
  constraint wishlist_owner check (num_nonnulls(session_id, customer_id) = 1)
);

create table wishlist_entry (
  wishlist_id text not null references wishlist (id) on delete cascade,
  entry_id text not null,
  item_id text not null references item (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 999),
  -- The online price at the time of adding.
  seen_cents integer not null,
  added_at timestamptz not null default clock_timestamp(),
  primary key (wishlist_id, entry_id),
  unique (wishlist_id, item_id)
);
create index wishlist_entry_item on wishlist_entry (item_id);

-- Which list a session has: the customer's, else its own. A guest's list that a login with mergeLists=false left
-- aside has no effect until the logout.
create view session_wishlist as
  select s.id as session_id, w.id as wishlist_id
    from session s join wishlist w on w.customer_id = s.customer_id where s.ended_at is null
  union all
  select w.session_id, w.id
    from wishlist w join session s on s.id = w.session_id where s.customer_id is null;

-- Entries of a list, newest first: [entry, item, product, quantity, price at the time of adding].
create function wishlist_entries(p_wishlist_id text) returns json
language plpgsql stable as $$
begin
  return (
    select json_agg(json_build_array(e.entry_id, e.item_id, i.product_id, e.quantity, e.seen_cents)
      order by e.added_at desc, e.entry_id)
    from wishlist_entry e
    join item i on i.id = e.item_id
    where e.wishlist_id = p_wishlist_id
  );
end
$$;

-- Puts an item on the visitor's list and returns the list, in one round trip. An item on the list stays as it is.
-- outcome: 'added', 'unknown-item', 'full', 'session-over'.
create function add_to_wishlist(
  p_session_id text, p_expires_at timestamptz, p_wishlist_id text, p_entry_id text,
  p_item_id text, p_product_id text, p_quantity integer, p_limit integer,
  out outcome text, out entries json
) language plpgsql as $$
declare
  v_session text;
  v_customer text;
  v_ended timestamptz;
  v_list text;
begin
  perform from item i where i.id = p_item_id and (p_product_id is null or i.product_id = p_product_id);
  if not found then
    outcome := 'unknown-item';
    return;
  end if;

  -- The lock excludes a login or logout at the same moment. Both lock the session before the list.
  select s.id, s.customer_id, s.ended_at into v_session, v_customer, v_ended
    from session s where s.id = p_session_id for key share;
  if v_session is null then
    insert into session (id, expires_at) values (p_session_id, p_expires_at) on conflict (id) do nothing;
    select s.id, s.customer_id, s.ended_at into v_session, v_customer, v_ended
      from session s where s.id = p_session_id for key share;
  end if;
  if v_session is null or v_ended is not null then
    outcome := 'session-over';
    return;
  end if;

  -- The lock serialises parallel calls of one list, from two devices too.
  if v_customer is null then
    insert into wishlist as w (id, session_id) values (p_wishlist_id, p_session_id)
      on conflict (session_id) do update set updated_at = now() returning w.id into v_list;
  else
    insert into wishlist as w (id, customer_id) values (p_wishlist_id, v_customer)
      on conflict (customer_id) do update set updated_at = now() returning w.id into v_list;
  end if;

  outcome := 'added';
  perform from wishlist_entry e where e.wishlist_id = v_list and e.item_id = p_item_id;
  if not found then
    if (select count(*) from wishlist_entry e where e.wishlist_id = v_list) >= p_limit then
      outcome := 'full';
      return;
    end if;
    insert into wishlist_entry (wishlist_id, entry_id, item_id, quantity, seen_cents)
      values (v_list, p_entry_id, p_item_id, p_quantity, item_price_for(p_item_id, null));
  end if;
  entries := wishlist_entries(v_list);
end
$$;

-- Takes an entry or an item off the visitor's list and returns the list. A removed one stays removed.
create function remove_from_wishlist(p_session_id text, p_entry_id text, p_item_id text) returns json
language plpgsql as $$
declare
  v_list text;
begin
  update wishlist w set updated_at = now()
    where w.id = (select s.wishlist_id from session_wishlist s where s.session_id = p_session_id)
    returning w.id into v_list;
  delete from wishlist_entry e
    where e.wishlist_id = v_list and (e.entry_id = p_entry_id or e.item_id = p_item_id);
  return wishlist_entries(v_list);
end
$$;

alter function wishlist_entries(text) set plan_cache_mode = force_generic_plan;
alter function add_to_wishlist(text, timestamptz, text, text, text, text, integer, integer)
  set plan_cache_mode = force_generic_plan;
alter function remove_from_wishlist(text, text, text) set plan_cache_mode = force_generic_plan;
