-- Version 2.
-- Puts an item on the visitor's list and returns the list, in one round trip. An item on the list stays as it is.
-- outcome: 'added', 'unknown-item', 'full', 'session-over'.
create or replace function add_to_wishlist(
  p_session_id text, p_expires_at timestamptz, p_wishlist_id text, p_entry_id text,
  p_item_id text, p_product_id text, p_quantity integer, p_limit integer,
  out outcome text, out entries json
) language plpgsql set plan_cache_mode = force_generic_plan as $$
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
    perform open_session(p_session_id, p_expires_at);
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
